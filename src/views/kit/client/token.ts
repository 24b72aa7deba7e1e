const name = 'api_token';

/** The value of the cookie `api_token`, URL-decoded (DSP-930); null without one (DSP-931). Never stored elsewhere. */
export function tokenOf(cookies: string): string | null {
  const pair = cookies.split('; ').find((it) => it.startsWith(`${name}=`));
  const raw = pair?.slice(name.length + 1);
  if (!raw) return null;
  try {
    return decodeURIComponent(raw);
  } catch {
    // Not URL-encoded: the value is used as it is.
    return raw;
  }
}
