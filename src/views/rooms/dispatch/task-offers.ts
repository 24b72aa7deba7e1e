import type * as z from 'zod/mini';
import type { TaskRow } from '../../../db/view-rows/dispatch.ts';
import type { Metas } from '../../../domain/center/center.ts';
import { dockIdOf } from '../../../domain/dock/dock.ts';
import type { setOrderStatuses } from '../../../domain/order/commands/status.ts';
import { endsOrder, isWayBack, losesDock, reasonFor, transitionsOf } from '../../../domain/order/transitions.ts';

/** An order as a change of status takes it: what the user saw. */
type Changed = z.infer<typeof setOrderStatuses.args>['orders'][number];

export const changedOf = (row: TaskRow): Changed => ({
  orderId: row.orderId,
  randomId: row.randomId,
  taskId: row.id,
  dockId: dockIdOf(row),
  from: row.orderStatus,
});

export type Shortcut = 'shipping' | 'prepared' | 'received';

const shortcuts: Readonly<Record<string, readonly Shortcut[]>> = {
  received: ['shipping'],
  undeliveredclient: ['shipping'],
  shipping: ['prepared', 'received'],
};

/** Whether a task is being moved or saved: it has no status shortcut (DSP-296, ENT-01 `isLock`). */
export const isLocked = ({ is_moving, marks }: Pick<TaskRow, 'is_moving' | 'marks'>) =>
  is_moving === true || marks.some((mark) => mark.state === 'sending');

/** The status shortcuts of a task's menu (DSP-291 to DSP-293, DSP-296). */
export const shortcutsOf = (row: TaskRow): readonly Shortcut[] =>
  isLocked(row) ? [] : (shortcuts[row.orderStatus ?? ''] ?? []);

const before = { shipping: 'prepared', received: 'shipping' } as const;
export type CanteenShortcut = keyof typeof before;

/** The orders of a canteen that a shortcut of one of them takes along: those in the status before (DSP-294, DSP-295). */
export const canteenOrders = (siblings: readonly TaskRow[], to: CanteenShortcut): readonly TaskRow[] =>
  siblings.filter((row) => row.orderStatus === before[to] && !isLocked(row));

type Tables = Parameters<typeof transitionsOf>[1];

const orderOf = (row: TaskRow) => ({ status: row.orderStatus, tags: [...row.tags], cross_docking: row.crossDocking });

/** Whether the server's tables allow a change of status (DSP-323 to DSP-325). */
export const allows = (row: TaskRow, to: string, tables: Tables) => transitionsOf(orderOf(row), tables).includes(to);

/** Which reason a change of status asks for first (DSP-326, DSP-327). */
export const reasonWanted = (row: TaskRow, to: string, metas: Metas | undefined) =>
  reasonFor(row.orderStatus, to, metas);

/** Whether a change of status asks first, whatever reason it wants. */
export const endsFor = (rows: readonly TaskRow[], to: string, tables: Tables) =>
  rows.some((row) => endsOrder(orderOf(row), to, tables));

/** Whether a change of status can be taken back by the same change the other way: all of them, with nothing to be said. */
export const canTakeBack = (rows: readonly TaskRow[], to: string, metas: Metas | undefined): boolean =>
  rows.every((row) => {
    const from = row.orderStatus;
    if (from === null || from === 'paid' || from === 'canceled' || row.orderStatus !== rows[0]?.orderStatus)
      return false;
    const after = { ...row, orderStatus: to };
    return isWayBack(orderOf(row), to, metas) && !losesDock(from, to) && reasonWanted(after, from, metas) === null;
  });

/**
 * The statuses all of these orders may get, in list order (DSP-312). Several change together only where nothing has to
 * be said of each: no reason, no restock action of its own (DSP-322, DSP-458).
 */
export function statusChoices(rows: readonly TaskRow[], metas: Metas | undefined): readonly string[] {
  const [first, ...others] = rows;
  const choices = first ? transitionsOf(orderOf(first), metas) : [];
  const isAlone = others.length === 0;
  return choices.filter(
    (to) =>
      isAlone ||
      (to !== 'redestock' && rows.every((row) => allows(row, to, metas) && reasonWanted(row, to, metas) === null)),
  );
}
