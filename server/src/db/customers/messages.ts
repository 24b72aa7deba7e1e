import { randomUUID } from 'node:crypto';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import type { Db, Tx } from '../connection/open.ts';
import { isId } from '../ids.ts';
import { lateOrdersOf } from '../parts.ts';
import { orders } from '../schema/day.ts';
import { clientContacts, type MessageState, outgoingMessages, smsTemplates } from '../schema/outgoing.ts';
import { lockCenter, writePatches } from '../write.ts';

/** The phone number for SMS to a client; null for one who gave none. */
export async function phoneOf(tx: Tx, clientId: number | null | undefined): Promise<string | null> {
  if (!clientId) return null;
  const [contact] = await tx.select().from(clientContacts).where(isId(clientContacts.client_id, clientId));
  return contact?.phone ?? null;
}

/** The order and the author of an entry. */
interface About {
  readonly orderId: OrderId;
  readonly by: string;
  /** Of the message, where its caller looks for it later. */
  readonly id?: string;
}

/**
 * An SMS for the loop that delivers messages (`server/src/outgoing`): it is sent once this transaction is committed.
 */
export const enterMessage =
  ({ orderId, phone, by, id = randomUUID() }: About & { readonly phone: string }, body: string) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    const at = new Date(nowMs).toISOString();
    const about = { order_id: orderId, phone, body, done_by: by };
    await tx.insert(outgoingMessages).values({ id, ...about, created_at: at, state: 'waiting', due_at: at });
  };

export type Message = typeof outgoingMessages.$inferSelect;

/**
 * Takes the message that is due first, for one attempt. Until `leaseMs` from now nobody else takes it; if the process
 * ends meanwhile, another one takes it then.
 */
export const takeMessage = (db: Db, nowMs: number, leaseMs: (attempts: number) => number): Promise<Message | null> =>
  db.transaction(async (tx) => {
    const isDue = and(
      eq(outgoingMessages.state, 'waiting'),
      lte(outgoingMessages.due_at, new Date(nowMs).toISOString()),
    );
    const [due] = await tx
      .select()
      .from(outgoingMessages)
      .where(isDue)
      .orderBy(asc(outgoingMessages.due_at), asc(outgoingMessages.id))
      .limit(1)
      .for('update', { skipLocked: true });
    if (!due) return null;
    const attempts = due.attempts + 1;
    const due_at = new Date(nowMs + leaseMs(attempts)).toISOString();
    await tx.update(outgoingMessages).set({ attempts, due_at }).where(eq(outgoingMessages.id, due.id));
    return { ...due, attempts, due_at };
  });

export async function noteFailure(db: Db, { id }: Message, error: string): Promise<void> {
  await db.update(outgoingMessages).set({ error }).where(eq(outgoingMessages.id, id));
}

export interface MessageEnd {
  readonly state: Exclude<MessageState, 'waiting'>;
  /** Why it was not sent. */
  readonly error: string | null;
}

/**
 * Records the result of a message. A sent one is noted in the record of its order, for every screen (ENT-09 `sent_at`).
 */
export async function endMessage(db: Db, message: Message, { state, error }: MessageEnd, nowMs: number): Promise<void> {
  const ended_at = new Date(nowMs).toISOString();
  await db.transaction(async (tx) => {
    if (state === 'sent') await tellSent(tx, message.order_id, ended_at);
    await tx.update(outgoingMessages).set({ state, ended_at, error }).where(eq(outgoingMessages.id, message.id));
  });
}

/** The center is locked first, as by every writer of rows. */
async function tellSent(tx: Tx, id: OrderId, sent_at: string): Promise<void> {
  const [found] = await tx.select({ center: orders.center_id }).from(orders).where(isId(orders.id, id));
  const revision = found ? await lockCenter(tx, found.center) : null;
  const record = (await lateOrdersOf(tx, [id])).get(id);
  if (!found || revision === null || !record) return;
  const set = { late_order: { ...record, sent_at } };
  await writePatches(tx, found.center, revision + 1, [{ kind: 'order', id, set }]);
}

export async function readTemplate(db: Db, id: number): Promise<string | null> {
  const [found] = await db.select().from(smsTemplates).where(isId(smsTemplates.id, id));
  return found?.body ?? null;
}
