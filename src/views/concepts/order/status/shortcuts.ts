import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';

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

/** The orders of a canteen that one's shortcut takes along: those in the status before (DSP-294, DSP-295). */
export const canteenOrders = (siblings: readonly TaskRow[], to: CanteenShortcut): readonly TaskRow[] =>
  siblings.filter((row) => row.orderStatus === before[to] && !isLocked(row));
