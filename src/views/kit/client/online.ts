import { BehaviorSubject } from 'rxjs';

export interface Online {
  readonly isOnline: boolean;
  /** Device clock: when this page saw the network go or come; null when it has been so since the page started. */
  readonly sinceMs: number | null;
}

/** What the browser says of the network. It says yes in a blackhole too: failures of polls tell the rest. */
export function watchOnline(target: Window): BehaviorSubject<Online> {
  const online$ = new BehaviorSubject<Online>({ isOnline: target.navigator.onLine, sinceMs: null });
  const note = () => online$.next({ isOnline: target.navigator.onLine, sinceMs: Date.now() });
  target.addEventListener('online', note);
  target.addEventListener('offline', note);
  return online$;
}
