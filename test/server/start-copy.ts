import { openWorld } from '../../server/src/open-world.ts';
import { type RunningServer, type ServeOptions, startServer } from '../../server/src/serve.ts';
import { scratchCopy } from '../postgres/scratch.ts';
import { type SeededWorld, worldFiles, worldKey } from '../setup/world-store.ts';

/**
 * A server with a world of its own: in memory, on a copy of the files of a filled one, or in a database of its own on the
 * PostgreSQL server at `databaseUrl`, which is dropped when the server closes.
 */
export async function startCopy({
  isOfMinute = false,
  ...options
}: ServeOptions & Pick<SeededWorld, 'isOfMinute'>): Promise<RunningServer> {
  if (options.dataDir) return startServer(options);
  const nowMs = (options.clock ?? Date.now)();
  if (options.databaseUrl) return onPostgres(options, options.databaseUrl, nowMs);
  return startServer({ ...options, copyOf: await worldFiles({ ...options, isOfMinute }, nowMs) });
}

async function onPostgres(options: ServeOptions, serverUrl: string, nowMs: number): Promise<RunningServer> {
  const { seed, size } = options;
  const scratch = await scratchCopy(serverUrl, `quai_world_${worldKey(options, nowMs)}`, async (databaseUrl) => {
    const world = await openWorld({ ...(seed && { seed }), ...(size && { size }), databaseUrl }, nowMs);
    await world.close();
  });
  const server = await startServer({ ...options, databaseUrl: scratch.url });
  const close = async () => {
    await server.close();
    await scratch.drop();
  };
  return { ...server, close };
}
