import { describe, expect, it } from 'vitest';
import { changeStatuses } from '../../../server/src/actions/order/bulk-status.ts';
import { changeStatus } from '../../../server/src/actions/order/change-status.ts';
import { destock } from '../../../server/src/actions/order/destock.ts';
import { StatusBody, shaped } from '../../../server/src/actions/order/status-body.ts';
import {
  crossDockTransitions,
  orderTransitions,
  subscriptionTransitions,
} from '../../../server/src/world/rounds/transitions.ts';
import { aDock, anOrder, aTask, someMetas } from '../../builders/rows.ts';
import { aWorld } from '../../builders/world.ts';
import { decide, nowMs } from './decide.ts';
import { places, written } from './written.ts';

const now = new Date(nowMs).toISOString();

const metas = someMetas(9, {
  order_statuses: {
    ALLOWED_TRANSITIONS: orderTransitions,
    SUBSCRIPTION_ALLOWED_TRANSITIONS: subscriptionTransitions,
    ORIGIN_STATUSES_FOR_REPREPARATION_REASON: ['prepared'],
  },
  crossdock_status_transitions: crossDockTransitions,
  repreparation_reasons: { ID_TO_LABEL: { 11: null, 21: null }, MANDATORY_COMMENT: [21] },
  blocking_exit_reasons: { AVAILABLE: [3, 9], MANDATORY_COMMENT: [9] },
});

/** Orders 1011, 1012 and 1013 of dock 1, in this status. */
const world = (status: string, order: Parameters<typeof anOrder>[1] = {}) =>
  aWorld()
    .with('metas', metas)
    .with('order', ...[1011, 1012, 1013].map((id) => anOrder(id, { status, ...order })))
    .with('task', ...[11, 12, 13].map((id, at) => aTask(id, { ...inDock, dock_rank: at + 1 })))
    .with('dock', aDock(1, { tasks: [11, 12, 13] }));

const inDock = { dock: 1, status: 'shipping', delivery_man_id: 5, group_uniq_id: 'g' };

const change = (from: string, body: object, order: object = {}) =>
  decide(changeStatus, { id: 1012, body: { flat: 1, ...body } }, world(from, order));

describe('a change of status', () => {
  it('DSP-313 DSP-323 follows the table, and the task its order', () => {
    const decision = change('paid', { status: 'prep' });
    expect(written(decision, 'order', 1012)).toEqual({ status: 'prep' });
    expect(written(decision, 'task', 12)).toMatchObject({ status: 'waiting' });
    expect(change('paid', { status: 'received' })).toEqual({
      verdict: 'conflict',
      error: 'Ce changement de statut est impossible',
      orders: [1012],
    });
  });

  it.each([
    ['DSP-324', 'of a subscription', 'prepared', 'canceled', { tags: ['subscription'] }],
    ['DSP-325', 'of cross-docking', 'paid', 'now', { cross_docking: 2, tags: ['subscription'] }],
  ])('%s goes by the table %s', (_id, _which, from, to, order) => {
    expect(change(from, { status: to }).verdict).toBe('accept');
    expect(change(from, { status: to }, order)).toMatchObject({ verdict: 'conflict', orders: [1012] });
  });

  it('DSP-321 DSP-507 takes the task out of its dock off the road, the others closing up', () => {
    const decision = change('shipping', { status: 'prepared' });
    expect(places(decision)).toEqual({ 12: 'null/null', 13: '1/2' });
    expect(written(decision, 'task', 12)).toMatchObject({ status: 'todo', ordering: null, delivery_man_id: null });
    expect(places(change('shipping', { status: 'received' }))).toEqual({});
  });

  it('notes when an order was delivered, and forgets it when it was not', () => {
    expect(written(change('shipping', { status: 'received' }), 'task', 12)).toMatchObject({ date_received: now });
    const delivered = world('received').with('task', aTask(12, { ...inDock, dock_rank: 2, date_received: now }));
    const back = decide(changeStatus, { id: 1012, body: { status: 'shipping' } }, delivered);
    expect(written(back, 'task', 12)).toMatchObject({ status: 'shipping', date_received: null });
  });

  it('DSP-320 leaves the task as it is where no status is mapped', () => {
    expect(written(change('shipping', { status: 'undeliveredclient' }), 'task', 12)).not.toHaveProperty('status');
  });

  it('DSP-124 goes by the packing mapping where the task is flagged as one', () => {
    const packing = world('paid').with('task', aTask(12, { status: 'todo', is_packing: true }));
    const prepared = decide(changeStatus, { id: 1012, body: { status: 'prep' } }, packing);
    expect(written(prepared, 'task', 12)).toMatchObject({ status: 'doing' });
  });

  it('is refused while the task is being moved', () => {
    const moving = world('prepared').with('task', aTask(12, { ...inDock, is_moving: true }));
    expect(decide(changeStatus, { id: 1012, body: { status: 'canceled' } }, moving)).toMatchObject({
      verdict: 'conflict',
      error: 'Commande en cours de déplacement',
    });
  });
});

describe('a reason', () => {
  const again = { verdict: 'refuse', error: 'Un commentaire de raison de repréparation est requis.' };
  const out = { verdict: 'refuse', error: 'Un commentaire de raison de sortie de blocage est requis.' };
  const toPaid = (reason: object) => change('prepared', { status: 'paid', ...reason });
  const unblocked = (reason: object) => change('blocked', { status: 'paid', ...reason });

  it('DSP-326 DSP-838 is wanted to prepare again, among those of the center', () => {
    expect(toPaid({ repreparation_reason_id: 11 }).verdict).toBe('accept');
    for (const none of [{}, { repreparation_reason_id: 99 }, { blocking_exit_reason_id: 3 }])
      expect(toPaid(none)).toEqual(again);
    expect(change('prepared', { status: 'canceled' }).verdict).toBe('accept');
  });

  it('DSP-327 DSP-839 is wanted out of blocked, with or without refund', () => {
    expect(unblocked({ blocking_exit_reason_id: 3, refund: '1' }).verdict).toBe('accept');
    for (const none of [{}, { blocking_exit_reason_id: 99 }, { repreparation_reason_id: 11 }])
      expect(unblocked(none)).toEqual(out);
    expect(() => unblocked({ blocking_exit_reason_id: 3, refund: true })).toThrow(
      expect.objectContaining({ status: 400 }),
    );
  });

  it('DSP-900 has a comment of ten characters, trimmed, where it needs one', () => {
    const comment = (text?: string) => toPaid({ repreparation_reason_id: 21, repreparation_reason_comment: text });
    for (const short of [undefined, '', 'neuf lett', ' neuf lett   ']) expect(comment(short)).toEqual(again);
    expect(comment(' dix lettre ').verdict).toBe('accept');
    const exit = (text: string) => unblocked({ blocking_exit_reason_id: 9, blocking_exit_comment: text });
    expect(exit('trop court').verdict).toBe('accept');
    expect(exit('court')).toEqual(out);
  });
});

describe('the answer', () => {
  const order = anOrder(1012, { status: 'prep', tags: ['first'], crates: [{ id: 1, code: '12-34' }] });
  const as = (flags: object) => shaped(order, StatusBody.parse({ status: 'prep', ...flags }));

  it('DSP-330 SUP-725 is the whole order, flat without what is nested, or simply id and status', () => {
    expect(as({})).toEqual(order);
    expect(as({ flat: 1 })).toEqual({ id: 1012, status: 'prep', tags: ['first'] });
    expect(as({ simple: 1 })).toEqual({ id: 1012, status: 'prep' });
    expect(as({ flat: true })).toEqual(as({ flat: 1 }));
  });
});

describe('several orders', () => {
  const bulk = (body: object, on = world('shipping')) =>
    decide(changeStatuses, { body: { orders_ids: [1011, 1013], dock_id: 1, status: 'prepared', ...body } }, on);

  it('DSP-458 change together, and leave their dock together', () => {
    const decision = bulk({});
    for (const id of [1011, 1013]) expect(written(decision, 'order', id)).toEqual({ status: 'prepared' });
    expect(places(decision)).toEqual({ 11: 'null/null', 13: 'null/null', 12: '1/1' });
  });

  it('DSP-294 DSP-295 need not be of one dock in a canteen', () => {
    expect(bulk({ dock_id: null, status: 'received' }).verdict).toBe('accept');
    expect(bulk({ dock_id: undefined, status: 'received' }).verdict).toBe('accept');
  });

  it('DSP-946 change all or none, the refusal telling them all', () => {
    const mixed = world('shipping').with('order', anOrder(1013, { status: 'paid' }));
    expect(bulk({}, mixed)).toMatchObject({ verdict: 'conflict', orders: [1011, 1013], docks: [1] });
    expect(bulk({ orders_ids: [1011, 999] })).toMatchObject({ error: "La commande n'existe plus" });
    const left = world('shipping').with('task', aTask(13, { dock: 2, status: 'shipping' }));
    expect(bulk({}, left)).toMatchObject({ verdict: 'conflict', orders: [1011, 1013], docks: [1] });
  });

  it('DSP-326 DSP-327 cannot give a reason each', () => {
    expect(bulk({ status: 'paid' }, world('prepared'))).toMatchObject({ verdict: 'refuse' });
    expect(bulk({ status: 'paid' }, world('blocked'))).toMatchObject({ verdict: 'refuse' });
  });
});

describe('DESTOCK (RE)', () => {
  it('DSP-322 is allowed by the tables like any status', () => {
    expect(written(decide(destock, { id: 1012 }, world('prepared')), 'order', 1012)).toEqual({ status: 'redestock' });
    expect(decide(destock, { id: 1012 }, world('shipping'))).toMatchObject({ verdict: 'conflict', orders: [1012] });
  });
});
