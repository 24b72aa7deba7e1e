import type { FloorRow } from '../../../../db/view-rows/preparation.ts';
import type { DropPlace } from '../../../../domain/preparation/drop.ts';
import { createDragBoard } from '../../../ui/drag/drag-board.tsx';

/** A place of the board, with what names it. */
export type BoardPlace =
  | Extract<DropPlace, { readonly kind: 'normal' }>
  | { readonly kind: 'packing'; readonly id: number; readonly row: FloorRow };

/** The board on which orders are carried among the emergencies, and out of them (PRP-160, PRP-161, PRP-170). */
export const { Board, useSource, useTarget, useQuietTarget } = createDragBoard<FloorRow, BoardPlace>();
