import { openWorld } from '../../server/src/open-world.ts';
import { type RunningServer, type ServeOptions, startServer } from '../../server/src/serve.ts';
import { scratchCopy } from '../postgres/scratch.ts';

/** The files of each world, for as long as the worker lives. */
const worlds = new Map<string, Promise<Blob>>();
const hourMs = 3_600_000;

/**
 * A server with a world of its own: in memory, or in a database of its own on the PostgreSQL server at `databaseUrl`,
 * which is dropped when the server closes. To fill a database takes longer than most tests: it is done once for each
 * world, and servers start on copies.
 */
export async function startCopy(options: ServeOptions): Promise<RunningServer> {
  if (options.dataDir) return startServer(options);
  const nowMs = (options.clock ?? Date.now)();
  if (options.databaseUrl) return onPostgres(options, options.databaseUrl, nowMs);
  const key = keyOf(options, nowMs);
  const copyOf = worlds.get(key) ?? filesOf(options, nowMs);
  worlds.set(key, copyOf);
  return startServer({ ...options, copyOf: await copyOf });
}

const keyOf = ({ seed, size }: ServeOptions, nowMs: number) => `${seed}_${size}_${Math.floor(nowMs / hourMs)}`;
const seeded = ({ seed, size }: ServeOptions) => ({ ...(seed && { seed }), ...(size && { size }) });

async function onPostgres(options: ServeOptions, serverUrl: string, nowMs: number): Promise<RunningServer> {
  const scratch = await scratchCopy(serverUrl, `quai_world_${keyOf(options, nowMs)}`, async (databaseUrl) => {
    const world = await openWorld({ ...seeded(options), databaseUrl }, nowMs);
    await world.close();
  });
  const server = await startServer({ ...options, databaseUrl: scratch.url });
  const close = async () => {
    await server.close();
    await scratch.drop();
  };
  return { ...server, close };
}

async function filesOf(options: ServeOptions, nowMs: number): Promise<Blob> {
  const world = await openWorld(seeded(options), nowMs);
  const files = await world.files?.();
  await world.close();
  if (!files) throw new Error('a database in memory has its files');
  return files;
}
