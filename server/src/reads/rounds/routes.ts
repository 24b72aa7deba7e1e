import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { demand, revisionOf, userOf } from '../../auth/authenticate.ts';
import type { Context } from '../../context.ts';
import { describe } from '../../http/describe.ts';
import { describePoll } from '../../http/describe-poll.ts';
import { badRequest } from '../../http/failure.ts';
import { etagOf, tagsOf } from '../../http/validator.ts';
import { texts } from '../../text.ts';
import { viewerOf } from '../../wire.ts';
import { type Poll, polls } from '../polls.ts';
import { FileAnswer } from '../read.ts';
import { reads } from '../reads.ts';

/** Registers every reading call; `app` authenticates already. */
export function readRoutes(app: FastifyInstance, context: Context): void {
  for (const { method = 'GET', ...read } of reads) {
    app.route({
      method,
      url: read.path,
      schema: describe(read),
      handler: async (request, reply) => {
        const { params, query, body } = request;
        const user = userOf(request);
        demand(user, read.permission);
        const answer = await read.answer({ params, query, body }, context, { user, nowMs: context.clock() });
        if (answer instanceof FileAnswer) return sendFile(reply, answer);
        return method === 'GET' ? sendIfChanged(request, reply, answer) : reply.send(answer);
      },
    });
  }
  for (const poll of polls) {
    const options = { schema: describePoll(poll), compress: false, config: { centerOf: poll.centerOf } } as const;
    app.get(poll.path, options, (request, reply) => answerPoll(poll, context, request, reply));
  }
}

/** An answer with its `ETag`; 304 to whoever has this content (OUR-264). */
function sendIfChanged(request: FastifyRequest, reply: FastifyReply, answer: unknown): FastifyReply {
  const content = JSON.stringify(answer);
  const etag = etagOf(content);
  reply.header('etag', etag);
  if (tagsOf(request.headers['if-none-match']).has(etag)) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(content);
}

const sendFile = (reply: FastifyReply, { type, name, bytes }: FileAnswer) =>
  reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(bytes);

/**
 * A whole center; 304 when the client has this content; 226 with the changes since the answer whose cursor it sent
 * (docs/adr/0018). The version is echoed in each (DSP-155).
 */
async function answerPoll(poll: Poll, context: Context, request: FastifyRequest, reply: FastifyReply) {
  const { snapshots, clock, config } = context;
  const user = userOf(request);
  demand(user, 'flow');
  const viewer = viewerOf(user);
  const { center, version, variant } = poll.ask({ params: {}, query: request.query, body: undefined }, viewer);
  const known = tagsOf(request.headers['if-none-match']);
  const { delta } = config.publicConfig.switches;
  const since = delta ? sinceOf(request) : null;
  const revision = revisionOf(request);
  // Nobody waits for it any more: nothing is composed.
  if (request.raw.socket.destroyed) return reply;
  const told = { isKnown: (etag: string) => known.has(etag), since };
  const snapshot = revision === null ? null : await snapshots.takeAt(center, revision, variant, clock(), told);
  if (!snapshot) throw badRequest(texts.unknownCenter);
  reply.header('etag', snapshot.etag);
  if (delta) reply.header('delta-cursor', snapshot.cursor);
  if (version !== null) reply.header('x-version', String(version));
  if (!snapshot.body) return reply.code(304).send();
  if (snapshot.base !== null) reply.code(226).header('delta-base', snapshot.base);
  reply.type('application/json; charset=utf-8');
  if (!snapshot.body.isWorthGzip || !acceptsGzip(request)) return reply.send(snapshot.body.plain(version));
  const pieces = await snapshot.body.gzip(version);
  return reply
    .header('content-encoding', 'gzip')
    .header(
      'content-length',
      pieces.reduce((sum, { length }) => sum + length, 0),
    )
    .send(Readable.from(pieces, { objectMode: false }));
}

const sinceOf = ({ headers }: FastifyRequest) => {
  const since = headers['delta-since'];
  return typeof since === 'string' ? since : null;
};

const acceptsGzip = ({ headers }: FastifyRequest) =>
  /\bgzip\b(?!\s*;\s*q=0(\.0+)?\s*(,|$))/i.test(String(headers['accept-encoding'] ?? ''));
