import { max, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { assert } from '../../../../src/domain/result.ts';
import { authorsOf, idOf } from '../authors.ts';
import type { Db, Tx } from '../connection/open.ts';
import {
  depositEntries,
  depositMovements,
  depositProducts,
  type driverDeposits,
  type MovementKind,
  userDeposits,
} from '../schema/deposits.ts';

type Movement = Omit<typeof driverDeposits.$inferSelect, 'driver_id' | 'movement'> & {
  readonly driver_id: typeof depositMovements.$inferSelect.driver_id;
  readonly movement: MovementKind;
};

/** A new movement of a driver; a cancellation has a negative quantity. */
export type NewMovement = Omit<typeof driverDeposits.$inferSelect, 'id' | 'created_at'>;

/** Initial rows of the tables of deposits; a cancellation comes after the movement it cancels. */
export interface NewDeposits {
  readonly depositProducts: readonly (typeof depositProducts.$inferInsert)[];
  /** `quantity` is the number sold to the client. */
  readonly userDeposits: readonly (typeof userDeposits.$inferInsert & {
    readonly quantity: number;
    readonly created_at: string;
  })[];
  readonly driverDeposits: readonly (typeof driverDeposits.$inferSelect)[];
}

/** Rows per statement: PostgreSQL limits the number of its parameters. */
const batch = 500;

export async function insertDeposits(tx: Tx, rows: NewDeposits): Promise<void> {
  await insertAll(tx, depositProducts, rows.depositProducts);
  await insertAll(tx, userDeposits, rows.userDeposits);
  await insertMovements(tx, rows.driverDeposits);
  await startMovementIds(tx);
  await enter(tx, rows.userDeposits.map(saleOf));
}

/** Enters movements in the order given, each with two entries. */
export const enterMovements = (movements: readonly NewMovement[]) => (tx: Tx, nowMs: number) =>
  enter(
    tx,
    movements.map((movement) => ({ ...movement, created_at: new Date(nowMs).toISOString() })),
  );

async function enter(tx: Tx, movements: readonly Omit<Movement, 'id'>[]): Promise<void> {
  const ids = await takeMovementIds(tx, movements.length);
  await insertMovements(
    tx,
    movements.map((movement, at) => {
      const id = ids[at];
      assert(id !== undefined, 'as many ids as movements');
      return { ...movement, id };
    }),
  );
}

async function insertMovements(tx: Tx, movements: readonly Movement[]): Promise<void> {
  const ids = await authorsOf(
    tx,
    movements.flatMap(({ done_by }) => done_by ?? []),
  );
  await insertAll(
    tx,
    depositMovements,
    movements.map(({ done_by, ...movement }) => ({
      ...movement,
      author_id: done_by === null ? null : idOf(ids, done_by),
    })),
  );
  await insertAll(tx, depositEntries, movements.flatMap(entriesOf));
}

type Account = Pick<typeof depositEntries.$inferInsert, 'user_deposit_id' | 'driver_id' | 'stock_center_id'>;

/** The entries of a movement, from one account to another: they add up to 0. */
function entriesOf({ id: movement_id, movement, quantity, ...its }: Movement) {
  const client: Account = { user_deposit_id: its.deposit_user_id };
  const driver: Account = { driver_id: its.driver_id };
  const stock: Account = { stock_center_id: its.center_id };
  const ways: Readonly<Record<MovementKind, readonly [from: Account, into: Account]>> = {
    sale: [stock, client],
    receipt: [client, driver],
    return: [driver, stock],
  };
  const [from, into] = ways[movement];
  return [
    { ...from, movement_id, quantity: -quantity },
    { ...into, movement_id, quantity },
  ];
}

const saleOf = ({ id, center_id, product_id, quantity, created_at }: NewDeposits['userDeposits'][number]) => ({
  ...{ center_id, product_id, quantity, created_at, movement: 'sale' as const, deposit_user_id: id },
  ...{ driver_id: null, cancels: null, done_by: null },
});

const movementIds = sql`pg_get_serial_sequence('deposit_movements', 'id')`;

async function takeMovementIds(tx: Tx, count: number): Promise<number[]> {
  const taken = await tx
    .select({ id: sql<string>`nextval(${movementIds})` })
    .from(sql`generate_series(1, ${count}) as taken`);
  return taken.map(({ id }) => Number(id));
}

/** Sets the next ids beyond those of present movements, and of those being entered. */
const startMovementIds = (db: Db) =>
  db
    .select({ last: sql`setval(${movementIds}, greatest(${max(depositMovements.id)}, nextval(${movementIds})))` })
    .from(depositMovements);

async function insertAll<Table extends PgTable>(tx: Tx, table: Table, rows: readonly Table['$inferInsert'][]) {
  for (let from = 0; from < rows.length; from += batch) await tx.insert(table).values(rows.slice(from, from + batch));
}
