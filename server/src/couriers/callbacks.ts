import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Provider, providers } from '../../../src/domain/courier/provider.ts';
import type { Context } from '../context.ts';
import { badRequest, Failure, notFound } from '../http/failure.ts';
import type { CallBackResult } from './desk.ts';
import { courierTexts } from './text.ts';

const pathOf = (provider: Provider) => `/couriers/${provider.toLowerCase().replace('_', '-')}/events/`;

const storesPath = '/couriers/uber-eats/events/';

/** Where the second courier reports the state of his stores. */
export const storesCallbackUrl = (origin: string, prefix: string) => `${origin}${prefix}${storesPath}`;

/** Where a provider calls back, on the server that listens at `origin`. */
export const callbackUrl = (origin: string, prefix: string, provider: Provider) =>
  `${origin}${prefix}${pathOf(provider)}`;

/** Whether two secrets are equal, in constant time. */
const isSame = (one: string, other: string) => timingSafeEqual(digest(one), digest(other));
const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * The providers' calls back. They have no account here: they send the agreed secret in a header. 409 asks for the same
 * event again later.
 */
export function courierCallbacks(app: FastifyInstance, { config, couriers, stores }: Context): void {
  const listen = (path: string, hear: (body: unknown) => Promise<CallBackResult>) => {
    app.post(path, { schema: { hide: true } }, async (request, reply) => {
      const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
      if (!isSame(given, config.courierSecret)) throw new Failure(401, { detail: courierTexts.badSecret });
      switch (await hear(request.body)) {
        case 'done':
          return reply.code(204).send();
        case 'notReady':
          throw new Failure(409, { error: courierTexts.notReady });
        case 'unknown':
          throw notFound(courierTexts.unknownJob);
        case 'unreadable':
          throw badRequest(courierTexts.badEvent);
      }
    });
  };
  for (const provider of providers) listen(pathOf(provider), (body) => couriers.hear(provider, body));
  listen(storesPath, (body) => stores.hear(body));
}
