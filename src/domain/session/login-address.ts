/** The login address where the configuration has none (DSP-047). */
export const defaultLoginUrl = '/admin/login/';

/**
 * The login address with the page to return to in `next`, whatever address is configured (DSP-047). `page` is the
 * user's page: only its path and query are used, never an absolute address (DSP-048).
 */
export function loginAddress(loginUrl: string, page: { readonly pathname: string; readonly search: string }): string {
  const path = `/${page.pathname.replace(/^[/\\]+/, '')}`;
  const [address = '', fragment] = loginUrl.split('#', 2);
  const joint = address.includes('?') ? '&' : '?';
  return `${address}${joint}next=${encodeURIComponent(path + page.search)}${fragment === undefined ? '' : `#${fragment}`}`;
}
