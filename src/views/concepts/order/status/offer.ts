import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { dockIdOf } from '../../../../domain/dock/dock.ts';
import { dragRefusals } from '../../../../domain/task/text.ts';
import type { Way } from '../../../kit/offers/offer.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import { dockTexts } from '../../dock/text.ts';
import type { TaskHere, TaskOffer, TaskSubject } from '../task-offer.ts';
import { type CanteenShortcut, canteenOrders, isLocked, type Shortcut, shortcutsOf } from './shortcuts.ts';
import { allows, statusChoices, undelivers } from './status-offers.ts';
import { statusTexts } from './text.ts';
import { statusWindow } from './window.ts';

/** The next statuses, each at one press (DSP-291 to DSP-296). */
export const shortcutsOffer: TaskOffer = {
  name: 'order.status.shortcut',
  label: () => statusTexts.entry,
  reason: () => null,
  areWaysApart: true,
  ways: ({ row, canteen }, here) => (canteen === null ? waysOf(row, here) : waysOfCanteen(row, canteen ?? [], here)),
};

/** The window of all statuses: for one order, or for all that its line stands for. */
export const changeStatusOffer: TaskOffer = {
  name: 'order.status',
  label: () => statusTexts.entry,
  hint: (subject) => {
    const { length } = ordersOf(subject);
    return length > 1 ? statusTexts.canteen(length) : null;
  },
  reason: (subject, { metas }) => {
    const rows = ordersOf(subject);
    const locked = rows.map(lockedBy).find((reason) => reason !== null) ?? null;
    return locked ?? (statusChoices(rows, metas).length > 0 ? null : statusTexts.none);
  },
  press: (subject) => setQuery(statusWindow.at({ taskIds: ordersOf(subject).map(({ id }) => id), to: null })),
};

const ordersOf = ({ row, canteen }: TaskSubject): readonly TaskRow[] => canteen ?? [row];

function lockedBy(row: TaskRow): string | null {
  if (row.is_moving) return dragRefusals.taskMoving;
  return isLocked(row) ? dockTexts.sending : null;
}

const waysOf = (row: TaskRow, { metas, status }: TaskHere): readonly Way[] =>
  shortcutsOf(row).map((to) => ({
    name: to,
    label: statusTexts.shortcuts[to],
    reason: allows(row, to, metas) ? null : statusTexts.notAllowed,
    press: pressOf([row], to, () => status.record([row], to, null)),
  }));

/** One press changes a status, unless that takes a delivery back: the window asks first. */
const pressOf = (rows: readonly TaskRow[], to: Shortcut, record: () => Promise<unknown>) => () => {
  if (undelivers(rows, to)) setQuery(statusWindow.at({ taskIds: rows.map(({ id }) => id), to }));
  else void record();
};

const canteenShortcuts: readonly CanteenShortcut[] = ['shipping', 'received'];

interface Together {
  readonly to: Shortcut;
  readonly rows: readonly TaskRow[];
}

/** A line that stands for its canteen takes along the orders that the shortcut fits (DSP-294, DSP-295). */
function waysOfCanteen(row: TaskRow, siblings: readonly TaskRow[], { metas, status }: TaskHere): readonly Way[] {
  return togetherWith(row, siblings).map(({ to, rows }) => ({
    name: to,
    label: statusTexts.shortcuts[to],
    hint: statusTexts.canteen(rows.length),
    reason: rows.every((it) => allows(it, to, metas)) ? null : statusTexts.notAllowed,
    press: pressOf(rows, to, () => status.recordTogether(rows, to, dockIdOf(row))),
  }));
}

function togetherWith(row: TaskRow, siblings: readonly TaskRow[]): readonly Together[] {
  if (siblings.length === 0 || isLocked(row)) return [];
  const fitting = canteenShortcuts.map((to) => ({ to, rows: canteenOrders(siblings, to) }));
  const offered: readonly Together[] = fitting.filter(({ rows }) => rows.length > 0);
  const alike = siblings.filter((it) => it.orderStatus === row.orderStatus && !isLocked(it));
  const own = shortcutsOf(row).filter((to) => offered.every((it) => it.to !== to));
  return [...offered, ...own.map((to) => ({ to, rows: alike }))];
}
