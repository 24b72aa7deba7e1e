import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { demand, tokenOf, userOf } from '../auth/authenticate.ts';
import { hashOf } from '../auth/token.ts';
import type { Context } from '../context.ts';
import { describe, refusals } from '../http/describe.ts';
import { schemaOf } from '../http/entity-schemas.ts';
import { errorMark } from '../http/error-mark.ts';
import { badRequest, Failure } from '../http/failure.ts';
import { readInput, textId } from '../http/input.ts';
import { texts } from '../text.ts';
import { Audience } from './audience.ts';

const changesPath = '/changes/';

const Query = z.object({ center: textId(CenterId) });

/** The event stream of a center, where the site has one; `app` authenticates already. */
export function changeRoutes(app: FastifyInstance, context: Context): void {
  const { changes, config } = context;
  if (!changes) return;
  const audience = new Audience(context, changes, (error) => app.log.error({ error: errorMark(error) }, 'beat failed'));
  audience.start(config.pushBeatMs);
  // Before the server waits for its answers to end: streams would not end.
  app.addHook('preClose', async () => audience.dismiss());
  app.get(changesPath, { schema, compress: false, exposeHeadRoute: false }, async (request, reply) => {
    const user = userOf(request);
    demand(user, 'flow');
    const { params, query } = request;
    const { center } = readInput(Query, { params, query, body: undefined });
    if (audience.size >= config.pushStreams)
      throw new Failure(503, { error: texts.tooManyStreams }, { 'retry-after': '60' });
    const stream = await audience.seat(center, hashOf(tokenOf(request) ?? ''), user.id);
    if (!stream) throw badRequest(texts.unknownCenter);
    return reply
      .headers({
        'content-type': 'text/event-stream; charset=utf-8',
        // A connection that was a stream is not used again: a closing server need not wait for it.
        connection: 'close',
        // For proxies that would otherwise hold an answer back until it is complete.
        'x-accel-buffering': 'no',
      })
      .send(stream);
  });
}

const schema = {
  ...describe({
    path: changesPath,
    summary: 'Le flux qui dit que quelque chose a changé dans un centre',
    input: Query,
    answers: null,
  }),
  response: {
    200: {
      description:
        'Événements `changed`, dont la donnée est la révision du centre : une fois à l’ouverture, puis après chaque changement. Rien d’autre n’est dit de ce qui a changé : cela se lit par les appels habituels. Là où le site dit qui est là, `presence` donne la liste des collègues aux mêmes endroits. Un commentaire vient au moins toutes les 15 s. Le flux est facultatif et peut finir à tout moment, au plus tard peu après le jeton.',
      content: { 'text/event-stream': { schema: { type: 'string' } } },
    },
    ...refusals,
    503: { description: 'Trop de flux ouverts', ...schemaOf('Failure') },
  },
};
