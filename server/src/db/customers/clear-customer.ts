import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { CustomerId } from '../../../../src/domain/customer/customer.ts';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import type { Db, Tx } from '../connection/open.ts';
import { isAnyOf, isId } from '../ids.ts';
import { addresses } from '../schema/addresses.ts';
import { courierJobs } from '../schema/couriers.ts';
import { customers } from '../schema/customers.ts';
import { orders, tasks } from '../schema/day.ts';
import { userDeposits } from '../schema/deposits.ts';
import { clientContacts, outgoingMessages } from '../schema/outgoing.ts';
import { auditEntries, auditRequests, idempotencyOutcomes } from '../schema/record.ts';
import { orderSheets } from '../schema/sheets.ts';
import { marketOrders } from '../schema/stores.ts';

/** Stands for a customer whose name is cleared: a name for screens, and an address that reaches nobody. */
export const nobody = (id: CustomerId) => ({
  first_name: 'Client',
  last_name: 'anonymisé',
  email: `anonyme-${id}@anonyme.invalid`,
});

/** The fields of an order about its recipient, empty. */
export const noRecipient = {
  shipping_address: null,
  firstname: null,
  lastname: null,
  fullname: null,
  company: null,
  phone: null,
  canteen_name: null,
} as const;

/** The orders of a customer. */
async function readOrderIdsOf(db: Db, customer: CustomerId): Promise<OrderId[]> {
  const found = await db
    .select({ id: orderSheets.order_id })
    .from(orderSheets)
    .where(isId(orderSheets.customer_id, customer));
  return found.map(({ id }) => id);
}

/**
 * Clears all data that identify a customer: names, e-mail, numbers, addresses, notes and texts, his own and those of
 * his orders, and the requests of actions on them. Ledgers keep ids, amounts, quantities and instants
 * (schema/authors.ts). He is locked, with the centers whose boards show him; rows that boards show are patched
 * separately (SUP-583).
 */
export const clearCustomer =
  (id: CustomerId) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    const ids = await readOrderIdsOf(tx, id);
    await clearAccount(tx, id, nowMs);
    await clearOrders(tx, ids);
    await clearSaid(tx, id, ids);
  };

async function clearAccount(tx: Tx, id: CustomerId, nowMs: number) {
  const now = new Date(nowMs).toISOString();
  const cleared = JSON.stringify({
    super_venere_at: null,
    log_order_deblocked_as_false_positive: null,
    fraud_details: [],
    groups: [],
    legacy_user_id: null,
    ...{ optin_email: 0, optin_sms: 0, optin_push: 0 },
    updated_at: now,
  });
  const note = sql`case when jsonb_typeof(data->'internal_note') = 'object' then jsonb_set(data, '{internal_note}',
    (data->'internal_note') || '{"content": "", "last_author": null}'::jsonb) else data end`;
  await tx
    .update(customers)
    .set({
      ...nobody(id),
      ...{ phone_number: null, referrer_id: null, anonymised_at: now },
      data: sql`${note} || ${cleared}::jsonb`,
    })
    .where(isId(customers.id, id));
  await tx.delete(clientContacts).where(isId(clientContacts.client_id, id));
  await tx.update(userDeposits).set({ user_name: null }).where(isId(userDeposits.user_id, id));
  const { street_number, street, postal_code, city, additional_information, latitude, longitude, hash } = addresses;
  const nothing = Object.fromEntries(
    Object.entries({ street_number, street, postal_code, city, additional_information, latitude, longitude, hash }).map(
      ([name]) => [name, null],
    ),
  );
  await tx.update(addresses).set(nothing).where(isId(addresses.user_id, id));
}

async function clearOrders(tx: Tx, ids: readonly OrderId[]) {
  const recipient = JSON.stringify(noRecipient);
  await tx
    .update(orders)
    .set({ data: sql`${orders.data} || ${recipient}::jsonb` })
    .where(isAnyOf(orders.id, ids));
  await tx
    .update(tasks)
    .set({ data: sql`${tasks.data} || jsonb_build_object('address', null, 'client', ${clientWithoutName})` })
    .where(isAnyOf(tasks.linked_order, ids));
  const sheet = JSON.stringify({
    billing_address: null,
    shipping_proof_picture: null,
    receipt_url: null,
    fraud_rules: [],
  });
  await tx
    .update(orderSheets)
    .set({ gift_message: null, data: sql`${orderSheets.data} || ${sheet}::jsonb` })
    .where(isAnyOf(orderSheets.order_id, ids));
  await tx
    .update(marketOrders)
    .set({ customer_phone_number: null, customer_pin_code: null })
    .where(isAnyOf(marketOrders.order_id, ids));
  await clearStops(tx, ids);
  await tx
    .update(outgoingMessages)
    .set({
      phone: '',
      body: '',
      state: sql`case ${outgoingMessages.state} when 'waiting' then 'expired' else ${outgoingMessages.state} end`,
    })
    .where(isAnyOf(outgoingMessages.order_id, ids));
}

/** The client in a task, reduced to his number. */
const clientWithoutName: SQL = sql`jsonb_build_object('id', ${tasks.data}->'client'->'id', 'name', 'Client anonymisé')`;

/** Clears the stops in requests to couriers: they stay, without client and address. */
async function clearStops(tx: Tx, ids: readonly OrderId[]) {
  if (ids.length === 0) return;
  const stop = sql`case when (stop->>'order')::bigint = any(${sql.param(ids)})
    then stop || '{"client": "", "address": null}'::jsonb else stop end`;
  const names = sql`exists (select 1 from jsonb_array_elements(${courierJobs.ask}->'stops') stop
    where (stop->>'order')::bigint = any(${sql.param(ids)}))`;
  await tx
    .update(courierJobs)
    .set({
      ask: sql`jsonb_set(${courierJobs.ask}, '{stops}',
        (select jsonb_agg(${stop}) from jsonb_array_elements(${courierJobs.ask}->'stops') stop))`,
    })
    .where(names);
}

/** Clears requests and answers of actions on him and on his orders; the entries of the ledger stay. */
async function clearSaid(tx: Tx, id: CustomerId, ids: readonly OrderId[]) {
  const homes = await tx.select({ id: addresses.id }).from(addresses).where(isId(addresses.user_id, id));
  const [note] = await tx
    .select({ id: sql<string | null>`${customers.data}->'internal_note'->>'id'` })
    .from(customers)
    .where(isId(customers.id, id));
  const paths = [
    `users/${id}`,
    ...ids.flatMap((order) => [`processing-orders/${order}`, `orders/${order}`]),
    ...homes.map((home) => `admin-addresses/${home.id}`),
    ...(note?.id ? [`internal-notes/${note.id}`] : []),
  ].map((path) => `%/${path}/%`);
  const { body } = auditRequests;
  const isHis = (field: string) => sql`(${body}->>${field})::numeric = any(${sql.param(ids)})`;
  const said = await tx
    .select({ entry: auditEntries.id, key: auditEntries.command_id })
    .from(auditEntries)
    .innerJoin(auditRequests, eq(auditRequests.entry_id, auditEntries.id))
    .where(
      or(
        sql`${auditEntries.path} like any(${sql.param(paths)})`,
        sql`(${body}->>'user_id')::numeric = ${id}`,
        ...namingOrders.map(isHis),
      ),
    );
  const keys = said.flatMap(({ key }) => key ?? []);
  await tx
    .update(auditRequests)
    .set({ body: null, query: null })
    .where(
      isAnyOf(
        auditRequests.entry_id,
        said.map(({ entry }) => entry),
      ),
    );
  await tx.update(idempotencyOutcomes).set({ body: null }).where(inArray(idempotencyOutcomes.key, keys));
}

/** Fields that name an order in the body of a call. */
const namingOrders = ['order_id', 'order_id_to_redeliver', 'parent_order_id'];

/**
 * Marks a customer as deleted: searches no longer find him; his orders and payments stay under his number (SUP-584).
 */
export const deleteCustomer =
  (id: CustomerId) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    await tx
      .update(customers)
      .set({ email: null, first_name: null, last_name: null, deleted_at: new Date(nowMs).toISOString() })
      .where(eq(customers.id, id));
  };

/** His meal-voucher account can no longer pay until he connects it again (SUP-586). */
export const disconnectEdenred =
  (id: CustomerId) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    await tx
      .update(customers)
      .set({ edenred_disconnected_at: new Date(nowMs).toISOString() })
      .where(eq(customers.id, id));
  };
