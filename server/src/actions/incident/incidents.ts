import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { causes, type Incident, IncidentId } from '../../../../src/domain/incident/incident-row.ts';
import {
  incidentDecisions,
  mostItems,
  whyNotDecideIncident,
  whyNotPrepare,
} from '../../../../src/domain/incident/rules.ts';
import { decideRefusals, prepareRefusals } from '../../../../src/domain/incident/text.ts';
import { SentSms } from '../../../../src/domain/late-order/sms.ts';
import { centsOfEuros } from '../../../../src/domain/money/cents.ts';
import { orderName } from '../../../../src/domain/order/name.ts';
import { type Order, OrderId } from '../../../../src/domain/order/order.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { Id } from '../../../../src/domain/schema.ts';
import { isAuthor } from '../../db/authors.ts';
import { readCustomerOf } from '../../db/customers/customer-lock.ts';
import {
  enterIncident,
  enterIncidentDecision,
  isHeld,
  lockIncident,
  placesInIncidents,
} from '../../db/incidents/enter-incident.ts';
import { readIncident } from '../../db/incidents/read-incidents.ts';
import { texts } from '../../text.ts';
import { action, type Decision } from '../action.ts';
import { conflictOf, refusalOf } from '../conflict.ts';
import { Notes, SentEuros, Subtype } from '../credit/bodies.ts';
import { isOffered } from '../credit/credit-action.ts';

const Body = z.strictObject({
  id: IncidentId,
  center: CenterId,
  cause: z.enum(causes),
  about: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  why: Notes,
  subtype: Subtype,
  customer_ceiling: SentEuros,
  ceiling: SentEuros,
  stops_at_refusal: z.boolean(),
  items: z
    .array(
      z.strictObject({
        order_id: OrderId,
        credit: SentEuros,
        late_minutes: z.nullable(z.int().check(z.minimum(0), z.maximum(100_000))),
        sms: SentSms,
      }),
    )
    .check(
      z.minLength(1),
      z.maxLength(mostItems),
      z.refine((items) => new Set(items.map(({ order_id }) => order_id)).size === items.length, texts.orderTwice),
    ),
});

const theIncident = (id: IncidentId) => (db: Parameters<typeof readIncident>[0]) => readIncident(db, id);

/**
 * Prepares the credits of an incident: who, how much, and the text of each, fixed (OUR-171, API-O46). No money moves.
 * Its number is its device's: the same again answers what is there.
 */
const prepare = action({
  method: 'POST',
  path: '/incidents/',
  summary: "Prépare les crédits des clients touchés par un incident : rien n'est envoyé",
  permission: 'edit',
  answers: 'Incident',
  input: z.object({ body: Body }),
  subject: ({ body }) => ({ kind: 'center', id: body.center }),
  reads: ({ body }) => ({ order: body.items.map(({ order_id }) => order_id), settings: true }),
  facts: async (tx, { body }) => {
    const ids = body.items.map(({ order_id }) => order_id);
    const customers = new Map<OrderId, number | null>();
    for (const id of ids) customers.set(id, await readCustomerOf(tx, id));
    return { customers, known: await readIncident(tx, body.id), places: await placesInIncidents(tx, ids) };
  },
  decide: ({ body }, rows, nowMs, { customers, known, places }): Decision => {
    const { id, items } = body;
    const answer = theIncident(id);
    const words = { refusals: prepareRefusals };
    if (known) return isSame(body, known) ? { verdict: 'decline', answer } : conflictOf(words, refuse('otherwise'), {});
    const refusal = whyNotPrepare({
      items: items.map(({ order_id, credit }) => ({
        cents: centsOfEuros(credit),
        customer: customers.get(order_id) ?? null,
      })),
      customerCeilingCents: centsOfEuros(body.customer_ceiling),
      ceilingCents: centsOfEuros(body.ceiling),
    });
    if (refusal) return refusalOf(words, refusal);
    if (!isOffered(body.subtype, rows, false)) return refusalOf(words, refuse('reason'));
    const orders = items.map(({ order_id }) => rows.get('order', order_id));
    if (orders.some((order) => !order)) return conflictOf(words, refuse('gone'), {});
    const held = places.find((place) => isHeld(place, nowMs));
    if (held) return conflictOf(words, refuse('elsewhere', nameIn(orders, held.order)), {});
    return {
      verdict: 'accept',
      patches: [],
      answer,
      enters: [
        enterIncident(rows.by, {
          ...{ id, center_id: body.center, cause: body.cause, reason: body.subtype, about: body.about, why: body.why },
          stops_at_refusal: body.stops_at_refusal,
          customer_ceiling_cents: centsOfEuros(body.customer_ceiling),
          ceiling_cents: centsOfEuros(body.ceiling),
          items: items.map(({ order_id, credit, late_minutes, sms }) => ({
            ...{ order_id, amount_cents: centsOfEuros(credit), late_minutes, sms },
          })),
        }),
      ],
    };
  },
});

/** Whether an incident that is there is the one that is sent: its words may be cleared by now. */
function isSame({ center, cause, items, ...body }: z.infer<typeof Body>, known: Incident): boolean {
  const sent = items.map(({ order_id, credit, sms }) => [order_id, centsOfEuros(credit), sms]);
  const there = known.items.map(({ order, credit, sms }) => [order.id, centsOfEuros(credit), sms]);
  return (
    known.center_id === center &&
    known.cause === cause &&
    known.stops_at_refusal === body.stops_at_refusal &&
    centsOfEuros(known.customer_ceiling) === centsOfEuros(body.customer_ceiling) &&
    centsOfEuros(known.ceiling) === centsOfEuros(body.ceiling) &&
    known.about === body.about &&
    known.why === body.why &&
    JSON.stringify(sent) === JSON.stringify(there)
  );
}

const nameIn = (orders: readonly (Order | undefined)[], id: OrderId) =>
  orderName(orders.find((order) => order?.id === id) ?? { id });

/** Starts, suspends or stops an incident, or tries a refused credit again (OUR-172, OUR-173, API-O47). */
const decide = action({
  method: 'POST',
  path: '/incidents/:id/decide/',
  summary: "Approuve, suspend ou arrête l'envoi des crédits d'un incident, ou réessaie un crédit refusé",
  permission: 'edit',
  // Whoever sees that something goes wrong may hold it.
  needs: ({ body }) => (body.decision === 'start' || body.decision === 'retry' ? 'accounts' : null),
  answers: 'Incident',
  input: z.object({
    id: IncidentId,
    body: z.strictObject({ decision: z.enum(incidentDecisions), item_id: z.optional(Id) }),
  }),
  subject: ({ id }) => ({ kind: 'incident', id }),
  reads: () => ({}),
  facts: async (tx, { id }, { by }) => {
    const locked = await lockIncident(tx, id);
    const isOwn = locked !== undefined && (await isAuthor(tx, locked.prepared_by, by));
    return { incident: await readIncident(tx, id), isOwn };
  },
  decide: ({ id, body }, rows, nowMs, { incident, isOwn }): Decision => {
    const { decision, item_id = null } = body;
    const item = incident?.items.find((each) => each.id === item_id);
    const refusal = whyNotDecideIncident(decision, incident, { item, isOwn, nowMs });
    if (refusal) return conflictOf({ refusals: decideRefusals }, refusal, {});
    return {
      verdict: 'accept',
      patches: [],
      answer: theIncident(id),
      enters: [enterIncidentDecision(rows.by, id, decision, item_id)],
    };
  },
});

export const incidentActions = [prepare, decide];
