import { useEffect, useRef, useState } from 'react';
import type { Answered } from '../../../../domain/asking/question.ts';
import { askedText, type Hit, type Hits, hitsOf, searchCustomers } from '../../../../domain/customer/search.ts';
import { useClient, useOnline } from '../../../kit/client/context.ts';
import { useLatest } from '../../../ui/use-latest.ts';

/** From the last key to the call (SUP-022). */
const debounceMs = 300;

/** Whoever matches a text. */
export interface SearchAnswer {
  readonly q: string;
  readonly hits: readonly Hit[];
  /** The number of all matches, which may exceed those in `hits`. */
  readonly found: number;
}

export interface Search {
  /** The last answer to a typed text; null before one, and for a blank text. */
  readonly found: SearchAnswer | null;
  /** A newer text than that of `found` is typed, and not answered yet. */
  readonly isAsking: boolean;
  /** Asks at once: nobody types any more. */
  readonly hurry: () => void;
}

/**
 * The customers who match the typed text: asked for 300 ms after the last key. An answer to an earlier text never
 * replaces a later one's. A failure leaves the hits of before; it goes to the reporting service, without a word of the
 * text (SUP-026). Back on the network, the typed text is asked again.
 */
export function useSearch(typed: string, answered: (found: SearchAnswer) => void): Search {
  const { worker, report } = useClient();
  const { isOnline } = useOnline();
  const q = typed.trim();
  const [found, setFound] = useState<SearchAnswer | null>(null);
  const [done, setDone] = useState('');
  const asked = useRef(0);
  const wanted = useLatest(q);
  const tell = useLatest(answered);
  const hurried = useRef<(() => void) | null>(null);

  useEffect(() => {
    // Any call under way is for an earlier text.
    asked.current += 1;
    hurried.current = null;
    if (q === '') setFound(null);
    if (q === '' || !isOnline) return;
    const mine = asked.current;
    const ask = async () => {
      hurried.current = null;
      const answer = (await worker.inquire(searchCustomers.name, { q: askedText(q) })) as Answered<Hits>;
      if (asked.current !== mine) return;
      setDone(q);
      if (answer.kind === 'failed') {
        if (answer.status !== null && answer.status !== 401) report(new SearchFailed(answer.status));
        return;
      }
      const hits = hitsOf(q, answer.value.hits);
      // What is nearly so counts for nobody.
      const isAll = hits.length === answer.value.hits.length;
      const next = { q, found: isAll ? answer.value.found : hits.length, hits };
      setFound(next);
      tell.current(next);
    };
    const timer = setTimeout(() => void ask(), debounceMs);
    hurried.current = () => {
      clearTimeout(timer);
      void ask();
    };
    return () => clearTimeout(timer);
  }, [q, isOnline, worker, report, tell]);

  return {
    found,
    isAsking: q !== '' && isOnline && done !== q,
    hurry: () => {
      if (wanted.current !== '') hurried.current?.();
    },
  };
}

/** A search was answered with an unexpected status. */
class SearchFailed extends Error {
  override readonly name = 'SearchFailed';

  constructor(status: number) {
    super(`the search answered ${status}`);
  }
}
