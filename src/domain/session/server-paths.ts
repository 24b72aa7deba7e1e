/** The server's paths on every site: the API and admin pages of the defaults, and the configuration itself. */
const alwaysServers = ['/api', '/admin', '/config.json'];

/**
 * The paths of this origin anywhere in a configuration, under whatever key: the login page, the API, the tools. They
 * belong to the server, with everything below them. An address without a path, such as an `adminUrl` of `/`, gives
 * none.
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

/** Whether a path is one of the server's, or below one. `paths` are those of the configuration. */
export const isServerPath = (path: string, paths: readonly string[]): boolean =>
  [...alwaysServers, ...paths].some((own) => path === own || path.startsWith(`${own}/`));
