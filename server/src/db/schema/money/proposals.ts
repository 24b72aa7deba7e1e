import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { OrderId } from '../../../../../src/domain/order/order.ts';
import { id, instant } from '../../columns.ts';
import { authorId } from '../authors.ts';
import { orders } from '../day.ts';

export type ProposalStatus = 'proposed' | 'to_review' | 'sent' | 'refused' | 'withdrawn' | 'resumed';

/**
 * Money above the limit of a center, as somebody asks another to send it (OUR-151): the call that it would have been.
 * It reserves nothing, and its status alone changes.
 */
export const moneyProposals = pgTable(
  'money_proposals',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedByDefaultAsIdentity(),
    order_id: id()
      .$type<OrderId>()
      .notNull()
      .references(() => orders.id),
    /** The service of the call: `refund`. */
    service: text().notNull(),
    /** Its body, without what its author wrote. */
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    amount_cents: integer().notNull(),
    reason: text(),
    /** What its author saw as refunded or on its way, and as recredited. */
    seen_refunded_cents: integer().notNull(),
    seen_recredited_cents: integer().notNull(),
    author_id: authorId().notNull(),
    created_at: instant().notNull(),
    expires_at: instant().notNull(),
    status: text().$type<ProposalStatus>().notNull().default('proposed'),
    decided_by: authorId(),
    decided_at: instant(),
    /** The key of the call that decided it: what it sent has the same. */
    decision_key: text(),
    /** The one that was sent back, and that it takes up. */
    resumes_id: bigint({ mode: 'number' })
      .unique()
      .references((): AnyPgColumn => moneyProposals.id),
  },
  (t) => [
    index('money_proposals_order').on(t.order_id, t.id),
    index('money_proposals_created').on(t.created_at),
    check('money_proposals_amount', sql`amount_cents > 0`),
    check(
      'money_proposals_status',
      sql`status in ('proposed', 'to_review', 'sent', 'refused', 'withdrawn', 'resumed')`,
    ),
    check('money_proposals_decided', sql`(status = 'proposed') = (decided_at is null)`),
  ],
);

/** What its author wrote, and why it was refused or sent back. Personal data may be in it: it may be cleared. */
export const moneyProposalNotes = pgTable('money_proposal_notes', {
  proposal_id: bigint({ mode: 'number' })
    .primaryKey()
    .references(() => moneyProposals.id),
  notes: text().notNull(),
  refusal: text(),
});
