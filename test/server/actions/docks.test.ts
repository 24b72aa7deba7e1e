import { describe, expect, it } from 'vitest';
import { assignDock } from '../../../server/src/actions/dock/assign.ts';
import { closeDock, deleteDock } from '../../../server/src/actions/dock/close.ts';
import { defineDock, undefineDock } from '../../../server/src/actions/dock/define.ts';
import { markOptimized, markValidated } from '../../../server/src/actions/dock/mark.ts';
import { patchDock } from '../../../server/src/actions/dock/patch.ts';
import { unlockDock } from '../../../server/src/actions/dock/unlock.ts';
import { aCenter, aDock, aDriver, anOrder, aTask, someMetas } from '../../builders/rows.ts';
import { aWorld } from '../../builders/world.ts';
import { decide, nowMs } from './decide.ts';
import { places, written } from './written.ts';

type Fields<Build extends (id: number, fields: never) => unknown> = Parameters<Build>[1];

const now = new Date(nowMs).toISOString();
const daysAgo = (days: number) => new Date(nowMs - days * 86_400_000).toISOString();

/** Dock 1 of driver 5 with the tasks 11 and 12, ready to leave unless told otherwise; driver 6 waits. */
const world = (dock: Fields<typeof aDock> = {}, task: Fields<typeof aTask> = {}, driver: Fields<typeof aDriver> = {}) =>
  aWorld()
    .with('metas', someMetas(9, { centers: [aCenter(9), aCenter(12)] }))
    .with('dock', aDock(1, { ...ofDriver, created_at: daysAgo(1), ...dock }))
    .with('driver', aDriver(5, { name: 'Ana', state: 'wait', ...driver }), aDriver(6, { name: 'Bruno', state: 'wait' }))
    .with('task', ...[11, 12].map((id, at) => aTask(id, { dock: 1, dock_rank: at + 1, status: 'todo', ...task })))
    .with('order', ...[11, 12].map((id) => anOrder(id + 1000, { status: 'prepared' })));

const ofDriver = { dock_type: 'DRIVER_SOFT', current_status: 'draft', target_driver: 5, tasks: [11, 12] };
const locked = { locked_at: daysAgo(0), driver: 5, driver_name: 'Ana' };
const conflict = (error: string) => ({ verdict: 'conflict', error, docks: [1] });

describe('a patch of a dock', () => {
  const patch = (body: object, on = world()) => decide(patchDock, { id: 1, body }, on);

  it('DSP-460 changes driver, vehicle, name, ending center and launchpad', () => {
    const set = { target_driver: 6, target_vehicle: 'CAR', name: 'Est', ending_center: 12, launchpad: 2 };
    expect(written(patch(set), 'dock', 1)).toMatchObject({ ...set, target_name: 'Bruno' });
    expect(written(patch({ target_driver: null }), 'dock', 1)).toEqual({ target_driver: null, target_name: null });
  });

  it.each([
    {},
    { tasks: [] },
    { locked_at: null },
    { launchpad: 3 },
    { name: 'n'.repeat(81) },
    { target_driver: 'Ana' },
    { current_status: 'loaded' },
    { name: 'Est', hidden: true },
  ])('DSP-460 refuses anything else: %j', (body) => {
    expect(() => patch(body)).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('DSP-460 refuses a center nobody has, and a driver of another center', () => {
    expect(patch({ ending_center: 77 })).toEqual({ verdict: 'refuse', error: 'Centre inconnu.' });
    expect(patch({ target_driver: 99 })).toEqual(conflict("Le livreur n'existe plus"));
  });

  it('DSP-404 DSP-405 goes from draft to moving and back, and may say so twice', () => {
    expect(written(patch({ current_status: 'moving' }), 'dock', 1)).toMatchObject({ current_status: 'moving' });
    const moving = world({ current_status: 'moving' });
    expect(written(patch({ current_status: 'draft' }, moving), 'dock', 1)).toMatchObject({ current_status: 'draft' });
    expect(patch({ current_status: 'moving' }, moving)).toMatchObject({ verdict: 'accept' });
    expect(written(patch({ current_status: 'moving' }, moving), 'dock', 1)).toEqual({});
  });

  it.each([
    ['an empty dock', { tasks: [] }, 'La tournée est vide'],
    ["a courier's dock", { dock_type: 'STUART' }, "Une tournée de coursier n'est pas validée"],
    ['a loaded dock', { current_status: 'loaded' }, "La tournée n'est plus un brouillon"],
  ])('DSP-403 does not validate %s', (_, dock, error) => {
    expect(patch({ current_status: 'moving' }, world(dock))).toEqual(conflict(error));
  });

  it.each([
    ['DSP-424', { locked_at: now }, {}, 'Tournée verrouillée'],
    ['DSP-425', { created_at: daysAgo(15) }, {}, 'ce dock est trop vieux: 15 jours'],
    ['DSP-426', {}, { state: 'returning' }, 'le livreur est en retour, impossible de modifier ce dock'],
  ])('%s is no edit of that dock', (_id, dock, driver, error) => {
    for (const body of [{ name: 'Est' }, { current_status: 'moving' }])
      expect(patch(body, world(dock, {}, driver))).toEqual(conflict(error));
  });
});

describe('define and undefine', () => {
  it('DSP-407 starts the trolley loading', () => {
    expect(written(decide(defineDock, { id: 1 }, world()), 'dock', 1)).toMatchObject({
      defined_at: now,
      current_status: 'defined',
    });
    expect(decide(defineDock, { id: 1 }, world({ defined_at: now }))).toEqual(conflict('Tournée déjà mise en chariot'));
  });

  it('DSP-408 DSP-410 waits for every task, but for a hard dock', () => {
    const waiting = { status: 'waiting' };
    expect(decide(defineDock, { id: 1 }, world({}, waiting))).toEqual(
      conflict("Une commande de la tournée n'est pas finalisée"),
    );
    expect(decide(defineDock, { id: 1 }, world({ dock_type: 'DRIVER_HARD' }, waiting)).verdict).toBe('accept');
  });

  it('DSP-411 frees a loaded empty dock that is not hard', () => {
    const loaded = { current_status: 'loaded', loaded_at: now, defined_at: now };
    expect(written(decide(undefineDock, { id: 1 }, world({ ...loaded, tasks: [] })), 'dock', 1)).toMatchObject({
      defined_at: null,
      loaded_at: null,
      current_status: 'draft',
    });
    for (const other of [{ tasks: [] }, loaded, { ...loaded, tasks: [], dock_type: 'DRIVER_HARD' }])
      expect(decide(undefineDock, { id: 1 }, world(other))).toMatchObject({ verdict: 'conflict', docks: [1] });
  });
});

describe('ANNULER', () => {
  const unlock = (body?: object, dock: object = {}, driver: Fields<typeof aDriver> = {}) =>
    decide(unlockDock, { id: 1, body }, world({ ...locked, ...dock }, { delivery_man_id: 5 }, driver));

  it('DSP-420 takes the dock back: nobody drives it or its tasks, a driver about to leave waits', () => {
    const decision = unlock(undefined, {}, { state: 'run' });
    expect(written(decision, 'dock', 1)).toMatchObject({ locked_at: null, driver: null, driver_name: null });
    expect(written(decision, 'task', 11)).toEqual({ delivery_man_id: null });
    expect(written(decision, 'driver', 5)).toEqual({ state: 'wait' });
    expect(written(unlock(), 'driver', 5)).toEqual({});
  });

  it.each([
    ['not locked', { locked_at: null }],
    ['gone', { gone_at: now }],
    ['not of a driver', { dock_type: 'NOCONFIG' }],
    ['empty', { tasks: [] }],
    ['without target driver', { target_driver: null }],
  ])('DSP-420 is refused on a dock that is %s', (_, dock) => {
    expect(unlock(undefined, dock)).toEqual(conflict('La tournée ne peut plus être reprise au livreur'));
  });

  it('DSP-421 is refused once the driver refused too often today', () => {
    expect(unlock(undefined, {}, { daily_refusals_limit_exceeded: true })).toEqual(
      conflict('Le livreur a dépassé sa limite de refus du jour'),
    );
  });

  it('DSP-480 DSP-483 compares the tasks as a set', () => {
    expect(unlock({ task_ids_should_be: [12, 11] }).verdict).toBe('accept');
    for (const expected of [[11], [11, 12, 13], []])
      expect(unlock({ task_ids_should_be: expected })).toEqual(conflict('La tournée a changé entre-temps'));
  });

  it('DSP-485 takes null for "still pending", and a missing key for no expectation', () => {
    const accepted = { accepted_by_driver: true };
    expect(unlock({ accepted_by_driver_should_be: null }).verdict).toBe('accept');
    expect(unlock({ accepted_by_driver_should_be: null }, accepted)).toEqual(
      conflict('La tournée a changé entre-temps'),
    );
    expect(unlock({ accepted_by_driver_should_be: true }, accepted).verdict).toBe('accept');
    expect(unlock({}, accepted).verdict).toBe('accept');
  });
});

describe('closing and deleting', () => {
  it('DSP-422 hides the dock and frees its deliveries, those on the road finished again', () => {
    const onTheRoad = world({ ...locked, gone_at: now }, { status: 'shipping', delivery_man_id: 5 }).with(
      'order',
      anOrder(1011, { status: 'shipping' }),
      anOrder(1012, { status: 'undeliveredclient' }),
    );
    const decision = decide(closeDock, { id: 1 }, onTheRoad);
    expect(written(decision, 'dock', 1)).toMatchObject({ hidden: true, closed_at: now, current_status: 'closed' });
    expect(places(decision)).toEqual({ 11: 'null/null', 12: 'null/null' });
    expect(written(decision, 'task', 11)).toMatchObject({ status: 'todo', delivery_man_id: null });
    expect(written(decision, 'order', 1011)).toEqual({ status: 'prepared' });
    expect(written(decision, 'order', 1012)).toEqual({});
  });

  it('DSP-422 keeps who delivered what was delivered', () => {
    const received = aTask(12, { dock: 1, dock_rank: 2, status: 'received', delivery_man_id: 5 });
    const decision = decide(closeDock, { id: 1 }, world(locked).with('task', received));
    expect(written(decision, 'task', 12)).toEqual({ dock: null, dock_rank: null });
    expect(places(decision)).toEqual({ 11: 'null/null', 12: 'null/null' });
  });

  it('DSP-424 DSP-425 DSP-426 is possible whatever the dock, but once', () => {
    const old = world({ ...locked, created_at: daysAgo(400) }, {}, { state: 'returning' });
    expect(decide(closeDock, { id: 1 }, old).verdict).toBe('accept');
    expect(decide(closeDock, { id: 1 }, world({ closed_at: now }))).toEqual(conflict('La tournée est déjà fermée'));
  });

  it('DSP-459 deletes an empty, unlocked draft only, and answers nothing', () => {
    const decision = decide(deleteDock, { id: 1 }, world({ tasks: [] }));
    expect(decision).toMatchObject({ verdict: 'accept', answer: null });
    expect(written(decision, 'dock', 1)).toEqual({ hidden: true });
    for (const other of [{}, { tasks: [], locked_at: now }, { tasks: [], current_status: 'moving' }])
      expect(decide(deleteDock, { id: 1 }, world(other))).toEqual(
        conflict('Seul un brouillon vide peut être supprimé'),
      );
  });

  it('leaves nothing to do with a dock that is hidden', () => {
    const hidden = world({ hidden: true });
    const gone = conflict("La tournée n'existe plus");
    expect(decide(patchDock, { id: 1, body: { name: 'Est' } }, hidden)).toEqual(gone);
    for (const action of [defineDock, markOptimized]) expect(decide(action, { id: 1 }, hidden)).toEqual(gone);
  });

  it('leaves nothing to do with one that is closed, though it is still in sight', () => {
    const closed = world({ closed_at: now, current_status: 'closed' });
    const over = conflict('La tournée est déjà fermée');
    expect(decide(patchDock, { id: 1, body: { name: 'Est' } }, closed)).toEqual(over);
    for (const action of [defineDock, markOptimized, assignDock])
      expect(decide(action, { id: 1 }, closed)).toEqual(over);
  });
});

describe('a mark by hand', () => {
  it('DSP-441 DSP-442 DSP-120 changes nothing of the dock, and is for managers and super admins', () => {
    for (const mark of [markOptimized, markValidated]) {
      expect(mark.permission).toBe('dockMarks');
      expect(decide(mark, { id: 1 }, world())).toMatchObject({ verdict: 'accept', patches: [] });
    }
  });
});
