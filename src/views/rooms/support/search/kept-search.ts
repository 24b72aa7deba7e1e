import { useState } from 'react';
import { isRecord } from '../../../../domain/wire.ts';
import { dropDraft, keepDraft, readDraft } from '../../../kit/drafts/drafts.ts';

/** The draft of the step of the history that the tab is at; null where nothing was typed at it. */
function draftOfStep(): string | null {
  const state: unknown = history.state;
  return isRecord(state) && typeof state.search === 'string' ? `search|${state.search}` : null;
}

/** Numbers the step of the history that the tab is at: by that its text is found again. */
function beginDraft(): string {
  const search = crypto.randomUUID();
  history.replaceState({ search }, '');
  return `search|${search}`;
}

/**
 * The text of the search. It belongs to the step of the history it was typed at, and comes back with it, by `Précédent`
 * or a reload; a link to the search begins without one. The address holds no word of it: it is kept as drafts are
 * (docs/adr/0039), since it names a customer (OUR-276).
 */
export function useKeptSearch(): readonly [string, (text: string) => void] {
  const [typed, setTyped] = useState(() => {
    const draft = draftOfStep();
    const text = draft && readDraft(draft, Date.now())?.typed.text;
    return typeof text === 'string' ? text : '';
  });
  const type = (text: string) => {
    setTyped(text);
    const draft = draftOfStep() ?? beginDraft();
    if (text === '') dropDraft(draft, Date.now());
    else keepDraft(draft, {}, { text }, Date.now());
  };
  return [typed, type];
}
