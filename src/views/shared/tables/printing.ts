import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const watchers = new Set<() => void>();
let isPrinting = false;

function change(next: boolean): void {
  isPrinting = next;
  // The browser prints what stands there when the event is over.
  flushSync(() => {
    for (const changed of watchers) changed();
  });
}

addEventListener('beforeprint', () => change(true));
addEventListener('afterprint', () => change(false));

function watch(changed: () => void): () => void {
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

/** Whether the page is being printed: lists then show all they hold, wherever it lies. */
export const useIsPrinting = (): boolean => useSyncExternalStore(watch, () => isPrinting);
