/** The server's on every site: the API and admin pages of the defaults, and the configuration itself. */
const alwaysServers = ['/api', '/admin', '/config.json'];

/**
 * The paths of this origin that a configuration names anywhere in it, whatever the key: the login page, the API, the
 * tools. They are the server's, with everything below them. An address without a path, such as an `adminUrl` of `/`,
 * names none.
 */
export function serverPathsOf(config: unknown, origin: string): readonly string[] {
  const paths = textsIn(config)
    .filter((text) => /^(\/|https?:)/i.test(text) && URL.canParse(text, origin))
    .map((text) => new URL(text, origin))
    .filter((address) => address.origin === origin)
    .map(({ pathname }) => pathname.replace(/\/+$/, ''));
  return [...new Set(paths.filter(Boolean))];
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Whether a path is one of the server's, or lies below one. `paths` are those of the configuration. */
export const isServerPath = (path: string, paths: readonly string[]): boolean =>
  [...alwaysServers, ...paths].some((own) => path === own || path.startsWith(`${own}/`));
