import { defaultLoginUrl, loginAddress } from '../../domain/session/login-address.ts';
import { tokenOf } from './token.ts';

export interface LoginPorts {
  readonly document: Pick<Document, 'cookie' | 'visibilityState' | 'addEventListener'>;
  readonly location: Pick<Location, 'pathname' | 'search' | 'assign' | 'reload'>;
}

/**
 * Takes a visible tab to the login address, once (DSP-047, DSP-048). A hidden one waits until it is looked at; when
 * somebody has signed in meanwhile, it starts again instead.
 */
export function makeLogin({ document, location }: LoginPorts): (loginUrl: string) => void {
  let isAsked = false;
  return (loginUrl) => {
    if (isAsked) return;
    isAsked = true;
    const refused = tokenOf(document.cookie);
    const go = () => {
      if (document.visibilityState === 'hidden') return false;
      const token = tokenOf(document.cookie);
      if (token !== null && token !== refused) location.reload();
      else location.assign(loginAddress(loginUrl || defaultLoginUrl, location));
      return true;
    };
    if (!go()) document.addEventListener('visibilitychange', go);
  };
}
