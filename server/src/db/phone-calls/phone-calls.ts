import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import type { CallOutcome, PhoneCall } from '../../../../src/domain/phone-call/phone-call.ts';
import { authorOf } from '../authors.ts';
import type { Db, Tx } from '../connection/open.ts';
import { users } from '../schema/accounts.ts';
import { authors } from '../schema/authors.ts';
import { customers } from '../schema/customers.ts';
import { orders } from '../schema/day.ts';
import { phoneCalls } from '../schema/phone-calls.ts';
import { orderSheets } from '../schema/sheets.ts';
import { personIn, signedBy } from '../signed.ts';

const forUsers = alias(users, 'for_users');
const enders = alias(authors, 'enders');
const endingUsers = alias(users, 'ending_users');

/** A call is about a customer, or about an order, whose sheet names him. */
const ofCustomer = sql`${customers.id} = coalesce(${phoneCalls.customer_id}, ${orderSheets.customer_id})`;

const fullName = (...names: readonly (string | null | undefined)[]) => names.filter(Boolean).join(' ') || null;

async function readCalls(db: Db, which: SQL | undefined): Promise<PhoneCall[]> {
  const found = await db
    .select({
      call: phoneCalls,
      order: { id: orders.id, random_id: orders.random_id, data: orders.data },
      customer: {
        id: customers.id,
        email: customers.email,
        phone: customers.phone_number,
        ...{ first_name: customers.first_name, last_name: customers.last_name },
      },
      author: authors.name,
      user: personIn(users),
      forUser: personIn(forUsers),
      ender: enders.name,
      endingUser: personIn(endingUsers),
    })
    .from(phoneCalls)
    .innerJoin(authors, eq(authors.id, phoneCalls.author_id))
    .leftJoin(users, eq(users.email, authors.name))
    .leftJoin(forUsers, eq(forUsers.id, phoneCalls.for_user))
    .leftJoin(enders, eq(enders.id, phoneCalls.ended_by))
    .leftJoin(endingUsers, eq(endingUsers.email, enders.name))
    .leftJoin(orders, eq(orders.id, phoneCalls.order_id))
    .leftJoin(orderSheets, eq(orderSheets.order_id, phoneCalls.order_id))
    .leftJoin(customers, ofCustomer)
    .where(which)
    .orderBy(asc(phoneCalls.due_at), asc(phoneCalls.id));
  return found.map(({ call, order, customer, author, user, forUser, ender, endingUser }) => {
    const { fullname, firstname, lastname, phone } = order?.data ?? {};
    return {
      id: call.id,
      order: order && { id: order.id, random_id: order.random_id },
      customer: customer && { id: customer.id, email: customer.email },
      name: fullname || fullName(firstname, lastname) || fullName(customer?.first_name, customer?.last_name),
      phone: phone || customer?.phone || null,
      ...{ comment: call.comment, due_at: call.due_at, state: call.state, ended_at: call.ended_at },
      for_user: forUser,
      created_by: signedBy(user, author),
      ended_by: ender === null ? null : signedBy(endingUser, ender),
    };
  });
}

/** The calls of a center that are to make, by their hour. */
export const readOpenCalls = (db: Db, center: CenterId): Promise<PhoneCall[]> =>
  readCalls(db, and(eq(phoneCalls.center_id, center), eq(phoneCalls.state, 'open')));

export const readCall = async (db: Db, id: number): Promise<PhoneCall | undefined> =>
  (await readCalls(db, eq(phoneCalls.id, id)))[0];

/** The latest call that somebody planned: the one just entered, while its center is locked. */
export async function readLatestOf(db: Db, center: CenterId): Promise<PhoneCall | undefined> {
  const [latest] = await db
    .select({ id: sql<string | null>`max(${phoneCalls.id})` })
    .from(phoneCalls)
    .where(eq(phoneCalls.center_id, center));
  return latest?.id ? readCall(db, Number(latest.id)) : undefined;
}

type NewCall = Pick<
  typeof phoneCalls.$inferInsert,
  'center_id' | 'order_id' | 'customer_id' | 'due_at' | 'for_user' | 'comment'
>;

/** Enters a call to make. */
export const enterCall =
  (by: string, call: NewCall) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    const created_at = new Date(nowMs).toISOString();
    await tx.insert(phoneCalls).values({ ...call, created_at, author_id: await authorOf(tx, by) });
  };

export const enterHour =
  (id: number, due_at: string) =>
  async (tx: Tx): Promise<void> => {
    await tx.update(phoneCalls).set({ due_at }).where(eq(phoneCalls.id, id));
  };

/** Ends a call; its center is locked, so that nobody else does. */
export const enterEnd =
  (by: string, id: number, { outcome, at }: { readonly outcome: CallOutcome; readonly at: string }) =>
  async (tx: Tx): Promise<void> => {
    await tx
      .update(phoneCalls)
      .set({ state: outcome, ended_at: at, ended_by: await authorOf(tx, by) })
      .where(eq(phoneCalls.id, id));
  };
