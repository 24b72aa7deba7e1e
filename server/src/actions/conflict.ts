import type { CommandText } from '../../../src/domain/command.ts';
import type { Refusal } from '../../../src/domain/result.ts';
import type { Decision, RefusalRows } from './action.ts';
import { refusalText } from './refusal-text.ts';

type Texts = Pick<CommandText<never>, 'refusals'>;

/** 409: the guard's refusal in the domain's words, with the present rows. */
export const conflictOf = (
  texts: Texts,
  refusal: Refusal,
  told: RefusalRows,
): Extract<Decision, { verdict: 'conflict' }> => ({
  verdict: 'conflict',
  error: refusalText(texts, refusal),
  ...told,
});

/** 400: the same, where asking again changes nothing. */
export const refusalOf = (
  texts: Texts,
  refusal: Refusal,
  told: RefusalRows = {},
): Extract<Decision, { verdict: 'refuse' }> => ({
  verdict: 'refuse',
  error: refusalText(texts, refusal),
  ...told,
});
