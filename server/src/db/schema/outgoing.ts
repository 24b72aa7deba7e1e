import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, smallint, text } from 'drizzle-orm/pg-core';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import { id, instant } from '../columns.ts';
import { authorId } from './authors.ts';
import { orders } from './day.ts';

/** Where clients are told by SMS; no call tells these numbers. */
export const clientContacts = pgTable('client_contacts', {
  client_id: id().primaryKey(),
  phone: text().notNull(),
});

/** Texts of SMS to clients (API-025): `{arrivee}` and `{excuses}` stand for the sentences of DSP-724 to DSP-729. */
export const smsTemplates = pgTable('sms_templates', {
  id: id().primaryKey(),
  body: text().notNull(),
});

const orderId = () =>
  id()
    .$type<OrderId>()
    .notNull()
    .references(() => orders.id);

/**
 * What clients were credited, in cents; what they spent of it on an order is negative. A client's credit is their sum.
 * Nothing here is ever changed, which the database itself sees to.
 */
export const clientCredits = pgTable(
  'client_credits',
  {
    id: serial().primaryKey(),
    client_id: id().notNull(),
    /** Null for what was given for no order, as to a sponsor. */
    order_id: id()
      .$type<OrderId>()
      .references(() => orders.id),
    reason: text().$type<'late' | 'shippingFee' | 'sponsor' | 'spent'>().notNull(),
    amount_cents: integer().notNull(),
    author_id: authorId().notNull(),
    created_at: instant().notNull(),
  },
  (t) => [index('client_credits_client').on(t.client_id, t.id), index('client_credits_order').on(t.order_id)],
);

/** `waiting` is to be delivered; the others are final. */
export type MessageState = 'waiting' | 'sent' | 'refused' | 'expired' | 'noProvider';

/** SMS to clients. What they say is never changed, though it may be cleared; what became of their delivery is. */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    /** The key under which a provider tells a second delivery of the same message. */
    id: text().primaryKey(),
    order_id: orderId(),
    phone: text().notNull(),
    body: text().notNull(),
    done_by: text().notNull(),
    created_at: instant().notNull(),
    state: text().$type<MessageState>().notNull(),
    attempts: smallint().notNull().default(0),
    /** Not delivered before. */
    due_at: instant().notNull(),
    ended_at: instant(),
    /** Why the last attempt was none. */
    error: text(),
  },
  (t) => [
    index('outgoing_messages_due').on(t.due_at).where(sql`state = 'waiting'`),
    index('outgoing_messages_order').on(t.order_id),
  ],
);
