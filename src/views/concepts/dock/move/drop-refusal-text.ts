import { moveDockOnto } from '../../../../domain/dock/commands/move-onto.ts';
import type { Refusal } from '../../../../domain/result.ts';
import { moveTask } from '../../../../domain/task/commands/move.ts';
import { type Refusing, refusalText } from '../../../kit/actions/refusal-text.ts';
import { dockDropRefusal } from '../dock-moves.ts';
import { type Dragged, type DropTarget, dropRefusal } from './moves.ts';
import { moveTexts } from './text.ts';

/** A refusal, with the command that has its text. */
interface RefusedDrop {
  readonly command: Refusing;
  readonly refusal: Refusal;
}

/** Why a drop is refused; null when it is allowed. A dock on the list is refused only for the place. */
export function refusedDrop(dragged: Dragged, target: DropTarget, nowMs: number): RefusedDrop | 'dockOnList' | null {
  if (dragged.kind === 'tasks') {
    const refusal = dropRefusal(dragged, target, nowMs);
    return refusal && { command: moveTask, refusal };
  }
  if (target.kind === 'list') return 'dockOnList';
  const refusal = dockDropRefusal(dragged.card, target.card, nowMs);
  return refusal && { command: moveDockOnto, refusal };
}

/** Why a drop is refused, in words; null when it is allowed. */
export function dropRefusalText(dragged: Dragged, target: DropTarget, nowMs: number): string | null {
  const refused = refusedDrop(dragged, target, nowMs);
  if (refused === null) return null;
  return refused === 'dockOnList' ? moveTexts.dockOnList : refusalText(refused.command, refused.refusal);
}
