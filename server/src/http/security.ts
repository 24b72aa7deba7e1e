import helmet, { type FastifyHelmetOptions } from '@fastify/helmet';
import fastify from 'fastify';
import type { PublicConfig } from '../options.ts';

/** Origins the console may call: ours, and those of the configured addresses. */
function connectSources({ apiUrl, mapStyleUrl, errorReportingDsn }: PublicConfig): string[] {
  return ["'self'", ...originsOf([apiUrl, mapStyleUrl, errorReportingDsn])];
}

/** Without duplicates; an invalid address, or a path of ours, has no origin of its own. */
function originsOf(addresses: readonly (string | null)[]): string[] {
  const origins = addresses.flatMap((address) => {
    const url = address !== null && URL.canParse(address) ? new URL(address) : null;
    return url ? [url.origin] : [];
  });
  return [...new Set(origins)];
}

/** What helmet sets is the same in every answer: it is asked once, at the start, and not for a third of a poll's time. */
export async function constantHeaders(config: PublicConfig): Promise<Readonly<Record<string, string>>> {
  const [guarded, bare] = await Promise.all(
    [true, false].map(async (isGuarded) => {
      const app = fastify();
      if (isGuarded) await app.register(helmet, securityHeaders(config));
      app.get('/', async () => '');
      const { headers } = await app.inject('/');
      await app.close();
      return headers;
    }),
  );
  const own = Object.entries(guarded ?? {}).filter(([name]) => bare?.[name] === undefined);
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}

/** Only sources that the console consists of; no inline script, no style attribute. */
export function securityHeaders(config: PublicConfig): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'", ...(config.switches.camera ? ["'wasm-unsafe-eval'"] : [])],
        'worker-src': ["'self'"],
        'connect-src': connectSources(config),
        'style-src-elem': ["'self'", "'unsafe-inline'"],
        'style-src-attr': ["'none'"],
        'img-src': ["'self'", 'data:', 'blob:', ...originsOf(config.pictureUrls)],
        'font-src': ["'self'"],
        'media-src': ["'self'"],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      },
    },
    // Whatever ends TLS decides for the domain.
    strictTransportSecurity: false,
    referrerPolicy: { policy: 'same-origin' },
    // Pages of other configured origins may read the API, as allowed by CORS.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
  };
}
