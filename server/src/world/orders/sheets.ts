import { CustomerId } from '../../../../src/domain/customer/customer.ts';
import { centsOfEuros } from '../../../../src/domain/money/cents.ts';
import type { Order, OrderId } from '../../../../src/domain/order/order.ts';
import { bringsBagsAlone } from '../../../../src/domain/order/redelivery/redelivery.ts';
import type { FraudRule } from '../../../../src/domain/order/sheet/fraud.ts';
import type { Task } from '../../../../src/domain/task/task.ts';
import { msOf } from '../../../../src/domain/time/instant.ts';
import { dateText, hourText } from '../../../../src/domain/time/paris-time.ts';
import type { orderLines, orderPayments, orderSheets } from '../../db/schema/sheets.ts';
import { hourMs, iso, minuteMs } from '../clock.ts';
import { catalogue, isServed, type Product } from '../goods/catalogue.ts';
import { productOf, type RowProduct } from '../goods/products.ts';
import { statisticsOf } from '../people/driver-statistics.ts';
import { drawName, shortName } from '../people/names.ts';
import { makeRandom, type Random } from '../random.ts';
import { hasLeft, isPacked, isUntouched } from '../rounds/task-status.ts';
import type { PastOrder } from './past-orders.ts';

type Line = Omit<typeof orderLines.$inferInsert, 'order_id'>;
type Payment = Omit<typeof orderPayments.$inferInsert, 'order_id' | 'rank' | 'id'>;

/** An order's sheet: its customer, lines and payments. */
export interface WorldSheet {
  readonly sheet: typeof orderSheets.$inferInsert;
  readonly lines: readonly Line[];
  readonly payments: readonly Payment[];
  /** The part paid by the customer's credit, cents. */
  readonly spentCents: number;
}

/** Other orders in a sheet. */
interface Kin {
  /** The order whose products or forgotten bags it brings again. */
  readonly parent?: OrderId | undefined;
  /** The order in whose journey through centers it is a leg. */
  readonly journey?: OrderId | undefined;
}

/** The sheet of an order, always the same for the same order: payments and credit cover its lines and fees. */
function sheetOf(order: Order, customer: number | null | undefined, { parent, journey }: Kin = {}): WorldSheet {
  const random = makeRandom(order.id).fork('sheet');
  const lines = bringsBagsAlone(order.tags) ? [] : makeLines(order, random);
  const fees = feesOf(order, random);
  const orderedMs = (msOf(order.shipping_time) ?? 0) - random.int(2, 40) * hourMs;
  const amountCents =
    amountOf(lines) +
    fees.slot_shipping_fee_cents +
    fees.slot_extra_shipping_fee_cents +
    centsOfEuros(order.shipping_fee);
  const due = lines.length === 0 ? 0 : amountCents;
  const spentCents = due > 2_000 && random.chance(0.12) ? random.int(2, 10) * 100 : 0;
  const payments = makePayments(due - spentCents, order, random);
  const gift = { is_gift: random.chance(0.05), gift_message: random.chance(0.04) ? random.pick(giftMessages) : null };
  const origin = { ...originOf(order, random), ...promiseOf(order), ...riskOf(random) };
  const work = workOf(order, random);
  return {
    sheet: {
      order_id: order.id,
      customer_id: customer ? CustomerId.parse(customer) : null,
      parent_order_id: parent ?? null,
      journey_order_id: journey ?? null,
      order_time: iso(orderedMs),
      ...(lines.length === 0 ? {} : fees),
      ...gift,
      data: {
        ...origin,
        ...work,
        driver_statistics: statisticsOf(order, work.order_stat_driver, order.estimated_travel_departure_at ?? null),
        payment_method: payments[0]?.type,
      },
    },
    ...{ lines, payments, spentCents },
  };
}

type Bought = Pick<Task, 'client' | 'linked_order'>;

/**
 * The sheets of orders, each with the customer of its task. Orders of other days may be their parents, or legs of them.
 */
export function sheetsOf(
  tasks: readonly Bought[],
  orders: readonly Order[],
  past: readonly PastOrder[] = [],
): WorldSheet[] {
  const clients = new Map(tasks.map(({ linked_order, client }) => [linked_order, client?.id]));
  const earlier = new Map(past.map(({ clientId, order }) => [clientId, order.id]));
  const kinOf = ({ id, tags, cross_docking }: Order): Kin => ({
    parent: bringsBagsAlone(tags) ? earlier.get(clients.get(id) ?? 0) : undefined,
    journey: cross_docking ? id : undefined,
  });
  const sheets = [
    ...past.map(({ order, clientId, legOf }) => sheetOf(order, clientId, { journey: legOf })),
    ...orders.map((order) => sheetOf(order, clients.get(order.id), kinOf(order))),
  ];
  return withOwnIds(sheets);
}

/**
 * Ids of lines are drawn: if one is drawn twice, the first line keeps it and the database gives the other one a new id.
 */
function withOwnIds(sheets: readonly WorldSheet[]): WorldSheet[] {
  const taken = new Set<number>();
  const isFree = (id: number) => !taken.has(id) && taken.add(id).has(id);
  return sheets.map((sheet) => ({
    ...sheet,
    lines: sheet.lines.map(({ id, ...line }) => (id !== undefined && isFree(id) ? { ...line, id } : line)),
  }));
}

const giftMessages = [
  'Joyeux anniversaire, à très vite !',
  'Bon rétablissement de nous tous.',
  'Félicitations aux jeunes parents !',
];

/** Cents of a line (SUP-340). */
const lineCents = ({ quantity, unit_price_cents }: Pick<Line, 'quantity' | 'unit_price_cents'>) =>
  quantity * unit_price_cents;

const amountOf = (lines: readonly Line[]) => lines.reduce((sum, line) => sum + lineCents(line), 0);

const feesOf = ({ is_short_shipping_slot }: Order, random: Random) => ({
  slot_shipping_fee_cents: is_short_shipping_slot ? 190 : 0,
  slot_extra_shipping_fee_cents: random.chance(0.06) ? 100 : 0,
});

function makeLines(order: Order, random: Random): Line[] {
  const told = (order.products ?? []) as readonly RowProduct[];
  if (told.length > 0)
    return told.map((line) => ({
      ...makeLine(productOf(line), order.status ?? '', random, line.quantity),
      id: line.id,
    }));
  const isExpensive = order.tags?.includes('is_expensive');
  const drawn = new Set(Array.from({ length: random.int(4, 9) }, () => random.pick(catalogue)));
  const basket = [...drawn].filter(({ is_expensive }) => isExpensive || !is_expensive);
  const dear = catalogue.find(({ is_expensive }) => is_expensive);
  if (isExpensive && dear) basket.push(dear);
  return basket.map((product) => makeLine(product, order.status ?? '', random));
}

const usualQuantities = [
  [1, 6],
  [2, 3],
  [3, 1],
] as const;

function makeLine(
  product: Product,
  status: string,
  random: Random,
  quantity: number = random.weighted(usualQuantities),
): Line {
  const packed = isPacked(status);
  const isMissing = packed && random.chance(0.05);
  return {
    product_id: product.id,
    quantity,
    real_quantity: packed ? (isMissing ? 0 : quantity) : null,
    unit_price_cents: product.price_cents,
    is_promo: random.chance(0.08),
    status: isMissing ? 'not_found' : packed ? 'done' : isUntouched(status) ? 'todo' : 'doing',
    packing_status: packed ? 'done' : 'todo',
    checking_status: packed && !isMissing ? 'done' : null,
    is_hot: isServed(product) ? random.chance(0.5) : null,
    replaces: packed && random.chance(0.04) ? random.pick(catalogue).selling_name : null,
  };
}

const refundable = (type: string, amount_cents: number): Payment => ({ type, amount_cents, is_refundable: true });

/** One to three means that together pay the order. */
function makePayments(cents: number, { paid_with_tr, is_uber_eats_order }: Order, random: Random): Payment[] {
  if (cents <= 0) return [];
  const card = random.chance(0.6) ? 'stripe' : 'checkout';
  if (is_uber_eats_order) return [{ ...refundable('checkout', cents), is_refundable: false }];
  if (paid_with_tr) return paidWithVouchers(cents, card, random);
  const others = random.weighted<readonly string[]>([
    [[], 12],
    [['edenred'], 2],
    [['paygreen'], 2],
    [['sub'], 1],
    [['edenred', 'promotions'], 1],
  ]);
  const shares = others.map((type) => refundable(type, Math.min(Math.floor(cents / 3), random.int(3, 19) * 100)));
  return split(
    cents,
    card,
    shares.filter(({ amount_cents }) => amount_cents > 0),
  );
}

/** Paper vouchers have one value, and the card pays the rest. */
function paidWithVouchers(cents: number, card: string, random: Random): Payment[] {
  const unit_cents = random.pick([850, 900, 1_100]);
  const quantity = Math.min(2, Math.floor(cents / unit_cents));
  if (quantity === 0) return split(cents, card, []);
  const vouchers = [{ quantity, unit_cents }];
  return split(cents, card, [{ type: 'papertr', amount_cents: quantity * unit_cents, is_refundable: false, vouchers }]);
}

function split(cents: number, card: string, others: readonly Payment[]): Payment[] {
  const left = cents - others.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return left > 0 ? [refundable(card, left), ...others] : [...others];
}

function originOf(order: Order, random: Random) {
  const source = random.pick(['ios', 'android', 'web']);
  return {
    api_source: order.is_uber_eats_order ? 'uber_eats' : source,
    app_version: source === 'web' ? null : `${random.int(6, 8)}.${random.int(0, 9)}.${random.int(0, 20)}`,
    receipt_url: `/receipts/${order.id}/`,
    uber_eats_display_id: order.is_uber_eats_order ? random.int(10_000, 99_999).toString(16).toUpperCase() : null,
    billing_address: order.shipping_address ?? null,
    subscription_id: order.tags?.includes('subscription') ? random.int(20_000, 29_999) : null,
  };
}

function promiseOf(order: Order) {
  const described = slotText(order);
  return {
    initial_slot_description: described,
    slot_description: described,
    packingtodelivery_description: null,
    estimated_travel_duration: order.estimated_travel_departure_at
      ? Math.max(
          0,
          Math.round(((msOf(order.shipping_time) ?? 0) - (msOf(order.estimated_travel_departure_at) ?? 0)) / 1_000),
        )
      : null,
  };
}

function riskOf(random: Random) {
  const account = Math.round(random.next() ** 3 * 100) / 100;
  const payment = Math.round(random.next() ** 3 * 100) / 100;
  return { fraud_score_account: account, fraud_score_payment: payment, fraud_rules: rulesOf(account, payment) };
}

/** The rules that give an order its scores; low scores need none. */
function rulesOf(account: number, payment: number): FraudRule[] {
  const rules: readonly (readonly [boolean, FraudRule])[] = [
    [
      account >= 0.5,
      {
        rule_id: 'R31',
        description: 'Adresse déjà liée à un compte frauduleux',
        fraud_score_by_type: { account, payment: null },
      },
    ],
    [
      payment >= 0.5,
      {
        rule_id: 'R12',
        description: 'Carte refusée trois fois en une heure',
        fraud_score_by_type: { account: null, payment },
      },
    ],
    [
      Math.max(account, payment) >= 0.2,
      {
        rule_id: 'R05',
        description: 'Panier inhabituel pour ce compte',
        fraud_score_by_type: { account, payment },
      },
    ],
  ];
  return rules.flatMap(([holds, rule]) => (holds ? [rule] : []));
}

/** The people who handled it. */
function workOf(order: Order, random: Random) {
  const leftMs = msOf(order.estimated_travel_departure_at);
  const isOut = hasLeft(order.status ?? '') && leftMs !== null;
  return {
    intern_packer: isUntouched(order.status ?? '') ? null : { name: shortName(drawName(random)) },
    driver_logs: isOut
      ? [
          {
            driver_name: shortName(drawName(random)),
            started_at: iso(leftMs - 20 * minuteMs),
            ended_at: order.status === 'received' ? iso(leftMs + 3 * hourMs) : null,
          },
        ]
      : [],
    order_stat_driver: isOut
      ? [
          {
            total_cost_with_agency_fee: random.int(380, 1_250) / 100,
            day: iso(leftMs).slice(0, 10),
            driver: random.int(31_204, 31_290),
          },
        ]
      : [],
    shipping_task: order.status === 'received' ? { date_received: order.max_shipping_time ?? null } : null,
  };
}

/** `12/03 18:00 - 20:00`, in Paris (SUP-467). */
function slotText({ shipping_time, max_shipping_time }: Order): string | null {
  const [startMs, endMs] = [msOf(shipping_time), msOf(max_shipping_time)];
  if (startMs === null || endMs === null) return null;
  return `${dateText(startMs).slice(0, 5)} ${hourText(startMs)} - ${hourText(endMs)}`;
}
