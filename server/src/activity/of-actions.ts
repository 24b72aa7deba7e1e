import { and, eq, like, or, sql } from 'drizzle-orm';
import type { OrderId } from '../../../src/domain/order/order.ts';
import type { ActivityType } from '../../../src/domain/order/sheet/activity.ts';
import { isRecord } from '../../../src/domain/wire.ts';
import type { Db } from '../db/connection/open.ts';
import { users } from '../db/schema/accounts.ts';
import { auditEntries, auditRequests } from '../db/schema/record.ts';
import type { Entry } from './entry.ts';
import { activityTexts as texts } from './text.ts';

type Body = Readonly<Record<string, unknown>>;
type Words = readonly [ActivityType, (body: Body) => string];

/** The text of an action on an order, by the last segment of its path. */
const words: Readonly<Record<string, Words>> = {
  change_status: ['other', ({ status }) => texts.status(status)],
  bulk_change_status: ['other', ({ status }) => texts.status(status)],
  destock: ['log_stock', () => texts.destock],
  change_transit_area: ['log_transit_area', () => texts.transitArea],
  add_crate: ['order_crate', ({ crate_code }) => texts.crateAdded(crate_code)],
  delete_crate: ['order_crate', ({ crate_code }) => texts.crateRemoved(crate_code)],
  alter_stock: ['log_stock', ({ action_type }) => (action_type === 'destock' ? texts.outOfStock : texts.inStock)],
  pseudozone: ['packing', () => texts.zone],
  address: ['other', () => texts.address],
  direct_dispatch: ['log_dock', () => texts.dispatched],
  call_stuart: ['external_job', () => texts.courier],
  call_uber_direct: ['external_job', () => texts.courier],
  process_late_order: ['other', () => texts.late],
};

/** Actions of users on an order, from the ledger: its own calls, and those that name it among other orders. */
export async function actionsOn(db: Db, order: OrderId, prefix: string): Promise<Entry[]> {
  const own = `${prefix}/processing-orders/${order}/`;
  const { path, id, at, method, user_id } = auditEntries;
  const { first_name, last_name, email } = users;
  const isBulk = and(
    eq(path, `${prefix}/processing-orders/bulk_change_status/`),
    sql`${auditRequests.body}->'orders_ids' @> ${JSON.stringify([order])}::jsonb`,
  );
  const found = await db
    .select({ id, at, method, path, user_id, first_name, last_name, email, body: auditRequests.body })
    .from(auditEntries)
    .leftJoin(auditRequests, eq(auditRequests.entry_id, id))
    .leftJoin(users, eq(users.id, user_id))
    .where(or(like(path, `${own}%`), eq(path, `${prefix}/orders/${order}/destock/`), isBulk));
  return found.map((row) => {
    const body = isRecord(row.body) ? row.body : {};
    const [type, message] = wordsOf(row.path === own ? '' : (row.path.split('/').at(-2) ?? ''), body);
    const name = [row.first_name, row.last_name].filter(Boolean).join(' ');
    return {
      ...{ uniq_id: `action-${row.id}`, activity_date: row.at, activity_type: type, message },
      ...{ user_id: row.user_id, full_name: name || row.email },
    };
  });
}

function wordsOf(service: string, body: Body): readonly [ActivityType, string] {
  if (service === '') return ['other', texts.edited];
  const found = Object.hasOwn(words, service) ? words[service] : undefined;
  return found ? [found[0], found[1](body)] : ['other', texts.action(service)];
}
