import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const watchers = new Set<() => void>();
let isPrinting = false;

function change(next: boolean): void {
  isPrinting = next;
  // The browser prints the page as it is when the event ends.
  flushSync(() => {
    for (const changed of watchers) changed();
  });
}

/** Shows the page as it is printed, until that is done. */
export const begin = () => change(true);
const end = () => change(false);

function watch(changed: () => void): () => void {
  // A repeated listener counts once.
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  watchers.add(changed);
  return () => void watchers.delete(changed);
}

/** Whether the page is being printed: lists then render all rows, wherever they lie. */
export const useIsPrinting = (): boolean => useSyncExternalStore(watch, () => isPrinting);
