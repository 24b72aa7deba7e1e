import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { distanceM, positionOf } from '../../src/domain/geo.ts';
import { Route } from '../../src/domain/route/route.ts';
import { fits } from '../../src/domain/schema.ts';
import { type Board, readBoard } from './board.ts';
import { openTarget, type Target } from './target.ts';
import { taskIds } from './wire.ts';

let target: Target;
let board: Board;
beforeAll(async () => {
  target = await openTarget();
  board = await readBoard(target.api, target.center);
});
afterAll(() => target.close());

const plain = { query: { parent_order: 0, products: 0 } };
async function routeOf(id: number): Promise<Route> {
  const { status, body } = await target.api.get(`/route/${id}/`, plain);
  expect(status).toBe(200);
  if (!fits(Route, body)) throw new Error('no route');
  return body;
}

describe('the route of a dock', () => {
  it('DSP-454 leads from a center to every client in rank order and to a center, each leg with its seconds and metres', async () => {
    const docks = board.load.docks.filter((dock) => dock.tasks.length >= 3).slice(0, 4);
    expect(docks.length).toBeGreaterThan(0);
    for (const dock of docks) {
      const { points, durations, distances, polyline } = await routeOf(dock.id);
      expect(points.flatMap((point) => point.task_id ?? [])).toEqual(taskIds(dock.tasks));
      expect([points.at(0), points.at(-1)].map((center) => center?.task_id ?? null)).toEqual([null, null]);
      expect([durations?.length, distances?.length]).toEqual([points.length - 1, points.length - 1]);
      expect(durations?.every((seconds) => typeof seconds === 'number' && seconds > 0)).toBe(true);
      const places = points.flatMap((point) => positionOf(point.address, null) ?? []);
      expect(polyline).toEqual(places.map(({ latitude, longitude }) => [latitude, longitude]));
      const [from, to] = [positionOf(points[0]?.address, null), positionOf(points[1]?.address, null)];
      if (from && to && target.isOurs) expect(distances?.[0]).toBe(Math.round(distanceM(from, to)));
    }
  });

  it('DSP-454 takes as long as the board says it does', async (context) => {
    if (!target.isOurs) return context.skip();
    const dock = board.load.docks.find((it) => it.departure && it.return_time && it.tasks.length > 1 && !it.gone_at);
    if (!dock?.departure || !dock.return_time) throw new Error('no estimated dock in the world');
    const { durations } = await routeOf(dock.id);
    const totalMs = (durations ?? []).reduce<number>((sum, seconds) => sum + (seconds ?? 0) * 1_000, 0);
    expect(Date.parse(dock.departure) + totalMs).toBe(Date.parse(dock.return_time));
  });

  it('is only its start for an empty dock', async (context) => {
    const empty = board.load.docks.find((dock) => dock.tasks.length === 0);
    if (!empty) return context.skip();
    expect(await routeOf(empty.id)).toMatchObject({ points: [{}], durations: [] });
  });

  it('answers 404 for a dock there is not, 400 for what is no id', async () => {
    expect((await target.api.get('/route/999999999/', plain)).status).toBe(404);
    expect((await target.api.get('/route/0/', plain)).status).toBe(400);
  });
});
