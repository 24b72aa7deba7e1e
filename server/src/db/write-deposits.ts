import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './open.ts';
import { depositProducts, driverDeposits, userDeposits } from './schema/deposits.ts';

/** What becomes rows of the tables of deposits; a cancellation comes after what it cancels. */
export interface NewDeposits {
  readonly depositProducts: readonly (typeof depositProducts.$inferInsert)[];
  readonly userDeposits: readonly (typeof userDeposits.$inferInsert)[];
  readonly driverDeposits: readonly (typeof driverDeposits.$inferInsert)[];
}

/** A statement takes so many parameters at most. */
const batch = 500;

export async function insertDeposits(tx: Tx, rows: NewDeposits): Promise<void> {
  await insertAll(tx, depositProducts, rows.depositProducts);
  await insertAll(tx, userDeposits, rows.userDeposits);
  await insertAll(tx, driverDeposits, rows.driverDeposits);
}

async function insertAll<Table extends PgTable>(tx: Tx, table: Table, rows: readonly Table['$inferInsert'][]) {
  for (let from = 0; from < rows.length; from += batch) await tx.insert(table).values(rows.slice(from, from + batch));
}
