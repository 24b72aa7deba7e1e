import { moveDockOnto } from '../../../domain/dock/commands/move-onto.ts';
import { insteadOf } from '../../../domain/dock/mismatch.ts';
import type { Refusal } from '../../../domain/result.ts';
import { moveTask } from '../../../domain/task/commands/move.ts';
import { type Refusing, refusalText } from '../../app/refusal-text.ts';
import { dockDropRefusal } from '../dock/dock-moves.ts';
import { type Dragged, type DropTarget, dropRefusal } from './moves.ts';
import { moveTexts } from './text.ts';

/** Why something may not go there, in words, and what can be done instead; null where there is nothing to say. */
export interface RefusedTarget {
  readonly reason: string;
  readonly instead: string | null;
}

/** Why a drop is refused; null when it is allowed. */
export function refusedDrop(dragged: Dragged, target: DropTarget, nowMs: number): RefusedTarget | null {
  if (dragged.kind === 'tasks') return refusedTarget(moveTask, dropRefusal(dragged, target, nowMs));
  if (target.kind === 'list') return { reason: moveTexts.dockOnList, instead: null };
  return refusedTarget(moveDockOnto, dockDropRefusal(dragged.card, target.card, nowMs));
}

/** A refusal of a rule as the list of targets tells it. */
export const refusedTarget = (command: Refusing, refusal: Refusal | null): RefusedTarget | null =>
  refusal && { reason: refusalText(command, refusal), instead: insteadOf(refusal) };

/** Why a drop is refused, in words; null when it is allowed. */
export const dropRefusalText = (dragged: Dragged, target: DropTarget, nowMs: number): string | null =>
  refusedDrop(dragged, target, nowMs)?.reason ?? null;
