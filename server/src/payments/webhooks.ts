import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { badRequest, Failure, notFound } from '../http/failure.ts';
import { jsonIn, readRaw } from '../http/read-json.ts';
import { texts as apiTexts } from '../text.ts';
import type { WebhookSecrets } from './environment.ts';
import { isSignedByPaygreen, isSignedByStripe } from './signatures.ts';
import { paymentTexts as texts } from './text.ts';
import type { Heard } from './told.ts';

const pathOf = (provider: keyof WebhookSecrets) => `/payments/${provider}/events/`;

/** Where a provider of payments tells what happened, on the server that listens at `origin`. */
export const webhookUrl = (origin: string, prefix: string, provider: keyof WebhookSecrets) =>
  `${origin}${prefix}${pathOf(provider)}`;

/**
 * What providers of payments tell by themselves. They have no account here: what they send is signed. What is not
 * signed, or of a provider who was given no secret, changes nothing and is read by nobody; 503 asks for the same again.
 */
export function paymentWebhooks(app: FastifyInstance, { config, payments, clock }: Context): void {
  readRaw(app);
  const listen = (
    provider: keyof WebhookSecrets,
    isSigned: (body: string, request: FastifyRequest, secrets: readonly string[]) => boolean,
    hear: (event: unknown) => Promise<Heard>,
  ) => {
    app.post(pathOf(provider), { schema: { hide: true } }, async (request, reply) => {
      const secrets = config.webhooks[provider];
      if (secrets.length === 0) throw notFound(apiTexts.notFound);
      const body = typeof request.body === 'string' ? request.body : '';
      if (!isSigned(body, request, secrets)) throw badRequest(texts.badSignature);
      if ((await hear(jsonIn(body))) === 'later') throw new Failure(503, { error: texts.tellAgain });
      return reply.code(204).send();
    });
  };
  listen(
    'stripe',
    (body, request, secrets) => isSignedByStripe(body, headerOf(request, 'stripe-signature'), secrets, clock()),
    (event) => payments.hearStripe(event),
  );
  listen(
    'paygreen',
    (body, request, secrets) => isSignedByPaygreen(body, headerOf(request, 'signature'), secrets),
    (event) => payments.hearPaygreen(event),
  );
}

function headerOf({ headers }: FastifyRequest, name: string): string {
  const value = headers[name];
  return typeof value === 'string' ? value : '';
}
