import { createContext, use, useMemo } from 'react';
import type { FloorRow } from '../../../../db/view-rows/preparation.ts';
import { CenterId } from '../../../../domain/center/center-id.ts';
import { OrderId } from '../../../../domain/order/order.ts';
import { reorderPackings } from '../../../../domain/preparation/commands/reorder.ts';
import { afterDrop, type DropPlace } from '../../../../domain/preparation/drop.ts';
import type { Ranked } from '../../../../domain/preparation/emergencies.ts';
import { PackingId } from '../../../../domain/preparation/packing.ts';
import { emergencyRank } from '../../../../domain/task/emergency.ts';
import { useAction } from '../../../kit/actions/use-action.ts';
import { useTab } from '../../../kit/client/context.ts';
import { boardTexts } from './text.ts';

/** Moves of orders among the emergencies. */
export interface Moves {
  /** Why nothing can be carried now; null when it can. */
  readonly blocked: string | null;
  /** Why an order would not change its place there; null where it would. */
  readonly refusal: (row: FloorRow, place: DropPlace) => string | null;
  /** True once the new order is on disk. */
  readonly move: (row: FloorRow, place: DropPlace) => Promise<boolean>;
}

/**
 * The means to carry rows of the board: the same object until something blocks it, so that no row is drawn for less.
 */
export interface Reordering extends Pick<Moves, 'blocked'> {
  /** Opens the list of places, for tap and keyboard. */
  readonly choose: (row: FloorRow) => void;
}

/** Moves among the emergencies of the tab's center (PRP-160 to PRP-168). */
export function useMoves(ranked: readonly Ranked[]): Moves {
  const { center } = useTab();
  const reorder = useAction(reorderPackings);
  // Only emergencies and the carried order change rank: a check of every place must not read all orders.
  const { known, urgent } = useMemo(
    () => ({
      known: new Map(ranked.map((task) => [task.id, task])),
      urgent: ranked.filter((task) => emergencyRank(task) !== null),
    }),
    [ranked],
  );
  const changes = (row: FloorRow, place: DropPlace) => {
    const carried = known.get(row.id);
    const present = carried && emergencyRank(carried) === null ? [...urgent, carried] : urgent;
    return afterDrop(present, row.id, place);
  };
  return {
    blocked: reorder.blocked,
    refusal: (row, place) => (changes(row, place).ranks.length === 0 ? boardTexts.noChange : null),
    move: async (row, place) => {
      const change = changes(row, place);
      const ranks = change.ranks.map(({ id, emergency_rank: rank }) => ({ id: PackingId.parse(id), rank }));
      if (ranks.length === 0) return false;
      const args = {
        center: CenterId.parse(center),
        packingId: PackingId.parse(row.id),
        ...{ orderId: OrderId.parse(row.orderId), randomId: row.randomId },
        ranks,
        order: change.order.map((id) => PackingId.parse(id)),
      };
      return reorder.run(args);
    },
  };
}

export const ReorderingContext = createContext<Reordering | null>(null);

export function useReordering(): Reordering {
  const reordering = use(ReorderingContext);
  if (!reordering) throw new Error('Invariant: no packing board above');
  return reordering;
}
