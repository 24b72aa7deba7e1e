import { and, asc, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { centsOfEuros } from '../../../../src/domain/money/cents.ts';
import type { Proposal } from '../../../../src/domain/money/limit/proposal-row.ts';
import type { Order, OrderId } from '../../../../src/domain/order/order.ts';
import { mostReprepared } from '../../../../src/domain/order/redelivery/repreparation.ts';
import type { FraudDetail } from '../../../../src/domain/order/sheet/fraud.ts';
import { notFoundStatus } from '../../../../src/domain/order/sheet/product-status.ts';
import type { OrderSheet, OrderSummary } from '../../../../src/domain/order/sheet/sheet.ts';
import type { Db } from '../connection/open.ts';
import { creditedUnits } from '../credits.ts';
import { statusOfSubscription } from '../customers/subscriptions.ts';
import { isAnyOf, isId } from '../ids.ts';
import { taskIdsOf } from '../parts.ts';
import { proposalsOf } from '../proposals/proposals.ts';
import { toldWithGiven } from '../proposals/read-given.ts';
import { readLimit } from '../proposals/read-limit.ts';
import { readDocks, readDrivers, readOrders, readTaskOf } from '../read.ts';
import { refundedUnits } from '../refunds/read-refunds.ts';
import { customers } from '../schema/customers.ts';
import { orders } from '../schema/day.ts';
import { orderLines, orderSheets, products } from '../schema/sheets.ts';
import { readDrives } from './drives.ts';
import { readMoney, readPayments, tellPayments } from './payments.ts';

const euros = (cents: number) => cents / 100;

type Sheet = typeof orderSheets.$inferSelect;

/** Totals of an order's lines. */
interface Lines {
  readonly cents: number;
  readonly count: number;
  readonly isExpensive: boolean;
}
const noLines: Lines = { cents: 0, count: 0, isExpensive: false };

async function readLineSums(db: Db, ids: readonly number[]): Promise<Map<number, Lines>> {
  const found = await db
    .select({
      order: orderLines.order_id,
      cents: sql<number>`sum(${orderLines.quantity} * ${orderLines.unit_price_cents})::int`,
      count: sql<number>`count(*)::int`,
      isExpensive: sql<boolean>`bool_or(${products.is_expensive})`,
    })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.product_id))
    .where(isAnyOf(orderLines.order_id, ids))
    .groupBy(orderLines.order_id);
  return new Map(found.map(({ order, ...sums }) => [order, sums]));
}

async function readSheets(db: Db, ids: readonly number[]): Promise<Map<number, Sheet>> {
  const found = await db.select().from(orderSheets).where(isAnyOf(orderSheets.order_id, ids));
  return new Map(found.map((sheet) => [sheet.order_id, sheet]));
}

/** The amount of an order, cents: its lines at their prices and its fees; 0 without lines. */
function amountOf({ shipping_fee }: Order, lines: Lines, sheet: Sheet | undefined): number {
  if (lines.count === 0) return 0;
  const fees = (sheet?.slot_shipping_fee_cents ?? 0) + (sheet?.slot_extra_shipping_fee_cents ?? 0);
  return lines.cents + centsOfEuros(shipping_fee) + fees;
}

/** Orders as lists of support show them, in the order of the ids; unknown ones are left out. */
async function readSummaries(db: Db, ids: readonly number[]): Promise<OrderSummary[]> {
  if (ids.length === 0) return [];
  const found = await readOrders(db, { ids });
  const [lines, sheets] = [await readLineSums(db, ids), await readSheets(db, ids)];
  const byId = new Map<number, Order>(found.map((order) => [order.id, order]));
  return ids.flatMap((id) => {
    const order = byId.get(id);
    return order ? [summaryOf(order, lines.get(id) ?? noLines, sheets.get(id))] : [];
  });
}

function summaryOf(order: Order, lines: Lines, sheet: Sheet | undefined): OrderSummary {
  const { id, random_id, status, center_id, tags, shipping_time } = order;
  return {
    ...{ id, random_id, status, tags, shipping_time, center: center_id },
    amount: euros(amountOf(order, lines, sheet)),
    is_expensive: lines.isExpensive,
    order_stat_driver: sheet?.data.order_stat_driver ?? [],
  };
}

/** The orders of a customer, the latest delivery first (API-S02). */
export async function readOrdersOf(db: Db, customer: number): Promise<OrderSummary[]> {
  const found = await db
    .select({ id: orders.id })
    .from(orderSheets)
    .innerJoin(orders, eq(orders.id, orderSheets.order_id))
    .where(isId(orderSheets.customer_id, customer))
    .orderBy(desc(orders.shipping_time), desc(orders.id));
  return readSummaries(
    db,
    found.map(({ id }) => id),
  );
}

/** The scores of an order and the rules they come from (API-S29). */
export async function readFraud(db: Db, order: number): Promise<FraudDetail> {
  const { fraud_score_account, fraud_score_payment, fraud_rules } =
    (await readSheets(db, [order])).get(order)?.data ?? {};
  return {
    fraud_score_account: fraud_score_account ?? null,
    fraud_score_payment: fraud_score_payment ?? null,
    details: [...(fraud_rules ?? [])],
  };
}

/** The parts of a sheet that are sent only on request (API-S01). */
export const sheetParts = [
  'products',
  'payment_details',
  'parent_order',
  'child_orders',
  'cross_docking_orders',
  'order_stat_driver',
  'driver_logs',
  'crates',
] as const;
export type SheetPart = (typeof sheetParts)[number];

/** The parts that are requested, and what the reader may see. */
interface Asked {
  readonly parts: ReadonlySet<SheetPart>;
  readonly withMobile: boolean;
}

/** The fields of an order that only its sheet has; an order without a sheet has few of them. */
export async function readSheet(db: Db, order: Order, { parts, withMobile }: Asked): Promise<OrderSheet> {
  const { id } = order;
  const sheet = (await readSheets(db, [id])).get(id);
  const lines = (await readLineSums(db, [id])).get(id) ?? noLines;
  const {
    order_stat_driver,
    driver_logs,
    shipping_task,
    fraud_rules: _rules,
    received_before: _hour,
    driver_statistics: _statistics,
    ...described
  } = sheet?.data ?? {};
  const kin = await readKin(db, id, sheet, parts);
  const payments = await readPayments(db, id);
  const proposals: Proposal[] = [];
  for (const proposal of await proposalsOf(db, id)) proposals.push(await toldWithGiven(db, proposal));
  const told: OrderSheet = {
    ...described,
    ...summaryOf(order, lines, sheet),
    ...(await readMoney(db, id, payments)),
    money_limit: await readLimit(db, id, order.center_id),
    proposals,
    slot_shipping_fee: euros(sheet?.slot_shipping_fee_cents ?? 0),
    slot_extra_shipping_fee: euros(sheet?.slot_extra_shipping_fee_cents ?? 0),
    ...(await readWork(db, id, withMobile, shipping_task)),
    ...kin,
    order_time: sheet?.order_time ?? null,
    repreparation: described.repreparation ?? null,
    ...giftOf(sheet),
    subscription_status: await statusOfSubscription(db, described.subscription_id),
    user: await readOwner(db, sheet),
    products_count: lines.count,
    ...(parts.has('products') ? { products: await readProducts(db, id) } : {}),
    ...(parts.has('payment_details')
      ? { payment_details: await tellPayments(db, order, sheet?.customer_id ?? null, payments) }
      : {}),
    ...(parts.has('driver_logs') ? { driver_logs: await readDrives(db, id, driver_logs ?? []) } : {}),
  };
  if (parts.has('order_stat_driver')) return told;
  const { order_stat_driver: __, ...rest } = told;
  return rest;
}

/** The hour of the delivery that was taken back last, or of one that no task tells any more; null where there is none. */
export async function readFormerDelivery(db: Db, id: number): Promise<string | null> {
  const { received_before, shipping_task } = (await readSheets(db, [id])).get(id)?.data ?? {};
  return received_before ?? shipping_task?.date_received ?? null;
}

const giftOf = (sheet: Sheet | undefined) => ({
  gift_message: sheet?.gift_message ?? null,
  is_gift: sheet?.is_gift ?? false,
});

/** The card of an order. */
export const readGift = async (db: Db, id: number) => giftOf((await readSheets(db, [id])).get(id));

/** Pay for the rounds of an order, group by group (LOG-200); empty before it was on the road. */
export const readStatistics = async (db: Db, id: number) =>
  (await readSheets(db, [id])).get(id)?.data.driver_statistics ?? [];

async function readOwner(db: Db, sheet: Sheet | undefined) {
  if (!sheet?.customer_id) return null;
  const [found] = await db
    .select({ id: customers.id, email: customers.email })
    .from(customers)
    .where(eq(customers.id, sheet.customer_id));
  return found ?? null;
}

/** The lines of an order on its sheet. */
export async function readProducts(db: Db, order: OrderId): Promise<NonNullable<OrderSheet['products']>> {
  const found = await db
    .select({ line: orderLines, product: products })
    .from(orderLines)
    .innerJoin(products, eq(products.id, orderLines.product_id))
    .where(eq(orderLines.order_id, order))
    .orderBy(asc(orderLines.id));
  const again = await readReprepared(db, order);
  const credited = await creditedUnits(db, order);
  const refunded = await refundedUnits(db, order);
  return found.map(({ line, product }, at) => {
    const { id, quantity, real_quantity, unit_price_cents, is_promo, status, packing_status, checking_status } = line;
    const { selling_name, logistic_title, pack_size, area, shelf, tier, deposit_label, superproduct } = product;
    return {
      ...{ id, order_product_id: id, quantity, real_quantity, is_promo, status, packing_status, checking_status },
      stock_quantity: product.stock,
      not_found: status === notFoundStatus,
      is_expensive: product.is_expensive,
      quantity_recredit: credited.get(id) ?? 0,
      quantity_refund: refunded.get(id) ?? 0,
      quantity_reprepared: takeShare(again, product.id, {
        most: mostReprepared({ quantity, product: { pack: pack_size } }),
        isLast: !found.slice(at + 1).some((it) => it.product.id === product.id),
      }),
      unit_price: euros(unit_price_cents),
      weight: product.weight_grams * quantity,
      selling_method: product.selling_method,
      options: line.is_hot === null ? [] : [{ quantity, definition: { hot: line.is_hot } }],
      replacing_data: line.replaces === null ? null : { replace: line.replaces },
      product: {
        id: product.id,
        selling_name,
        logistic_title,
        pack: pack_size,
        area,
        shelf,
        tier,
        possible_areas: [area],
        deposit_label,
        superproduct,
      },
    };
  });
}

/** The units of each product that were prepared again, in orders that are not canceled (SUP-412). */
async function readReprepared(db: Db, order: OrderId): Promise<Map<number, number>> {
  const found = await db
    .select({ product: orderLines.product_id, units: sql<number>`sum(${orderLines.quantity})::int` })
    .from(orderSheets)
    .innerJoin(orders, eq(orders.id, orderSheets.order_id))
    .innerJoin(orderLines, eq(orderLines.order_id, orderSheets.order_id))
    .where(
      and(
        eq(orderSheets.parent_order_id, order),
        sql`${orderSheets.data} ? 'repreparation'`,
        sql`${orders.status} is distinct from 'canceled'`,
      ),
    )
    .groupBy(orderLines.product_id);
  return new Map(found.map(({ product, units }) => [product, units]));
}

/** The share of one line in what was prepared again of its product, which several lines may have. */
function takeShare(left: Map<number, number>, product: number, { most, isLast }: { most: number; isLast: boolean }) {
  const all = left.get(product) ?? 0;
  const share = isLast ? all : Math.min(all, most);
  left.set(product, all - share);
  return share;
}

/** The people who handle it: its packer and its driver. */
async function readWork(db: Db, order: OrderId, withMobile: boolean, over: OrderSheet['shipping_task']) {
  const task = await readTaskOf(db, order);
  if (!task) return { packing_task: null, missing_task: null, shipping_task: over ?? null };
  const [dock] = task.dock ? await readDocks(db, { ids: [task.dock] }) : [];
  const [driver] = withMobile && task.delivery_man_id ? await readDrivers(db, { ids: [task.delivery_man_id] }) : [];
  const job = dock?.external_shipping_jobs?.at(-1) ?? task.external_shipping_jobs?.at(-1);
  return {
    packing_task: { packer: { name: task.packer?.name ?? null } },
    missing_task: task.missing_products_flow_user ? { packer: { name: task.missing_products_flow_user } } : null,
    last_external_job_id: job?.id ?? null,
    shipping_task: {
      date_received: task.date_received ?? null,
      eta: task.eta ?? null,
      dock_rank: task.dock_rank ?? null,
      dock: dock
        ? {
            id: dock.id,
            target_name: dock.target_name ?? null,
            tasks: (await taskIdsOf(db, [dock.id])).get(dock.id) ?? [],
          }
        : null,
      ...(driver?.mobile ? { driver_mobile: driver.mobile } : {}),
    },
  };
}

/** The parent of this order, its children, and the other legs of its journey. */
async function readKin(db: Db, id: OrderId, sheet: Sheet | undefined, parts: ReadonlySet<SheetPart>) {
  const { parent_order_id: parent, journey_order_id: journey } = sheet ?? {};
  const { order_id, parent_order_id, journey_order_id } = orderSheets;
  const parent_order = async () => (parent ? ((await readSummaries(db, [parent]))[0] ?? null) : null);
  const ofJourney = async () =>
    journey ? await summariesWhere(db, and(eq(journey_order_id, journey), ne(order_id, id))) : [];
  return {
    ...(parts.has('parent_order') ? { parent_order: await parent_order() } : {}),
    ...(parts.has('child_orders') ? { child_orders: await summariesWhere(db, eq(parent_order_id, id)) } : {}),
    ...(parts.has('cross_docking_orders') ? { cross_docking_orders: await ofJourney() } : {}),
  };
}

async function summariesWhere(db: Db, which: SQL | undefined): Promise<OrderSummary[]> {
  const { order_id } = orderSheets;
  const found = await db.select({ id: order_id }).from(orderSheets).where(which).orderBy(asc(order_id));
  return readSummaries(
    db,
    found.map(({ id }) => id),
  );
}
