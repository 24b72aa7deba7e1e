import { describe, expect, it } from 'vitest';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { DockId } from '../../../src/domain/dock/dock.ts';
import { moveBags } from '../../../src/domain/driver/commands/bags.ts';
import { returnDriver, startDriver, stopDriver } from '../../../src/domain/driver/commands/presence.ts';
import {
  ActivityNote,
  changeCenter,
  changeVehicle,
  setLaunchpad,
  startActivity,
  stopActivity,
} from '../../../src/domain/driver/commands/settings.ts';
import { DriverId } from '../../../src/domain/driver/driver.ts';
import { returnedBags } from '../../../src/domain/driver/statement.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { TaskId } from '../../../src/domain/task/task.ts';
import { aDock, aDriver, anOrder, aTask } from '../../builders/rows.ts';
import { aWorld, readerOf, type World } from '../../builders/world.ts';

const who = { driverId: DriverId.parse(71), driverName: 'Ana', center: CenterId.parse(9) };
type Fields = Parameters<typeof aDriver>[1];
const world = (fields: Fields): World => aWorld().with('driver', aDriver(71, { state: 'wait', ...fields }));

describe('START', () => {
  const start = (vehicle: 'CAR' | 'BIKE') => ({ ...who, vehicle });
  const started = (fields: Fields) =>
    readerOf(world(fields).after(startDriver.effect(start('BIKE'), readerOf(world(fields))))).get('driver', 71);

  it('DSP-622 wants one of six vehicles', () => {
    const codes = ['CAR', 'S50', 'S125', 'SELEC', 'BIKE', 'TRUCK', 'SCO', '', null, undefined];
    const takes = (vehicle: unknown) => startDriver.args.safeParse({ ...who, vehicle }).success;
    expect(codes.filter(takes)).toEqual(['CAR', 'S50', 'S125', 'SELEC', 'BIKE', 'TRUCK']);
  });

  it('DSP-622 says the current center and that it comes from dispatch', () => {
    expect(startDriver.request(start('CAR')).body).toEqual({ vehicle: 'CAR', center_id: 9, caller: 'dispatch' });
  });

  it('DSP-622 starts his presence: who is on the road stays there', () => {
    expect(started({ state: 'plan' })).toMatchObject({ state: 'wait', vehicle: 'BIKE' });
    expect(started({ state: 'run_not_present' })).toMatchObject({ state: 'run', vehicle: 'BIKE' });
    expect(started({ state: 'run' })).toMatchObject({ state: 'run', vehicle: 'BIKE' });
  });

  it('DSP-621 is refused to one who is present', () => {
    expect(startDriver.guard(start('CAR'), readerOf(world({})))?.code).toBe('driverState');
  });
});

describe('STOP', () => {
  const his = { status: 'shipping', delivery_man_id: 71, group_uniq_id: 'G' };
  const running = [
    { taskId: TaskId.parse(1), orderId: OrderId.parse(1001), dockId: DockId.parse(7) },
    { taskId: TaskId.parse(2), orderId: OrderId.parse(1002), dockId: DockId.parse(7) },
    { taskId: TaskId.parse(4), orderId: OrderId.parse(1004), dockId: null },
  ];
  const stop = (unfinished: 'prepared' | 'received' | null) => ({
    ...{ ...who, unfinished, running: unfinished ? running : [] },
  });
  const busy = world({ state: 'run', queue_position: 3 })
    .with('order', ...[1001, 1002, 1004].map((id) => anOrder(id, { status: 'shipping' })))
    .with('task', ...[1, 2].map((id) => aTask(id, { ...his, dock: 7, dock_rank: id })), aTask(4, his))
    .with('dock', aDock(7, { tasks: [1, 2, 3] }));
  const stopped = (unfinished: 'prepared' | 'received' | null) =>
    readerOf(busy.after(stopDriver.effect(stop(unfinished), readerOf(busy))));

  it('DSP-626 without running tasks ends his presence, and names no status', () => {
    const rows = stopped(null);
    expect(rows.get('driver', 71)).toMatchObject({ state: 'plan', queue_position: null });
    expect([rows.get('order', 1001)?.status, rows.get('task', 1)?.dock]).toEqual(['shipping', 7]);
    expect(JSON.stringify(stopDriver.request(stop(null)).body)).toBe('{}');
  });

  it('DSP-628 gives unfinished orders the status chosen, prepared or received', () => {
    const statuses = (['prepared', 'received'] as const).map((to) =>
      [1001, 1002, 1004].map((id) => stopped(to).get('order', id)?.status),
    );
    expect(statuses).toEqual([Array(3).fill('prepared'), Array(3).fill('received')]);
    const takes = (unfinished: unknown) => stopDriver.args.safeParse({ ...stop(null), unfinished }).success;
    expect(['prepared', 'received', null, 'canceled', undefined].filter(takes)).toEqual(['prepared', 'received', null]);
  });

  it('DSP-629 puts prepared ones back to do, without driver, group or dock', () => {
    const rows = stopped('prepared');
    const free = { status: 'todo', delivery_man_id: null, group_uniq_id: null, dock: null, dock_rank: null };
    expect([1, 2, 4].map((id) => rows.get('task', id))).toMatchObject(Array(3).fill(free));
    expect(rows.get('dock', 7)?.tasks).toEqual([3]);
  });

  it('DSP-629 leaves received ones their driver and dock', () => {
    const rows = stopped('received');
    expect(rows.get('task', 1)).toMatchObject({ status: 'received', delivery_man_id: 71, dock: 7, dock_rank: 1 });
    expect(rows.get('dock', 7)?.tasks).toEqual([1, 2, 3]);
  });

  it('keeps what is done next to a task, an order or a dock of his behind it', () => {
    expect([...stopDriver.lane(stop('prepared'))].sort()).toEqual([
      ...['dock:7', 'driver:71', 'order:1001', 'order:1002', 'order:1004', 'task:1', 'task:2', 'task:4'],
    ]);
  });

  it('DSP-623 is refused to one who is not present', () => {
    const codes = ['plan', 'run_other', 'hidden'].map(
      (state) => stopDriver.guard(stop(null), readerOf(world({ state })))?.code,
    );
    expect(codes).toEqual(Array(3).fill('driverState'));
  });
});

describe('isothermal bags', () => {
  const moved = (operation: 'debit' | 'credit', bags: number) => ({ ...who, operation, bags });

  it('DSP-904 DSP-905 A rendu is a negative amount, A pris a positive one', () => {
    expect(moveBags.request(moved('debit', 3)).body).toEqual({ driver: 71, statement_type: 1, amount: -3 });
    expect(moveBags.request(moved('credit', 3)).body).toEqual({ driver: 71, statement_type: 1, amount: 3 });
    expect(moveBags.text.label(moved('credit', 3))).toBe('Ana : A pris 3 sacs isothermes');
    const takes = (fields: object) => moveBags.args.safeParse({ ...moved('debit', 3), ...fields }).success;
    expect([0, -1, 1.5, 1000, null, undefined].some((bags) => takes({ bags }))).toBe(false);
    expect([takes({ operation: 'none' }), takes({ driverId: null }), takes({ bags: 999 })]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('DSP-637 a prompt counts whole numbers; anything else, and below 0, cancels', () => {
    expect(['4', ' 12 ', '0', '+3'].map(returnedBags)).toEqual([4, 12, 0, 3]);
    expect(['', 'x', '1.5', '1,5', '-2', '1e2', '4 sacs'].map(returnedBags)).toEqual(Array(7).fill(null));
  });

  it('are entered now or not at all: nothing tells one movement from the next', () => {
    expect([moveBags.delivery, moveBags.holds(moved('debit', 1), readerOf(world({})))]).toEqual([
      { kind: 'live' },
      false,
    ]);
  });
});

describe('RETURN, vehicle and center', () => {
  it('DSP-631 marks the driver back, once', () => {
    const rows = readerOf(world({ state: 'returning' }));
    const after = world({ state: 'returning' }).after(returnDriver.effect(who, rows));
    expect(readerOf(after).get('driver', 71)).toMatchObject({ is_back: true, state: 'wait' });
    expect(returnDriver.guard(who, readerOf(after))?.code).toBe('isBack');
  });

  it('DSP-625 changes the vehicle of one who is present', () => {
    const vehicle = { ...who, vehicle: 'SELEC' as const };
    const codes = ['wait', 'plan'].map((state) => changeVehicle.guard(vehicle, readerOf(world({ state })))?.code);
    expect(codes).toEqual([undefined, 'driverState']);
  });

  it('DSP-555 gives and takes the basket in any state, none being the default', () => {
    const launchpad = (to: 1 | 2) => ({ ...who, launchpad: to });
    const states = ['plan', 'wait', 'run_other', 'hidden'];
    for (const state of states) expect(setLaunchpad.guard(launchpad(2), readerOf(world({ state })))).toBeNull();
    const holds = (to: 1 | 2, has: number | null) =>
      setLaunchpad.holds(launchpad(to), readerOf(world({ launchpad: has })));
    expect([holds(1, null), holds(1, 1), holds(1, 2), holds(2, 2)]).toEqual([true, true, false, true]);
    expect([1, 2, 3, null].filter((to) => setLaunchpad.args.safeParse({ ...who, launchpad: to }).success)).toEqual([
      1, 2,
    ]);
  });

  it('DSP-624 changes the center of one who waits or is planned', () => {
    const center = { ...who, to: CenterId.parse(12), toName: 'Lyon' };
    const codes = ['wait', 'plan', 'run', 'noplan'].map(
      (state) => changeCenter.guard(center, readerOf(world({ state })))?.code,
    );
    expect(codes).toEqual([undefined, undefined, 'driverState', 'driverState']);
  });
});

describe('an activity', () => {
  it('DSP-632 starts with a note, which is not blank and 200 characters at most', () => {
    const notes = ['Réunion', ' x ', '', '   ', '\n\t', 'x'.repeat(200), 'x'.repeat(201)];
    expect(notes.filter((note) => ActivityNote.safeParse(note).success)).toEqual(['Réunion', ' x ', 'x'.repeat(200)]);
    expect(ActivityNote.parse('  Réunion ')).toBe('Réunion');
    expect(startActivity.args.safeParse({ ...who, note: ' ' }).success).toBe(false);
  });

  it('is one at a time, of a driver who is present', () => {
    const note = { ...who, note: 'Réunion' };
    const codes = ['wait', 'plan'].map((state) => startActivity.guard(note, readerOf(world({ state })))?.code);
    expect(codes).toEqual([undefined, 'driverState']);
    expect(startActivity.guard(note, readerOf(world({ activity: 'Pause' })))?.code).toBe('hasActivity');
    expect([world({}), world({ activity: '' })].map((it) => stopActivity.guard(who, readerOf(it))?.code)).toEqual(
      Array(2).fill('noActivity'),
    );
  });

  it('DSP-633 ended names docks and tasks, which are read again', () => {
    const { rows, reload } = stopActivity.accept({ dock_ids: [7, 8], shipping_task_ids: [1, 2] }, who);
    expect(rows).toEqual([]);
    expect(reload?.map(({ kind, request }) => [kind, request.method, request.path, request.query])).toEqual([
      ['dock', 'GET', '/docks/7/', undefined],
      ['dock', 'GET', '/docks/8/', undefined],
      ['task', 'GET', '/tasks/shipping/', { ids: '1,2' }],
    ]);
  });

  it('DSP-633 reads nothing again where nothing was touched', () => {
    const bodies = [{ dock_ids: [], shipping_task_ids: [] }, {}, null, { dock_ids: ['7'], shipping_task_ids: [null] }];
    expect(bodies.map((body) => stopActivity.accept(body, who).reload)).toEqual(Array(4).fill([]));
  });
});

it('DSP-634 every failed update of a driver is told inside the generic error', () => {
  const all = [startDriver, stopDriver, returnDriver, changeVehicle, changeCenter, startActivity, stopActivity];
  const told = { text: 'Une erreur est survenue : refus', seconds: 5, isFailure: true };
  expect(all.map(({ text }) => text.failure?.('refus'))).toEqual(Array(7).fill(told));
});
