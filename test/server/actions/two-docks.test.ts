import { describe, expect, it } from 'vitest';
import { extractTasks } from '../../../server/src/actions/dock/extract.ts';
import { moveDock } from '../../../server/src/actions/dock/move-onto.ts';
import { switchToReadyToLoad } from '../../../server/src/actions/dock/ready-to-load.ts';
import { switchDrivers } from '../../../server/src/actions/dock/switch-drivers.ts';
import { aDock, aDriver, anOrder, aTask } from '../../builders/rows.ts';
import { aWorld } from '../../builders/world.ts';
import { decide, newDockId, nowMs } from './decide.ts';
import { places, written } from './written.ts';

const now = new Date(nowMs).toISOString();
const yesterday = new Date(nowMs - 86_400_000).toISOString();

const young = { created_at: yesterday, center: 9 };
const open = { ...young, dock_type: 'NOCONFIG', current_status: 'draft' };
const ofDriver = (id: number, name: string) => ({
  ...young,
  dock_type: 'DRIVER_SOFT',
  current_status: 'draft',
  target_driver: id,
  target_name: name,
});

/** Dock 1 with tasks 11, 12 and 13, 12 still being packed; dock 2 with task 21. Drivers 5 and 6 wait. */
const tasks = [
  ...[11, 12, 13].map((id, at) => aTask(id, { dock: 1, dock_rank: at + 1, status: id === 12 ? 'waiting' : 'todo' })),
  aTask(21, { dock: 2, dock_rank: 1, status: 'todo' }),
];
const world = (one: object, two: object) =>
  aWorld()
    .with('task', ...tasks)
    .with('order', ...tasks.map((task) => anOrder(task.linked_order)))
    .with('driver', aDriver(5, { state: 'wait' }), aDriver(6, { state: 'wait' }))
    .with('dock', aDock(1, { tasks: [11, 12, 13], ...one }), aDock(2, { tasks: [21], ...two }));

const changed = 'La tournée a changé entre-temps';

describe('a dock dropped on a dock', () => {
  const drop = (one: object, two: object, body: object = {}) =>
    decide(moveDock, { id: 1, body: { dock_target_id: 2, ...body } }, world(one, two));

  it("DSP-520 DSP-527 puts its tasks after the target's last, in their order", () => {
    expect(places(drop(open, open))).toEqual({ 11: '2/2', 12: '2/3', 13: '2/4' });
  });

  it('DSP-523 lets a loaded dock take an empty driver dock, which is loaded then', () => {
    const loaded = { ...open, defined_at: yesterday, loaded_at: yesterday, current_status: 'loaded' };
    const decision = drop(loaded, { ...ofDriver(5, 'Ana'), tasks: [] });
    expect(written(decision, 'dock', 2)).toMatchObject({ loaded_at: now, current_status: 'loaded' });
    expect(written(drop(loaded, ofDriver(5, 'Ana')), 'dock', 2)).not.toHaveProperty('loaded_at');
  });

  it.each([
    ['DSP-521', open, { ...open, locked_at: now }, 'Tournée verrouillée'],
    ['DSP-522', { ...open, tasks: [] }, open, 'La tournée est vide'],
    ['DSP-524', open, ofDriver(5, 'Ana'), "La tournée n'est pas mise en chariot"],
    [
      'DSP-525',
      { ...open, defined_at: now, current_status: 'moving' },
      ofDriver(5, 'Ana'),
      'La tournée est encore en préparation',
    ],
    ['DSP-526', { ...open, loaded_at: now }, ofDriver(5, 'Ana'), "La tournée n'est pas mise en chariot"],
  ])('%s is refused with both docks', (_id, one, two, error) => {
    expect(drop(one, two)).toEqual({ verdict: 'conflict', error, docks: [1, 2] });
  });

  it('DSP-486 is refused when the target showed no task and has some now', () => {
    expect(drop(open, open, { target_should_be_empty: true })).toMatchObject({ error: changed, docks: [1, 2] });
    expect(drop(open, { ...open, tasks: [] }, { target_should_be_empty: true }).verdict).toBe('accept');
    expect(drop(open, open, { target_should_be_empty: false }).verdict).toBe('accept');
  });

  it('is refused on a dock that was closed meanwhile, or itself', () => {
    expect(drop(open, { ...open, hidden: true })).toMatchObject({ error: "La tournée n'existe plus" });
    const onItself = decide(moveDock, { id: 1, body: { dock_target_id: 1 } }, world(open, open));
    expect(onItself).toMatchObject({ verdict: 'conflict', error: 'Même tournée' });
  });
});

describe('drivers switched', () => {
  const change = (body: object = {}, one: object = {}) =>
    decide(
      switchDrivers,
      { body: { from_dock_id: 1, to_dock_id: 2, ...body } },
      world({ ...ofDriver(5, 'Ana'), ...one }, ofDriver(6, 'Bruno')),
    );

  it('DSP-448 gives each dock the driver of the other, by id and name', () => {
    expect(written(change(), 'dock', 1)).toEqual({ target_driver: 6, target_name: 'Bruno' });
    expect(written(change(), 'dock', 2)).toEqual({ target_driver: 5, target_name: 'Ana' });
  });

  it('DSP-482 minds the expected acceptance of the source', () => {
    const accepted = { accepted_by_driver: true };
    expect(change({ accepted_by_driver_should_be: null }).verdict).toBe('accept');
    expect(change({ accepted_by_driver_should_be: null }, accepted)).toMatchObject({ error: changed, docks: [1, 2] });
    expect(change({}, accepted).verdict).toBe('accept');
  });

  it('DSP-448 is refused unless both are driver docks', () => {
    expect(change({}, { dock_type: 'NOCONFIG' })).toMatchObject({
      verdict: 'conflict',
      error: 'Les deux tournées doivent être des tournées de livreur',
    });
  });
});

describe('extracted tasks', () => {
  const extract = (task_ids: readonly number[], one: object = open, rows = world(one, open)) =>
    decide(extractTasks, { id: 1, body: { task_ids } }, rows);

  it('DSP-445 leave for a new unconfigured draft, in their order, the others closing up', () => {
    const decision = extract([13, 11]);
    expect(decision).toMatchObject({
      verdict: 'accept',
      made: [
        {
          kind: 'dock',
          row: { id: newDockId, dock_type: 'NOCONFIG', current_status: 'draft', center: 9, created_at: now },
        },
      ],
    });
    expect(places(decision)).toEqual({ 11: '900/1', 13: '900/2', 12: '1/1' });
  });

  it('DSP-943 refuses with 400 and the dock a set that is not its own, or not at rest', () => {
    expect(extract([11, 21])).toEqual({ verdict: 'refuse', error: changed, docks: [1] });
    expect(extract([999])).toEqual({ verdict: 'refuse', error: changed, docks: [1] });
    const moving = world(open, open).with('task', aTask(11, { dock: 1, dock_rank: 1, is_moving: true }));
    expect(extract([11], open, moving)).toMatchObject({ verdict: 'refuse', docks: [1] });
    expect(() => extract([])).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('DSP-424 is a 409 on a locked dock', () => {
    expect(extract([11], { ...open, locked_at: now })).toMatchObject({ verdict: 'conflict', docks: [1] });
  });
});

describe('Chargé', () => {
  const moving = { ...open, current_status: 'moving' };
  const ready = (body: object = {}, one: object = moving, rows = world(one, open)) =>
    decide(switchToReadyToLoad, { id: 1, body: { to_vehicle: 'CAR', ...body } }, rows);
  const empty = (id: number, fields: object = {}) => aDock(id, { ...open, tasks: [], ...fields });

  it('DSP-443 DSP-444 keeps what is finalised, ready to load; what is waiting goes to a new draft', () => {
    const decision = ready();
    expect(written(decision, 'dock', 1)).toMatchObject({ current_status: 'ready_to_load', target_vehicle: 'CAR' });
    expect(decision).toMatchObject({
      made: [{ row: { id: newDockId, dock_type: 'NOCONFIG', target_vehicle: 'CAR' } }],
    });
    expect(places(decision)).toEqual({ 12: '900/1', 13: '1/2' });
  });

  it('DSP-444 takes the first free dock of the vehicle, else the first unconfigured one', () => {
    const docks = [
      empty(31, { target_vehicle: 'SELEC' }),
      empty(32),
      empty(33, { target_vehicle: 'CAR', locked_at: now }),
      empty(34, { target_vehicle: 'CAR', defined_at: now }),
      empty(35, { dock_type: 'STUART', target_vehicle: 'CAR' }),
      empty(37, { target_vehicle: 'CAR' }),
    ];
    const rows = world(moving, open).with('dock', ...docks);
    expect(places(ready({}, moving, rows))).toMatchObject({ 12: '37/1' });
    expect(places(ready({ to_vehicle: 'SELEC' }, moving, rows))).toMatchObject({ 12: '31/1' });
    expect(places(ready({ to_vehicle: null }, moving, rows))).toMatchObject({ 12: '32/1' });
    expect(ready({}, moving, rows)).not.toHaveProperty('made');
  });

  it('DSP-444 has no second dock when all is finalised', () => {
    const rows = world(moving, open).with('task', aTask(12, { dock: 1, dock_rank: 2, status: 'todo' }));
    expect(places(ready({}, moving, rows))).toEqual({});
    expect(ready({}, moving, rows)).not.toHaveProperty('made');
  });

  it('makes nothing ready of which no order is finalised', () => {
    const waiting = [11, 12, 13].map((id, at) => aTask(id, { dock: 1, dock_rank: at + 1, status: 'waiting' }));
    expect(ready({}, moving, world(moving, open).with('task', ...waiting))).toMatchObject({
      verdict: 'conflict',
      error: "Une commande de la tournée n'est pas finalisée",
    });
  });

  it('DSP-481 DSP-483 DSP-485 minds what the user saw', () => {
    expect(ready({ task_ids_should_be: [13, 12, 11], accepted_by_driver_should_be: null }).verdict).toBe('accept');
    expect(ready({ task_ids_should_be: [11, 12] })).toMatchObject({ error: changed, docks: [1] });
    expect(ready({ accepted_by_driver_should_be: true })).toMatchObject({ error: changed, docks: [1] });
  });

  it('DSP-412 is for moving and defined docks', () => {
    expect(ready({}, open)).toMatchObject({ error: "La tournée n'est ni validée ni mise en chariot" });
    expect(ready({}, { ...open, current_status: 'defined', defined_at: now }).verdict).toBe('accept');
    expect(() => ready({ to_vehicle: 'BIKE' })).toThrow(expect.objectContaining({ status: 400 }));
  });
});
