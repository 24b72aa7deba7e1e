import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { get } from '../command.ts';
import { eurosOf } from '../money/cents.ts';
import { OrderId } from '../order/order.ts';
import { Id } from '../schema.ts';
import { CreditCents } from './credit.ts';
import { LateOrder } from './late-order.ts';

/** The record a review starts from (DSP-716, API-026). */
export const lateOrderDetail = detail('late.record', {
  args: z.object({ orderId: OrderId }),
  value: LateOrder,
  throttleMs: 3_000,
  permission: 'flow',
  request: ({ orderId }) => get(`/processing-orders/${orderId}/process_late_order/`),
});

/** The text of a server's template, with a credit (DSP-717, API-025). */
export const smsContentDetail = detail('late.smsContent', {
  args: z.object({ orderId: OrderId, templateId: Id, creditCents: CreditCents }),
  value: z.object({ sms_content: z.string() }),
  throttleMs: 3_000,
  permission: 'flow',
  request: ({ orderId, templateId, creditCents }) =>
    get(`/processing-orders/${orderId}/late_sms_content/`, {
      query: { sms_template_id: String(templateId), credits_amount: String(eurosOf(creditCents)) },
    }),
});
