import { type RunningServer, startServer } from '../../server/src/serve.ts';
import { CenterId } from '../../src/domain/center/center-id.ts';
import { isRecord, type RawRows } from '../../src/domain/wire.ts';
import { dispatchLoad } from '../../src/sync/api/dispatch-load.ts';
import { tasksState } from '../../src/sync/api/tasks-state.ts';
import { consoleDir } from '../e2e/fixtures.ts';
import { type Network, startProxy } from '../hands/proxy.ts';

/** What passes between two polls of a source in the field, and what a poll of the soak stands for. */
export const cycleMs = 20_000;
const stepMs = 5_000;

export const center = CenterId.parse(9);

/** A center's day that moves on by a cycle whenever somebody is about to poll, and a network before it. */
export interface Day {
  readonly server: RunningServer;
  readonly network: Network;
  /** The server's clock, epoch ms. */
  readonly now: () => number;
  pass(): Promise<void>;
  /** The rows the server lists, in whatever part of either poll, as `task:7`. */
  listed(token: string): Promise<ReadonlySet<string>>;
  close(): Promise<void>;
}

/** Opens at ten in the morning of the machine's day: what is served is what a device meets in a shift. */
export async function openDay(size: number, seed: number): Promise<Day> {
  let nowMs = new Date().setHours(10, 0, 0, 0);
  const now = () => nowMs;
  const server = await startServer({ size, seed, clock: now, simulator: 'manual', config: { consoleDir } });
  const network = await startProxy(server.url);
  return {
    server,
    network,
    now,
    pass: async () => {
      for (let left = cycleMs / stepMs; left > 0; left--) {
        nowMs += stepMs;
        await server.simulator.step(1, center);
      }
    },
    listed: async (token) => {
      const ids = new Set<string>();
      for (const [endpoint, path] of [
        [dispatchLoad, `/dispatch/loadstate/?center=${center}`],
        [tasksState, `/tasks/state/?center_id=${center}`],
      ] as const) {
        const answer = await fetch(`${server.url}/api${path}`, { headers: { authorization: `Token ${token}` } });
        for (const id of idsIn(await endpoint.parts(await answer.json(), center))) ids.add(id);
      }
      return ids;
    },
    close: async () => {
      await network.close();
      await server.close();
    },
  };
}

const idsIn = (parts: readonly RawRows[] | null) =>
  (parts ?? []).flatMap(({ kind, rows }) => rows.map((row) => `${kind}:${isRecord(row) ? row.id : row}`));
