import { and, asc, eq, inArray, isNotNull, max, sql } from 'drizzle-orm';
import { eurosOf } from '../../../../src/domain/money/cents.ts';
import type { Db } from '../connection/open.ts';
import { givenKinds } from '../credits.ts';
import { isAnyOf } from '../ids.ts';
import { moneyEntries, moneyMovements } from '../schema/money/money.ts';
import { outgoingMessages } from '../schema/outgoing.ts';
import { packerTasks } from '../schema/preparation.ts';

/** What other tables tell of orders, by order. */
export interface Beside {
  /** When the last work of its preparation ended. */
  readonly preparedAt: ReadonlyMap<number, string>;
  /** Euros credited for it, less what was taken back. */
  readonly credited: ReadonlyMap<number, number>;
  /** When SMS about it went out, the first one first. */
  readonly smsAt: ReadonlyMap<number, readonly string[]>;
}

export async function besideOrders(db: Db, ids: readonly number[]): Promise<Beside> {
  const [prepared, credits, sent] = [await preparedOf(db, ids), await creditsOf(db, ids), await sentOf(db, ids)];
  const smsAt = new Map<number, readonly string[]>();
  for (const { id, at } of sent) if (at !== null) smsAt.set(id, [...(smsAt.get(id) ?? []), at]);
  return {
    preparedAt: new Map(prepared.flatMap(({ id, at }) => (id === null || at === null ? [] : [[id, at] as const]))),
    credited: new Map(credits.flatMap(({ id, cents }) => (id === null ? [] : [[id, eurosOf(Number(cents))] as const]))),
    smsAt,
  };
}

const preparedOf = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: packerTasks.order_id, at: max(packerTasks.ended_at) })
    .from(packerTasks)
    .where(isAnyOf(packerTasks.order_id, ids))
    .groupBy(packerTasks.order_id);

const creditsOf = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: moneyMovements.order_id, cents: sql<string>`sum(${moneyEntries.amount_cents})` })
    .from(moneyMovements)
    .innerJoin(
      moneyEntries,
      and(eq(moneyEntries.movement_id, moneyMovements.id), isNotNull(moneyEntries.credit_customer_id)),
    )
    .where(and(isAnyOf(moneyMovements.order_id, ids), inArray(moneyMovements.kind, givenKinds)))
    .groupBy(moneyMovements.order_id);

const sentOf = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: outgoingMessages.order_id, at: outgoingMessages.ended_at })
    .from(outgoingMessages)
    .where(and(isAnyOf(outgoingMessages.order_id, ids), eq(outgoingMessages.state, 'sent')))
    .orderBy(asc(outgoingMessages.ended_at));
