import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ServerConfig } from '../options.ts';
import { answerMissing } from './errors.ts';

/** Files with a hash in their name never change; all others are requested again each time. */
const cacheControl = (path: string) =>
  /[\\/]assets[\\/]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

/**
 * Serves the built console; a route of the console gets its index page. Without a built console, unknown paths are 404.
 */
export async function serveConsole(app: FastifyInstance, { consoleDir, prefix }: ServerConfig): Promise<void> {
  if (consoleDir === null) {
    app.setNotFoundHandler(answerMissing);
    return;
  }
  await app.register(fastifyStatic, {
    root: resolve(consoleDir),
    cacheControl: false,
    setHeaders: (response, path) => response.setHeader('cache-control', cacheControl(path)),
  });
  app.setNotFoundHandler((request, reply) =>
    isPage(request, prefix) ? reply.sendFile('index.html') : answerMissing(request, reply),
  );
}

/** Whether a person opens a page: not a call, not an admin address, not a missing file. */
function isPage({ method, url, headers }: FastifyRequest, prefix: string): boolean {
  const path = url.split('?', 1)[0] ?? '/';
  const isOurs = [`${prefix}/`, '/admin/', '/assets/'].some((start) => `${path}/`.startsWith(start));
  return (method === 'GET' || method === 'HEAD') && !isOurs && (headers.accept ?? '').includes('text/html');
}
