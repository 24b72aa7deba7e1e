import * as z from 'zod/mini';
import { detail } from '../../asking/detail.ts';
import { get, minutes } from '../../command.ts';
import { maybe } from '../../schema.ts';
import { OrderId } from '../order.ts';

/** A fraction, 0 to 1 (SUP-051). */
const Score = z.number();

/** The result of one rule of fraud detection: its scores by type, `account` and `payment` among them (SUP-562). */
const FraudRule = z.object({
  rule_id: maybe(z.union([z.string(), z.int()])),
  description: maybe(z.string()),
  fraud_score_by_type: maybe(z.record(z.string(), z.nullable(Score))),
});
export type FraudRule = Readonly<z.infer<typeof FraudRule>>;

/** The scores of an order and the rules they come from (entity "Fraud detail"). */
export const FraudDetail = z.object({
  fraud_score_account: maybe(Score),
  fraud_score_payment: maybe(Score),
  details: maybe(z.array(FraudRule)),
});
export type FraudDetail = Readonly<z.infer<typeof FraudDetail>>;

/**
 * Read when the line of the scores is opened (SUP-561, API-S29); kept half an hour, like all data for support alone.
 */
export const orderFraud = detail('order.fraud', {
  args: z.object({ orderId: OrderId }),
  value: FraudDetail,
  throttleMs: 3_000,
  permission: null,
  keptMs: minutes(30),
  request: ({ orderId }) => get(`/processing-orders/${orderId}/fraud_detail/`),
});
