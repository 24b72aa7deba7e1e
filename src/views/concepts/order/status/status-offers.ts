import type * as z from 'zod/mini';
import type { Metas } from '../../../../domain/center/center.ts';
import { dockIdOf } from '../../../../domain/dock/dock.ts';
import type { setOrderStatuses } from '../../../../domain/order/commands/status.ts';
import {
  endsOrder,
  isWayBack,
  losesDock,
  reasonFor,
  takesDeliveryBack,
  transitionsOf,
} from '../../../../domain/order/transitions.ts';
import type { OrderInStatus } from './orders-in-status.ts';

/** An order as the user saw it, for a change of status. */
type Changed = z.infer<typeof setOrderStatuses.args>['orders'][number];

export const changedOf = (row: OrderInStatus): Changed => ({
  orderId: row.orderId,
  randomId: row.randomId,
  taskId: row.id,
  dockId: dockIdOf(row),
  from: row.orderStatus,
});

type Tables = Parameters<typeof transitionsOf>[1];

const orderOf = (row: OrderInStatus) => ({
  status: row.orderStatus,
  tags: [...row.tags],
  cross_docking: row.crossDocking,
});

/** Whether the server's tables allow a change of status (DSP-323 to DSP-325). */
export const allows = (row: OrderInStatus, to: string, tables: Tables) =>
  transitionsOf(orderOf(row), tables).includes(to);

/** The reason a change of status needs first (DSP-326, DSP-327). */
export const reasonWanted = (row: OrderInStatus, to: string, metas: Metas | undefined) =>
  reasonFor(row.orderStatus, to, metas);

/** Whether a change of status is confirmed first, reason or not. */
export const endsFor = (rows: readonly OrderInStatus[], to: string, tables: Tables) =>
  rows.some((row) => endsOrder(orderOf(row), to, tables));

/** Whether a change of status takes a delivery back, and is confirmed first: one press never does it. */
export const undelivers = (rows: readonly OrderInStatus[], to: string): boolean =>
  rows.some((row) => takesDeliveryBack(row.orderStatus, to));

/** Whether a change of status can be undone by the opposite change, for all of them and without a reason. */
export const canTakeBack = (rows: readonly OrderInStatus[], to: string, metas: Metas | undefined): boolean =>
  rows.every((row) => {
    const from = row.orderStatus;
    if (from === null || from === 'paid' || from === 'canceled' || row.orderStatus !== rows[0]?.orderStatus)
      return false;
    // The hour of one delivery comes back with its status; no call has a field for several.
    if (takesDeliveryBack(from, to) && (rows.length > 1 || !row.receivedAt)) return false;
    const after = { ...row, orderStatus: to };
    return isWayBack(orderOf(row), to, metas) && !losesDock(from, to) && reasonWanted(after, from, metas) === null;
  });

/**
 * The statuses all of these orders may get, in list order (DSP-312). Several change together only where none of them
 * asks for a reason or has a restock action of its own (DSP-322, DSP-458).
 */
export function statusChoices(rows: readonly OrderInStatus[], metas: Metas | undefined): readonly string[] {
  const [first, ...others] = rows;
  const choices = first ? transitionsOf(orderOf(first), metas) : [];
  const isAlone = others.length === 0;
  return choices.filter((to) => isAlone || rows.every((row) => whyNotTogether(row, to, metas) === null));
}

/** Why an order does not get a status together with others; null where it does. */
export function whyNotTogether(
  row: OrderInStatus,
  to: string,
  metas: Metas | undefined,
): 'notAllowed' | 'asksReason' | null {
  if (to === 'redestock' || !allows(row, to, metas)) return 'notAllowed';
  return reasonWanted(row, to, metas) === null ? null : 'asksReason';
}

/** The statuses that some of several orders may get and others may not, in the order of the first that may. */
export function partialChoices(rows: readonly OrderInStatus[], metas: Metas | undefined): readonly string[] {
  if (rows.length < 2) return [];
  const common = new Set(statusChoices(rows, metas));
  const all = new Set(rows.flatMap((row) => transitionsOf(orderOf(row), metas)));
  return [...all].filter((to) => !common.has(to) && rows.some((row) => whyNotTogether(row, to, metas) === null));
}
