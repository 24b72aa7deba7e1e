import { insteadOf } from '../../../../domain/dock/instead.ts';
import type { Refusal } from '../../../../domain/result.ts';
import { type Refusing, refusalText } from '../../../kit/actions/refusal-text.ts';
import { refusedDrop } from './drop-refusal-text.ts';
import type { Dragged, DropTarget } from './moves.ts';
import { moveTexts } from './text.ts';

/** Why something may not go there, in words, and what can be done instead; null without a suggestion. */
export interface RefusedTarget {
  readonly reason: string;
  readonly instead: string | null;
}

/** A rule's refusal, for the list of targets; null for none. */
export const refusedTarget = (command: Refusing, refusal: Refusal | null): RefusedTarget | null =>
  refusal && { reason: refusalText(command, refusal), instead: insteadOf(refusal) };

/** Why a place takes nothing of a drag; null when it does. */
export function refusedPlace(dragged: Dragged, target: DropTarget, nowMs: number): RefusedTarget | null {
  const refused = refusedDrop(dragged, target, nowMs);
  if (refused === 'dockOnList') return { reason: moveTexts.dockOnList, instead: null };
  return refused && refusedTarget(refused.command, refused.refusal);
}
