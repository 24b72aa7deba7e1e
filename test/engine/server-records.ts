import type { RequestSpec } from '../../src/domain/command.ts';
import { done, notFound, type Outcome, refused } from './actions/outcome.ts';
import { type Truth, type TruthOrder, wireOrder } from './server-rows.ts';

/** Facts of an order's sheet only, and its customer. */
export interface TruthSheet {
  user: number;
  products: readonly { readonly order_product_id: number; readonly quantity: number }[];
  payment_details: readonly { readonly type: string; readonly amount: number }[];
}

/** A customer is in no center: his scope is 0. */
export interface TruthCustomer {
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  phone_number: string;
  is_vip: boolean;
}

type Centers = ReadonlyMap<number, Truth>;

/** Reasons to withhold things, each with its refusal. */
const gone = {
  deleted: () => notFound,
  merged: (into: number) => refused(410, { detail: 'Fusionnée', merged_into: into }),
  forbidden: () => refused(403, { detail: 'Interdit' }),
} as const;

/**
 * The server's data beside its boards: customers, the customer of each order, and sheets. An order lies in one center,
 * its home; one without a task is on no board, and can be read by its id.
 */
export class Records {
  readonly customers = new Map<number, TruthCustomer>();
  readonly sheets = new Map<number, TruthSheet>();
  private readonly withheld = new Map<string, Outcome>();

  constructor(private readonly centers: Centers) {}

  homeOf(orderId: number): number | undefined {
    return [...this.centers].find(([, { orders }]) => orders.has(orderId))?.[0];
  }

  /** The order goes to another center, off the board of the one it leaves. */
  move(orderId: number, to: number): void {
    const from = this.centers.get(this.homeOf(orderId) ?? to);
    const order = from?.orders.get(orderId);
    if (!from || !order) return;
    takeOffBoard(from, orderId);
    from.orders.delete(orderId);
    this.centers.get(to)?.orders.set(orderId, order);
  }

  /** From now on the thing is withheld, by its name as rows have it: `order:5001`, `customer:7001`. */
  withhold(thing: string, why: 'deleted' | 'forbidden' | { readonly mergedInto: number }): void {
    this.withheld.set(thing, typeof why === 'string' ? gone[why]() : gone.merged(why.mergedInto));
  }

  tellAgain(thing: string): void {
    this.withheld.delete(thing);
  }

  /** The keyed reads of the tables (API-S01, API-S02, API-S42); null for other calls. */
  read({ method, path, query = {} }: RequestSpec): Outcome | null {
    if (method !== 'GET') return null;
    const [, order] = /^\/processing-orders\/(\d+)\/$/.exec(path) ?? [];
    if (order !== undefined) return this.withheld.get(`order:${order}`) ?? this.sheet(Number(order), query);
    if (path === '/processing-orders/') return this.ordersOf(Number(query.user_id));
    const [, customer] = /^\/users\/(\d+)\/support-info\/$/.exec(path) ?? [];
    if (customer === undefined) return null;
    return this.withheld.get(`customer:${customer}`) ?? this.customer(Number(customer), query.email ?? '');
  }

  private sheet(id: number, asked: Readonly<Record<string, string>>): Outcome {
    const home = this.homeOf(id);
    const order = this.centers.get(home ?? 0)?.orders.get(id);
    if (!order || home === undefined) return notFound;
    const sheet = this.sheets.get(id);
    // Without its parts it has the boards' fields.
    if (asked.products !== '1') return done(wireOrder(order));
    const { user, ...parts } = sheet ?? { user: null, products: [], payment_details: [] };
    return done({
      ...wireOrder(order),
      center: home,
      center_id: home,
      ...parts,
      user: user === null ? null : { id: user },
    });
  }

  private ordersOf(user: number): Outcome {
    const mine = [...this.sheets].filter(([, sheet]) => sheet.user === user).map(([id]) => id);
    return done(
      [...this.centers].flatMap(([center, { orders }]) =>
        mine.flatMap((id) => orders.get(id) ?? []).map((order) => summaryOf(order, center)),
      ),
    );
  }

  private customer(id: number, email: string): Outcome {
    const customer = this.customers.get(id);
    return customer?.email === email.trim().toLowerCase() ? done({ ...customer }) : notFound;
  }
}

const summaryOf = ({ id, random_id, status }: TruthOrder, center: number) => ({ id, random_id, status, center });

/** The order is still there, of another day: no board lists it. */
export function takeOffBoard({ tasks, docks }: Truth, orderId: number): void {
  const ids = new Set([...tasks.values()].filter(({ order }) => order === orderId).map(({ id }) => id));
  for (const dock of docks.values()) dock.tasks = dock.tasks.filter((id) => !ids.has(id));
  for (const id of ids) tasks.delete(id);
}

/** Whether the boards of its center have an order. */
export const isOnBoard = ({ tasks }: Truth, orderId: number) =>
  [...tasks.values()].some(({ order }) => order === orderId);

/** Orders of other days in each center, and two customers with orders in both. */
export function fillRecords(records: Records, centers: Centers, nowMs: number): void {
  for (const id of [7001, 7002]) records.customers.set(id, aCustomer(id));
  for (const [center, { orders }] of centers) {
    const first = center === 9 ? 5001 : 5501;
    for (let id = first; id < first + 4; id++) orders.set(id, anOldOrder(id, nowMs));
    for (const id of orders.keys()) records.sheets.set(id, aSheet(id));
  }
}

const aCustomer = (id: number): TruthCustomer => ({
  ...{ id, email: `client-${id}@quai.test`, first_name: 'Léa', last_name: `Roux ${id}` },
  ...{ phone_number: '06 12 34 56 78', is_vip: false },
});

const anOldOrder = (id: number, nowMs: number): TruthOrder => ({
  ...{ id, random_id: `R${id}`, status: 'received', late_order: null },
  ...{ number_of_bags: 2, number_of_bags_isotherm: 1, number_of_bags_dry: 1 },
  max_shipping_time: new Date(nowMs - 86_400_000).toISOString(),
});

const aSheet = (id: number): TruthSheet => ({
  user: 7001 + (id % 2),
  products: [1, 2].map((n) => ({ order_product_id: id * 10 + n, quantity: n })),
  payment_details: [{ type: 'card', amount: 24.9 }],
});
