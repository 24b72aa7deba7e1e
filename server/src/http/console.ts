import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../options.ts';
import { texts } from '../text.ts';

/** Files named after their content never change; all others are asked again each time. */
const cacheControl = (path: string) =>
  /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Serves the built console; a route of the console is its index page. */
export async function serveConsole(app: FastifyInstance, { consoleDir, prefix }: ServerConfig): Promise<void> {
  if (consoleDir === null) return;
  await app.register(fastifyStatic, {
    root: resolve(consoleDir),
    cacheControl: false,
    setHeaders: (response, path) => response.setHeader('cache-control', cacheControl(path)),
  });
  app.setNotFoundHandler((request, reply) => {
    if (isPage(request, prefix)) return reply.sendFile('index.html');
    return missing(reply);
  });
}

/** A page a person opens: not a call, not an admin address, not a missing file. */
function isPage({ method, url, headers }: FastifyRequest, prefix: string): boolean {
  const path = url.split('?', 1)[0] ?? '/';
  const isOurs = [`${prefix}/`, '/admin/', '/assets/'].some((start) => `${path}/`.startsWith(start));
  return (method === 'GET' || method === 'HEAD') && !isOurs && (headers.accept ?? '').includes('text/html');
}

const missing = (reply: FastifyReply) => reply.code(404).send({ detail: texts.notFound });
