import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Provider } from '../../src/domain/courier/provider.ts';
import { trackingUrl } from './delivery.ts';
import { Fleet, type FleetDeps } from './fleet.ts';
import { Market, storeEvent } from './market.ts';
import { fleetTexts } from './text.ts';

export interface CourierService {
  readonly fleet: Fleet;
  /** The second courier's stores. */
  readonly market: Market;
  /** Where each provider answers. */
  readonly urls: Readonly<Record<Provider | 'UBER_EATS', string>>;
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
const StoreStatus = z.object({
  status: z.enum(['ONLINE', 'OFFLINE']),
  requested_by: z.string(),
  last_heard: z.int(),
  webhook_url: z.string(),
});
const StorePath = z.object({ store: z.string() });
const OrderPath = z.object({ store: z.string(), order: z.string() });
const OrderOutcome = z.object({ outcome: z.enum(['FULFILLED', 'CANCELED']) });

interface ServiceDeps extends FleetDeps {
  readonly token: string;
  /** A free port that nobody else reaches, by default. */
  readonly port?: number;
  readonly host?: string;
}

/** The simulated providers and the second courier's stores, each an HTTP service of its own on one port. */
export async function startCouriers({ port = 0, host = '127.0.0.1', ...deps }: ServiceDeps): Promise<CourierService> {
  const app = fastify({ forceCloseConnections: true });
  const fleet = new Fleet(deps);
  const market = new Market(deps);
  app.addHook('onRequest', async (request, reply) => {
    if (request.headers.authorization !== `Bearer ${deps.token}`)
      await reply.code(401).send({ message: fleetTexts.badToken });
  });
  await app.register(async (scope) => stuartRoutes(scope, fleet), { prefix: '/stuart' });
  await app.register(async (scope) => uberRoutes(scope, fleet), { prefix: '/uber-direct' });
  await app.register(async (scope) => storeRoutes(scope, market), { prefix: '/uber-eats' });
  const origin = await app.listen({ port, host });
  return {
    fleet,
    market,
    urls: { STUART: `${origin}/stuart`, UBER_DIRECT: `${origin}/uber-direct`, UBER_EATS: `${origin}/uber-eats` },
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

function storeRoutes(app: FastifyInstance, market: Market): void {
  app.addHook('preHandler', () => new Promise((done) => setTimeout(done, market.delayMs)));
  const answer = (reply: FastifyReply, body: object) => (market.isSilent ? reply.code(502).send({}) : reply.send(body));
  app.post('/v1/stores/:store/status', (request, reply) => {
    const { store } = StorePath.parse(request.params);
    const { data } = StoreStatus.safeParse(request.body);
    if (!data) return reply.code(400).send({ message: fleetTexts.badCall });
    if (market.refusal) return reply.code(422).send({ message: market.refusal });
    const { status, requested_by: by, last_heard: lastHeard, webhook_url: callbackUrl } = data;
    const asked = market.ask(store, { status, by, lastHeard, callbackUrl });
    return typeof asked === 'string' ? reply.code(422).send({ message: asked }) : answer(reply, storeEvent(asked));
  });
  app.post('/v1/stores/:store/orders/:order', (request, reply) => {
    const { store, order } = OrderPath.parse(request.params);
    const { data } = OrderOutcome.safeParse(request.body);
    if (!data) return reply.code(400).send({ message: fleetTexts.badCall });
    market.hearOrder(store, order, data.outcome);
    return answer(reply, {});
  });
}

function cancel(fleet: Fleet, params: unknown, reply: FastifyReply) {
  const refusal = fleet.cancel(Path.parse(params).reference);
  return refusal === null ? heard(fleet, reply, {}) : reply.code(409).send({ message: refusal });
}

/** Sends the answer, unless the connection breaks before its end. */
function heard(fleet: Fleet, reply: FastifyReply, body: object) {
  return fleet.isSilent ? reply.code(502).send({}) : reply.send(body);
}
