import { msOf } from '../../time/instant.ts';
import type { OrderInFull } from '../in-full.ts';
import { type ActivityEntry, activityTypeOf } from './activity.ts';

/**
 * Kinds of stretches on the line of time. Planned: the way and the slot. Real: packing, a drive, and the rest still
 * expected.
 */
export type StretchKind = 'way' | 'slot' | 'packing' | 'drive' | 'expected';

/** Instants in epoch ms; the end is never before the start. */
export interface Stretch {
  readonly kind: StretchKind;
  readonly fromMs: number;
  readonly toMs: number;
  /** Who did it, where known. */
  readonly who: string | null;
}

/** One moment; with `text` null, `kind` gives its name. */
export interface Moment {
  readonly kind: 'ordered' | 'delivered' | 'told';
  readonly atMs: number;
  readonly text: string | null;
}

/** An order's life on one line of time, planned beside real (OUR-050 to OUR-052). */
export interface Story {
  /** Start of the line, a whole hour, epoch ms. */
  readonly fromMs: number;
  readonly toMs: number;
  readonly planned: readonly Stretch[];
  readonly real: readonly Stretch[];
  /** The earliest first. */
  readonly moments: readonly Moment[];
  /** When the order arrived, or is expected; null where neither is known. */
  readonly arrival: { readonly atMs: number; readonly isExpected: boolean } | null;
  /**
   * Minutes from the slot to the arrival: above 0 after it, below 0 before it, 0 within; null without an arrival or a
   * slot.
   */
  readonly offSlotMin: number | null;
  /** Now, if it lies on the line and the order is under way. */
  readonly nowMs: number | null;
}

const hourMs = 3_600_000;
const minuteMs = 60_000;
/** Events longer before the slot, or longer after it, are in the log alone: the line stays readable. */
const beforeMs = 8 * hourMs;
const afterMs = 6 * hourMs;

const over: ReadonlySet<string> = new Set(['received', 'canceled', 'undeliveredclient', 'restock', 'waiting_restock']);

/**
 * The story of an order, from its sheet and its activity log (null: not read), at `nowMs`, epoch ms. Null for an order
 * without a slot, which has no line.
 */
export function storyOf(order: OrderInFull, log: readonly ActivityEntry[] | null, nowMs: number): Story | null {
  const slotFromMs = msOf(order.shipping_time);
  if (slotFromMs === null) return null;
  const slotToMs = Math.max(slotFromMs, msOf(order.max_shipping_time) ?? slotFromMs);
  const around = { fromMs: slotFromMs - beforeMs, toMs: slotToMs + afterMs };
  const isUnderWay = !over.has(order.status ?? '');
  const planned = [...wayOf(order), stretch('slot', slotFromMs, slotToMs)].flatMap((it) => within(it, around));
  const arrival = arrivalOf(order);
  const real = realOf(order, log ?? [], arrival, isUnderWay ? nowMs : null).flatMap((it) => within(it, around));
  const moments = momentsOf(order, log ?? [])
    .filter(({ atMs }) => atMs >= around.fromMs && atMs <= around.toMs)
    .toSorted((one, other) => one.atMs - other.atMs);
  const marks = [
    ...[...planned, ...real].flatMap(({ fromMs, toMs }) => [fromMs, toMs]),
    ...moments.map(({ atMs }) => atMs),
  ];
  const fromMs = Math.floor(Math.min(...marks) / hourMs) * hourMs;
  const toMs = Math.max(fromMs + hourMs, Math.ceil(Math.max(...marks) / hourMs) * hourMs);
  return {
    ...{ fromMs, toMs, planned, real, moments, arrival },
    offSlotMin: arrival && offSlot(arrival.atMs, slotFromMs, slotToMs),
    nowMs: isUnderWay && nowMs >= fromMs && nowMs <= toMs ? nowMs : null,
  };
}

const stretch = (kind: StretchKind, fromMs: number, toMs: number, who: string | null = null): Stretch => ({
  ...{ kind, fromMs, who },
  toMs: Math.max(fromMs, toMs),
});

/** The part of it that lies on the line. */
function within(it: Stretch, { fromMs, toMs }: { readonly fromMs: number; readonly toMs: number }): Stretch[] {
  if (it.toMs < fromMs || it.fromMs > toMs) return [];
  return [{ ...it, fromMs: Math.max(it.fromMs, fromMs), toMs: Math.min(it.toMs, toMs) }];
}

/** The planned way: from the planned departure, as long as it was estimated. */
function wayOf({ estimated_travel_departure_at, estimated_travel_duration }: OrderInFull): Stretch[] {
  const fromMs = msOf(estimated_travel_departure_at);
  return fromMs === null ? [] : [stretch('way', fromMs, fromMs + (estimated_travel_duration ?? 0) * 1_000)];
}

function realOf(
  order: OrderInFull,
  log: readonly ActivityEntry[],
  arrival: Story['arrival'],
  nowMs: number | null,
): Stretch[] {
  const packed = log.filter((entry) => activityTypeOf(entry) === 'packing');
  const packedMs = packed.flatMap(({ activity_date }) => msOf(activity_date) ?? []);
  const [firstMs, lastMs] = [Math.min(...packedMs), Math.max(...packedMs)];
  const packer = order.packing_task?.packer?.name ?? packed.find(({ full_name }) => full_name)?.full_name ?? null;
  const drives = (order.driver_logs ?? []).flatMap(({ driver_name, started_at, ended_at }) => {
    const fromMs = msOf(started_at);
    if (fromMs === null) return [];
    const toMs = msOf(ended_at) ?? msOf(order.shipping_task?.date_received) ?? nowMs ?? fromMs;
    return [stretch('drive', fromMs, toMs, driver_name ?? null)];
  });
  const isAwaited = nowMs !== null && arrival?.isExpected && arrival.atMs > nowMs && drives.length > 0;
  return [
    ...(packedMs.length > 0 ? [stretch('packing', firstMs, lastMs, packer)] : []),
    ...drives,
    ...(isAwaited ? [stretch('expected', nowMs, arrival.atMs)] : []),
  ];
}

function arrivalOf({ shipping_task, status }: OrderInFull): Story['arrival'] {
  const receivedMs = msOf(shipping_task?.date_received);
  if (receivedMs !== null) return { atMs: receivedMs, isExpected: false };
  const etaMs = msOf(shipping_task?.eta);
  return etaMs === null || over.has(status ?? '') ? null : { atMs: etaMs, isExpected: true };
}

/** Whole minutes, rounded up. */
function offSlot(atMs: number, fromMs: number, toMs: number): number {
  if (atMs > toMs) return Math.ceil((atMs - toMs) / minuteMs);
  return atMs < fromMs ? -Math.ceil((fromMs - atMs) / minuteMs) : 0;
}

/** Kinds of entries that are stretches, and therefore no moments. */
const asStretches: ReadonlySet<string> = new Set(['packing', 'log_driverloggroup']);

function momentsOf(order: OrderInFull, log: readonly ActivityEntry[]): Moment[] {
  const known = (kind: Moment['kind'], at: string | null | undefined): Moment[] => {
    const atMs = msOf(at);
    return atMs === null ? [] : [{ kind, atMs, text: null }];
  };
  return [
    ...known('ordered', order.order_time),
    ...known('delivered', order.shipping_task?.date_received),
    ...log.flatMap((entry): Moment[] => {
      const atMs = msOf(entry.activity_date);
      const text = entry.message?.trim();
      return atMs === null || !text || asStretches.has(activityTypeOf(entry)) ? [] : [{ kind: 'told', atMs, text }];
    }),
  ];
}
