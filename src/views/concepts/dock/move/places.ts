import type { DockCard, TaskRow } from '../../../../db/view-rows/dispatch.ts';
import type { Position } from '../../../../domain/geo.ts';
import { bestPlace, comparePlaces, type PlaceCost, type PlannedStop } from '../../../../domain/route/best-place.ts';
import { etaAhead } from '../../../../domain/task/arrival.ts';
import { departureLeadMs } from '../../../../domain/task/departure.ts';
import { waitingDocks } from './move-targets.ts';
import type { DraggedTasks, DropTarget } from './moves.ts';

/** A target with what it costs to go there; null where that cannot be estimated. */
export interface Place {
  readonly target: DropTarget;
  readonly cost: PlaceCost | null;
}

/**
 * The to-dispatch list, then each round at the place where the orders fit best, the cheapest first (OUR-080). The round
 * they are in already is none: the best order within a round is for super admins (DSP-119).
 */
export function bestPlaces(
  { tasks, from }: DraggedTasks,
  cards: readonly DockCard[],
  center: Position | null,
  nowMs: number,
): readonly Place[] {
  const orders = tasks.map((task) => plannedStop(task, nowMs));
  const places = waitingDocks(cards)
    .filter((card) => card.id !== from?.id)
    .map((card) => placeIn(card, orders, center, nowMs));
  return [{ target: { kind: 'list' }, cost: null }, ...places.sort(compare)];
}

function placeIn(card: DockCard, orders: readonly PlannedStop[], center: Position | null, nowMs: number): Place {
  const stops = card.tasks.map((task) => plannedStop(task, nowMs));
  const leavesMs = card.departureMs === null ? null : Math.max(card.departureMs + departureLeadMs, nowMs);
  const cost = bestPlace(orders, { center, leavesMs, stops });
  const before = card.tasks[(cost?.at ?? stops.length) - 1];
  return { target: before ? { kind: 'task', card, task: before } : { kind: 'dock', card, at: 'first' }, cost };
}

/** An order as a stop of a round. */
export const plannedStop = ({ id, position, eta, slotEndMs }: TaskRow, nowMs: number): PlannedStop => ({
  id,
  position,
  etaMs: etaAhead(eta, nowMs),
  slotEndMs,
});

/** Places that cannot be estimated come last, in the order of the board. */
const compare = (a: Place, b: Place) => {
  if (!a.cost || !b.cost) return Number(!a.cost) - Number(!b.cost);
  return comparePlaces(a.cost, b.cost);
};
