import { BehaviorSubject, first } from 'rxjs';
import { defaultLoginUrl, loginAddress } from '../../../domain/session/login-address.ts';
import { typing$ } from '../drafts/typing.ts';
import { tokenOf } from './token.ts';

export interface LoginPorts {
  readonly document: Pick<Document, 'cookie' | 'visibilityState' | 'addEventListener'>;
  readonly location: Pick<Location, 'pathname' | 'search' | 'assign' | 'reload'>;
}

/** Takes the page to the login once its session has ended; null before that. */
export const signIn$ = new BehaviorSubject<(() => void) | null>(null);

/** How long to wait for the cookie to go; the session counts as ended then. */
const endsWithinMs = 10_000;

/** Calls back once the session's cookie is gone: with it the login page leads straight back. */
export function onceSignedOut(of: Pick<Document, 'cookie'>, then: () => void): void {
  const ended = tokenOf(of.cookie);
  const sinceMs = Date.now();
  const look = () => {
    if (ended !== null && tokenOf(of.cookie) === ended && Date.now() - sinceMs < endsWithinMs) return;
    clearInterval(looking);
    then();
  };
  const looking = setInterval(look, 250);
}

/**
 * Takes a visible tab to the login address, once (DSP-047, DSP-048). A hidden one waits until it is visible, and one
 * with unsaved input until that is over or the user clicks. If somebody has signed in meanwhile, it reloads instead.
 */
export function makeLogin({ document, location }: LoginPorts): (loginUrl: string) => void {
  let isAsked = false;
  return (loginUrl) => {
    if (isAsked) return;
    isAsked = true;
    const refused = tokenOf(document.cookie);
    const leave = () => {
      const token = tokenOf(document.cookie);
      if (token !== null && token !== refused) location.reload();
      else location.assign(loginAddress(loginUrl || defaultLoginUrl, location));
    };
    const look = () => {
      if (document.visibilityState === 'hidden' || signIn$.value) return;
      signIn$.next(leave);
      // It emits its value at once.
      typing$.pipe(first((typing) => typing.length === 0)).subscribe(leave);
    };
    look();
    document.addEventListener('visibilitychange', look);
  };
}
