import { desc } from 'drizzle-orm';
import { DriverStatement } from '../../../src/domain/driver/statement.ts';
import { isId } from './ids.ts';
import type { Db, Tx } from './open.ts';
import { driverStatements } from './schema/day.ts';

/** A movement of bags to be entered. */
type NewStatement = Pick<DriverStatement, 'driver' | 'statement_type' | 'amount'>;

export const enterStatement =
  (statement: NewStatement) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    await tx.insert(driverStatements).values({ ...statement, created_at: new Date(nowMs).toISOString() });
  };

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
