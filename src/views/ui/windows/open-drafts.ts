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
}

const open = new Set<OpenDraft>();

/** Registers a form with a draft, until the returned function is called. */
export function openDraft(within: OpenWindow | null, end: () => void): () => void {
  const draft = { within, end };
  open.add(draft);
  return () => void open.delete(draft);
}

/** Ends the drafts of that window and of all above it: it was saved, or given up on purpose. */
export function endDrafts(there: OpenWindow | null): void {
  for (const draft of [...open]) if (isWithin(draft.within, there)) draft.end();
}

const isWithin = (within: OpenWindow | null, there: OpenWindow | null): boolean =>
  within === there || (within !== null && isWithin(within.over, there));
