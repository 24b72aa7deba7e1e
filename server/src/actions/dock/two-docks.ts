import type { CommandText } from '../../../../src/domain/command.ts';
import type { Dock } from '../../../../src/domain/dock/dock.ts';
import { type Refusal, refuse } from '../../../../src/domain/result.ts';
import type { Decision } from '../action.ts';
import { conflictOf } from '../conflict.ts';

const isGone = (dock: Dock | undefined) => !dock || dock.hidden === true;

/** 409 with both docks when the guard refuses or one of them is gone; null when the action may go on. */
export function refusedOnBoth(
  text: Pick<CommandText<never>, 'refusals'>,
  refusal: Refusal | null,
  docks: readonly (Dock | undefined)[],
): Decision | null {
  const told = { docks: docks.flatMap((dock) => dock?.id ?? []) };
  if (refusal) return conflictOf(text, refusal, told);
  return docks.some(isGone) ? conflictOf(text, refuse('gone'), told) : null;
}
