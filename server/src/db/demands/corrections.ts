import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import type { Correction } from '../../../../src/domain/driver-log/driver-month.ts';
import { eurosOf } from '../../../../src/domain/money/cents.ts';
import type { Db } from '../connection/open.ts';
import { isAnyOf } from '../ids.ts';
import { firstDayOf } from '../presences/log-months.ts';
import { lastDayOf } from '../presences/month-days.ts';
import { users } from '../schema/accounts.ts';
import { authors } from '../schema/authors.ts';
import { extraCostNotes, extraCosts } from '../schema/drivers/extra-costs.ts';
import { nameOfUser } from '../user-name.ts';
import { stands } from './extra-costs.ts';

/** The extra costs of later months for days of one, of some drivers, the oldest first (LOG-205). */
export async function readCorrections(db: Db, month: string, ids: readonly number[]) {
  const found = await db
    .select({ cost: extraCosts, reason: extraCostNotes.comment, author: users })
    .from(extraCosts)
    .leftJoin(authors, eq(authors.id, extraCosts.author_id))
    .leftJoin(users, sql`lower(${users.email}) = lower(${authors.name})`)
    .leftJoin(extraCostNotes, eq(extraCostNotes.extra_cost_id, extraCosts.id))
    .where(
      and(
        isAnyOf(extraCosts.driver, ids),
        gte(extraCosts.corrects, firstDayOf(month)),
        lte(extraCosts.corrects, lastDayOf(month)),
        stands(db),
      ),
    )
    .orderBy(asc(extraCosts.id));
  return found.map(({ cost, reason, author }) => ({
    ...{ driver: cost.driver, id: cost.id, day: cost.corrects ?? '', entered_on: cost.day },
    ...{ amount: eurosOf(cost.amount_cents), minutes: cost.minutes, reason, at: cost.created_at },
    by: author && { id: author.id, name: nameOfUser(author) },
  })) satisfies readonly (Correction & { readonly driver: number })[];
}
