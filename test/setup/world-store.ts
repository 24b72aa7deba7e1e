import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { openWorld, type WorldPlace } from '../../server/src/open-world.ts';
import { fingerprintOf } from './reachable-sources.ts';

export interface SeededWorld extends Pick<WorldPlace, 'seed' | 'size'> {
  /** It begins at an hour of the test's own, and is made for that minute: what is urgent then depends on it. */
  readonly isOfMinute?: boolean;
}

const hourMs = 3_600_000;
const minuteMs = 60_000;
const keptUnusedMs = 2 * hourMs;
const storeDir = fileURLToPath(new URL('../../.cache/worlds', import.meta.url));
/** All a world depends on beside its seed, its size and the hour; the lock file names the database's version. */
const sources = fingerprintOf('server/src/open-world.ts', 'package-lock.json');

/** Worlds of one hour are one, unless a test asks for its minute: lateness differs by minutes alone. */
export const worldKey = ({ seed, size, isOfMinute = false }: SeededWorld, nowMs: number) =>
  `${seed}_${size}_${isOfMinute ? `m${Math.floor(nowMs / minuteMs)}` : Math.floor(nowMs / hourMs)}_${sources}`;

/**
 * The files of a filled database, for servers in memory that start on copies of it. To fill one takes longer than most
 * tests: it is done once for all parts and runs, by the worker that needs it first; the others wait for it.
 */
export async function worldFiles(world: SeededWorld, nowMs: number): Promise<Blob> {
  const file = join(storeDir, worldKey(world, nowMs));
  mkdirSync(storeDir, { recursive: true });
  while (!existsSync(file)) {
    if (isTaken(file)) await wait(50);
    else await fill(file, world, nowMs).finally(() => rmSync(`${file}.taken`, { recursive: true }));
  }
  const now = new Date();
  utimesSync(file, now, now);
  return new WholeFile(readFileSync(file));
}

/** A blob's own bytes are copied three times before they are read. */
class WholeFile extends Blob {
  constructor(private readonly content: Buffer<ArrayBuffer>) {
    super();
  }

  override get size(): number {
    return this.content.byteLength;
  }

  override async arrayBuffer(): Promise<ArrayBuffer> {
    const { buffer, byteOffset, byteLength } = this.content;
    // A file's own memory, unless it is so small that it shares one with others.
    return byteLength === buffer.byteLength ? buffer : buffer.slice(byteOffset, byteOffset + byteLength);
  }
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

/** Written beside and renamed: whoever else fills the same, another worker never reads half a file. */
async function fill(file: string, { seed, size }: SeededWorld, nowMs: number): Promise<void> {
  removeUnused();
  const world = await openWorld({ ...(seed && { seed }), ...(size && { size }) }, nowMs);
  const files = await smallFiles(world);
  await world.close();
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, Buffer.from(await files.arrayBuffer()));
  renameSync(beside, file);
}

/** Half of what a fresh database weighs is its log of writes and the databases that new ones are copied from. */
async function smallFiles({ db, files }: Awaited<ReturnType<typeof openWorld>>): Promise<Blob> {
  if (!files) throw new Error('a database in memory has its files');
  await db.execute(sql`set wal_recycle = off`);
  await db.execute(sql`update pg_database set datistemplate = false`);
  await db.execute(sql`drop database template0`);
  await db.execute(sql`drop database template1`);
  await db.execute(sql`checkpoint`);
  return files();
}

function removeUnused(): void {
  for (const name of readdirSync(storeDir)) {
    const path = join(storeDir, name);
    const usedMs = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;
    if (usedMs < Date.now() - keptUnusedMs) rmSync(path, { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
