import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { iso } from '../../world/clock.ts';
import { siteIds } from '../../world/metas.ts';
import { familyNames, givenNames } from '../../world/people/names.ts';
import type { Tx } from '../connection/open.ts';
import { orders } from '../schema/day.ts';
import { orderSheets } from '../schema/sheets.ts';

interface Clientele {
  /** The same seed, instant and count make the same customers. */
  readonly seed: number;
  readonly nowMs: number;
  readonly count: number;
}

/** Ids below those of today's clients, addresses and orders. */
const first = { customer: 1_900_000, address: 3_000_000, order: 30_000_000 };
/** How many orders a customer has at most. */
const mostOrders = 2;

/**
 * Customers with a history and without orders on today's boards: support looks for one among thousands. Each lives at
 * the address of one of today's clients, and his orders resemble existing orders of other days. Made by the database
 * itself, one statement per table, so that a start hardly takes longer.
 */
export async function insertClientele(tx: Tx, { seed, nowMs, count }: Clientele): Promise<void> {
  const now = sql`${iso(nowMs)}::timestamptz`;
  /** A draw of 0 to `below` - 1 for the `n`th of them: `what` distinguishes its draws. */
  const draw = (n: SQL, what: number, below: number) =>
    sql`(abs(hashint8extended(${n} * 64 + ${sql.raw(String(what))}, ${seed}) % ${sql.raw(String(below))}))::int`;
  const n = sql`n`;
  const each = sql`generate_series(1, ${count}::bigint) as n`;
  const chance = (what: number, percent: number) => sql`${draw(n, what, 100)} < ${sql.raw(String(percent))}`;
  const figures = sql`lpad(${draw(n, 3, 10_000)}::text, 4, '0')`;

  // Before the customers, so that their search texts are written once.
  await tx.execute(sql`
    insert into addresses (id, user_id, center_id, street_number, street, postal_code, city, latitude, longitude, hash)
    select ${first.address} + n, ${first.customer} + n, center_id, street_number, street, postal_code, city, latitude,
      longitude, hash
    from ${each} cross join (select array_agg(id order by id) as ids from addresses) known
    join addresses on addresses.id = ids[1 + abs(hashint8extended(n * 64 + 20, ${seed}) % cardinality(ids))]
  `);
  await tx.execute(sql`
    insert into customers (id, first_name, last_name, email, phone_number, is_fraud, is_trusted, fraud_score, date_joined, data)
    select ${first.customer} + n, given, family,
      replace(folded(given || ' ' || family), ' ', '.') || '.' || n || '@courriel.example',
      (array['+33 6 39 98 ' || left(f, 2) || ' ' || right(f, 2), '06.39.98.' || left(f, 2) || '.' || right(f, 2),
        '063998' || f, '0033 6 39 98 ' || left(f, 2) || ' ' || right(f, 2)])[1 + n % 4],
      ${chance(4, 2)}, ${chance(5, 90)}, ${draw(n, 6, 60)} / 100.0,
      ${now} - ${draw(n, 7, 2_000)} * interval '1 day' - interval '30 days',
      jsonb_build_object(
        'main_psp', case when ${chance(8, 50)} then 'stripe' else 'checkout' end,
        'optin_email', ${draw(n, 9, 3)}, 'optin_sms', ${draw(n, 10, 3)}, 'optin_push', ${draw(n, 11, 3)},
        'is_vip', ${chance(12, 4)}, 'is_allowed_to_sponsor', ${chance(13, 90)}, 'is_multicenter_enabled', ${chance(14, 94)},
        'usersite', jsonb_build_array(jsonb_build_object('site', ${siteIds.grocery}::int, 'center', null)),
        'groups', '[]'::jsonb, 'fraud_details', '[]'::jsonb, 'internal_note', null)
    from ${each},
      lateral (select (${sql.param([...givenNames])}::text[])[1 + ${draw(n, 1, givenNames.length)}] as given,
        (${sql.param([...familyNames])}::text[])[1 + ${draw(n, 2, familyNames.length)}] as family, ${figures} as f) drawn
  `);
  await insertHistories(tx, { seed, nowMs, count }, draw);
}

/** Every column as in another row of the table, except the named ones. */
function alike(table: PgTable, other: Readonly<Record<string, SQL>>): SQL {
  const columns = Object.values(getTableColumns(table));
  const names = columns.map(({ name }) => sql.identifier(name));
  const values = columns.map((column) => other[column.name] ?? sql`${column}`);
  return sql`(${sql.join(names, sql`, `)}) select ${sql.join(values, sql`, `)}`;
}

type Draw = (n: SQL, what: number, below: number) => SQL;

/** Letters and digits that are not mistaken for each other. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

async function insertHistories(tx: Tx, { seed, nowMs, count }: Clientele, draw: Draw): Promise<void> {
  const now = sql`${iso(nowMs)}::timestamptz`;
  const id = sql`history.id`;
  const sign = (what: number) => sql`substr(${signs}, 1 + ${draw(id, what, signs.length)}, 1)`;
  // The order that each resembles is stored until its lines and payments are copied too.
  await tx.execute(sql`
    create temporary table history on commit drop as
    select ${first.order} + n * ${mostOrders} + nth as id, ${first.customer} + n as customer_id, n,
      ids[1 + abs(hashint8extended(n * 64 + 40 + nth, ${seed}) % cardinality(ids))] as alike,
      ${now} - (2 + abs(hashint8extended(n * 64 + 30 + nth, ${seed}) % 340)) * interval '1 day' as delivered_at
    from generate_series(1, ${count}::bigint) as n cross join generate_series(0, ${mostOrders - 1}::bigint) as nth
    cross join (
      select array_agg(orders.id order by orders.id) as ids
      from orders join order_sheets on order_sheets.order_id = orders.id
      where off_board and journey_order_id is null and parent_order_id is null
        -- Credit is spent once.
        and not exists (select 1 from money_movements spent where spent.order_id = orders.id and spent.kind = 'spent')
    ) known
    where nth < abs(hashint8extended(n * 64 + 50, ${seed}) % ${mostOrders + 1})
  `);
  const number = [1, 2, 3, 4, 5, 6].map((what) => sign(what));
  await tx.execute(sql`
    insert into orders ${alike(orders, {
      id: sql`history.id`,
      random_id: sql.join(number, sql` || `),
      status: sql`case when status = 'undeliveredclient' then 'received' else status end`,
      // Another customer was called.
      data: sql`data - 'last_call'`,
      shipping_time: sql`delivered_at`,
      max_shipping_time: sql`delivered_at + interval '2 hours'`,
    })} from history join orders on orders.id = alike
  `);
  await tx.execute(sql`
    insert into order_sheets ${alike(orderSheets, {
      order_id: sql`history.id`,
      customer_id: sql`history.customer_id`,
      order_time: sql`delivered_at - interval '20 hours'`,
    })} from history join order_sheets on order_sheets.order_id = alike
  `);
  await tx.execute(sql`
    insert into order_lines (order_id, product_id, quantity, real_quantity, unit_price_cents, is_promo, status, packing_status,
      checking_status, is_hot, replaces)
    select history.id, product_id, quantity, real_quantity, unit_price_cents, is_promo, status, packing_status,
      checking_status, is_hot, replaces
    from history join order_lines on order_lines.order_id = alike
  `);
  await tx.execute(sql`
    insert into order_payments (order_id, rank, type, amount_cents, is_refundable, vouchers)
    select history.id, rank, type, amount_cents, is_refundable, vouchers
    from history join order_payments on order_payments.order_id = alike
  `);
  await enterHistories(tx);
  await tx.execute(sql`
    insert into outgoing_messages (id, order_id, phone, body, done_by, created_at, state, attempts, due_at, ended_at)
    select 'history-' || history.id, history.id, phone_number, 'Votre commande arrive dans la demi-heure.', 'Quai',
      delivered_at - interval '30 minutes', 'sent', 1, delivered_at - interval '30 minutes', delivered_at - interval '29 minutes'
    from history join customers on customers.id = history.customer_id where history.id % 3 = 0
  `);
  await tx.execute(sql`
    insert into card_transactions (id, customer_id, order_id, payment_intent_id, charge_id, status, created_at, amount_cents,
      has_3ds, message, full_message, risk_level, risk_score, receipt_url)
    select 'ch_' || history.id, history.customer_id, history.id, 'pi_' || history.id, 'ch_' || history.id, 'succeeded',
      delivered_at - interval '20 hours', amount_cents, false, 'Paiement accepté', 'Paiement accepté par la banque', 'normal',
      ${draw(id, 70, 40)}, 'https://recus.example/ch_' || history.id
    from history join order_payments on order_payments.order_id = history.id
    where type in ('stripe', 'checkout') and delivered_at > ${now} - interval '9 days'
  `);
  await tx.execute(sql`
    insert into paygreen_transactions (id, payment_order_id, customer_id, order_id, created_at, updated_at, amount_cents, status)
    select 'tr_' || history.id, 'po_' || history.id, history.customer_id, history.id, delivered_at - interval '20 hours',
      delivered_at - interval '20 hours', amount_cents, 'payment_order.captured'
    from history join order_payments on order_payments.order_id = history.id where type = 'paygreen'
  `);
  await tx.execute(sql`
    insert into subvention_logs (customer_id, order_id, created_at, amount_cents, canteen_id, canteen_name, organization_id,
      organization_name, daily_usage_limit, is_limited_to_restaurant_ticket_products, max_discount_cents, min_client_cents)
    select customer_id, id, delivered_at - interval '20 hours', 650, 3017, 'Cantine Faubourg', 88, 'Mutuelle des Halles',
      n % 3, n % 2 = 0, case when n % 2 = 0 then 1100 end, case when n % 4 = 0 then 500 end
    from history where n % 5 = 0
  `);
}

/** Enters the payments of those orders into the log of money, like any payment: two entries a movement. */
async function enterHistories(tx: Tx): Promise<void> {
  await tx.execute(sql`
    create temporary table entered on commit drop as
    select nextval(pg_get_serial_sequence('money_movements', 'id')) as movement_id, order_payments.id as payment_id,
      order_id, customer_id, amount_cents, delivered_at - interval '20 hours' as created_at
    from history join order_payments on order_payments.order_id = history.id order by order_id, rank
  `);
  await tx.execute(sql`
    insert into money_movements (id, kind, order_id, customer_id, created_at)
    select movement_id, 'payment', order_id, customer_id, created_at from entered
  `);
  await tx.execute(sql`
    insert into money_entries (movement_id, payment_id, sale_order_id, amount_cents)
    select movement_id, payment_id, null, -amount_cents from entered
    union all select movement_id, null, order_id, amount_cents from entered
  `);
}
