import * as z from 'zod/mini';
import {
  ignoreLateness,
  markWarned,
  sendLateSms,
  validateLateness,
} from '../../../../src/domain/late-order/commands/review.ts';
import { CreditCents } from '../../../../src/domain/late-order/credit.ts';
import { SentSms } from '../../../../src/domain/late-order/sms.ts';
import { lateRefusals } from '../../../../src/domain/late-order/text.ts';
import { centsOfEuros, eurosOf } from '../../../../src/domain/money/cents.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { patch } from '../../../../src/domain/rows.ts';
import { NoBody, textId } from '../../http/input.ts';
import { lateTemplate } from '../../world/orders/sms-templates.ts';
import { action } from '../action.ts';
import { theLateOrder } from '../answers.ts';
import { conflictOf } from '../conflict.ts';
import { lateAction } from './late-action.ts';

/** Euros with at most two decimals, 0 or more (DSP-723). */
const Credits = z
  .number()
  .check(
    z.refine((euros) => CreditCents.safeParse(centsOfEuros(euros)).success && eurosOf(centsOfEuros(euros)) === euros),
  );

/** API-028. */
const lateSms = lateAction({
  service: 'late_sms',
  summary: "Prévient par SMS le client d'une commande en retard, avec un crédit",
  command: sendLateSms,
  body: z.strictObject({ id: OrderId, credits: Credits, message: SentSms.check(z.minLength(1)) }),
  args: ({ credits, message }, who) => ({ ...who, creditCents: centsOfEuros(credits), message }),
  credits: ({ credits }) => [['late', centsOfEuros(credits)]],
  sms: ({ message }) => message,
});

/** API-029. */
const warned = lateAction({
  service: 'warned',
  summary: "Note que le client d'une commande en retard est prévenu",
  command: markWarned,
  body: NoBody,
  args: (_, who) => who,
});

/** API-030. */
const ignore = lateAction({
  service: 'ignore',
  summary: "Ignore le retard d'une commande",
  command: ignoreLateness,
  body: NoBody,
  args: (_, who) => who,
});

/** API-031. Without a text no SMS is sent; an order with free delivery has no fee to credit. */
const validate = lateAction({
  service: 'validate',
  summary: "Valide la vérification d'un retard : crédit, frais de livraison et SMS",
  command: validateLateness,
  body: z.strictObject({ credits: Credits, recredit_shipping_fee: z.boolean(), sms: SentSms }),
  args: ({ credits, recredit_shipping_fee, sms }, who) => ({
    ...who,
    creditCents: centsOfEuros(credits),
    recredit: recredit_shipping_fee,
    sms,
  }),
  credits: ({ credits, recredit_shipping_fee }, { shipping_fee }) => [
    ['late', centsOfEuros(credits)],
    ['shippingFee', recredit_shipping_fee ? centsOfEuros(shipping_fee) : 0],
  ],
  sms: ({ sms }) => sms,
});

/** API-027: opens a review of the lateness of this order. */
const openReview = action({
  method: 'POST',
  path: '/processing-orders/:id/process_late_order/',
  summary: "Ouvre le dossier de retard d'une commande qui n'en a pas",
  permission: 'flow',
  answers: 'LateOrder',
  input: z.object({ id: textId(OrderId), body: NoBody }),
  subject: ({ id }) => ({ kind: 'order', id }),
  reads: ({ id }) => ({ order: [id], tasksOf: [id] }),
  decide: ({ id }, rows) => {
    const order = rows.get('order', id);
    if (!order || order.late_order)
      return conflictOf({ refusals: lateRefusals }, refuse(order ? 'recorded' : 'gone'), { orders: order ? [id] : [] });
    const late_order = { credit: 0, recredit_shipping_fee: false, sms_template_id: lateTemplate, needs_review: true };
    const task = rows.all('task').find((row) => row.linked_order === id);
    const patches = [...patch('order', order, { late_order }), ...patch('task', task, { late_order })];
    return { verdict: 'accept', patches, answer: theLateOrder(id) };
  },
});

export const lateOrderActions = [lateSms, warned, ignore, validate, openReview] as const;
