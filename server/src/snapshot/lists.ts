import type { Dock } from '../../../src/domain/dock/dock.ts';
import { isLateAt } from '../../../src/domain/late-order/late.ts';
import { isListedLate } from '../../../src/domain/late-order/list.ts';
import { isRestocked, isNotDelivered as waitsForReturn } from '../../../src/domain/order/not-delivered.ts';
import { hasTag } from '../../../src/domain/order/tags.ts';
import { dqpTags, type LoadFilters } from './filters.ts';
import type { Delivery, Mirror } from './mirror.ts';

/**
 * All deliveries except cancelled orders, restocked ones (DSP-759), and delivered ones whose dock is put away, or which
 * left it when it was closed.
 */
function isListed({ task, order }: Delivery, mirror: Mirror): boolean {
  if (order.status === 'canceled' || isRestocked(order)) return false;
  return task.status !== 'received' || (task.dock != null && mirror.held.dock.rows.get(task.dock)?.hidden !== true);
}

/** The listed ones of all deliveries, or of those given. */
export const listedDeliveries = (mirror: Mirror, among: Iterable<Delivery> = mirror.deliveries.values()) =>
  [...among].filter((delivery) => isListed(delivery, mirror));

/** A hidden dock is in no list (DSP-387). */
export const listedDocks = (mirror: Mirror, statuses: readonly string[] | null) =>
  [...mirror.held.dock.rows.values()].filter(
    (dock) => dock.hidden !== true && (statuses === null || statuses.includes(dock.current_status ?? '')),
  );

const isLoaded = (dock: Dock | undefined) => !!dock?.loaded_at || dock?.current_status === 'loaded';

/** Whether a delivery passes the filters of table FLT; they apply to `deliveries` only. */
export function passes({ task, order }: Delivery, filters: LoadFilters, mirror: Mirror): boolean {
  if (task.dock != null) {
    if (!filters.withDriver && task.delivery_man_id != null) return false;
    return filters.notLoadedDock || isLoaded(mirror.held.dock.rows.get(task.dock));
  }
  if (!filters.normalSlot && !dqpTags.some((tag) => hasTag(order, tag))) return false;
  return !filters.withoutDqpTags.some((tag) => hasTag(order, tag));
}

export const isLate = ({ task, order, slotEndMs }: Delivery, nowMs: number) =>
  isListedLate(task, order, slotEndMs, nowMs);

export const isNotDelivered = ({ task, order }: Delivery) => waitsForReturn(task, order);

/** What has become late of a center, for as long as neither its rows change nor the next slot end passes. */
export interface Lateness {
  readonly revision: number;
  readonly sinceMs: number;
  /** The latest slot end that has become late: the lists above change with time only when it does. */
  readonly latestMs: number;
  /** The first that has not. */
  readonly nextMs: number;
}

export function latenessAt(mirror: Mirror, nowMs: number, before: Lateness | null): Lateness {
  const { revision } = mirror;
  const isStill = before?.revision === revision && nowMs >= before.sinceMs && !isLateAt(before.nextMs, nowMs);
  if (isStill) return before;
  let latestMs = 0;
  let nextMs = Number.POSITIVE_INFINITY;
  for (const { slotEndMs } of mirror.deliveries.values()) {
    if (slotEndMs === null) continue;
    if (isLateAt(slotEndMs, nowMs)) latestMs = Math.max(latestMs, slotEndMs);
    else nextMs = Math.min(nextMs, slotEndMs);
  }
  return { revision, sinceMs: nowMs, latestMs, nextMs };
}

export const latestLateMs = (mirror: Mirror, nowMs: number): number => latenessAt(mirror, nowMs, null).latestMs;
