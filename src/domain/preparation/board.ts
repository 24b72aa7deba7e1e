import type { Order } from '../order/order.ts';
import { isDirectCourier } from '../order/weight.ts';
import { emergencyRank } from '../task/emergency.ts';
import type { Task } from '../task/task.ts';
import { msOf } from '../time/instant.ts';
import { parisDay } from '../time/paris-time.ts';
import type { Packing } from './packing.ts';

/** The sections of the packing board, in the order of the screen (PRP-110 to PRP-129). */
export const sections = [
  'now',
  'to-check',
  'doing',
  'waiting-products',
  'pickup',
  'later',
  'blocked',
  'stand-by',
] as const;
export type Section = (typeof sections)[number];

/** The fields that decide on the section of a packing, together with today's date; days are numbers, `20261126`. */
export interface BoardPlace {
  readonly state: PlaceState;
  /** NaN without one (PRP-124). */
  readonly day: number;
  /** 0 for a normal task (PRP-111). */
  readonly rank: number;
}

/** The section of `todo` depends on the day; the other states are sections of their own. */
export const placeStates = [
  'todo',
  'paid',
  'later',
  'to-check',
  'doing',
  'waiting-products',
  'blocked',
  'stand-by',
  'none',
] as const;
export type PlaceState = (typeof placeStates)[number];

/** `2026-11-26` → 20261126; NaN where it cannot be read. */
const dayNumber = (day: string | null | undefined): number =>
  day && /^\d{4}-\d{2}-\d{2}$/.test(day) ? Number(day.replaceAll('-', '')) : Number.NaN;

/** 20261126 → `2026-11-26`. */
export const dayText = (day: number): string => String(day).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

/** The Paris day of an instant in epoch ms, as a number. */
export const dayNumberAt = (ms: number): number => dayNumber(parisDay(ms));

/** The preparation day, else the day its slot begins (E-01). */
function packingDay({ day }: Pick<Packing, 'day'>, order: Pick<Order, 'shipping_time'> | undefined): number {
  const own = dayNumber(day);
  if (!Number.isNaN(own)) return own;
  const start = msOf(order?.shipping_time);
  return start === null ? Number.NaN : dayNumberAt(start);
}

const ownSection: ReadonlySet<string> = new Set(['to-check', 'doing', 'waiting-products', 'blocked']);

/** The place of a packing, whatever the time; a stand-by order is in its own section alone (PRP-129, PRP-689). */
export function placeOf(
  packing: Pick<Packing, 'status' | 'day' | 'emergency_rank'>,
  order: Order | undefined,
): BoardPlace {
  const place = { day: packingDay(packing, order), rank: emergencyRank(packing) ?? 0 };
  if (order?.status === 'stand-by') return { ...place, state: 'stand-by' };
  const { status } = packing;
  if (status === 'done') return { ...place, state: 'none' };
  if (status && ownSection.has(status)) return { ...place, state: status as PlaceState };
  if (order?.status === 'later') return { ...place, state: 'later' };
  return { ...place, state: order?.status === 'paid' ? 'paid' : 'todo' };
}

/** The section of a packing on a day (PRP-110 to PRP-129); null for a finished one. */
export function sectionOf({ state, day, rank }: BoardPlace, today: number): Section | null {
  switch (state) {
    case 'none':
      return null;
    case 'later':
      return rank > 0 ? 'now' : 'later';
    case 'paid':
      return rank === 0 && day > today ? 'later' : 'now';
    case 'todo':
      return 'now';
    default:
      return state;
  }
}

/** Whether a packing to do is one of today: whatever is to do now is, without a day or with a later one too (PRP-115). */
export const isOfToday = (section: Section | null, { day }: Pick<BoardPlace, 'day'>, today: number): boolean =>
  section === 'now' || day <= today;

/** Whether an order is packed and waits for the direct courier (PRP-123). */
export const awaitsPickup = (task: Pick<Task, 'status'>, order: Order | undefined): boolean =>
  order?.status === 'prepared' && task.status !== 'shipping' && task.status !== 'received' && isDirectCourier(order);

/** How many normal tasks are shown until the list is opened (PRP-113). */
export const normalCap = 100;
