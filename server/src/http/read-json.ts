import type { FastifyInstance } from 'fastify';

/** Bodies are JSON (DSP-932). Clients send the content type on every call: an empty body counts as none. */
export function readJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined);
    else parse(request, String(text), done);
  });
}
