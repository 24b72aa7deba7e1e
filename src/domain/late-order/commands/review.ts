import * as z from 'zod/mini';
import { guarded, hours, live, post } from '../../command.ts';
import { eurosOf } from '../../money/cents.ts';
import type { OrderId } from '../../order/order.ts';
import { refuse } from '../../result.ts';
import { CreditCents } from '../credit.ts';
import { reviewed } from '../review.ts';
import { SentSms } from '../sms.ts';
import { lateCommand, lateness } from './late-command.ts';

const postOrder = (orderId: OrderId, service: string, body?: unknown) =>
  post(`/processing-orders/${orderId}/${service}/`, body === undefined ? {} : { body });

/**
 * Sends the client of an order without a record an SMS, with a credit (DSP-719, API-028). Money and a message: sent
 * once.
 */
export const sendLateSms = lateCommand('late.sms', {
  args: z.object({
    ...lateness,
    creditCents: CreditCents,
    message: SentSms.check(z.minLength(1)),
  }),
  guard: (record) => (record ? refuse('recorded') : null),
  becomes: (args, record) => reviewed(record, args, { credit: eurosOf(args.creditCents) }),
  request: ({ orderId, creditCents, message }) =>
    postOrder(orderId, 'late_sms', { id: orderId, credits: eurosOf(creditCents), message }),
  delivery: live,
  title: 'SMS de retard',
  label: (name) => `SMS de retard de la commande ${name}`,
});

/** `Marquer comme prévenu`: the client knows already, no SMS is sent (DSP-730, API-029). */
export const markWarned = lateCommand('late.warned', {
  args: z.object(lateness),
  becomes: (args, record) => reviewed(record, args),
  request: ({ orderId }) => postOrder(orderId, 'warned'),
  delivery: guarded(hours(1)),
  title: 'Client prévenu',
  label: (name) => `Client de la commande ${name} prévenu`,
});

/** `Ignorer le retard` (DSP-718, API-030). */
export const ignoreLateness = lateCommand('late.ignore', {
  args: z.object(lateness),
  becomes: (args, record) => reviewed(record, args),
  request: ({ orderId }) => postOrder(orderId, 'ignore'),
  delivery: guarded(hours(1)),
  title: 'Retard ignoré',
  label: (name) => `Ignorer le retard de la commande ${name}`,
});

/** `Valider` of the review form: credits, shipping fee and SMS as the reviewer entered them (DSP-717, API-031). */
export const validateLateness = lateCommand('late.validate', {
  args: z.object({
    ...lateness,
    creditCents: CreditCents,
    recredit: z.boolean(),
    sms: SentSms,
  }),
  guard: (record) => (record ? null : refuse('noRecord')),
  becomes: (args, record) =>
    reviewed(record, args, { credit: eurosOf(args.creditCents), recredit_shipping_fee: args.recredit }),
  request: ({ orderId, creditCents, recredit, sms }) =>
    postOrder(orderId, 'validate', { credits: eurosOf(creditCents), recredit_shipping_fee: recredit, sms }),
  delivery: live,
  title: 'Retard validé',
  label: (name) => `Valider le retard de la commande ${name}`,
});
