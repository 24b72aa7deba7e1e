import { dockCode } from '../../../domain/dock/text.ts';
import { orderName } from '../../../domain/order/name.ts';
import type { Dragged, DropTarget } from '../../concepts/dock/move/moves.ts';
import { moveTexts } from '../../concepts/dock/move/text.ts';
import { createDragBoard } from '../../ui/drag/drag-board.tsx';

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
