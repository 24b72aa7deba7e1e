import { setBags } from '../../../src/domain/order/commands/bags.ts';
import { destockOrder, setOrderStatus, setOrderStatuses } from '../../../src/domain/order/commands/status.ts';
import { aDock, anOrder, aTask, someMetas } from '../rows.ts';
import { aWorld, type World } from '../world.ts';
import { center, sample } from './sample.ts';

/** A center that lets every order go where the samples send it. */
const settings = someMetas(center, {
  order_status_transitions: {
    paid: ['prep', 'blocked'],
    prep: ['paid', 'prepared'],
    shipping: ['prepared', 'received'],
    blocked: ['paid', 'canceled'],
    canceled: ['redestock'],
  },
  repreparation_origin_statuses: ['prep'],
  repreparation_reasons: [{ id: 5, label: 'Produit cassé' }],
  blocking_exit_reasons: [{ id: 5, label: 'Fraude', needs_comment: true }],
});

/** Orders 1001 and 1002 in this status, delivered by tasks 1 and 2 of dock 7. */
const inDock = (status: string): World =>
  aWorld()
    .with('metas', settings)
    .with('order', anOrder(1001, { status }), anOrder(1002, { status }))
    .with('task', ...[1, 2].map((id) => aTask(id, { dock: 7, dock_rank: id, ordering: id, status: 'shipping' })))
    .with('dock', aDock(7, { tasks: [1, 2, 3] }));

const changed = (taskId: number, from: string) => ({
  ...{ orderId: taskId + 1000, randomId: 'A12', taskId, dockId: 7, from },
});

const bags = sample(setBags);
const status = sample(setOrderStatus);
const statuses = sample(setOrderStatuses);

export const orderSamples = [
  bags('with new counts', inDock('paid'), { orderId: 1001, randomId: 'A12', dry: 3, isotherm: 2 }),
  status('on its way', inDock('paid'), { ...changed(1, 'paid'), to: 'prep', center, reason: null }),
  status('off the road', inDock('shipping'), { ...changed(1, 'shipping'), to: 'prepared', center, reason: null }),
  status('to be prepared again', inDock('prep'), {
    ...{ ...changed(1, 'prep'), to: 'paid', center },
    reason: { kind: 'repreparation', id: 5, comment: null, refund: false },
  }),
  status('out of blocked', inDock('blocked'), {
    ...{ ...changed(1, 'blocked'), to: 'canceled', center },
    reason: { kind: 'blocking', id: 5, comment: 'Fraude levée', refund: true },
  }),
  status('without a task', inDock('paid').without('task', 1), {
    ...{ ...changed(1, 'paid'), taskId: null, dockId: null },
    ...{ to: 'blocked', center, reason: null },
  }),
  statuses('both off the road', inDock('shipping'), {
    ...{ orders: [changed(1, 'shipping'), changed(2, 'shipping')], dockId: 7, to: 'prepared', center },
  }),
  statuses('one delivered', inDock('shipping'), {
    ...{ orders: [changed(2, 'shipping')], dockId: null, to: 'received', center },
  }),
  sample(destockOrder)('canceled', inDock('canceled'), { ...changed(1, 'canceled'), center }),
];
