import { openWorld } from '../../server/src/open-world.ts';
import { type RunningServer, type ServeOptions, startServer } from '../../server/src/serve.ts';

/** The files of each world, for as long as the worker lives. */
const worlds = new Map<string, Promise<Blob>>();
const hourMs = 3_600_000;

/**
 * A server with a world of its own in memory. To fill a database takes longer than most tests: a worker does it once for
 * each world, and starts its servers on copies.
 */
export async function startCopy(options: ServeOptions): Promise<RunningServer> {
  if (options.databaseUrl || options.dataDir) return startServer(options);
  const nowMs = (options.clock ?? Date.now)();
  const key = `${options.seed} ${options.size} ${Math.floor(nowMs / hourMs)}`;
  const copyOf = worlds.get(key) ?? filesOf(options, nowMs);
  worlds.set(key, copyOf);
  return startServer({ ...options, copyOf: await copyOf });
}

async function filesOf({ seed, size }: ServeOptions, nowMs: number): Promise<Blob> {
  const world = await openWorld({ ...(seed && { seed }), ...(size && { size }) }, nowMs);
  const files = await world.files?.();
  await world.close();
  if (!files) throw new Error('a database in memory has its files');
  return files;
}
