import { BehaviorSubject } from 'rxjs';

export interface Online {
  readonly isOnline: boolean;
  /** Device clock: when this page saw the network go or come; null if unchanged since the page started. */
  readonly sinceMs: number | null;
}

/** The browser's view of the network. It is true in a blackhole too: failed polls show the rest. */
export function watchOnline(target: Window): BehaviorSubject<Online> {
  const online$ = new BehaviorSubject<Online>({ isOnline: target.navigator.onLine, sinceMs: null });
  const note = () => online$.next({ isOnline: target.navigator.onLine, sinceMs: Date.now() });
  target.addEventListener('online', note);
  target.addEventListener('offline', note);
  return online$;
}
