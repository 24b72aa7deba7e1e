import type { Toast } from '../../../domain/command.ts';
import type { Refusal } from '../../../domain/result.ts';
import { type Refusing, refusalText } from '../refusal-text.ts';
import { texts } from '../text.ts';

export const impossible = (text: string): Toast => ({ title: texts.impossible, text, seconds: 10 });

/** An action refused by its own rules before it left, or by the server afterwards. */
export function refusedToast(command: Refusing, refusal: Pick<Refusal, 'code' | 'detail'>): Toast {
  const text = refusalText(command, refusal);
  if (command.text.failure) return command.text.failure(text);
  return command.text.untitled ? { text, seconds: 10 } : impossible(text);
}
