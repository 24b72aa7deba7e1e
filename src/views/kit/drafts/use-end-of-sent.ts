import { useEffect } from 'react';
import { endOf } from '../actions/end-of.ts';
import { useSignedIn } from '../client/context.ts';
import { draftSentAs, dropDraft, markDraft } from './drafts.ts';

/**
 * Of input that was sent by a form that is gone, as by a page that was loaded anew: once its action is known to be done it
 * is no draft any more, and once it is known not to be it is one again, which `onFree` learns.
 */
export function useEndOfSent(key: string, onFree: () => void): void {
  const { db } = useSignedIn();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was sent before this form opened
  useEffect(() => {
    const id = draftSentAs(key, Date.now());
    if (id === null) return;
    const closed = new AbortController();
    void endOf(db, id, closed.signal).then((ended) => {
      // Something else was typed here meanwhile, which is the draft now.
      if (ended === 'unheard' || draftSentAs(key, Date.now()) !== id) return;
      if (ended === null) return dropDraft(key, Date.now());
      markDraft(key, null, Date.now());
      onFree();
    });
    return () => closed.abort();
  }, [db, key]);
}
