import type { FastifyInstance } from 'fastify';
import type { PublicConfig } from '../options.ts';

/** What the console reads before anything else; never cached, so that a change reaches every open tab's next start. */
export function serveConfig(app: FastifyInstance, config: PublicConfig): void {
  app.get('/config.json', { schema: { hide: true } }, (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(config),
  );
}
