import * as z from 'zod/mini';
import { question } from '../asking/question.ts';
import { post } from '../command.ts';
import { Id, maybe } from '../schema.ts';
import { CustomerId } from './customer.ts';

/** One order of a hit: its number, and the short one that is read out. */
const HitOrder = z.object({ id: Id, random_id: maybe(z.string()) });

/** A customer in the results of the search (SUP-024). Personal data: shown, and stored nowhere. */
export const Hit = z.object({
  id: CustomerId,
  email: maybe(z.string()),
  name: maybe(z.string()),
  /** One of the sites in the settings. */
  site: maybe(z.union([Id, z.string()])),
  last_order_shipping_address: maybe(z.string()),
  phone_number: maybe(z.string()),
  last_orders_id_with_short_number: maybe(z.array(HitOrder)),
  /** Epoch seconds, or ISO 8601. */
  last_order_time: maybe(z.union([z.number(), z.string()])),
});
export type Hit = Readonly<z.infer<typeof Hit>>;

/** `found` is the number of all matches, which may exceed those in `hits`. */
export const Hits = z.object({ found: z.int().check(z.nonnegative()), hits: z.array(Hit) });
export type Hits = Readonly<z.infer<typeof Hits>>;

const index = 'prod_users';
const perPage = 100;

/** The customers that match the typed text (SUP-023, API-S52). */
export const searchCustomers = question('customer.search', {
  args: z.object({ q: z.string().check(z.minLength(1), z.maxLength(200)) }),
  value: Hits,
  permission: null,
  request: ({ q }) => post('/staff-search/', { body: { indexName: index, q, perPage } }),
});

/** When a hit last ordered, epoch ms; null where unknown. */
export function lastOrderMs({ last_order_time: told }: Pick<Hit, 'last_order_time'>): number | null {
  if (told === null || told === undefined) return null;
  const ms = typeof told === 'number' ? told * 1_000 : Date.parse(told);
  return Number.isFinite(ms) ? ms : null;
}

const orderNumber = /^[1-9]\d{0,8}$/;

/** The order whose number was typed: 1 to 9 digits, the first not 0, since telephone numbers begin with 0 (SUP-029). */
export function orderTyped(typed: string): number | null {
  const digits = typed.replaceAll(/[\s#]/g, '');
  return orderNumber.test(digits) ? Number(digits) : null;
}

/** The order of a hit whose short number was typed. */
export function shortNumberTyped(typed: string, hits: readonly Hit[]): number | null {
  const wanted = typed.trim().replace(/^#/, '').toUpperCase();
  const orders = hits.flatMap((hit) => hit.last_orders_id_with_short_number ?? []);
  return orders.find(({ random_id }) => random_id?.toUpperCase() === wanted)?.id ?? null;
}
