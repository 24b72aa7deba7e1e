import { useSyncExternalStore } from 'react';

/** A hook that answers whether a query of media holds. */
export function mediaHook(query: string): () => boolean {
  const list = matchMedia(query);
  const watch = (changed: () => void) => {
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return () => useSyncExternalStore(watch, () => list.matches);
}
