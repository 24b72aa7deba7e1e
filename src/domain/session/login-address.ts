/** Where a 401 leads when the configuration does not say (DSP-047). */
export const defaultLoginUrl = '/admin/login/';

/**
 * The login address with the page to come back to in `next`, whatever address is configured (DSP-047). `page` is where
 * the user stands: only its path and query go in, never an absolute address (DSP-048).
 */
export function loginAddress(loginUrl: string, page: { readonly pathname: string; readonly search: string }): string {
  const path = `/${page.pathname.replace(/^[/\\]+/, '')}`;
  const [address = '', fragment] = loginUrl.split('#', 2);
  const joint = address.includes('?') ? '&' : '?';
  return `${address}${joint}next=${encodeURIComponent(path + page.search)}${fragment === undefined ? '' : `#${fragment}`}`;
}
