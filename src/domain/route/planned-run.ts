import type { Dock } from '../dock/dock.ts';
import type { Position } from '../geo.ts';
import { type Delivery, etaAhead, isOver } from '../task/arrival.ts';
import { departureLeadMs } from '../task/departure.ts';
import { after, type PlannedStop, wayS } from './best-place.ts';
import type { PlannedRun } from './driver-run.ts';
import { type BoardOrder, plannedStop } from './round-places.ts';
import { serviceS } from './travel.ts';

/** An order of a round, as far as it is driven. */
export type RunOrder = Pick<BoardOrder, 'id' | 'position' | 'eta' | 'slotEndMs'> & Delivery;

/** A round as a board has it, its orders by rank. */
export interface RunCard extends Pick<Dock, 'gone_at' | 'locked_at' | 'return_time' | 'eta' | 'ending_center'> {
  /** The displayed departure, epoch ms (DSP-381). */
  readonly departureMs: number | null;
  readonly tasks: readonly RunOrder[];
}

/** Where rounds start, and where one ends that goes to another center; null where that is unknown. */
export interface Ends {
  readonly here: Position | null;
  readonly endOf: (centerId: number) => Position | null;
}

/** Where centers are, by their id. */
export type CenterPlaces = ReadonlyMap<number, Position>;

export const endsAt = (centerId: number, places: CenterPlaces): Ends => ({
  here: places.get(centerId) ?? null,
  endOf: (id) => places.get(id) ?? null,
});

/** The orders of a round that are still to be delivered, in their order. */
export const remainingOf = <Order extends Delivery>({ tasks }: { readonly tasks: readonly Order[] }) =>
  tasks.filter((task) => !isOver(task));

/** A card as the estimates read it: what is left of it, from where to where. */
export function plannedRun(card: RunCard, { here, endOf }: Ends, nowMs: number): PlannedRun {
  const end = card.ending_center ? endOf(card.ending_center) : here;
  const stops = remainingOf(card).map((task) => plannedStop(task, nowMs));
  const known = etaAhead(card.return_time, nowMs) ?? etaAhead(card.eta, nowMs);
  const isGone = !!card.gone_at;
  return {
    center: here,
    end,
    leavesMs: card.departureMs === null || isGone ? null : Math.max(card.departureMs + departureLeadMs, nowMs),
    stops,
    returnMs: known ?? (isGone ? afterLast(stops, end) : null),
    stage: isGone ? 'gone' : card.locked_at ? 'given' : 'waiting',
  };
}

/** Back from the last stop on the road, where that is expected. */
function afterLast(stops: readonly PlannedStop[], end: Position | null): number | null {
  const last = stops.at(-1);
  return last ? after(after(last.etaMs, serviceS), wayS(last.position, end)) : null;
}
