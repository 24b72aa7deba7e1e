import { msOf } from '../time/instant.ts';
import { minutesBetween } from '../time/minutes.ts';
import type { PastDemand, PastOrder, PastRound } from './day.ts';
import { endingOf, minutesPast } from './lateness.ts';

/** Something that was recorded before an order came late (OUR-238). */
export type Cause =
  | { readonly kind: 'leftLate'; readonly minutes: number }
  | { readonly kind: 'preparation'; readonly order: PastOrder; readonly atMs: number }
  | { readonly kind: 'driver'; readonly demand: PastDemand; readonly order: PastOrder | null };

/** By which a day is filtered: a cause, or that none was recorded. */
export const causeKinds = ['leftLate', 'preparation', 'driver', 'none'] as const;
export type CauseChoice = (typeof causeKinds)[number];

/** Minutes from the estimate of a round's departure to an instant; null unless that is known to be after it. */
function minutesAfterPlan({ planned_departure }: PastRound, ms: number | null): number | null {
  const plannedMs = msOf(planned_departure);
  if (plannedMs === null || ms === null) return null;
  const minutes = minutesBetween(plannedMs, ms);
  return minutes > 0 ? minutes : null;
}

/** What was recorded that precedes the delivery of an order of a round. Nothing is weighed. */
export function causesOf(order: PastOrder, round: PastRound): readonly Cause[] {
  // Orders that are in no round any more have nothing in common.
  const stops = round.id == null ? [order] : (round.orders ?? []);
  const minutes = minutesAfterPlan(round, msOf(round.gone_at));
  return [
    ...(minutes === null ? [] : [{ kind: 'leftLate', minutes } as const]),
    ...stops.flatMap((stop) => preparation(stop, round)),
    ...(round.demands ?? []).flatMap((demand) => demandBefore(demand, order, stops)),
  ];
}

/** One of its orders was ready after the round was to leave, which then waited for it. */
function preparation(stop: PastOrder, round: PastRound): readonly Cause[] {
  const [atMs, goneMs] = [msOf(stop.prepared_at), msOf(round.gone_at)];
  // One that was prepared again after its round had left held nobody back.
  if (atMs === null || goneMs === null || atMs > goneMs) return [];
  return minutesAfterPlan(round, atMs) === null ? [] : [{ kind: 'preparation', order: stop, atMs }];
}

function demandBefore(demand: PastDemand, order: PastOrder, stops: readonly PastOrder[]): readonly Cause[] {
  if (demand.state === 'refused') return [];
  if (demand.order == null) return [{ kind: 'driver', demand, order: null }];
  const stop = stops.find(({ id }) => id === demand.order);
  return stop && cameNoLater(stop, order) ? [{ kind: 'driver', demand, order: stop }] : [];
}

/** Whether a stop was dealt with before an order came, as far as its hour says so. */
function cameNoLater(stop: PastOrder, order: PastOrder): boolean {
  if (stop.id === order.id) return true;
  const [stopMs, orderMs] = [msOf(stop.date_received), msOf(order.date_received)];
  return stopMs !== null && orderMs !== null && stopMs <= orderMs;
}

/** A late order of a round, with what is known of why. */
export interface LateLine {
  readonly round: PastRound;
  readonly order: PastOrder;
  readonly minutes: number;
  readonly causes: readonly Cause[];
}

/** The late orders of a round, in the order of its stops. */
export const lateLinesOf = (round: PastRound): readonly LateLine[] =>
  (round.orders ?? []).flatMap((order) => {
    const minutes = endingOf(order) === 'late' ? minutesPast(order) : null;
    return minutes === null ? [] : [{ round, order, minutes, causes: causesOf(order, round) }];
  });

export const hasCause = ({ causes }: Pick<LateLine, 'causes'>, choice: CauseChoice): boolean =>
  choice === 'none' ? causes.length === 0 : causes.some(({ kind }) => kind === choice);
