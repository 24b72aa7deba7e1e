import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { type Position, positionOf } from '../../../../domain/geo.ts';
import type { PlannedStop } from '../../../../domain/route/best-place.ts';
import type { PlannedRun } from '../../../../domain/route/driver-run.ts';
import { plannedStop } from '../../../../domain/route/round-places.ts';
import { serviceS, travelS } from '../../../../domain/route/travel.ts';
import { etaAhead, isOver } from '../../../../domain/task/arrival.ts';
import { departureLeadMs } from '../../../../domain/task/departure.ts';
import type { Centers } from '../../../kit/scope/centers.ts';

/** The orders of a round that are still to be delivered, in their order. */
export const remainingOf = ({ tasks }: DockCard) => tasks.filter((task) => !isOver(task));

/** A card as the estimates read it: what is left of it, from where to where. */
export function plannedRun(card: DockCard, centers: Centers | undefined, nowMs: number): PlannedRun {
  const here = positionOf(centers?.current?.address, null);
  const end = endOf(card, centers, here);
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

/** Where it ends: at another center where one is set, unknown if that is not in the list. */
function endOf({ ending_center: id }: DockCard, centers: Centers | undefined, here: Position | null) {
  if (!id || id === centers?.currentId) return here;
  return positionOf(centers?.all.find((center) => center.id === id)?.address, null);
}

/** Back from the last stop on the road, where that is expected. */
function afterLast(stops: readonly PlannedStop[], end: Position | null): number | null {
  const last = stops.at(-1);
  if (!last?.etaMs || !last.position || !end) return null;
  return last.etaMs + (serviceS + travelS(last.position, end)) * 1_000;
}
