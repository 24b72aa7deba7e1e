import { desc, sum } from 'drizzle-orm';
import { DriverStatement } from '../../../../src/domain/driver/statement.ts';
import { isId } from '../ids.ts';
import { driverStatements } from '../schema/day.ts';
import type { Db, Tx } from './open.ts';

/** A new movement of bags. */
export type NewStatement = Pick<DriverStatement, 'driver' | 'statement_type' | 'amount'>;

export const enterStatement =
  (statement: NewStatement) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    await tx.insert(driverStatements).values({ ...statement, created_at: new Date(nowMs).toISOString() });
  };

/** Inserts the movements of a world, each with its own time. */
export async function insertStatements(
  tx: Tx,
  statements: readonly (NewStatement & { readonly created_at: string })[],
): Promise<void> {
  if (statements.length > 0) await tx.insert(driverStatements).values([...statements]);
}

/** The last statement of a driver. */
export async function lastStatement(db: Db, driver: number): Promise<DriverStatement | undefined> {
  const [found] = await db
    .select()
    .from(driverStatements)
    .where(isId(driverStatements.driver, driver))
    .orderBy(desc(driverStatements.id))
    .limit(1);
  return found && DriverStatement.parse(found);
}

/** Isothermal bags a driver took and has not given back; negative when more came back than were recorded as taken. */
export async function bagsHeld(db: Db, driver: number): Promise<number> {
  const [found] = await db
    .select({ held: sum(driverStatements.amount) })
    .from(driverStatements)
    .where(isId(driverStatements.driver, driver));
  return Number(found?.held ?? 0);
}
