import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { eurosOf } from '../../../../src/domain/money/cents.ts';
import type { Db } from '../connection/open.ts';
import { isId } from '../ids.ts';
import { users } from '../schema/accounts.ts';
import { authors } from '../schema/authors.ts';
import { extraCosts } from '../schema/drivers/extra-costs.ts';
import { nameOfUser } from '../user-name.ts';
import { labelOfCost, reasonOf } from './extra-cost-logs.ts';
import { stands } from './extra-costs.ts';

const ofDay = (driver: number, day: string) => and(isId(extraCosts.driver, driver), eq(extraCosts.day, day));

const entries = (db: Db, wanted: SQL | undefined) =>
  db
    .select({ cost: extraCosts, author: users, label: reasonOf })
    .from(extraCosts)
    .leftJoin(authors, eq(authors.id, extraCosts.author_id))
    .leftJoin(users, sql`lower(${users.email}) = lower(${authors.name})`)
    .where(wanted);

/** The extra costs of a driver and day, the oldest first, without those that are deleted (API-O70). */
export async function readCostsOfDay(db: Db, driver: number, day: string) {
  const found = await entries(db, and(ofDay(driver, day), stands(db))).orderBy(asc(extraCosts.id));
  return found.map(({ cost, author, label }) => ({
    ...{ id: cost.id, label: labelOfCost(label, cost), amount: eurosOf(cost.amount_cents) },
    added_by: author && { id: author.id, name: nameOfUser(author) },
    added_at: cost.created_at,
  }));
}

/** What happened last to the extra costs of a driver and day, an addition or a deletion; null where nothing did. */
export async function lastOfDay(db: Db, driver: number, day: string) {
  const [last] = await entries(db, ofDay(driver, day)).orderBy(desc(extraCosts.id)).limit(1);
  if (!last) return null;
  const { cost, author, label } = last;
  const isDeletion = cost.cancels !== null;
  return {
    ...{
      isDeletion,
      label: labelOfCost(label, cost),
      amount: eurosOf(isDeletion ? -cost.amount_cents : cost.amount_cents),
    },
    ...{ by: author && nameOfUser(author), at: cost.created_at },
  };
}
