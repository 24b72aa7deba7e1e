import { createContext, use } from 'react';
import type { Moves } from '../../concepts/dock/move/use-moves.ts';
import type { Centers } from '../../kit/scope/centers.ts';

/** The moves of every row and card; one object for the life of the board, so that none renders again for it. */
export const BoardActions = createContext<Moves | null>(null);

export function useBoardMoves(): Moves {
  const moves = use(BoardActions);
  if (!moves) throw new Error('Invariant: no dispatch board above');
  return moves;
}

/** Read once for all cards; null until read, undefined where no board stands above. */
export const BoardCenters = createContext<Centers | null | undefined>(undefined);

export function useCentersOfBoard(): Centers | undefined {
  const centers = use(BoardCenters);
  if (centers === undefined) throw new Error('Invariant: no dispatch board above');
  return centers ?? undefined;
}

/** Whether the orders of a canteen act as one line here (DSP-272). */
export const useGroupsCanteens = (): boolean => useCentersOfBoard()?.current?.group_canteen_orders_in_docks === true;
