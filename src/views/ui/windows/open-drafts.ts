import { createContext } from 'react';

/** A dialog, with the one it was opened in; null for the page. */
export interface OpenWindow {
  readonly over: OpenWindow | null;
}

/**
 * The dialog around the rendered content. A dialog's own form is a hook outside it, so it belongs to the window below.
 */
export const WindowContext = createContext<OpenWindow | null>(null);

interface OpenDraft {
  readonly within: OpenWindow | null;
  readonly end: () => void;
  /** What was typed was sent as this action; null: it was not done, and may be sent again. */
  readonly mark: (sentAs: string | null) => void;
}

const open = new Set<OpenDraft>();

/** Registers a form with a draft, until the returned function is called. */
export function openDraft(within: OpenWindow | null, { end, mark }: Pick<OpenDraft, 'end' | 'mark'>): () => void {
  const draft = { within, end, mark };
  open.add(draft);
  return () => void open.delete(draft);
}

/** Ends the drafts of that window and of all above it: it was saved, or given up on purpose. */
export function endDrafts(there: OpenWindow | null): void {
  for (const draft of [...open]) if (isWithin(draft.within, there)) draft.end();
}

/** Notes what became of the drafts of that window and of all above it, see `OpenDraft.mark`. */
export function markDrafts(there: OpenWindow | null, sentAs: string | null): void {
  for (const draft of [...open]) if (isWithin(draft.within, there)) draft.mark(sentAs);
}

const isWithin = (within: OpenWindow | null, there: OpenWindow | null): boolean =>
  within === there || (within !== null && isWithin(within.over, there));
