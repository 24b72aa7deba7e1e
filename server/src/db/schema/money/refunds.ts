import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import type { StepKind } from '../../../../../src/domain/money/course/step.ts';
import type { CheckStatus } from '../../../../../src/domain/money/refund/check.ts';
import type { PartStatus } from '../../../../../src/domain/money/refund/refund.ts';
import type { OrderId } from '../../../../../src/domain/order/order.ts';
import { id, instant } from '../../columns.ts';
import { authorId } from '../authors.ts';
import { orders } from '../day.ts';
import { orderLines, orderPayments } from '../sheets.ts';
import { moneyMovements } from './money.ts';

// Refunds of orders to the means by which they were paid. Refunds and their lines are append-only, enforced by the
// database; a part is what one means takes of a refund, and alone changes. Amounts are whole cents.

/**
 * `outside`: made in the pages of its provider, by nobody here (SUP-380). `canceled`: the rest of an order that left its
 * block by being canceled (SUP-257).
 */
export type RefundKind = 'order' | 'products' | 'shippingFee' | 'outside' | 'canceled';

export const refunds = pgTable(
  'refunds',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    order_id: id()
      .$type<OrderId>()
      .notNull()
      .references(() => orders.id),
    kind: text().$type<RefundKind>().notNull(),
    /** The key of the call; null where it came without one. */
    operation_key: text().unique(),
    /** The code of its reason; null for a delivery fee. */
    reason: text(),
    author_id: authorId(),
    created_at: instant().notNull(),
  },
  (t) => [index('refunds_order').on(t.order_id, t.id), index('refunds_created').on(t.created_at)],
);

const refundId = () =>
  bigint({ mode: 'number' })
    .notNull()
    .references(() => refunds.id);

/** The units of each line that a refund of products is about: they are counted once, whatever its parts. */
export const refundLines = pgTable(
  'refund_lines',
  {
    refund_id: refundId(),
    line_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orderLines.id),
    quantity: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.refund_id, t.line_id] }), check('refund_lines_quantity', sql`quantity > 0`)],
);

/** What its author wrote of a refund. Personal data may be in it: it may be cleared. */
export const refundNotes = pgTable('refund_notes', {
  refund_id: refundId().primaryKey(),
  notes: text().notNull(),
});

/**
 *   requested ──claimed──▶ pending ──▶ refunded ──▶ refused (a day later)
 *       │                     ├──────▶ refused
 *       └──▶ refused          └──────▶ unknown ──▶ pending, refunded, refused
 */
export const refundParts = pgTable(
  'refund_parts',
  {
    /** The provider knows the part by it, where he keeps keys. */
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    refund_id: refundId(),
    payment_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => orderPayments.id),
    amount_cents: integer().notNull(),
    status: text().$type<PartStatus>().notNull(),
    /** The words of a refusal. */
    error: text(),
    /** The provider's number of a refund that was made in his own pages; null for ours, which he has by `id`. */
    provider_id: text(),
    /** The movement of the ledger that gave it back; null until it is refunded. */
    movement_id: bigint({ mode: 'number' }).references(() => moneyMovements.id),
    updated_at: instant().notNull(),
    /** How often it was looked up since its status is this one, and when it is next. */
    looks: smallint().notNull().default(0),
    next_look_at: instant(),
  },
  (t) => [
    index('refund_parts_refund').on(t.refund_id),
    index('refund_parts_payment').on(t.payment_id),
    index('refund_parts_due').on(t.next_look_at).where(sql`next_look_at is not null`),
    unique('refund_parts_outside').on(t.payment_id, t.provider_id),
    check('refund_parts_amount', sql`amount_cents > 0`),
    check('refund_parts_status', sql`status in ('requested', 'pending', 'refunded', 'refused', 'unknown')`),
  ],
);

/** What a person saw of a part at its provider (SUP-377). Append-only: whoever sees otherwise enters another. */
export const refundChecks = pgTable(
  'refund_checks',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    part_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => refundParts.id),
    status: text().$type<CheckStatus>().notNull(),
    operation_key: text(),
    author_id: authorId(),
    created_at: instant().notNull(),
  },
  (t) => [
    index('refund_checks_part').on(t.part_id, t.id),
    check('refund_checks_status', sql`status in ('refunded', 'refused', 'unknown')`),
  ],
);

/** Where it was seen. Personal data may be in it: it may be cleared. */
export const refundCheckNotes = pgTable('refund_check_notes', {
  check_id: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => refundChecks.id),
  seen_in: text().notNull(),
});

/** A provider's word that is not what a person saw: it changes nothing by itself (SUP-377). Append-only. */
export const refundContradictions = pgTable(
  'refund_contradictions',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    check_id: bigint({ mode: 'number' })
      .notNull()
      .references(() => refundChecks.id),
    status: text().$type<PartStatus>().notNull(),
    created_at: instant().notNull(),
  },
  (t) => [index('refund_contradictions_check').on(t.check_id, t.id)],
);

/**
 * The steps of a refund, in their order (OUR-161): each is written in the transaction of what it tells. Append-only. Of a
 * provider's answer these fields alone are kept, each a code or a number: none is a text that somebody wrote.
 */
export const refundSteps = pgTable(
  'refund_steps',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    refund_id: refundId(),
    /** Null for a step of the whole refund. */
    part_id: bigint({ mode: 'number' }).references(() => refundParts.id),
    kind: text().$type<StepKind>().notNull(),
    /** What the step says of the part; null where it says nothing of it. */
    status: text().$type<PartStatus>(),
    /** Whether the part, or the ledger, is other than before. */
    changes: boolean().notNull(),
    /** How long the provider took; null where nobody was asked. */
    took_ms: integer(),
    /** The entry of the ledger that was made by it. */
    movement_id: bigint({ mode: 'number' }).references(() => moneyMovements.id),
    /** The provider's number of the refund, the state that he tells, and that before; his code of a refusal. */
    provider_number: text(),
    provider_state: text(),
    provider_before: text(),
    provider_code: text(),
    /** Asked for again under the same key, with the same bytes. */
    asked_again: boolean().notNull().default(false),
    /** Who did it; null for the console and for providers. */
    author_id: authorId(),
    created_at: instant().notNull(),
  },
  (t) => [index('refund_steps_refund').on(t.refund_id, t.id)],
);
