import type { Center } from '../center/center.ts';
import { smsFactsOf } from '../sms-text/facts.ts';
import { markOf } from '../sms-text/fields.ts';
import { fill, type Unfilled } from '../sms-text/fill.ts';
import { msOf } from '../time/instant.ts';
import type { TouchedOrder } from './incident-row.ts';

const arrivalMark = markOf('arrivée');
const amountMark = markOf('montant');

/** The sentences of DSP-724 to DSP-728, with marks for what differs from order to order. */
export const lateTemplate = `Bonjour, votre commande devrait arriver ${arrivalMark}. Toutes nos excuses pour le retard, votre compte est crédité de ${amountMark} euros.`;
export const otherTemplate = `Bonjour, un incident touche votre commande. Toutes nos excuses, votre compte est crédité de ${amountMark} euros.`;

/** The text of one order, as it goes out; empty for a customer without a number (OUR-170, OUR-247). */
export interface IncidentSms {
  readonly text: string;
  readonly unfilled: readonly Unfilled[];
}

interface CreditedOrder {
  readonly order: TouchedOrder;
  readonly cents: number;
}

/** The text for one order, filled by what is known of it (OUR-171, OUR-247). */
export function smsFor(
  template: string,
  { order, cents }: CreditedOrder,
  { center, nowMs }: { readonly center: Center | null; readonly nowMs: number },
): IncidentSms {
  const facts = smsFactsOf(
    {
      delivery: { eta: order.eta, status: order.status },
      slot: { startMs: msOf(order.shipping_time), endMs: msOf(order.max_shipping_time) },
      ...{ firstName: order.first_name, randomId: order.random_id, center, cents },
      // A server that names a driver is certain of him.
      round: order.dock ? { isDriverCertain: order.driver_name != null, driverName: order.driver_name } : null,
    },
    nowMs,
  );
  const filled = fill(template, facts);
  return order.has_phone === false && filled.unfilled.length > 0 ? { text: '', unfilled: [] } : filled;
}
