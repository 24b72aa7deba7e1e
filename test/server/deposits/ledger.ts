import { sql } from 'drizzle-orm';
import type { Db } from '../../../server/src/db/connection/open.ts';

/** What must never be found in the ledger, each with the rows that show it. */
const faults = {
  'a movement whose entries do not add up to 0': sql`
    select m.id from deposit_movements m left join deposit_entries e on e.movement_id = m.id
    group by m.id having coalesce(sum(e.quantity), 0) <> 0 or count(*) <> 2`,
  'a driver who has less than nothing': sql`
    select e.driver_id from deposit_entries e join deposit_movements m on m.id = e.movement_id
    where e.driver_id is not null group by e.driver_id, m.center_id, m.product_id having sum(e.quantity) < 0`,
  'a client who has less than nothing, or more than he bought': sql`
    select e.user_deposit_id from deposit_entries e join deposit_movements m on m.id = e.movement_id
    where e.user_deposit_id is not null group by e.user_deposit_id
    having sum(e.quantity) < 0 or sum(e.quantity) > sum(e.quantity) filter (where m.movement = 'sale')`,
  'more cancelled than there was, or a cancellation of something else': sql`
    select d.id from driver_deposits d join driver_deposits c on c.cancels = d.id
    group by d.id, d.quantity, d.cancels, d.movement, d.driver_id, d.product_id, d.center_id
    having d.quantity + sum(c.quantity) < 0 or d.cancels is not null
      or bool_or(c.quantity >= 0 or (c.movement, c.driver_id, c.product_id, c.center_id)
        <> (d.movement, d.driver_id, d.product_id, d.center_id))`,
  'received less returned that is not what drivers have': sql`
    select 1 from driver_deposits
    having sum(case movement when 'receipt' then quantity else -quantity end)
      <> (select sum(quantity) from deposit_entries where driver_id is not null)`,
};

/** The faults of the ledger as it is. */
export async function ledgerFaults(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const [fault, query] of Object.entries(faults)) {
    const { rows } = (await db.execute(query)) as unknown as { readonly rows: readonly unknown[] };
    if (rows.length > 0) found.push(`${fault}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return found;
}

/** How many movements were ever entered. */
export async function movementCount(db: Db): Promise<number> {
  const { rows } = (await db.execute(sql`select count(*)::int as count from deposit_movements`)) as unknown as {
    readonly rows: readonly { readonly count: number }[];
  };
  return rows[0]?.count ?? 0;
}
