import { dockCode } from '../../../domain/dock/text.ts';
import { orderName } from '../../../domain/order/name.ts';
import { createDragBoard } from '../../shared/dnd/drag-board.tsx';
import type { Dragged, DropTarget } from '../../shared/move/moves.ts';
import { moveTexts } from '../../shared/move/text.ts';

/** The board on which tasks are dragged between the list and the docks, and whole docks onto docks. */
export const { Board, useSource, useTarget, useOffered, useIsDragging } = createDragBoard<Dragged, DropTarget>();

export const draggedLabel = (dragged: Dragged) =>
  dragged.kind === 'dock' ? moveTexts.dock(dockCode(dragged.card.id)) : moveTexts.item(dragged.tasks.map(orderName));

export function targetLabel(target: DropTarget): string {
  switch (target.kind) {
    case 'list':
      return moveTexts.list;
    case 'dock':
      return dockCode(target.card.id);
    case 'task':
      return moveTexts.after(dockCode(target.card.id), orderName(target.task));
  }
}
