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

const begin = () => change(true);
const end = () => change(false);

function watch(changed: () => void): () => void {
  // Asked again it is the same listener.
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

/** Whether the page is being printed: lists then show all they hold, wherever it lies. */
export const useIsPrinting = (): boolean => useSyncExternalStore(watch, () => isPrinting);
