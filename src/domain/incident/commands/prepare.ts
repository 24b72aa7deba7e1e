import * as z from 'zod/mini';
import { CenterId } from '../../center/center-id.ts';
import { command, live, post } from '../../command.ts';
import { answersFields } from '../../documented-answer.ts';
import { SentSms } from '../../late-order/sms.ts';
import { eurosOf } from '../../money/cents.ts';
import { euroText } from '../../money/money.ts';
import { OrderId } from '../../order/order.ts';
import { isRecord } from '../../wire.ts';
import { sentence } from '../../words/isolate.ts';
import { getIncident } from '../details.ts';
import { causes, IncidentId } from '../incident-row.ts';
import { mostItems, whyNotPrepare } from '../rules.ts';
import { prepareRefusals } from '../text.ts';

const Cents = z.int().check(z.positive(), z.maximum(100_000_000));

const Item = z.object({
  orderId: OrderId,
  customerId: z.nullable(z.int()),
  cents: Cents,
  lateMinutes: z.nullable(z.int()),
  sms: SentSms,
});

/**
 * Prepares the credits of an incident, each with its text (OUR-171, API-O46). No money moves before somebody starts it.
 * Its number is made here, so that a repetition, and a look after a lost answer, find the same incident.
 */
export const prepareIncident = command('incident.prepare', {
  version: 1,
  args: z.object({
    id: IncidentId,
    center: CenterId,
    cause: z.enum(causes),
    about: z.string().check(z.minLength(1), z.maxLength(200)),
    why: z.string().check(z.maxLength(500)),
    subtype: z.string().check(z.minLength(1)),
    customerCeilingCents: Cents,
    ceilingCents: Cents,
    stopsAtRefusal: z.boolean(),
    items: z.array(Item).check(z.minLength(1), z.maxLength(mostItems)),
  }),
  reads: () => ({}),
  guard: ({ items, customerCeilingCents, ceilingCents }) =>
    whyNotPrepare({
      items: items.map(({ cents, customerId }) => ({ cents, customer: customerId })),
      ...{ customerCeilingCents, ceilingCents },
    }),
  holds: () => false,
  effect: () => [],
  request: ({ id, center, cause, about, why, subtype, items, ...its }) =>
    post('/incidents/', {
      body: {
        ...{ id, center, cause, about, why, subtype },
        customer_ceiling: eurosOf(its.customerCeilingCents),
        ceiling: eurosOf(its.ceilingCents),
        stops_at_refusal: its.stopsAtRefusal,
        items: items.map(({ orderId, cents, lateMinutes, sms }) => ({
          ...{ order_id: orderId, credit: eurosOf(cents), late_minutes: lateMinutes, sms },
        })),
      },
    }),
  answers: ({ id }) => answersFields('e-o42', ['status'], { id }),
  accept: () => ({ rows: [] }),
  reread: ({ id }) => getIncident(id),
  acceptReread: () => ({ rows: [] }),
  isConfirmedBy: (body, { id }) => isRecord(body) && body.id === id,
  lane: ({ id }) => [`incident/${id}`],
  delivery: live,
  text: {
    title: 'Incident préparé',
    label: ({ about, items }) =>
      sentence`Préparer l'incident ${about} : ${items.length} crédits, ${euroText(eurosOf(items.reduce((sum, { cents }) => sum + cents, 0)))}`,
    success: 'Incident préparé',
    refusals: prepareRefusals,
  },
});
