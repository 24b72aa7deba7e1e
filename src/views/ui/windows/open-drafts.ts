import { createContext } from 'react';

/** A dialog, over the one it was opened in; null for the page. */
export interface OpenWindow {
  readonly over: OpenWindow | null;
}

/** The dialog around what is rendered. A dialog's own form is a hook of what renders it, and so stands in the one below. */
export const WindowContext = createContext<OpenWindow | null>(null);

interface OpenDraft {
  readonly within: OpenWindow | null;
  readonly end: () => void;
}

const open = new Set<OpenDraft>();

/** A form that keeps what is typed, until the returned function is called. */
export function openDraft(within: OpenWindow | null, end: () => void): () => void {
  const draft = { within, end };
  open.add(draft);
  return () => void open.delete(draft);
}

/** A dialog opened there was saved, or given up on purpose: nothing of it is kept, nor of what stands over it. */
export function endDrafts(there: OpenWindow | null): void {
  for (const draft of [...open]) if (isWithin(draft.within, there)) draft.end();
}

const isWithin = (within: OpenWindow | null, there: OpenWindow | null): boolean =>
  within === there || (within !== null && isWithin(within.over, there));
