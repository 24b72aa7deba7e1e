import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openWorld, type WorldPlace } from '../../server/src/open-world.ts';

type SeededWorld = Pick<WorldPlace, 'seed' | 'size'>;

const hourMs = 3_600_000;
const worldsDir = fileURLToPath(new URL('../../test-results/worlds', import.meta.url));
/** Of one run: its workers are all started by the same process. */
const runDir = join(worldsDir, String(process.ppid));

/** Worlds of one hour are one: what is late differs by minutes alone. */
export const worldKey = ({ seed, size }: SeededWorld, nowMs: number) => `${seed}_${size}_${Math.floor(nowMs / hourMs)}`;

/**
 * The files of a filled database, for servers in memory that start on copies of it. To fill one takes longer than most
 * tests: it is done once for each world of a run, by the worker that needs it first; the others wait for it.
 */
export async function worldFiles(world: SeededWorld, nowMs: number): Promise<Blob> {
  const file = join(runDir, worldKey(world, nowMs));
  removeOfEndedRuns();
  mkdirSync(runDir, { recursive: true });
  while (!existsSync(file)) {
    if (isTaken(file)) await wait(50);
    else await fill(file, world, nowMs).finally(() => rmSync(`${file}.taken`, { recursive: true }));
  }
  return new Blob([readFileSync(file)]);
}

/** Whether another worker fills it: it holds the folder beside, which only one can make. */
function isTaken(file: string): boolean {
  try {
    mkdirSync(`${file}.taken`);
    writeFileSync(join(`${file}.taken`, String(process.pid)), '');
    return false;
  } catch {
    const maker = makerOf(`${file}.taken`);
    // One that ended in the middle of it leaves it to the next.
    if (maker !== undefined && !isAlive(Number(maker))) rmSync(`${file}.taken`, { recursive: true, force: true });
    return true;
  }
}

function makerOf(folder: string): string | undefined {
  try {
    return readdirSync(folder, { encoding: 'utf8' })[0];
  } catch {
    // Given back this moment.
    return undefined;
  }
}

/** Written beside and renamed: another worker never reads half a file. */
async function fill(file: string, { seed, size }: SeededWorld, nowMs: number): Promise<void> {
  const world = await openWorld({ ...(seed && { seed }), ...(size && { size }) }, nowMs);
  const files = await world.files?.();
  await world.close();
  if (!files) throw new Error('a database in memory has its files');
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, Buffer.from(await files.arrayBuffer()));
  renameSync(beside, file);
}

function removeOfEndedRuns(): void {
  mkdirSync(worldsDir, { recursive: true });
  for (const run of readdirSync(worldsDir))
    if (!isAlive(Number(run))) rmSync(join(worldsDir, run), { recursive: true, force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
