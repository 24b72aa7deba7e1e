import type { Command } from '../../../domain/command.ts';
import type { Refusal } from '../../../domain/result.ts';
import { genericError } from '../../../domain/words/error-text.ts';
import { wordsOf } from '../text.ts';

/** The texts of a declaration that need no arguments. */
export interface Refusing {
  readonly text: Pick<
    Command['text'],
    'refusals' | 'success' | 'successTitle' | 'untitled' | 'failure' | 'failureSeconds'
  >;
}

/** The text of a refusal: the command's own, else the server's, else the engine's, else the generic one. */
export function refusalText(command: Refusing, { code, detail }: Pick<Refusal, 'code' | 'detail'>): string {
  const own = command.text.refusals[code];
  if (typeof own === 'function') return own(detail);
  return own ?? detail ?? wordsOf(code) ?? genericError;
}
