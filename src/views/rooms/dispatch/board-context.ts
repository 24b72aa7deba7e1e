import { createContext, use } from 'react';
import type { Metas } from '../../../domain/center/center.ts';
import type { Centers } from '../../app/centers.ts';
import type { setQuery } from '../../app/router.tsx';
import type { Dragged, DropTarget } from './moves.ts';

/** What every row and card may do; one object for the life of the board, so that none renders again for it. */
export interface BoardMoves {
  /** Why nothing can be moved now; null when moves are possible. */
  readonly blocked: string | null;
  /** Opens a dialog, which stands in the address. */
  readonly open: typeof setQuery;
  /** True once every move is on disk; a refusal has been told. */
  readonly move: (dragged: Dragged, target: DropTarget, replaces?: string | null) => Promise<boolean>;
}

export const BoardActions = createContext<BoardMoves | null>(null);

export function useBoardMoves(): BoardMoves {
  const moves = use(BoardActions);
  if (!moves) throw new Error('Invariant: no dispatch board above');
  return moves;
}

/** Read once for all cards. */
export const BoardCenters = createContext<Centers | undefined>(undefined);

export const useCentersOfBoard = (): Centers | undefined => use(BoardCenters);

/** The settings of the center, for its tables of status changes. */
export const BoardMetas = createContext<Metas | undefined>(undefined);

export const useMetasOfBoard = (): Metas | undefined => use(BoardMetas);
