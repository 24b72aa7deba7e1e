import type { JournalEntry } from '../../../db/schema.ts';
import type { Toast } from '../../../domain/command.ts';
import { genericError } from '../../../domain/error-text.ts';
import type { Refusal } from '../../../domain/result.ts';
import { type Refusing, refusalText } from '../refusal-text.ts';
import { texts } from '../text.ts';

const impossible = (text: string): Toast => ({ title: texts.impossible, text, seconds: 10 });

/** What a step of an action says to who issued it; null when it says nothing (DSP-942, DSP-946, DSP-935, DSP-951). */
export function outcomeToast(command: Refusing, entry: Pick<JournalEntry, 'event' | 'reason'>): Toast | null {
  const toast = toastOf(command, entry);
  const { failureSeconds } = command.text;
  return toast && failureSeconds && entry.event !== 'settled' ? { ...toast, seconds: failureSeconds } : toast;
}

function toastOf(command: Refusing, { event, reason }: Pick<JournalEntry, 'event' | 'reason'>): Toast | null {
  switch (event) {
    case 'settled':
      return toldToast(reason) ?? successToast(command);
    case 'conflict':
      return command.text.failure?.(reason?.text ?? genericError) ?? impossible(reason?.text ?? genericError);
    case 'refused':
      return refusedToast(command, { code: reason?.code ?? '', detail: reason?.text });
    case 'uncertain':
      // Read again before it is given up: `unread` is no outcome yet.
      if (reason?.code === 'unread') return null;
      return command.text.failure?.(genericError) ?? { text: genericError, seconds: 5 };
    case 'expired':
      return impossible(texts.expired);
    default:
      return null;
  }
}

function successToast({ text: { success, successTitle } }: Refusing): Toast | null {
  if (!success) return null;
  return { ...(successTitle ? { title: successTitle } : {}), text: success, seconds: 3 };
}

/** What the answer itself had to say of the success (DSP-446, DSP-463). */
const toldToast = (reason: JournalEntry['reason']): Toast | null =>
  reason?.text === undefined ? null : { text: reason.text, seconds: reason.code === 'warned' ? 5 : 3 };

/** An action refused by its own rules before it left, or by the server afterwards. */
export function refusedToast(command: Refusing, refusal: Pick<Refusal, 'code' | 'detail'>): Toast {
  const text = refusalText(command, refusal);
  if (command.text.failure) return command.text.failure(text);
  return command.text.untitled ? { text, seconds: 10 } : impossible(text);
}
