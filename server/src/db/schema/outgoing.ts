import { sql } from 'drizzle-orm';
import { index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import { id, instant } from '../columns.ts';
import { orders } from './day.ts';

/** Clients' phone numbers for SMS; no call returns them. */
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

/** `waiting` is still to be delivered; the others are final. */
export type MessageState = 'waiting' | 'sent' | 'refused' | 'expired' | 'noProvider';

/** SMS to clients. Their texts are never changed, but may be cleared; the state of their delivery changes. */
export const outgoingMessages = pgTable(
  'outgoing_messages',
  {
    /** The key by which a provider recognises a second delivery of the same message. */
    id: text().primaryKey(),
    order_id: orderId(),
    phone: text().notNull(),
    body: text().notNull(),
    done_by: text().notNull(),
    created_at: instant().notNull(),
    state: text().$type<MessageState>().notNull(),
    attempts: smallint().notNull().default(0),
    /** Earliest time of the next delivery. */
    due_at: instant().notNull(),
    ended_at: instant(),
    /** Why the last attempt failed. */
    error: text(),
  },
  (t) => [
    index('outgoing_messages_due').on(t.due_at).where(sql`state = 'waiting'`),
    index('outgoing_messages_order').on(t.order_id),
  ],
);
