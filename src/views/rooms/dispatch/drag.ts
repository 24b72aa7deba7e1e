import { moveDockOnto } from '../../../domain/dock/commands/move-onto.ts';
import { dockCode } from '../../../domain/dock/text.ts';
import { moveTask } from '../../../domain/task/commands/move.ts';
import { refusalText } from '../../app/refusal-text.ts';
import { createDragBoard } from '../../shared/dnd/drag-board.tsx';
import { moveTexts } from './dialogs/text.ts';
import { dockDropRefusal } from './dock-moves.ts';
import { type Dragged, type DropTarget, dropRefusal } from './moves.ts';
import { taskName } from './task-name.ts';

/** The board on which tasks are dragged between the list and the docks, and whole docks onto docks. */
export const { Board, useSource, useTarget, useOffered, useIsDragging } = createDragBoard<Dragged, DropTarget>();

export function dropRefusalText(dragged: Dragged, target: DropTarget, nowMs: number): string | null {
  if (dragged.kind === 'tasks') {
    const refusal = dropRefusal(dragged, target, nowMs);
    return refusal && refusalText(moveTask, refusal);
  }
  if (target.kind === 'list') return moveTexts.dockOnList;
  const refusal = dockDropRefusal(dragged.card, target.card, nowMs);
  return refusal && refusalText(moveDockOnto, refusal);
}

export const draggedLabel = (dragged: Dragged) =>
  dragged.kind === 'dock' ? moveTexts.dock(dockCode(dragged.card.id)) : moveTexts.item(dragged.tasks.map(taskName));

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
