import { describe, expect, it } from 'vitest';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { isLive } from '../../../src/domain/command.ts';
import { DockId } from '../../../src/domain/dock/dock.ts';
import { destockOrder, setOrderStatus, setOrderStatuses } from '../../../src/domain/order/commands/status.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { TaskId } from '../../../src/domain/task/task.ts';
import { aDock, anOrder, aTask, someMetas } from '../../builders/rows.ts';
import { aWorld, readerOf, type World } from '../../builders/world.ts';

const center = CenterId.parse(9);
const everything = ['paid', 'now', 'later', 'prep', 'to-check', 'waiting-products', 'prepared', 'shipping', 'received'];
const beside = ['blocked', 'canceled', 'undeliveredclient', 'redestock', 'stand-by'];
const all = [...everything, ...beside];

/** Orders 1001 and 1002 in this status, delivered by tasks 1 and 2 of dock 7 with task 3; every change is allowed. */
const world = (status: string): World =>
  aWorld()
    .with('metas', someMetas(center, settings({ [status]: all })))
    .with('order', anOrder(1001, { status }), anOrder(1002, { status }))
    .with('task', ...[1, 2].map((id) => aTask(id, { dock: 7, dock_rank: id, ordering: id, status: 'todo' })))
    .with('dock', aDock(7, { tasks: [1, 2, 3] }));
const settings = (ALLOWED_TRANSITIONS: Record<string, string[]>) => ({
  order_statuses: { ALLOWED_TRANSITIONS, ORIGIN_STATUSES_FOR_REPREPARATION_REASON: ['prepared'] },
  repreparation_reasons: { ID_TO_LABEL: { 5: 'Produit cassé', 6: 'Autre' }, MANDATORY_COMMENT: [6] },
  blocking_exit_reasons: { AVAILABLE: [5] },
});

const order = (from: string, taskId = 1) => ({
  ...{ orderId: OrderId.parse(taskId + 1000), taskId: TaskId.parse(taskId), dockId: DockId.parse(7), from },
});
type Change = Parameters<typeof setOrderStatus.guard>[0];
const change = (from: string, to: string, reason: Change['reason'] = null) => ({ ...order(from), to, center, reason });
const bulk = (from: string, to: string) => ({
  ...{ orders: [order(from, 1), order(from, 2)], dockId: DockId.parse(7), to, center },
});
const changed = (from: string, to: string, before = world(from)) =>
  readerOf(before.after(setOrderStatus.effect(change(from, to), readerOf(before))));
const refusal = (args: Change, rows: World) => setOrderStatus.guard(args, readerOf(rows))?.code ?? null;

const given = (kind: 'repreparation' | 'blocking') => ({ kind, id: 5, comment: null, refund: false });

describe('a change of status', () => {
  it.each([
    ...['paid', 'now', 'later', 'prep', 'to-check', 'waiting-products'].map((to) => ['DSP-313', to, 'waiting']),
    ['DSP-314', 'prepared', 'todo'],
    ['DSP-315', 'shipping', 'shipping'],
    ['DSP-316', 'received', 'received'],
  ])('%s to %s makes the delivery task %s', (_row, to, status) => {
    const rows = changed('stand-by', to);
    expect([rows.get('order', 1001)?.status, rows.get('task', 1)?.status]).toEqual([to, status]);
  });

  it.each(beside)('DSP-320 to %s leaves the task its status', (to) => {
    const rows = changed('prep', to);
    expect([rows.get('order', 1001)?.status, rows.get('task', 1)?.status]).toEqual([to, 'todo']);
  });

  it.each([
    ...['paid', 'now', 'later'].map((to) => ['DSP-317', to, 'todo', 'waiting']),
    ['DSP-318', 'prep', 'doing', 'waiting'],
    ['DSP-318', 'prepared', 'done', 'todo'],
    ...['to-check', 'waiting-products'].map((to) => ['DSP-319', to, to, 'waiting']),
  ])('DSP-124 %s to %s makes the task %s where its flag says packing, else %s', (_row, to, packing, delivery) => {
    const withFlag = (is_packing: boolean | null) =>
      changed('stand-by', to, world('stand-by').with('task', aTask(1, { dock: 7, status: 'todo', is_packing })));
    const statuses = [true, false, null].map((flag) => withFlag(flag).get('task', 1)?.status);
    expect(statuses).toEqual([packing, delivery, delivery]);
  });

  it('DSP-124 a packing task keeps its status where only deliveries have one', () => {
    const packing = world('prepared').with('task', aTask(1, { status: 'done', is_packing: true }));
    expect(changed('prepared', 'shipping', packing).get('task', 1)?.status).toBe('done');
  });

  it('DSP-321 takes a task off the road out of its dock, with rank and ordering', () => {
    const rows = changed('shipping', 'prepared');
    expect(rows.get('task', 1)).toMatchObject({ dock: null, dock_rank: null, ordering: null });
    expect(rows.get('dock', 7)?.tasks).toEqual([2, 3]);
  });

  it('DSP-321 does so where its dock has no row here, but not where it is in another than the one seen', () => {
    const rows = changed('shipping', 'prepared', world('shipping').without('dock', 7));
    expect(rows.get('task', 1)).toMatchObject({ dock: null, dock_rank: null });
    const moved = world('shipping').with('task', aTask(1, { dock: 8, dock_rank: 4 }));
    // Whether the other dock happens to be at hand or not.
    for (const elsewhere of [moved, moved.with('dock', aDock(8, { tasks: [1] }))])
      expect(changed('shipping', 'prepared', elsewhere).get('task', 1)).toMatchObject({ dock: 8, dock_rank: 4 });
  });

  it('DSP-321 clears nothing from another origin or to another status', () => {
    const kept = [changed('prep', 'paid'), changed('shipping', 'received')];
    expect(kept.map((rows) => [rows.get('task', 1)?.dock, rows.get('dock', 7)?.tasks])).toEqual(
      Array(2).fill([7, [1, 2, 3]]),
    );
  });

  it('DSP-323 is refused where the table does not allow it, or has not come', () => {
    const table = someMetas(center, { order_statuses: { ALLOWED_TRANSITIONS: { paid: ['prep'] } } });
    const rows = world('paid').with('metas', table);
    expect([refusal(change('paid', 'prep'), rows), refusal(change('paid', 'prepared'), rows)]).toEqual([
      null,
      'notAllowed',
    ]);
    expect(refusal(change('paid', 'prep'), rows.without('metas', 9))).toBe('notAllowed');
  });

  it('DSP-296 is refused while the task is moving, not because its dock is locked', () => {
    const moving = world('paid').with('task', aTask(1, { is_moving: true }));
    const locked = world('paid').with('dock', aDock(7, { locked_at: '2025-03-03T12:00:00+01:00' }));
    expect([moving, locked].map((rows) => refusal(change('paid', 'prep'), rows))).toEqual(['taskMoving', null]);
  });

  it('is refused once the order has another status than the one seen', () => {
    expect(refusal(change('paid', 'prep'), world('now'))).toBe('statusMeanwhile');
  });

  it('DSP-326 DSP-327 is refused without the reason it wants, or with one of the other kind', () => {
    const again = (reason: Change['reason']) => refusal(change('prepared', 'paid', reason), world('prepared'));
    const out = (reason: Change['reason']) => refusal(change('blocked', 'paid', reason), world('blocked'));
    const [repreparation, blocking] = [given('repreparation'), given('blocking')];
    expect([null, blocking, repreparation].map(again)).toEqual(['repreparationReason', 'repreparationReason', null]);
    expect([null, repreparation, blocking].map(out)).toEqual(['blockingReason', 'blockingReason', null]);
  });

  it('DSP-838 is refused with a reason the center does not list, or without the comment it wants', () => {
    const again = (id: number, comment: string | null) =>
      refusal(change('prepared', 'paid', { ...given('repreparation'), id, comment }), world('prepared'));
    expect([again(7, null), again(6, null), again(6, 'Bocal cassé au chargement')]).toEqual([
      'repreparationReason',
      'repreparationReason',
      null,
    ]);
  });

  it('DSP-329 SUP-258 says that it is done, a destock in words of its own', () => {
    const texts = [setOrderStatus, setOrderStatuses, destockOrder].map(({ text }) => text.success);
    const changed = 'Le statut a été mis à jour avec succès';
    expect(texts).toEqual([changed, changed, 'Sauvegarde effectuée']);
  });
});

describe('a restock', () => {
  const args = { ...order('canceled'), center };

  it('DSP-322 is an action of its own, which leaves the order in redestock', () => {
    const before = world('canceled');
    const rows = readerOf(before.after(destockOrder.effect(args, readerOf(before))));
    expect([rows.get('order', 1001)?.status, rows.get('task', 1)?.status]).toEqual(['redestock', 'todo']);
    expect(destockOrder.request(args).path).toBe('/orders/1001/destock/');
  });

  it('DSP-322 DSP-323 is allowed by the same table', () => {
    const none = world('canceled').with(
      'metas',
      someMetas(center, { order_statuses: { ALLOWED_TRANSITIONS: { canceled: [] } } }),
    );
    const codes = [world('canceled'), none].map((rows) => destockOrder.guard(args, readerOf(rows))?.code);
    expect(codes).toEqual([undefined, 'notAllowed']);
  });
});

describe('the statuses of several orders', () => {
  const code = (from: string, to: string, rows: World) =>
    setOrderStatuses.guard(bulk(from, to), readerOf(rows))?.code ?? null;

  it('DSP-458 change together, with their tasks', () => {
    const before = world('prepared');
    const rows = readerOf(before.after(setOrderStatuses.effect(bulk('prepared', 'shipping'), readerOf(before))));
    expect([1, 2].map((id) => [rows.get('order', id + 1000)?.status, rows.get('task', id)?.status])).toEqual(
      Array(2).fill(['shipping', 'shipping']),
    );
  });

  it('DSP-458 DSP-321 take every task off the road out of the dock, and leave the others', () => {
    const before = world('shipping');
    const rows = readerOf(before.after(setOrderStatuses.effect(bulk('shipping', 'prepared'), readerOf(before))));
    expect([1, 2].map((id) => rows.get('task', id)?.dock)).toEqual([null, null]);
    expect(rows.get('dock', 7)?.tasks).toEqual([3]);
  });

  it('DSP-458 are all changed or none: one that may not stops all', () => {
    const one = anOrder(1002, { status: 'received' });
    expect([code('prepared', 'shipping', world('prepared'))]).toEqual([null]);
    expect(code('prepared', 'shipping', world('prepared').with('order', one))).toBe('statusMeanwhile');
    expect(code('prepared', 'shipping', world('prepared').without('order', 1002))).toBe('gone');
    expect(code('prepared', 'unpaid', world('prepared'))).toBe('notAllowed');
  });

  it('DSP-326 DSP-327 are not changed together where a reason is wanted: there is no place for it', () => {
    expect(code('blocked', 'paid', world('blocked'))).toBe('blockingReason');
    expect(code('prepared', 'paid', world('prepared'))).toBe('repreparationReason');
  });

  it('hold once all of them do', () => {
    const half = world('prepared').with('order', anOrder(1001, { status: 'shipping' }));
    const holds = [half, world('shipping')].map((rows) =>
      setOrderStatuses.holds(bulk('prepared', 'shipping'), readerOf(rows)),
    );
    expect(holds).toEqual([false, true]);
  });

  it('are one at least and 200 at most', () => {
    const takes = [0, 1, 200, 201].map((count) => {
      const orders = Array(count).fill(order('prepared'));
      return setOrderStatuses.args.safeParse({ ...bulk('prepared', 'shipping'), orders }).success;
    });
    expect(takes).toEqual([false, true, true, false]);
  });
});

describe('a change of status taken back', () => {
  const back = (args: Change, rows: World) => setOrderStatus.undo?.(args, readerOf(rows), 0);

  it('SUP-257 is none where money went back with it', () => {
    const refunded = { ...given('blocking'), refund: true };
    expect(back(change('blocked', 'canceled', given('blocking')), world('canceled'))).not.toBeNull();
    expect(back(change('blocked', 'canceled', refunded), world('canceled'))).toBeNull();
  });

  it('SUP-257 SUP-376 such a change is money, sent now or not at all; any other waits for the network', () => {
    const liveOf = (refund: boolean) =>
      isLive(setOrderStatus, change('blocked', 'canceled', { ...given('blocking'), refund }));
    expect([liveOf(true), liveOf(false)]).toEqual([true, false]);
    expect(isLive(setOrderStatus, change('prep', 'prepared', null))).toBe(false);
  });

  it('is the same change the other way, while the order is what it was made', () => {
    const args = change('prepared', 'to-check');
    expect(back(args, world('to-check'))).toEqual(change('to-check', 'prepared'));
    expect(back(args, world('shipping'))).toBeNull();
    expect(back({ ...args, from: null }, world('to-check'))).toBeNull();
  });

  it('of several orders is one too, unless they came from different statuses or one has gone on', () => {
    const undo = (args: ReturnType<typeof bulk>, rows: World) => setOrderStatuses.undo?.(args, readerOf(rows), 0);
    const args = bulk('prepared', 'to-check');
    expect(undo(args, world('to-check'))).toEqual(bulk('to-check', 'prepared'));
    expect(undo({ ...args, orders: [order('prepared'), order('prep', 2)] }, world('to-check'))).toBeNull();
    expect(undo(args, world('to-check').with('order', anOrder(1002, { status: 'prep' })))).toBeNull();
  });
});
