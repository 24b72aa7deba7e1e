import { memoryUsage } from 'node:process';
import { readTasks } from '../../server/src/db/read.ts';
import { lockCenter, writePatches } from '../../server/src/db/write.ts';
import { startServer } from '../../server/src/serve.ts';
import { CenterId } from '../../src/domain/center/center-id.ts';

// One API process on a PostgreSQL server, under load: changes rows when told, and says what it has used.

/** Told a share of the center's deliveries, it changes as many. */
export type Told = { readonly change: number } | 'used';
export interface Said {
  readonly url: string;
  /** Time the process has worked so far, ms. */
  readonly usedMs: number;
  /** What JavaScript holds, with its buffers. */
  readonly heapMb: number;
  readonly memoryMb: number;
}

const [databaseUrl, size] = process.argv.slice(2);
const center = CenterId.parse(9);
const server = await startServer({
  ...{ databaseUrl, size: Number(size), messages: 'manual' },
  config: { publicConfig: { switches: { push: true } } },
});
const ids = (await readTasks(server.db, { center, since: 0 })).map((task) => task.id);
let next = 0;

async function change(share: number): Promise<void> {
  const patches = Array.from({ length: Math.max(1, Math.round(ids.length * share)) }, () => {
    next += 1;
    return { kind: 'task' as const, id: ids[next % ids.length] ?? 0, set: { prep_progress: next } };
  });
  await server.db.transaction(async (tx) => {
    await writePatches(tx, center, ((await lockCenter(tx, center)) ?? 0) + 1, patches);
  });
}

let collectedMs = 0;

/** Processor time it took. */
function collect(): number {
  const before = process.cpuUsage();
  globalThis.gc?.();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function say(): void {
  const { user, system } = process.cpuUsage();
  const usedMs = (user + system) / 1000;
  // Before memory is looked at, and not in the time that was used.
  const gcMs = collect();
  const { rss, heapUsed, external } = memoryUsage();
  const heapMb = (heapUsed + external) / 2 ** 20;
  const said: Said = { url: server.url, usedMs: usedMs - collectedMs, heapMb, memoryMb: rss / 2 ** 20 };
  collectedMs += gcMs;
  process.send?.(said);
}

process.on('message', async (told: Told) => {
  if (told !== 'used') await change(told.change);
  say();
});
process.on('disconnect', () => void server.close().then(() => process.exit(0)));
say();
