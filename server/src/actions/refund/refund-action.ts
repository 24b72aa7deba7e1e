import type * as z from 'zod/mini';
import { whyNotReason } from '../../../../src/domain/money/commands/refund.ts';
import { refundBounds } from '../../../../src/domain/money/refund/bounds.ts';
import { refundReasons } from '../../../../src/domain/money/refund/reasons.ts';
import { givenBackCents, whyNotCents, whyNotRefunded } from '../../../../src/domain/money/refund/rules.ts';
import { keepsKeys, meansKind, splitRefund } from '../../../../src/domain/money/refund/split.ts';
import { type RefundCode, refundRefusals } from '../../../../src/domain/money/text.ts';
import type { Order, OrderId } from '../../../../src/domain/order/order.ts';
import { assert, type Refusal, refuse } from '../../../../src/domain/result.ts';
import { enterRefund, type NewRefund, type RefundSlot } from '../../db/refunds/enter-refund.ts';
import { refusalOfRefund } from '../../db/refunds/read-refunds.ts';
import { type PaidBy, readPayments } from '../../db/sheets/payments.ts';
import type { After, AnyAction } from '../action.ts';
import { moneyAction, theOrderWithMoney } from '../money-action.ts';
import type { MoneyFacts } from '../proposal/moves.ts';
import type { Rows } from '../reads.ts';

/** What a refund is decided on: the order, and its payments as the sheet lists them. */
export interface RefundFacts extends MoneyFacts {
  readonly payments: readonly PaidBy[];
}

/** A refund as it is asked for. */
export interface AskedRefund extends Pick<NewRefund, 'kind' | 'lines' | 'notes'> {
  readonly cents: number;
  /** Null for a delivery fee, which needs none. */
  readonly subtype: string | null;
  /** What its author saw as refunded or on its way; null where the call does not say it. */
  readonly seenCents: number | null;
}

interface RefundAction<Body> {
  readonly service: string;
  readonly summary: string;
  readonly body: z.ZodMiniType<Body>;
  readonly decide: (body: Body, order: Order, facts: RefundFacts) => AskedRefund | Refusal<RefundCode>;
}

/**
 * A refund of an order to its means of payment. Its parts are reserved with the decision; providers are asked once that
 * is committed.
 */
export const refundAction = <Body>({ decide, ...described }: RefundAction<Body>): AnyAction =>
  moneyAction<Body, RefundFacts>({
    ...described,
    refusals: refundRefusals,
    facts: async (db, known, order) => ({ ...known, payments: await readPayments(db, order) }),
    decide: (body, order, facts, rows) => {
      const asked = decide(body, order, facts);
      if ('code' in asked) return asked;
      const refusal = whyNot(asked, facts, rows);
      if (refusal) return refusal;
      const parts = partsOf(asked.cents, facts);
      if (parts === null) return refuse('partOpen');
      const slot: RefundSlot = { id: null };
      const { kind, subtype: reason, notes, lines } = asked;
      return {
        gives: asked.cents,
        enters: [enterRefund(rows.by, { order_id: order.id, kind, reason, notes: notes.trim(), lines, parts }, slot)],
        after: send(order.id, slot),
      };
    },
  });

function whyNot({ kind, cents, subtype, notes, seenCents }: AskedRefund, { sheet }: RefundFacts, rows: Rows) {
  if (!sheet) return refuse('refundBounds');
  if (subtype !== null) {
    const offered = refundReasons(rows.settings, kind === 'products');
    if (!offered.some((reason) => reason.subtype === subtype)) return refuse('reason');
    const wordless = whyNotReason({ subtype, notes });
    if (wordless) return wordless;
  }
  if (seenCents !== null && seenCents !== givenBackCents(sheet)) return refuse('seen');
  return whyNotRefunded(sheet) ?? whyNotCents(cents, sheet);
}

/** The share of each payment; null where one of them waits for another of its parts at a provider who keeps no keys. */
function partsOf(cents: number, { sheet, payments }: RefundFacts): NewRefund['parts'] | null {
  const details = sheet?.payment_details ?? [];
  const used = splitRefund(cents, details).parts.filter((part) => part.cents > 0);
  const parts = used.map(({ means, kind, cents: amount_cents }) => {
    const payment = payments[details.indexOf(means)];
    assert(payment && meansKind(payment.type) === kind, 'the sheet lists the payments in their order');
    return { payment_id: payment.id, amount_cents, isShut: !keepsKeys(kind) && payment.openCents > 0 };
  });
  if (parts.some(({ isShut }) => isShut)) return null;
  return parts.map(({ isShut: _, ...part }) => part);
}

/** A refund of all that is left of an order, over its means as any refund goes; or why there is none. */
export function refundOfRest(order: OrderId, facts: RefundFacts): NewRefund | Refusal<RefundCode> {
  const { sheet } = facts;
  if (!sheet) return refuse('refundBounds');
  const cents = refundBounds(sheet).most;
  const refusal = whyNotRefunded(sheet) ?? whyNotCents(cents, sheet);
  if (refusal) return refusal;
  const parts = partsOf(cents, facts);
  return parts === null
    ? refuse('partOpen')
    : { order_id: order, kind: 'canceled', reason: 'refund_cancel', notes: '', lines: [], parts };
}

/** The answer is the order with the parts as they are by then; a refusal where every part was refused. */
const send =
  (order: OrderId, slot: RefundSlot): After =>
  async ({ payments, db }, viewer) => {
    assert(slot.id !== null, 'a refund is sent once it is entered');
    await payments.refunds.sendAndReply(slot.id);
    const error = await refusalOfRefund(db, slot.id);
    const body = (await theOrderWithMoney(order)(db, viewer)) ?? null;
    return error === null ? { status: 200, body } : { status: 409, body: { error, order: body } };
  };
