import type { NextConfigId } from '../../../domain/preparation/next-config.ts';
import { createDragBoard } from '../../ui/drag/drag-board.tsx';

/** A line in hand, and a place of the list, from 0. */
export interface Line {
  readonly id: NextConfigId;
  readonly name: string;
}

export const { Board, useSource, useTarget } = createDragBoard<Line, { readonly at: number }>();
