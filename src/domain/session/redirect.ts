import type { CenterId } from '../center/center-id.ts';
import { centerNamed } from './current-center.ts';

export interface Redirect {
  /** The center to switch to; null leaves the current one (DSP-042). */
  readonly center: CenterId | null;
  /** A path of this application, with its query. */
  readonly to: string;
}

const home = '/';
/** Stands for the application while an address is resolved; a target outside it is refused. */
const here = 'http://here.invalid';

/**
 * The target of `/redirect/{center_id}?u={target}&sub={sub}` (DSP-041 to DSP-044). A refused target does not stop the
 * change of center.
 */
export function redirectOf(centerId: string | undefined, target: string | null, sub: string | null): Redirect {
  const url = target ? resolve(target) : null;
  return { center: centerNamed(centerId), to: url ? withSub(url, sub) : home };
}

/** An address of the console for a tab that has no center yet: it takes this one (DSP-041). */
export const redirectPath = (center: number, to: string): string => `/redirect/${center}?u=${encodeURIComponent(to)}`;

/** The target as the browser would resolve it; null unless it stays inside the application (DSP-044). */
function resolve(target: string): URL | null {
  if (hasHazard(target) || /^[a-z][a-z\d+.-]*:/i.test(target)) return null;
  const path = target.startsWith('/') ? target : `/${target}`;
  if (path.startsWith('//') || !URL.canParse(path, here)) return null;
  const url = new URL(path, here);
  const plain = decoded(url.pathname);
  if (plain === null || hasHazard(plain) || plain.startsWith('//')) return null;
  return url.origin === here && !/^\/redirect/i.test(plain) ? url : null;
}

/** Backslashes and control characters: browsers rewrite or drop them before they read an address. */
const hasHazard = (text: string) => text.includes('\\') || /\p{Cc}/u.test(text);

/** A path as the router matches it; null when its encoding is invalid. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function withSub(url: URL, sub: string | null): string {
  const query = url.search && url.search !== '?' ? `${url.search}&` : '?';
  const search = sub ? `${query}sub=${encodeURIComponent(sub)}` : url.search;
  return url.pathname + search + url.hash;
}
