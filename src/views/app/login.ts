import { BehaviorSubject, first } from 'rxjs';
import { defaultLoginUrl, loginAddress } from '../../domain/session/login-address.ts';
import { tokenOf } from './token.ts';
import { typing$ } from './typing.ts';

export interface LoginPorts {
  readonly document: Pick<Document, 'cookie' | 'visibilityState' | 'addEventListener'>;
  readonly location: Pick<Location, 'pathname' | 'search' | 'assign' | 'reload'>;
}

/** How the page gets to the login once its session has ended; null while nobody has to. */
export const signIn$ = new BehaviorSubject<(() => void) | null>(null);

/**
 * Takes a visible tab to the login address, once (DSP-047, DSP-048). A hidden one waits until it is looked at, and one in
 * which something is typed until that is over or the user says so; when somebody has signed in meanwhile, it starts again
 * instead.
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
      // Its first value is told at once.
      typing$.pipe(first((typing) => typing.length === 0)).subscribe(leave);
    };
    look();
    document.addEventListener('visibilitychange', look);
  };
}
