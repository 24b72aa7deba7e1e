import type { Toast } from '../../../domain/command.ts';
import type { Refusal } from '../../../domain/result.ts';
import { genericError } from '../../../domain/words/error-text.ts';
import { type Refusing, refusalText } from '../actions/refusal-text.ts';
import { texts } from '../text.ts';

export const impossible = (text: string): Toast => ({ title: texts.impossible, text, seconds: 10, isFailure: true });

/** The generic error, for lack of a reason (DSP-937, SUP-742). */
export const unexplained: Toast = { text: genericError, seconds: 5, isFailure: true };

/**
 * An action refused by its own rules before it left, or by the server afterwards. Without a reason it is the generic
 * error (SUP-741, PRP-760).
 */
export function refusedToast(command: Refusing, refusal: Pick<Refusal, 'code' | 'detail'>): Toast {
  const text = refusalText(command, refusal);
  if (command.text.failure) return command.text.failure(text);
  if (text === genericError) return unexplained;
  return command.text.untitled ? { text, seconds: 10, isFailure: true } : impossible(text);
}
