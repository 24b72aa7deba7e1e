import type { ReactNode } from 'react';
import { hourText } from '../../../domain/time/paris-time.ts';
import { plural } from '../../../domain/words/plural.ts';
import { setQuery } from '../../kit/router/router.tsx';
import { useRing } from './ring.ts';
import { phoneCallTexts as texts } from './text.ts';
import { useHasCalls, usePhoneCalls } from './use-phone-calls.ts';
import { callsWindow } from './window.ts';

interface CallsNumberProps {
  readonly className: string | undefined;
  /** Its words after the count, undefined until that is known. */
  readonly words?: (count: number | undefined) => ReactNode;
}

/** Rings for calls that are due, in every room (OUR-224). */
export function CallsRing() {
  useRing(usePhoneCalls());
  return null;
}

/** How many calls are to be made by now; it opens their list (OUR-223). Nothing where the server keeps none. */
export function CallsNumber({ className, words = wordsOf }: CallsNumberProps) {
  const hasCalls = useHasCalls();
  const calls = usePhoneCalls();
  if (!hasCalls) return null;
  const count = calls?.due.length;
  const next = calls?.own.find((call) => !calls.due.includes(call));
  return (
    <button
      type="button"
      className={className}
      data-tone={count ? 'amber' : 'zero'}
      data-group={true}
      title={next ? texts.next(hourText(next.due_at)) : undefined}
      onClick={() => setQuery(callsWindow.at({}))}
    >
      <b>{count ?? texts.unknown}</b> {words(count)}
    </button>
  );
}

const wordsOf = (count: number | undefined) => plural(count ?? 0, texts.number.one, texts.number.label);
