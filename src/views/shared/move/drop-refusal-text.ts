import { moveDockOnto } from '../../../domain/dock/commands/move-onto.ts';
import { moveTask } from '../../../domain/task/commands/move.ts';
import { refusalText } from '../../app/refusal-text.ts';
import { dockDropRefusal } from '../dock/dock-moves.ts';
import { type Dragged, type DropTarget, dropRefusal } from './moves.ts';
import { moveTexts } from './text.ts';

/** Why a drop is refused, in words; null when it is allowed. */
export function dropRefusalText(dragged: Dragged, target: DropTarget, nowMs: number): string | null {
  if (dragged.kind === 'tasks') {
    const refusal = dropRefusal(dragged, target, nowMs);
    return refusal && refusalText(moveTask, refusal);
  }
  if (target.kind === 'list') return moveTexts.dockOnList;
  const refusal = dockDropRefusal(dragged.card, target.card, nowMs);
  return refusal && refusalText(moveDockOnto, refusal);
}
