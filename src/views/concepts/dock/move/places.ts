import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import type { Position } from '../../../../domain/geo.ts';
import type { PlaceCost } from '../../../../domain/route/best-place.ts';
import { roundPlaces } from '../../../../domain/route/round-places.ts';
import { type DraggedTasks, type DropTarget, targetAt } from './moves.ts';

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
  isGrouped: boolean,
): readonly Place[] {
  const byId = new Map<number, DockCard>(cards.map((card) => [card.id, card]));
  const ask = { scope: 0, orders: tasks, from: from?.id ?? null, center, nowMs, isGrouped };
  const places = roundPlaces(ask, cards).flatMap(({ dockId, best }) => {
    const card = byId.get(dockId);
    return card ? [{ target: targetAt(card, best?.at ?? card.tasks.length), cost: best }] : [];
  });
  return [{ target: { kind: 'list' }, cost: null }, ...places];
}
