import { describe, expect, it } from 'vitest';
import { extractFinalized } from '../../../server/src/actions/center/extract-finalized.ts';
import { generateDispatch } from '../../../server/src/actions/center/generate-dispatch.ts';
import { loadCrossDock } from '../../../server/src/actions/dock/cross-dock.ts';
import { assignCrossDock } from '../../../server/src/actions/task/cross-dock.ts';
import { aCenter, aDock, aDriver, anOrder, aTask, someMetas } from '../../builders/rows.ts';
import { aWorld, type World } from '../../builders/world.ts';
import { decide, newDockId, nowMs } from './decide.ts';
import { places, written } from './written.ts';

const now = new Date(nowMs).toISOString();
const draft = { dock_type: 'NOCONFIG', current_status: 'draft', created_at: now, name: 'Est' };
const center = aCenter(9, { name: 'Paris', address: { latitude: 48.8955, longitude: 2.3596 } });
const settings = someMetas(9, { centers: [center] });
const at = (latitude: number, postal_code = '75018') => ({ latitude, longitude: 2.36, postal_code });
const inHours = (hours: number) => new Date(nowMs + hours * 3_600_000).toISOString();

type Fields = Parameters<typeof aTask>[1];
const finalised = (id: number, fields: Fields = {}) => aTask(id, { status: 'todo', address: at(48.88), ...fields });
const waiting = (id: number, fields: Fields = {}) => aTask(id, { status: 'waiting', address: at(48.88), ...fields });

function withTasks(world: World, ...tasks: readonly ReturnType<typeof aTask>[]): World {
  const statuses = { todo: 'prepared', waiting: 'prep', shipping: 'shipping' } as const;
  const orders = tasks.map((task) =>
    anOrder(task.linked_order, { status: statuses[task.status as 'todo'], total_weight: '10 Kg' }),
  );
  return world.with('task', ...tasks).with('order', ...orders);
}

const extract = (world: World) => decide(extractFinalized, { body: { logistics_center_id: 9 } }, world);
const generate = (world: World) => decide(generateDispatch, { body: { center: 9 } }, world);

describe('every finalised order is extracted', () => {
  const inDock = (dock: number, rank: number) => ({ dock, dock_rank: rank });
  const mixed = aDock(7, { ...draft, tasks: [1, 2, 3] });

  it('DSP-078 DSP-447 those of a round with unfinished ones go into a grouping beside it, in their order', () => {
    const tasks = [finalised(1, inDock(7, 1)), waiting(2, inDock(7, 2)), finalised(3, inDock(7, 3))];
    const decision = extract(withTasks(aWorld().with('metas', settings), ...tasks).with('dock', mixed));
    expect(decision).toMatchObject({ made: [{ row: { name: 'Est bis', dock_type: 'NOCONFIG' } }], answer: null });
    expect(places(decision)).toEqual({ 1: `${newDockId}/1`, 3: `${newDockId}/2`, 2: '7/1' });
  });

  it('DSP-447 those of the list are grouped by postal code', () => {
    const tasks = [finalised(1), finalised(2, { address: at(48.85, '75004') }), finalised(3), waiting(4)];
    const decision = extract(withTasks(aWorld().with('metas', settings), ...tasks));
    const [first, second] = [newDockId, newDockId + 1];
    expect(places(decision)).toEqual({ 1: `${first}/1`, 3: `${first}/2`, 2: `${second}/1` });
    expect(decision).toMatchObject({ made: [{ row: { name: 'Tournée 75018' } }, { row: { name: 'Tournée 75004' } }] });
  });

  it.each([
    ['is finalised as a whole', { ...draft }, [finalised(1, inDock(7, 1))]],
    ['is locked', { ...draft, locked_at: now }, null],
    ['is loaded on trolleys', { ...draft, defined_at: now, current_status: 'defined' }, null],
    ["is a courier's", { ...draft, dock_type: 'STUART' }, null],
    ['is 15 days old', { ...draft, created_at: inHours(-15 * 24) }, null],
    ['has a driver on his way back', { ...draft, target_driver: 71 }, null],
  ])('leaves a round alone that %s', (_, fields, own) => {
    const tasks = own ?? [finalised(1, inDock(7, 1)), waiting(2, inDock(7, 2))];
    const world = withTasks(aWorld().with('metas', settings), ...tasks)
      .with('dock', aDock(7, { ...fields, tasks: tasks.map(({ id }) => id) }))
      .with('driver', aDriver(71, { state: 'returning' }));
    expect(extract(world)).toMatchObject({ verdict: 'accept', patches: [], made: [] });
  });

  it('DSP-447 once done there is nothing left to do', () => {
    const tasks = [
      finalised(1, inDock(7, 1)),
      waiting(2, inDock(7, 2)),
      finalised(3),
      finalised(4, { is_moving: true }),
    ];
    const world = withTasks(aWorld().with('metas', settings), ...tasks).with('dock', {
      ...mixed,
      tasks: [1, 2],
    } as typeof mixed);
    const decision = extract(world);
    if (decision.verdict !== 'accept') throw new Error(decision.verdict);
    const docks = (decision.made ?? []).flatMap((made) => (made.kind === 'dock' ? [made.row] : []));
    const after = world.with('dock', ...docks).after(decision.patches);
    const ids = (dock: number) => [1, 2, 3].filter((id) => places(decision)[id]?.startsWith(`${dock}/`));
    const relinked = after.with(
      'dock',
      ...[mixed, ...docks].map((dock) => aDock(dock.id, { ...dock, tasks: ids(dock.id) })),
    );
    expect(extract(relinked)).toMatchObject({ verdict: 'accept', patches: [], made: [] });
  });

  it('DSP-083 nothing is extracted, nor generated, in a center that does not group', () => {
    const off = someMetas(9, { centers: [{ ...center, is_shadow_groupment_enabled: false }] });
    const world = withTasks(aWorld().with('metas', off), finalised(1));
    expect([extract(world), generate(world)].map(({ verdict }) => verdict)).toEqual(['refuse', 'refuse']);
  });
});

describe('the automatic dispatch', () => {
  const slot = { shipping_time: inHours(1), max_shipping_time: inHours(3) };

  it('DSP-453 groups what is finalised in no dock, with a vehicle, a departure and ranks', () => {
    const tasks = [1, 2, 3].map((id) => finalised(id, { ...slot, address: at(48.88 + id / 1_000) }));
    const decision = generate(withTasks(aWorld().with('metas', settings), ...tasks, waiting(4, slot)));
    expect(decision).toMatchObject({
      made: [{ row: { current_status: 'draft', target_vehicle: 'SELEC', departure: expect.any(String) } }],
    });
    expect(Object.values(places(decision)).sort()).toEqual([1, 2, 3].map((rank) => `${newDockId}/${rank}`));
  });

  it('DSP-453 leaves to a person what goes to a courier or another center, or where no map knows', () => {
    const tasks = [1, 2, 3].map((id) => finalised(id, slot));
    const world = withTasks(aWorld().with('metas', settings), ...tasks, finalised(4, { ...slot, address: {} })).with(
      'order',
      anOrder(1001, { status: 'prepared', tags: ['dqp_courier'] }),
      anOrder(1002, { status: 'prepared', cross_docking: 2 }),
      anOrder(1003, { status: 'prepared', site_id: 1015 }),
    );
    expect(generate(world)).toMatchObject({ verdict: 'accept', made: [], patches: [] });
  });

  it('DSP-453 keeps the orders of a canteen together, one after the other', () => {
    const tasks = [1, 2, 3, 4].map((id) => finalised(id, { ...slot, address: at(48.88 + (id % 2) / 100) }));
    const world = withTasks(aWorld().with('metas', settings), ...tasks).with(
      'order',
      ...[1001, 1003].map((id) => anOrder(id, { status: 'prepared', canteen_id: 5 })),
    );
    const ranks = Object.entries(places(generate(world))).map(([id, place]) => [
      Number(id),
      Number(place?.split('/')[1]),
    ]);
    const rankOf = Object.fromEntries(ranks);
    expect(Math.abs(rankOf[1] - rankOf[3])).toBe(1);
  });
});

describe('cross-docking', () => {
  const forIvry = { ...draft, cross_docking_target_center: 12 };
  const load = (world: World, extra_crates: unknown) => decide(loadCrossDock, { id: 7, body: { extra_crates } }, world);
  const ready = withTasks(aWorld(), finalised(1, { dock: 7, dock_rank: 1 })).with(
    'dock',
    aDock(7, { ...forIvry, current_status: 'ready_to_load', tasks: [1] }),
  );

  it('DSP-451 a dock for another center is loaded with its extra crates', () => {
    expect(written(load(ready, 4), 'dock', 7)).toMatchObject({
      ...{ loaded_at: now, current_status: 'loaded', extra_crates: 4 },
      load_info: { started_at: now },
    });
  });

  it.each([-1, 1.5, '2', null, 1_000])('DSP-903 refuses %j extra crates', (count) => {
    expect(() => load(ready, count)).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('DSP-451 a dock for nowhere else, one loaded already and one not finalised are a conflict', () => {
    const others = [
      ready.with('dock', aDock(7, { ...draft, tasks: [1] })),
      ready.with('dock', aDock(7, { ...forIvry, loaded_at: now, tasks: [1] })),
      withTasks(ready, waiting(1, { dock: 7, dock_rank: 1 })),
    ];
    expect(others.map((world) => load(world, 0).verdict)).toEqual(Array(3).fill('conflict'));
  });

  it('DSP-461 an order goes last into the open dock for its center, else for another; where there is none it stays', () => {
    const order = anOrder(1001, { status: 'prepared', cross_docking: 2, center_id: 12 });
    const world = withTasks(aWorld(), finalised(1), waiting(2, { dock: 8, dock_rank: 1 })).with('order', order);
    const docks = [aDock(7, { ...forIvry, cross_docking_target_center: 17 }), aDock(8, { ...forIvry, tasks: [2] })];
    const assign = (rows: World) => decide(assignCrossDock, { id: 1 }, rows);
    expect(places(assign(world.with('dock', ...docks)))).toEqual({ 1: '8/2' });
    expect(places(assign(world.with('dock', aDock(7, { ...forIvry, cross_docking_target_center: 17 }))))).toEqual({
      1: '7/1',
    });
    expect(assign(world.with('dock', aDock(7, { ...forIvry, locked_at: now })))).toMatchObject({
      verdict: 'conflict',
      task: 1,
    });
    expect(assign(world.with('order', anOrder(1001, { cross_docking: null })))).toMatchObject({ verdict: 'conflict' });
  });
});
