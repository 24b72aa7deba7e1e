import * as z from 'zod/mini';
import { post } from '../../command.ts';
import { orderName } from '../../order/name.ts';
import { Id } from '../../schema.ts';
import { sentence } from '../../words/isolate.ts';
import { eurosOf } from '../cents.ts';
import { euroText } from '../money.ts';
import { checkStatuses, whyNotCheck } from '../refund/check.ts';
import { checkRefusals, partStatusTexts } from '../text.ts';
import { moneyCommand, ofOrder } from './money-command.ts';

/** What a person saw of a part of which nobody knew (SUP-377, API-S73). Its provider is asked for nothing. */
export const checkRefund = moneyCommand('refund.check', {
  args: z.object({
    ...ofOrder,
    partId: Id,
    cents: z.int().check(z.positive()),
    status: z.enum(checkStatuses),
    seenIn: z.string().check(z.minLength(1), z.maxLength(500)),
    seenCheckId: z.nullable(Id),
  }),
  whyNot: ({ partId, seenCheckId }, _order, sheet) => {
    if (!sheet?.refunds) return null;
    const part = sheet.refunds.flatMap(({ parts }) => parts ?? []).find(({ id }) => id === partId);
    // The server knows the rights of who asks.
    return whyNotCheck({ seenCheckId }, part, true);
  },
  request: ({ orderId, partId, status, seenIn, seenCheckId }) =>
    post(`/processing-orders/${orderId}/check_refund/`, {
      body: { part_id: partId, status, seen_in: seenIn, seen_check_id: seenCheckId },
    }),
  title: 'Remboursement vérifié',
  label: (it) =>
    sentence`Noter ${euroText(eurosOf(it.cents))} ${partStatusTexts[it.status] ?? ''}, commande ${orderName(it)}`,
  refusals: checkRefusals,
});
