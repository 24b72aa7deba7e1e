import type { JournalEntry } from '../../../db/schema.ts';
import type { Command, Toast } from '../../../domain/command.ts';
import { splitKey } from '../../../domain/rows.ts';
import { genericError } from '../../../domain/words/error-text.ts';
import type { Refusing } from '../../kit/actions/refusal-text.ts';
import { engineWords, texts } from '../../kit/text.ts';
import { impossible, refusedToast } from '../../kit/toasts/refused-toast.ts';

type Step = Pick<JournalEntry, 'event' | 'reason'>;

/** The toast for a step of an action, whatever its subject; null for none (DSP-942, DSP-946, DSP-935, DSP-951). */
export function outcomeToast(command: Refusing, entry: Step): Toast | null {
  const toast = toastOf(command, entry);
  const { failureSeconds } = command.text;
  return toast && failureSeconds && entry.event !== 'settled' ? { ...toast, seconds: failureSeconds } : toast;
}

/** The same, with the action and its subject as a detail (DSP-832). */
export function namedToast<Args>(command: Pick<Command<Args>, 'text'>, entry: Step, args: Args): Toast | null {
  const toast = outcomeToast(command, entry);
  const { done, label } = command.text;
  if (entry.event !== 'settled') return toast && { ...toast, detail: label(args) };
  const made = entry.reason?.made;
  const what = done?.(args, made ? splitKey(made)[1] : null) ?? label(args);
  return toast ? { ...toast, detail: what } : { text: what, seconds: 3 };
}

/** Stored here; no server has agreed yet. */
export const waitingToast = <Args>({ text }: Pick<Command<Args>, 'text'>, args: Args): Toast => ({
  text: text.label(args),
  seconds: 10,
  isWaiting: true,
});

function toastOf(command: Refusing, { event, reason }: Step): Toast | null {
  switch (event) {
    case 'settled':
      return toldToast(reason) ?? successToast(command);
    case 'conflict':
      return conflictToast(command, reason?.text ?? (reason?.code === 'moved' ? engineWords.moved : genericError));
    case 'refused':
      return refusedToast(command, { code: reason?.code ?? '', detail: reason?.text });
    case 'uncertain':
      return doubtToast(reason?.code);
    case 'expired':
      return impossible(texts.expired);
    default:
      return null;
  }
}

const conflictToast = ({ text: { failure } }: Refusing, why: string): Toast => failure?.(why) ?? impossible(why);

/** Nobody knows whether the server acted: no failure, which it would be untrue to tell (SUP-376, DSP-951). */
const doubtToast = (code: string | undefined): Toast =>
  code === 'unread'
    ? { text: engineWords.unread, seconds: 10, isWaiting: true }
    : { text: engineWords.unknown, seconds: 10, isFailure: true };

function successToast({ text: { success, successTitle } }: Refusing): Toast | null {
  if (!success) return null;
  return { ...(successTitle ? { title: successTitle } : {}), text: success, seconds: 3 };
}

/** The answer's own text for the success (DSP-446, DSP-463). */
const toldToast = (reason: JournalEntry['reason']): Toast | null => {
  if (reason?.text === undefined) return null;
  const { text, code } = reason;
  if (code === 'warned') return { text, seconds: 5, isFailure: true };
  return { text, seconds: code === 'noted' ? 10 : 3 };
};
