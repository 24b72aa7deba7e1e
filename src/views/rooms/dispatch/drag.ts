import { dockCode } from '../../../domain/dock/text.ts';
import { moveTask } from '../../../domain/task/commands/move.ts';
import { refusalText } from '../../app/refusal-text.ts';
import { createDragBoard } from '../../shared/dnd/drag-board.tsx';
import { type Dragged, type DropTarget, dropRefusal } from './moves.ts';
import { taskName } from './task-name.ts';
import { moveTexts } from './text.ts';

/** The board on which tasks are dragged between the list and the docks. */
export const { Board, useSource, useTarget, useIsDragging } = createDragBoard<Dragged, DropTarget>();

export function dropRefusalText(dragged: Dragged, target: DropTarget, nowMs: number): string | null {
  const refusal = dropRefusal(dragged, target, nowMs);
  return refusal && refusalText(moveTask, refusal);
}

export const draggedLabel = ({ tasks }: Dragged) => moveTexts.item(tasks.map(taskName));

export function targetLabel(target: DropTarget): string {
  switch (target.kind) {
    case 'list':
      return moveTexts.list;
    case 'dock':
      return dockCode(target.card.id);
    case 'task':
      return moveTexts.after(dockCode(target.card.id), taskName(target.task));
  }
}
