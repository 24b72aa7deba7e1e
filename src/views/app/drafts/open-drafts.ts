const open = new Set<() => void>();

/** A form that keeps what is typed, until the returned function is called. */
export function openDraft(end: () => void): () => void {
  open.add(end);
  return () => void open.delete(end);
}

/** The dialogs that are open were saved, or given up on purpose: nothing of them is kept. */
export function endDrafts(): void {
  for (const end of [...open]) end();
}
