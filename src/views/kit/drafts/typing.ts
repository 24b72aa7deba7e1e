import { BehaviorSubject } from 'rxjs';

/** Typing under way in this tab, e.g. `surcoût de la commande A1`. */
export const typing$ = new BehaviorSubject<readonly string[]>([]);

/** It lasts until the returned call. */
export function noteTyping(what: string): () => void {
  typing$.next([...typing$.value, what]);
  return () => typing$.next(typing$.value.toSpliced(typing$.value.indexOf(what), 1));
}
