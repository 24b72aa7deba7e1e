import { assert } from '../../../../src/domain/result.ts';
import { authorOf } from '../authors.ts';
import type { Tx } from '../connection/open.ts';
import { refundLines, refundNotes, refundParts, refunds } from '../schema/money/refunds.ts';
import { enterStep } from './steps.ts';

/** A refund to be made: its units, and the share of each payment. */
export interface NewRefund extends Pick<typeof refunds.$inferInsert, 'order_id' | 'kind' | 'reason'> {
  readonly notes: string;
  readonly lines: readonly { readonly line_id: number; readonly quantity: number }[];
  readonly parts: readonly { readonly payment_id: number; readonly amount_cents: number }[];
}

/** The number that a refund gets once it is entered. */
export interface RefundSlot {
  id: number | null;
}

/**
 * Reserves a refund under the key of its call: from then on its parts are refundable no more, whether a provider has
 * been asked or not.
 */
export const enterRefund =
  (by: string, { order_id, kind, reason, notes, lines, parts }: NewRefund, slot: RefundSlot) =>
  async (tx: Tx, nowMs: number, operation_key: string | null): Promise<void> => {
    const created_at = new Date(nowMs).toISOString();
    const author_id = await authorOf(tx, by);
    const [entered] = await tx
      .insert(refunds)
      .values({ order_id, kind, reason, operation_key, author_id, created_at })
      .returning({ id: refunds.id });
    assert(entered, 'a refund that is entered has a number');
    const refund_id = entered.id;
    if (lines.length > 0) await tx.insert(refundLines).values(lines.map((line) => ({ ...line, refund_id })));
    if (notes !== '') await tx.insert(refundNotes).values({ refund_id, notes });
    await tx.insert(refundParts).values(
      parts.map((part) => ({
        ...part,
        refund_id,
        status: 'requested' as const,
        updated_at: created_at,
        next_look_at: created_at,
      })),
    );
    await enterStep(tx, { refund: refund_id, kind: 'reserved', changes: true, by }, nowMs);
    slot.id = refund_id;
  };
