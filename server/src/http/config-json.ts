import type { FastifyInstance } from 'fastify';
import type { PublicConfig } from '../options.ts';

/** Configuration that the console reads first; never cached, so that a change reaches every tab at its next start. */
export function serveConfig(app: FastifyInstance, config: PublicConfig): void {
  app.get('/config.json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(config),
  );
}
