const maxLength = 2000;

/** Control characters, spaces included: browsers drop some of them before reading an address. */
const isControl = (char: string) => {
  const code = char.charCodeAt(0);
  return code <= 0x20 || code === 0x7f;
};

const isSignPage = (path: string) => path.startsWith('/admin/login') || path.startsWith('/admin/logout');

/**
 * The page after signing in: the requested path when it surely stays on this site, else `/`. Refused: anything that
 * does not start with exactly one `/`, backslashes, control characters, and the login and logout addresses.
 */
export function safeNext(asked: unknown): string {
  if (typeof asked !== 'string' || asked.length > maxLength) return '/';
  const isInside = /^\/(?!\/)/.test(asked) && !asked.includes('\\');
  if (!isInside || [...asked].some(isControl)) return '/';
  const base = 'http://inside.invalid';
  const url = URL.canParse(asked, base) ? new URL(asked, base) : null;
  if (url === null || url.origin !== base || url.pathname.startsWith('//') || isSignPage(url.pathname)) return '/';
  return asked;
}
