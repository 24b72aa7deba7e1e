import { and, eq, isNull, lte, or } from 'drizzle-orm';
import { CustomerId } from '../../../../src/domain/customer/customer.ts';
import type { Db } from '../connection/open.ts';
import { isId } from '../ids.ts';
import { customers } from '../schema/customers.ts';
import { edenredTokens as tokens } from '../schema/money/edenred.ts';
import { orderPayments, orderSheets } from '../schema/sheets.ts';

export type TokensRow = typeof tokens.$inferSelect;

export async function readTokens(db: Db, customer: CustomerId): Promise<TokensRow | undefined> {
  const [found] = await db.select().from(tokens).where(eq(tokens.customer_id, customer));
  return found;
}

/** Whether a customer took his account away since (SUP-586). */
export async function isDisconnected(db: Db, customer: CustomerId): Promise<boolean> {
  const { edenred_disconnected_at: at } = customers;
  const [found] = await db.select({ at }).from(customers).where(isId(customers.id, customer));
  return !found || found.at !== null;
}

/** Takes a row of tokens to refresh it, for a while; false where somebody else does, or has. */
export async function claimTokens(db: Db, seen: TokensRow, nowMs: number, forMs: number): Promise<boolean> {
  const now = new Date(nowMs).toISOString();
  const taken = await db
    .update(tokens)
    .set({ claimed_until: new Date(nowMs + forMs).toISOString() })
    .where(
      and(
        eq(tokens.customer_id, seen.customer_id),
        eq(tokens.refresh_token, seen.refresh_token),
        or(isNull(tokens.claimed_until), lte(tokens.claimed_until, now)),
      ),
    )
    .returning({ id: tokens.customer_id });
  return taken.length > 0;
}

type Kept = Omit<TokensRow, 'claimed_until'>;

/** Stores the first tokens of a customer; those of another who was first stay. */
export async function enterTokens(db: Db, row: Kept): Promise<void> {
  await db.insert(tokens).values(row).onConflictDoNothing();
}

/** Stores new tokens in place of those they were given for; false where these are gone, as by a disconnection. */
export async function replaceTokens(db: Db, seen: TokensRow, { customer_id: _, ...next }: Kept): Promise<boolean> {
  const replaced = await db
    .update(tokens)
    .set({ ...next, claimed_until: null })
    .where(and(eq(tokens.customer_id, seen.customer_id), eq(tokens.refresh_token, seen.refresh_token)))
    .returning({ id: tokens.customer_id });
  return replaced.length > 0;
}

/** The claim on a row that could not be refreshed. */
export async function leaveTokens(db: Db, { customer_id, refresh_token }: TokensRow): Promise<void> {
  await db
    .update(tokens)
    .set({ claimed_until: null })
    .where(and(eq(tokens.customer_id, customer_id), eq(tokens.refresh_token, refresh_token)));
}

/** His account is connected no more: he has to connect it again (SUP-370). */
export async function endConnection(db: Db, customer: CustomerId, nowMs: number): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(tokens).where(eq(tokens.customer_id, customer));
    await tx
      .update(customers)
      .set({ edenred_disconnected_at: new Date(nowMs).toISOString() })
      .where(and(isId(customers.id, customer), isNull(customers.edenred_disconnected_at)));
  });
}

/** A payment by meal voucher, by its provider's number: whose it is, and cents; for the simulated provider. */
export async function findMealPayment(db: Db, number: string) {
  const [found] = await db
    .select({ amount: orderPayments.amount_cents, customer: orderSheets.customer_id })
    .from(orderPayments)
    .innerJoin(orderSheets, eq(orderSheets.order_id, orderPayments.order_id))
    .where(and(eq(orderPayments.reference, number), eq(orderPayments.type, 'edenred')));
  return found && found.customer !== null
    ? { amount: found.amount, customer: CustomerId.parse(found.customer) }
    : undefined;
}
