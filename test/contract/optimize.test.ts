import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OptimizedRoute } from '../../src/domain/route/optimize.ts';
import { startCopy } from '../server/start-copy.ts';
import { readBoard, readDock } from './board.ts';
import { Client } from './client.ts';
import { contractOf } from './on-board.ts';
import { signIn } from './target.ts';
import { taskIds, type WireDock } from './wire.ts';

const contract = contractOf();
const { onBoard } = contract;
const ask = (id: number, optimizer: string, api = contract.target.api) =>
  api.post(`/route/${id}/optimize/`, undefined, { query: { optimizer, parent_order: 0, products: 0 } });

const longest = (docks: readonly WireDock[]) => docks.toSorted((a, b) => b.tasks.length - a.tasks.length)[0];

describe('an optimised route', () => {
  onBoard(
    'DSP-455 holds the orders of the dock, is no worse than the way of today, and changes nothing',
    (on) => longest(on.load.docks),
    async (dock) => {
      const { status, body } = await ask(dock.id, 'internal');
      expect(status).toBe(200);
      const { points, durations, before, after, optimizer } = OptimizedRoute.parse(body);
      const order = points.flatMap((point) => point.task_id ?? []);
      expect(optimizer).toBe('internal');
      expect(order.toSorted((a, b) => a - b)).toEqual(taskIds(dock.tasks).toSorted((a, b) => a - b));
      expect(durations).toHaveLength(points.length - 1);
      // Where the way of today is late, the better one may take longer to be less late, with as many arrivals late.
      expect(after?.late).toBeLessThanOrEqual(before?.late ?? 0);
      if (before?.late === 0) expect(after?.duration).toBeLessThanOrEqual(before.duration);
      expect(taskIds((await readDock(contract.target.api, dock.id)).tasks)).toEqual(taskIds(dock.tasks));
    },
  );

  onBoard(
    'DSP-383 DSP-455 is for super admins only',
    (on) => longest(on.load.docks),
    async (dock) => {
      const { manager } = contract.target;
      if (manager) expect((await ask(dock.id, 'internal', contract.target.api.as(manager))).status).toBe(403);
    },
  );

  onBoard(
    'an optimiser there is not, an unknown dock and an empty one are refused',
    (on) => ({ some: longest(on.load.docks), empty: on.load.docks.find((dock) => dock.tasks.length === 0) }),
    async ({ some, empty }) => {
      expect((await ask(some?.id ?? 0, 'other')).status).toBe(400);
      expect((await ask(999_999_999, 'internal')).status).toBe(404);
      if (empty) expect((await ask(empty.id, 'internal')).status).toBe(400);
    },
  );
});

describe('the maps service of our own server', () => {
  let server: Awaited<ReturnType<typeof startCopy>>;
  let api: Client;
  beforeAll(async () => {
    server = await startCopy({ seed: 7, size: 60 });
    api = new Client(`${server.url}/api`, await signIn(server.url, 'superadmin'));
  });
  afterAll(() => server.close());

  it('DSP-455 says that it is not configured', async () => {
    const { load } = await readBoard(api, 9);
    const { status, body } = await ask(longest(load.docks)?.id ?? 0, 'google', api);
    expect([status, body]).toEqual([400, { error: "L'optimiseur Google n'est pas configuré sur ce serveur." }]);
  });
});
