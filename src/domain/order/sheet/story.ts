import { type Arrival, arrivalOf, isOver, minutesOffSlot } from '../../task/arrival.ts';
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
  readonly arrival: Arrival | null;
  /**
   * Minutes from the slot to the arrival, else to now: above 0 after it, below 0 before it, 0 within; null where nothing
   * can be said.
   */
  readonly offSlotMin: number | null;
  /** Now, if it lies on the line and the order is under way. */
  readonly nowMs: number | null;
}

const hourMs = 3_600_000;
/** Events longer before the slot, or longer after it, are in the log alone: the line stays readable. */
const beforeMs = 8 * hourMs;
const afterMs = 6 * hourMs;

/**
 * The story of an order, from its sheet and its activity log (null: not read), at `nowMs`, epoch ms. Null for an order
 * without a slot, which has no line.
 */
export function storyOf(order: OrderInFull, log: readonly ActivityEntry[] | null, nowMs: number): Story | null {
  const slotFromMs = msOf(order.shipping_time);
  if (slotFromMs === null) return null;
  const slotToMs = Math.max(slotFromMs, msOf(order.max_shipping_time) ?? slotFromMs);
  const around = { fromMs: slotFromMs - beforeMs, toMs: slotToMs + afterMs };
  const delivery = { ...order.shipping_task, orderStatus: order.status };
  const isUnderWay = !isOver(delivery);
  const planned = [...wayOf(order), stretch('slot', slotFromMs, slotToMs)].flatMap((it) => within(it, around));
  const arrival = arrivalOf(delivery, nowMs);
  const real = realOf(order, log ?? [], arrival, isUnderWay ? nowMs : null).flatMap((it) => within(it, around));
  const moments = momentsOf(order, log ?? [])
    .filter(({ atMs }) => atMs >= around.fromMs && atMs <= around.toMs)
    .toSorted((one, other) => one.atMs - other.atMs);
  // The line goes on to now and to the arrival, whether anybody drives the order or not.
  const lived = [isUnderWay ? nowMs : null, arrival?.atMs ?? null]
    .filter((ms) => ms !== null)
    .filter((ms) => ms >= around.fromMs && ms <= around.toMs);
  const { fromMs, toMs } = wholeHours([
    ...[...planned, ...real].flatMap((it) => [it.fromMs, it.toMs]),
    ...moments.map(({ atMs }) => atMs),
    ...lived,
  ]);
  return {
    ...{ fromMs, toMs, planned, real, moments, arrival },
    offSlotMin: minutesOffSlot(delivery, { startMs: slotFromMs, endMs: slotToMs }, nowMs),
    nowMs: isUnderWay && nowMs >= fromMs && nowMs <= toMs ? nowMs : null,
  };
}

/** The whole hours around some instants, one hour at least. */
function wholeHours(instants: readonly number[]) {
  const fromMs = Math.floor(Math.min(...instants) / hourMs) * hourMs;
  return { fromMs, toMs: Math.max(fromMs + hourMs, Math.ceil(Math.max(...instants) / hourMs) * hourMs) };
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
  const isAwaited = nowMs !== null && arrival?.kind === 'expected' && arrival.atMs > nowMs;
  return [
    ...(packedMs.length > 0 ? [stretch('packing', firstMs, lastMs, packer)] : []),
    ...drives,
    ...(isAwaited ? [stretch('expected', nowMs, arrival.atMs)] : []),
  ];
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
