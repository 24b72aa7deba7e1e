import type { CommandText } from '../../../../src/domain/command.ts';
import type { Dock } from '../../../../src/domain/dock/dock.ts';
import type { Refusal } from '../../../../src/domain/result.ts';
import type { Decision } from '../action.ts';
import { conflictOf } from '../conflict.ts';

/** 409 with both docks when the guard refuses; null when the action may continue. */
export function refusedOnBoth(
  text: Pick<CommandText<never>, 'refusals'>,
  refusal: Refusal | null,
  docks: readonly (Dock | undefined)[],
): Decision | null {
  return refusal && conflictOf(text, refusal, { docks: docks.flatMap((dock) => dock?.id ?? []) });
}
