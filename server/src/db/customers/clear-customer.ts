import { eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { CustomerId } from '../../../../src/domain/customer/customer.ts';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import type { Db, Tx } from '../connection/open.ts';
import { isAnyOf, isId } from '../ids.ts';
import { addresses } from '../schema/addresses.ts';
import { customers } from '../schema/customers.ts';
import { orders, tasks } from '../schema/day.ts';
import { userDeposits } from '../schema/deposits.ts';
import { courierJobs } from '../schema/drivers/couriers.ts';
import { extraCostDemands, extraCostNotes, extraCosts } from '../schema/drivers/extra-costs.ts';
import { incidentItems, incidentNotes, incidentTexts } from '../schema/incidents.ts';
import { edenredTokens } from '../schema/money/edenred.ts';
import { moneyMovements, moneyNotes } from '../schema/money/money.ts';
import { moneyProposalNotes, moneyProposals } from '../schema/money/proposals.ts';
import { refundCheckNotes, refundChecks, refundNotes, refundParts, refunds } from '../schema/money/refunds.ts';
import { clientContacts, outgoingMessages } from '../schema/outgoing.ts';
import { phoneCalls } from '../schema/phone-calls.ts';
import { auditEntries, auditRequests, idempotencyOutcomes } from '../schema/record.ts';
import { orderSheets } from '../schema/sheets.ts';
import { marketOrders } from '../schema/stores.ts';
import { clearTransactions } from './transactions.ts';

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

/** His e-mail and number: whatever says them is about him. */
async function readReach(db: Db, customer: CustomerId): Promise<string[]> {
  const { email, phone_number } = customers;
  const [reach] = await db.select({ email, phone_number }).from(customers).where(isId(customers.id, customer));
  return [reach?.email, reach?.phone_number].flatMap((text) => (text ? [text] : []));
}

interface Cleared {
  readonly id: CustomerId;
  readonly orderIds: readonly OrderId[];
  readonly texts: readonly string[];
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
    const orderIds = await readOrderIdsOf(tx, id);
    const texts = await readReach(tx, id);
    await clearAccount(tx, id, nowMs);
    await clearOrders(tx, orderIds);
    await clearSaid(tx, { id, orderIds, texts });
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
  await tx.delete(edenredTokens).where(eq(edenredTokens.customer_id, id));
  await tx.delete(clientContacts).where(isId(clientContacts.client_id, id));
  await clearTransactions(tx, id);
  await tx.update(phoneCalls).set({ comment: '' }).where(isId(phoneCalls.customer_id, id));
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
    // Words of support beside the hours, which stay.
    slot_description: null,
    fraud_rules: [],
  });
  await tx
    .update(orderSheets)
    .set({ gift_message: null, data: sql`${withoutComment} || ${sheet}::jsonb` })
    .where(isAnyOf(orderSheets.order_id, ids));
  await tx
    .update(marketOrders)
    .set({ customer_phone_number: null, customer_pin_code: null })
    .where(isAnyOf(marketOrders.order_id, ids));
  await tx.update(phoneCalls).set({ comment: '' }).where(isAnyOf(phoneCalls.order_id, ids));
  await clearStops(tx, ids);
  await clearCosts(tx, ids);
  await clearIncidents(tx, ids);
  await tx
    .update(outgoingMessages)
    .set({
      phone: '',
      body: '',
      state: sql`case ${outgoingMessages.state} when 'waiting' then 'expired' else ${outgoingMessages.state} end`,
    })
    .where(isAnyOf(outgoingMessages.order_id, ids));
}

/** The data of a sheet, without what somebody wrote about why it was prepared again. */
const withoutComment: SQL = sql`case when ${orderSheets.data} ? 'repreparation'
  then jsonb_set(${orderSheets.data}, '{repreparation,comment}', '""') else ${orderSheets.data} end`;

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

/** Clears notes on credits and comments on extra costs for these orders, and on demands of drivers for them: the pay itself stays. */
async function clearCosts(tx: Tx, ids: readonly OrderId[]) {
  const costs = await tx.select({ id: extraCosts.id }).from(extraCosts).where(isAnyOf(extraCosts.order_id, ids));
  await tx
    .update(extraCostNotes)
    .set({ comment: '' })
    .where(
      isAnyOf(
        extraCostNotes.extra_cost_id,
        costs.map(({ id }) => id),
      ),
    );
  const movements = await tx
    .select({ id: moneyMovements.id })
    .from(moneyMovements)
    .where(isAnyOf(moneyMovements.order_id, ids));
  await tx
    .update(moneyNotes)
    .set({ notes: '' })
    .where(
      isAnyOf(
        moneyNotes.movement_id,
        movements.map(({ id }) => id),
      ),
    );
  const proposed = await tx
    .select({ id: moneyProposals.id })
    .from(moneyProposals)
    .where(isAnyOf(moneyProposals.order_id, ids));
  await tx
    .update(moneyProposalNotes)
    .set({ notes: '', refusal: null })
    .where(
      isAnyOf(
        moneyProposalNotes.proposal_id,
        proposed.map(({ id }) => id),
      ),
    );
  const refunded = await tx.select({ id: refunds.id }).from(refunds).where(isAnyOf(refunds.order_id, ids));
  await tx
    .update(refundNotes)
    .set({ notes: '' })
    .where(
      isAnyOf(
        refundNotes.refund_id,
        refunded.map(({ id }) => id),
      ),
    );
  const checks = await tx
    .select({ id: refundChecks.id })
    .from(refundChecks)
    .innerJoin(refundParts, eq(refundParts.id, refundChecks.part_id))
    .where(
      isAnyOf(
        refundParts.refund_id,
        refunded.map(({ id }) => id),
      ),
    );
  await tx
    .update(refundCheckNotes)
    .set({ seen_in: '' })
    .where(
      isAnyOf(
        refundCheckNotes.check_id,
        checks.map(({ id }) => id),
      ),
    );
  // Words of a bank may name him.
  await tx
    .update(refundParts)
    .set({ error: null })
    .where(
      isAnyOf(
        refundParts.refund_id,
        refunded.map(({ id }) => id),
      ),
    );
  await tx.update(extraCostDemands).set({ comment: null }).where(isAnyOf(extraCostDemands.order_id, ids));
}

/** Clears the texts of his credits in incidents, and what those incidents say of themselves: a street may be his. */
async function clearIncidents(tx: Tx, ids: readonly OrderId[]) {
  const items = await tx
    .select({ id: incidentItems.id, incident: incidentItems.incident_id })
    .from(incidentItems)
    .where(isAnyOf(incidentItems.order_id, ids));
  if (items.length === 0) return;
  const itemIds = items.map(({ id }) => id);
  const incidentIds = [...new Set(items.map(({ incident }) => incident))];
  await tx.update(incidentTexts).set({ sms: '', error: null }).where(inArray(incidentTexts.item_id, itemIds));
  await tx
    .update(incidentNotes)
    .set({ about: 'cause effacée', why: '' })
    .where(inArray(incidentNotes.incident_id, incidentIds));
}

/** Clears what actions on him and on his orders said, refused ones too; the entries of the ledger stay. */
async function clearSaid(tx: Tx, { id, orderIds, texts }: Cleared) {
  const homes = await tx.select({ id: addresses.id }).from(addresses).where(isId(addresses.user_id, id));
  const ofTasks = await tx.select({ id: tasks.id }).from(tasks).where(isAnyOf(tasks.linked_order, orderIds));
  const [note] = await tx
    .select({ id: sql<string | null>`${customers.data}->'internal_note'->>'id'` })
    .from(customers)
    .where(isId(customers.id, id));
  const paths = [
    `users/${id}`,
    ...orderIds.flatMap((order) => [`processing-orders/${order}`, `orders/${order}`]),
    ...ofTasks.map((task) => `tasks/${task.id}`),
    ...homes.map((home) => `admin-addresses/${home.id}`),
    ...(note?.id ? [`internal-notes/${note.id}`] : []),
  ].map((path) => `%/${path}/%`);
  const names = (body: AnyPgColumn) => namesHim(body, [id, ...orderIds, ...ofTasks.map((task) => task.id)], texts);
  const said = await tx
    .select({ entry: auditEntries.id, key: auditEntries.command_id })
    .from(auditEntries)
    .innerJoin(auditRequests, eq(auditRequests.entry_id, auditEntries.id))
    .where(
      or(
        sql`${auditEntries.path} like any(${sql.param(paths)})`,
        names(auditRequests.body),
        names(auditRequests.query),
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
  // A refused call has no entry, but its answer is repeated to whoever sends its key again.
  await tx
    .update(idempotencyOutcomes)
    .set({ body: null })
    .where(or(inArray(idempotencyOutcomes.key, keys), names(idempotencyOutcomes.body)));
}

/**
 * Whether a request or an answer names one of these ids, under whatever key that may hold one, or holds one of these
 * texts. An id of something else with the same number is cleared too: only its words are lost.
 */
function namesHim(body: AnyPgColumn, ids: readonly number[], texts: readonly string[]): SQL {
  const key = '"[a-z_]*(id|ids|order|orders|task|tasks|user|customer|client)(_[a-z_]+)?": ';
  const named = `${key}(\\[[0-9, ]*)?"?(${ids.join('|')})\\y`;
  return sql`(${body}::text ~ ${named} or exists (
    select 1 from unnest(${sql.param(texts)}::text[]) text where strpos(${body}::text, text) > 0))`;
}

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
    await tx.delete(edenredTokens).where(eq(edenredTokens.customer_id, id));
  };
