import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Provider } from '../../src/domain/courier/provider.ts';
import { trackingUrl } from './delivery.ts';
import { Fleet, type FleetDeps } from './fleet.ts';
import { fleetTexts } from './text.ts';

export interface CourierService {
  readonly fleet: Fleet;
  /** Where each provider answers. */
  readonly urls: Readonly<Record<Provider, string>>;
  close(): Promise<void>;
}

const Reference = z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number));
const StuartJob = z.object({
  client_reference: Reference,
  transport_type: z.nullish(z.string()),
  callback_url: z.string(),
});
const UberDelivery = z.object({ external_id: Reference, webhook_url: z.string() });
const Path = z.object({ reference: Reference });

interface ServiceDeps extends FleetDeps {
  readonly token: string;
  /** A free port that nobody else reaches, unless told otherwise. */
  readonly port?: number;
  readonly host?: string;
}

/** The two simulated providers, each an HTTP service of its own on one port. */
export async function startCouriers({ port = 0, host = '127.0.0.1', ...deps }: ServiceDeps): Promise<CourierService> {
  const app = fastify({ forceCloseConnections: true });
  const fleet = new Fleet(deps);
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${deps.token}`)
      await reply.code(401).send({ message: fleetTexts.badToken });
  });
  await app.register(async (scope) => stuartRoutes(scope, fleet), { prefix: '/stuart' });
  await app.register(async (scope) => uberRoutes(scope, fleet), { prefix: '/uber-direct' });
  const origin = await app.listen({ port, host });
  return {
    fleet,
    urls: { STUART: `${origin}/stuart`, UBER_DIRECT: `${origin}/uber-direct` },
    close: () => app.close(),
  };
}

function stuartRoutes(app: FastifyInstance, fleet: Fleet): void {
  app.post('/v2/jobs', (request, reply) => {
    const { data } = StuartJob.safeParse(request.body);
    if (!data) return reply.code(400).send({ message: fleetTexts.badCall });
    if (fleet.refusal) return reply.code(422).send({ message: fleet.refusal });
    const { client_reference: reference, transport_type: vehicle = null, callback_url: callbackUrl } = data;
    const taken = fleet.take({ provider: 'STUART', reference, vehicle, callbackUrl });
    return heard(fleet, reply.code(201), { id: taken.uuid, tracking_url: trackingUrl(taken) });
  });
  app.post('/v2/jobs/:reference/cancel', (request, reply) => cancel(fleet, request.params, reply));
  app.get('/v2/jobs/eta', (request, reply) => {
    const { transport_type: vehicle } = z.object({ transport_type: z.string() }).parse(request.query);
    const eta = etaS[vehicle];
    if (eta === undefined) return reply.code(422).send({ message: fleetTexts.tooFar });
    return heard(fleet, reply, { eta });
  });
}

/** A bike is the nearest; a cargo bike is not to be had for now. */
const etaS: Readonly<Record<string, number>> = { bike: 420, motorbike: 540, car: 780 };

function uberRoutes(app: FastifyInstance, fleet: Fleet): void {
  app.post('/v1/deliveries', (request, reply) => {
    const { data } = UberDelivery.safeParse(request.body);
    if (!data) return reply.code(400).send({ message: fleetTexts.badCall });
    if (fleet.refusal) return reply.code(422).send({ message: fleet.refusal });
    const { external_id: reference, webhook_url: callbackUrl } = data;
    const taken = fleet.take({ provider: 'UBER_DIRECT', reference, vehicle: null, callbackUrl });
    return heard(fleet, reply.code(201), { delivery_id: taken.uuid, tracking_url: trackingUrl(taken) });
  });
  app.post('/v1/deliveries/:reference/cancel', (request, reply) => cancel(fleet, request.params, reply));
}

function cancel(fleet: Fleet, params: unknown, reply: FastifyReply) {
  const refusal = fleet.cancel(Path.parse(params).reference);
  return refusal === null ? heard(fleet, reply, {}) : reply.code(409).send({ message: refusal });
}

/** The answer, unless the line breaks before it is through. */
function heard(fleet: Fleet, reply: FastifyReply, body: object) {
  return fleet.isSilent ? reply.code(502).send({}) : reply.send(body);
}
