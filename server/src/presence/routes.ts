import type { FastifyInstance, FastifySchema } from 'fastify';
import * as z from 'zod/mini';
import { Attention, mostAttentions } from '../../../src/domain/colleague/attention.ts';
import { demand, tokenOf, userOf } from '../auth/authenticate.ts';
import { hashOf } from '../auth/token.ts';
import type { Context } from '../context.ts';
import { describe } from '../http/describe.ts';
import { schemaOf } from '../http/entity-schemas.ts';
import { Failure } from '../http/failure.ts';
import { readInput } from '../http/input.ts';
import { texts } from '../text.ts';

/** Receives what a device has open (API-O03). It is no action, since nothing of it is stored. */
export const presenceCall = {
  method: 'POST',
  path: '/presence/',
  summary: 'Ce que cet appareil a ouvert, dit aux collègues qui ont ouvert la même chose',
  permission: 'flow',
  answers: null,
  input: z.object({ body: z.object({ subjects: z.array(Attention).check(z.maxLength(mostAttentions)) }) }),
} as const;

/** Enough to distinguish the devices present at one moment. */
const deviceOf = (token: string) => hashOf(token).slice(0, 16);

/** Registered where presence is switched on; `app` authenticates already. */
export function presenceRoutes(app: FastifyInstance, { presence }: Context): void {
  if (!presence) return;
  presence.start();
  app.addHook('onClose', async () => presence.stop());
  const { method, path, permission, input } = presenceCall;
  app.route({
    method,
    url: path,
    schema: schema(),
    handler: async (request, reply) => {
      const user = userOf(request);
      demand(user, permission);
      const { params, query } = request;
      const { subjects } = readInput(input, { params, query, body: request.body }).body;
      const at = subjects.map(({ kind, id, begun }) => ({ kind, id, begun }));
      const isSaid = await presence.say({ device: deviceOf(tokenOf(request) ?? ''), user: user.id, at });
      if (!isSaid) throw new Failure(429, { error: texts.tooOften }, { 'retry-after': '1' });
      return reply.code(204).send();
    },
  });
}

function schema(): FastifySchema {
  const { response, ...described } = describe(presenceCall) as { readonly response: Record<number, unknown> };
  const { 409: _conflict, ...answers } = response;
  return { ...described, response: { ...answers, 429: { description: 'Trop souvent', ...schemaOf('Failure') } } };
}
