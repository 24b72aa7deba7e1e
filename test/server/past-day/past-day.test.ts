import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterCredits } from '../../../server/src/db/money.ts';
import { outgoingMessages } from '../../../server/src/db/schema/outgoing.ts';
import { nexts, packerTasks } from '../../../server/src/db/schema/preparation.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { causeKinds, hasCause, lateLinesOf } from '../../../src/domain/past-day/causes.ts';
import { PastDay } from '../../../src/domain/past-day/day.ts';
import { assert } from '../../../src/domain/result.ts';
import { readBoard } from '../../contract/board.ts';
import { type Scene, sceneMaker } from '../../hands/scene.ts';
import { type OwnServer, ownServer } from '../own-server.ts';

// On the embedded database, or on PostgreSQL where one is given. It is 11:00 in Paris, the 10th of March 2026.

const { DATABASE_URL } = process.env;
let server: OwnServer;
let makeScene: ReturnType<typeof sceneMaker>;
let scene: Scene;
beforeAll(async () => {
  server = await ownServer({ size: 60, simulator: 'manual', messages: 'manual', databaseUrl: DATABASE_URL });
  makeScene = sceneMaker(server, server.clock);
  scene = await makeScene();
}, 60_000);
afterAll(() => server.close());

const yesterday = '2026-03-09';
/** Yesterday by Paris clocks. */
const at = (hour: string) => `2026-03-09T${hour}:00.000+01:00`;
const utc = (instant: string) => new Date(instant).toISOString();
const dayOf = async (date: string, center: number = scene.center, role = 'dispatch') => {
  const { status, body } = await (await server.as(role)).get('/dispatch-days/', { query: { date, center } });
  return { status, day: status === 200 ? PastDay.parse(body) : null };
};
const slot = (end: string) => ({ shipping_time: at('17:00'), max_shipping_time: end });
const order = (name: string, end: string, task: object, status = 'received') =>
  scene.order(name, { ...slot(end), status, ...task }, { ...slot(end), status });

it('the evening before the seeded day has late orders of each recorded cause, calls, SMS and credits', async () => {
  const { day } = await dayOf(yesterday, 9);
  const lines = (day?.rounds ?? []).flatMap(lateLinesOf);
  for (const kind of causeKinds) expect(lines.filter((line) => hasCause(line, kind)).length, kind).toBeGreaterThan(0);
  const words = (day?.rounds ?? []).flatMap(({ demands }) => demands ?? []);
  expect(words.map(({ comment }) => comment)).toEqual([expect.stringMatching(/\w/)]);
  expect(lines.filter(({ order }) => order.last_call).length).toBe(2);
  expect(lines.filter(({ order }) => (order.sms_at ?? []).length > 0).length).toBeGreaterThan(0);
  expect(lines.filter(({ order }) => (order.credited ?? 0) > 0).map(({ order }) => order.credited)).toEqual([5]);
  expect(day?.delivered).toBeGreaterThan(lines.length);
  expect(day?.undelivered).toBe(1);
  for (const { round } of lines) expect(round.driver?.name).toMatch(/\w/);
  // Boards have nothing of it.
  const board = await readBoard(await server.as('dispatch'), 9);
  expect((day?.rounds ?? []).filter(({ id }) => board.load.docks.some((dock) => dock.id === id))).toEqual([]);
  for (const { order } of lines)
    expect([...board.tasks.values()].map((task) => task.linked_order)).not.toContain(order.id);
});

describe('the late orders of a day that is over', () => {
  it('OUR-236 OUR-237 API-O65 has rounds with a late order whole, counts the others, and orders in no round any more', async () => {
    const karim = await scene.driver('Karim Belkacem');
    const round = await scene.dock({
      ...{ driver: karim.id, target_driver: karim.id, target_vehicle: 'BIKE', hidden: true },
      // Its leaving overwrites its estimate.
      ...{ departure: at('17:42'), gone_at: at('17:42'), closed_at: at('19:05') },
    });
    const punctual = await scene.dock({ gone_at: at('17:10'), hidden: true });
    const leaves = { estimated_travel_departure_at: at('17:30') };
    const came = (hour: string, more: object = {}) => ({ date_received: at(hour), ...leaves, ...more });
    await order('SECOND', at('18:00'), came('18:20', { dock: round.id, dock_rank: 2 }));
    await order(
      'PREMIER',
      at('18:00'),
      came('18:00', { dock: round.id, dock_rank: 1, ...{ estimated_travel_departure_at: at('17:25') } }),
    );
    await order('ABSENT', at('18:00'), { dock: round.id, dock_rank: 3 }, 'undeliveredclient');
    await order('PONCTUEL', at('18:00'), came('17:50', { dock: punctual.id, dock_rank: 1 }));
    await order('SEUL', at('18:00'), came('18:01'));
    await order('SANSHEURE', at('18:00'), {});
    await order('ANNULEE', at('18:00'), { date_received: at('19:00') }, 'canceled');
    // The day is that of Paris clocks.
    await order('VEILLE', '2026-03-08T22:59:59.000Z', { date_received: at('01:00') });
    await order('MINUIT', '2026-03-08T23:00:00.000Z', { date_received: at('00:00') });
    await order('AUJOURDHUI', '2026-03-09T23:00:00.000Z', { date_received: '2026-03-10T00:30:00.000Z' });
    const { day } = await dayOf(yesterday);
    assert(day, 'it is told');
    const { rounds = [], ...counts } = day;
    expect(counts).toEqual({
      ...{ date: yesterday, kept_from: '2026-01-10' },
      ...{ delivered: 6, late: 2, undelivered: 1, unknown_hour: 1, rounds_count: 2 },
    });
    expect(rounds?.map(({ id, orders }) => [id, orders?.map(({ random_id }) => random_id)])).toEqual([
      [round.id, ['PREMIER', 'SECOND', 'ABSENT']],
      [null, ['SEUL']],
    ]);
    const { orders, ...told } = rounds?.[0] ?? {};
    expect(told).toEqual({
      ...{ id: round.id, driver: { id: karim.id, name: 'Karim Belkacem' }, target_vehicle: 'BIKE' },
      ...{ planned_departure: utc(at('17:25')), gone_at: utc(at('17:42')), closed_at: utc(at('19:05')) },
      demands: [],
    });
    expect(orders?.[1]).toMatchObject({
      ...{ status: 'received', shipping_time: utc(at('17:00')), max_shipping_time: utc(at('18:00')) },
      ...{ date_received: utc(at('18:20')), prepared_at: null, last_call: null, credited: 0, sms_at: [] },
    });
    // Another center knows nothing of it; another day neither.
    expect((await dayOf(yesterday, scene.center - 1)).day?.rounds).toEqual([]);
    expect((await dayOf('2026-03-07')).day?.delivered).toBe(0);
  });

  it('OUR-237 OUR-239 an order says when it was ready, who called, what was credited and sent; demands say what became of them', async () => {
    const place = await makeScene();
    const ines = await place.driver('Inès Rouvière');
    const round = await place.dock({ driver: ines.id, departure: at('17:30'), gone_at: at('17:50'), hidden: true });
    const late = async (name: string, rank: number): Promise<Order> => {
      const { order: made } = await place.order(
        name,
        { ...slot(at('18:00')), dock: round.id, dock_rank: rank, status: 'received', date_received: at(`18:3${rank}`) },
        {
          ...slot(at('18:00')),
          status: 'received',
          last_call: { at: at('18:12'), by: { id: 11, first_name: 'Nadia' } },
        },
      );
      return made;
    };
    const [first, other] = [await late('UN', 1), await late('DEUX', 2)];
    const [packer] = await server.db.select({ id: nexts.id }).from(nexts).limit(1);
    assert(packer, 'the world has packers');
    const worked = (ended: string, order_id: Order['id']) => ({
      ...{ center_id: place.center, next_id: packer.id, task_type: 15, order_id },
      ...{ started_at: at('17:00'), ended_at: at(ended) },
    });
    await server.db.insert(packerTasks).values([worked('17:45', first.id), worked('17:20', first.id)]);
    const message = (id: string, state: 'sent' | 'refused', ended: string) => ({
      ...{ id, order_id: first.id, phone: '+33600000000', body: 'En retard', done_by: 'nadia', state },
      ...{ created_at: at('18:00'), due_at: at('18:00'), ended_at: at(ended) },
    });
    await server.db
      .insert(outgoingMessages)
      .values([message('b', 'sent', '18:09'), message('a', 'sent', '18:04'), message('c', 'refused', '18:02')]);
    await place.demand(ines, { order_id: other.id, created_at: at('18:40'), demand_type_label: 'Détour' });
    await place.demand(ines, { dock_id: round.id, created_at: at('18:10'), minutes: 5, comment: 'Quai bloqué' });
    await place.demand(ines, { created_at: at('18:20') });
    const about = { kind: 'credit' as const, customer_id: 7, order_id: first.id, created_at: at('18:30') };
    await server.db.transaction(async (tx) => {
      await enterCredits(tx, [
        { ...about, cents: 500 },
        { ...about, kind: 'late', cents: 250 },
        { ...about, cents: -100 },
        // His own credit, spent on it.
        { ...about, kind: 'spent', cents: -300 },
      ]);
    });
    const told = (await dayOf(yesterday, place.center)).day?.rounds?.[0];
    expect(told?.planned_departure).toBe(utc(at('17:30')));
    expect(told?.orders?.map((it) => [it.prepared_at, it.sms_at, it.last_call?.at, it.credited])).toEqual([
      [utc(at('17:45')), [utc(at('18:04')), utc(at('18:09'))], at('18:12'), 6.5],
      [null, [], at('18:12'), 0],
    ]);
    expect(
      told?.demands?.map(({ order, label, minutes, comment, state }) => [order, label, minutes, comment, state]),
    ).toEqual([
      [null, null, 5, 'Quai bloqué', 'open'],
      [other.id, 'Détour', 20, 'Pont fermé', 'open'],
    ]);
  });

  it('OUR-236 is for whoever may see the board, and asks for a day', async () => {
    expect((await dayOf(yesterday, scene.center, 'preparation')).status).toBe(403);
    expect((await dayOf('2026-02-30')).status).toBe(400);
  });
});
