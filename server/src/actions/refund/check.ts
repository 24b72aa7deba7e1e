import * as z from 'zod/mini';
import { checkStatuses, whyNotCheck } from '../../../../src/domain/money/refund/check.ts';
import type { RefundPart } from '../../../../src/domain/money/refund/refund.ts';
import { checkRefusals } from '../../../../src/domain/money/text.ts';
import { assert, refuse } from '../../../../src/domain/result.ts';
import { Id } from '../../../../src/domain/schema.ts';
import { may } from '../../../../src/domain/session/permissions.ts';
import { userOfEmail } from '../../auth/user.ts';
import { enterCheck } from '../../db/refunds/checks.ts';
import { lockPart, type Part } from '../../db/refunds/parts.ts';
import { readRefunds } from '../../db/refunds/read-refunds.ts';
import { type PaidBy, readPayments } from '../../db/sheets/payments.ts';
import { nextDecidedMs } from '../../payments/look-ups.ts';
import { moneyAction } from '../money-action.ts';
import type { MoneyFacts } from '../proposal/moves.ts';

interface CheckFacts extends MoneyFacts {
  /** Undefined for a part of another order. */
  readonly part: Part | undefined;
  /** The same as the sheet tells it, with what persons said of it. */
  readonly told: RefundPart | undefined;
  readonly payment: PaidBy | undefined;
  readonly isManager: boolean;
}

/** What a person saw of a part of a refund of which nobody knows (SUP-377, API-S73). */
export const checkRefund = moneyAction({
  service: 'check_refund',
  summary: "Note ce qu'une personne a vu d'une part de remboursement inconnue ; rien n'est demandé au prestataire",
  body: z.strictObject({
    part_id: Id,
    status: z.enum(checkStatuses),
    seen_in: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
    seen_check_id: z.nullable(Id),
  }),
  refusals: checkRefusals,
  facts: async (tx, known, order, { part_id }, by): Promise<CheckFacts> => {
    const part = await lockPart(tx, order, part_id);
    const told = (await readRefunds(tx, order)).flatMap(({ parts }) => parts ?? []).find(({ id }) => id === part_id);
    const payment = (await readPayments(tx, order)).find(({ id }) => id === part?.payment);
    return { ...known, part, told, payment, isManager: may(await userOfEmail(tx, by), 'accounts') };
  },
  decide: ({ status, seen_in, seen_check_id }, _order, { part, told, payment, isManager }, rows) => {
    const refusal = whyNotCheck({ seenCheckId: seen_check_id }, told, isManager);
    if (refusal) return refusal;
    assert(part && payment, 'a part that the sheet tells has a payment');
    const isAgain = status === 'refunded' && part.status === 'refused';
    if (isAgain && payment.amount_cents - payment.doneCents - payment.openCents < part.cents) return refuse('means');
    return {
      gives: 0,
      enters: [enterCheck(rows.by, { part, status, seenIn: seen_in, readAgainInMs: nextDecidedMs(0) })],
    };
  },
});
