import { describe, expect, it } from 'vitest';
import { returnDriver } from '../../../server/src/actions/driver/return.ts';
import {
  changeCenter,
  changeVehicle,
  patchDriver,
  startActivity,
  stopActivity,
} from '../../../server/src/actions/driver/settings.ts';
import { startDriver } from '../../../server/src/actions/driver/start.ts';
import { stopDriver } from '../../../server/src/actions/driver/stop.ts';
import { aDock, aDriver, anOrder, aTask } from '../../builders/rows.ts';
import { aWorld } from '../../builders/world.ts';
import { decide, nowMs } from './decide.ts';
import { places, written } from './written.ts';

const now = new Date(nowMs).toISOString();

/** Driver 5 of center 9 on the road with dock 1: 11 and 13 to deliver, 12 delivered. Task 14 there is another's. */
const world = (driver: Parameters<typeof aDriver>[1] = {}, dock: Parameters<typeof aDock>[1] = {}) =>
  aWorld()
    .with('driver', aDriver(5, { name: 'Ana', state: 'run', current_center_id: 9, ...driver }))
    .with('dock', aDock(1, { driver: 5, target_driver: 5, gone_at: now, tasks: [11, 12, 13, 14], ...dock }))
    .with(
      'task',
      ...[11, 12, 13, 14].map((id, at) =>
        aTask(id, {
          dock: 1,
          dock_rank: at + 1,
          status: id === 12 ? 'received' : 'shipping',
          delivery_man_id: id === 14 ? 6 : 5,
          group_uniq_id: `1-${at}`,
        }),
      ),
    )
    .with('order', ...[11, 13, 14].map((id) => anOrder(id + 1000, { status: 'shipping' })))
    .with('order', anOrder(1012, { status: 'received' }));

const conflict = (error: string) => ({ verdict: 'conflict', error, driver: 5 });
const wrongState = conflict("Impossible dans l'état actuel du livreur");

describe('START', () => {
  const start = (driver: object, body: object = {}) =>
    decide(startDriver, { id: 5, body: { vehicle: 'CAR', center_id: 9, caller: 'dispatch', ...body } }, world(driver));

  it('DSP-622 begins the presence with a vehicle; who runs without presence goes on running', () => {
    expect(written(start({ state: 'plan' }), 'driver', 5)).toMatchObject({
      state: 'wait',
      vehicle: 'CAR',
      current_presence_start: now,
      is_back: true,
    });
    const running = written(start({ state: 'run_not_present' }), 'driver', 5);
    expect(running).toMatchObject({ state: 'run', current_presence_start: now });
    expect(running).not.toHaveProperty('is_back');
  });

  it.each(['noplan', 'wait', 'run', 'run_other', 'returning', 'hidden'])('DSP-621 is refused in %s', (state) => {
    expect(start({ state })).toEqual(wrongState);
  });

  it('DSP-622 is for drivers of the center and for six vehicles', () => {
    expect(start({ state: 'plan' }, { center_id: 12 })).toEqual(conflict("Le livreur n'est plus dans ce centre"));
    expect(() => start({ state: 'plan' }, { vehicle: 'SCO' })).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('DSP-635 is refused for nothing that passes: what is being done with him is for consoles to show', () => {
    for (const passing of [{ processing: true }, { updating: true }])
      expect(written(start({ state: 'plan', ...passing }), 'driver', 5)).toMatchObject({ state: 'wait' });
  });
});

describe('STOP', () => {
  const stop = (body?: object, driver: object = {}) => decide(stopDriver, { id: 5, body }, world(driver));
  const atRest = aWorld().with('driver', aDriver(5, { state: 'wait', current_center_id: 9 }));

  it('DSP-626 ends the presence at once where he has no running task', () => {
    const decision = decide(stopDriver, { id: 5 }, atRest);
    expect(written(decision, 'driver', 5)).toMatchObject({
      state: 'plan',
      queue_position: null,
      current_presence_start: null,
      is_back: false,
    });
  });

  it('DSP-627 asks what becomes of running tasks before it touches them', () => {
    for (const body of [undefined, {}, { unfinished_new_status: null }])
      expect(stop(body)).toEqual(conflict("Ce livreur a des tâches en cours : choisissez ce qu'elles deviennent"));
  });

  it('DSP-629 puts them back in the list after its last, in their order, without driver or group', () => {
    const decision = stop({ unfinished_new_status: 'prepared' });
    const back = { status: 'todo', dock: null, dock_rank: null, delivery_man_id: null, group_uniq_id: null };
    expect(written(decision, 'task', 11)).toMatchObject({ ...back, ordering: 41 });
    expect(written(decision, 'task', 13)).toMatchObject({ ...back, ordering: 42 });
    expect(written(decision, 'order', 1011)).toEqual({ status: 'prepared' });
    expect(places(decision)).toEqual({ 11: 'null/null', 13: 'null/null', 12: '1/1', 14: '1/2' });
  });

  it('DSP-628 DSP-629 makes them delivered, with their driver and dock', () => {
    const decision = stop({ unfinished_new_status: 'received' });
    expect(written(decision, 'task', 11)).toEqual({ status: 'received', date_received: now, eta: null });
    expect(written(decision, 'order', 1013)).toEqual({ status: 'received' });
    for (const untouched of [12, 14]) expect(written(decision, 'task', untouched)).toEqual({});
  });

  it.each(['plan', 'run_other', 'run_not_present', 'hidden'])('DSP-623 is refused in %s', (state) => {
    expect(stop({ unfinished_new_status: 'prepared' }, { state })).toEqual(wrongState);
  });

  it('DSP-628 knows two statuses', () => {
    expect(() => stop({ unfinished_new_status: 'canceled' })).toThrow(expect.objectContaining({ status: 400 }));
  });
});

describe('RETURN', () => {
  const selfless = { ending_center_has_disabled_driver_self_return: true };
  const back = (driver: object = {}, dock: object = selfless, last = 'received') =>
    decide(
      returnDriver,
      { id: 5 },
      world({ state: 'returning', ...driver }, dock).with('order', anOrder(1014, { status: last })),
    );

  it('DSP-630 DSP-631 marks him back and finishes his round', () => {
    for (const last of ['received', 'undeliveredclient']) {
      const decision = back({}, selfless, last);
      expect(written(decision, 'driver', 5)).toMatchObject({ is_back: true, state: 'wait' });
      expect(written(decision, 'dock', 1)).toMatchObject({
        finished_at: now,
        closed_at: now,
        current_status: 'closed',
      });
    }
  });

  it('DSP-630 needs both: the last order dealt with, and drivers who cannot close their own return', () => {
    expect(back({}, selfless, 'shipping')).toEqual(wrongState);
    expect(back({}, { ending_center_has_disabled_driver_self_return: false })).toEqual(wrongState);
    expect(back({}, { ...selfless, gone_at: null })).toEqual(wrongState);
  });

  it('DSP-631 happens once', () => {
    expect(back({ is_back: true })).toEqual(conflict('Le livreur est déjà de retour'));
  });
});

describe('what a driver has and does', () => {
  it('DSP-625 changes the vehicle of a present driver', () => {
    const vehicle = (state: string) => decide(changeVehicle, { id: 5, body: { vehicle: 'BIKE' } }, world({ state }));
    expect(written(vehicle('run'), 'driver', 5)).toEqual({ vehicle: 'BIKE' });
    expect(vehicle('plan')).toEqual(wrongState);
  });

  it('DSP-555 gives him a basket, in his center only', () => {
    const patched = (body: object, driver: object = {}) => decide(patchDriver, { id: 5, body }, world(driver));
    expect(written(patched({ center_id: 9, launchpad: 2 }, { state: 'plan' }), 'driver', 5)).toEqual({ launchpad: 2 });
    expect(patched({ center_id: 12, launchpad: 2 })).toEqual(conflict("Le livreur n'est plus dans ce centre"));
    for (const body of [{ center_id: 9 }, { center_id: 9, launchpad: 3 }, { center_id: 9, launchpad: 1, state: 'run' }])
      expect(() => patched(body)).toThrow(expect.objectContaining({ status: 400 }));
  });

  it('DSP-624 sends him to another center in wait or plan', () => {
    const move = (state: string) => decide(changeCenter, { id: 5, body: { center_id: 12 } }, world({ state }));
    expect(move('wait')).toMatchObject({ verdict: 'accept', leaves: { driver: 5, to: 12 } });
    expect(written(move('plan'), 'driver', 5)).toEqual({ current_center_id: 12, queue_position: null });
    expect(move('run')).toEqual(wrongState);
  });

  it('DSP-632 starts an activity with a note, trimmed; blank starts nothing', () => {
    const start = (note: unknown, driver: object = {}) =>
      decide(startActivity, { id: 5, body: { note } }, world({ state: 'wait', ...driver }));
    expect(written(start('  Nettoyage '), 'driver', 5)).toEqual({ activity: 'Nettoyage' });
    for (const note of ['', '   ', undefined, 3])
      expect(() => start(note)).toThrow(expect.objectContaining({ status: 400 }));
    expect(start('Courses', { activity: 'Nettoyage' })).toEqual(conflict('Le livreur a déjà une activité en cours'));
  });

  it('DSP-633 ends it', () => {
    const stop = (activity: string | null) => decide(stopActivity, { id: 5 }, world({ activity }));
    expect(written(stop('Nettoyage'), 'driver', 5)).toEqual({ activity: null });
    expect(stop(null)).toEqual(conflict("Le livreur n'a pas d'activité en cours"));
  });
});
