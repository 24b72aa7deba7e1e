import { desc, eq } from 'drizzle-orm';
import type { CustomerId } from '../../../../src/domain/customer/customer.ts';
import type { Sms } from '../../../../src/domain/customer/messages.ts';
import type { SubventionLog } from '../../../../src/domain/customer/subventions.ts';
import type { Db } from '../connection/open.ts';
import { orders } from '../schema/day.ts';
import { subventionLogs } from '../schema/money/subventions.ts';
import { outgoingMessages } from '../schema/outgoing.ts';
import { orderSheets } from '../schema/sheets.ts';

/** The SMS sent to a customer about his orders, the latest first. */
export async function readMessagesTo(db: Db, customer: CustomerId): Promise<Sms[]> {
  const found = await db
    .select({ message: outgoingMessages })
    .from(orderSheets)
    .innerJoin(outgoingMessages, eq(outgoingMessages.order_id, orderSheets.order_id))
    .where(eq(orderSheets.customer_id, customer))
    .orderBy(desc(outgoingMessages.created_at), desc(outgoingMessages.id));
  return found.map(({ message: { id, body, state, ended_at, created_at, order_id } }) => ({
    ...{ id, message: body, transport_label: 'SMS', created_at, order_id },
    sent: state === 'sent' ? ended_at : null,
  }));
}

const euros = (cents: number | null) => (cents === null ? null : cents / 100);

/** The subsidies a customer used, the latest first. */
export async function readSubventionsOf(db: Db, customer: CustomerId): Promise<SubventionLog[]> {
  const found = await db
    .select({ log: subventionLogs, random_id: orders.random_id })
    .from(subventionLogs)
    .innerJoin(orders, eq(orders.id, subventionLogs.order_id))
    .where(eq(subventionLogs.customer_id, customer))
    .orderBy(desc(subventionLogs.created_at), desc(subventionLogs.id));
  return found.map(({ log, random_id }) => ({
    ...{ created_at: log.created_at, amount: euros(log.amount_cents), canteen_id: log.canteen_id },
    ...{ order_id: log.order_id, order_random_id: random_id, canteen_name: log.canteen_name },
    subvention: {
      organization_id: log.organization_id,
      organization_name: log.organization_name,
      daily_usage_limit: log.daily_usage_limit,
      is_limited_to_restaurant_ticket_products: log.is_limited_to_restaurant_ticket_products,
      max_discount_amount: euros(log.max_discount_cents),
      min_client_amount: euros(log.min_client_cents),
    },
  }));
}
