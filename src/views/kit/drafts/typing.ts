import { BehaviorSubject } from 'rxjs';

/** What is being typed in this tab, e.g. `surcoût de la commande A1`. */
export const typing$ = new BehaviorSubject<readonly string[]>([]);

/** Until the returned function is called. */
export function noteTyping(what: string): () => void {
  typing$.next([...typing$.value, what]);
  return () => typing$.next(typing$.value.toSpliced(typing$.value.indexOf(what), 1));
}
