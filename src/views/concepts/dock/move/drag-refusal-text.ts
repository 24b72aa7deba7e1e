import { moveTask } from '../../../../domain/task/commands/move.ts';
import { canDrag, type DraggedTask } from '../../../../domain/task/drag.ts';
import { refusalText } from '../../../kit/actions/refusal-text.ts';

/** Why a task cannot be picked up, in words, for its handle and its menu; null when it can (DSP-242, DSP-243). */
export function whyNotDragged(task: DraggedTask): string | null {
  const refusal = canDrag(task);
  return refusal && refusalText(moveTask, refusal);
}
