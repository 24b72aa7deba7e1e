import * as z from 'zod/mini';
import { question } from '../asking/question.ts';
import { post } from '../command.ts';
import { shortNumberOf, shortNumberTyped } from '../order/number-typed.ts';
import { Id, maybe } from '../schema.ts';
import { mailKey } from '../typed/mail.ts';
import { phoneDigits, phonePlain } from '../typed/phone.ts';
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
  /** Of the companies his orders went to, the one most like the typed text (OUR-167). */
  company: maybe(z.string()),
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

/** What a typed text can be compared by: another text is a name, an address, or part of one. */
type Typed = { readonly kind: 'email' | 'phone' | 'number'; readonly text: string } | { readonly kind: 'words' };

function readTyped(typed: string): Typed {
  const mail = mailKey(typed);
  if (mail.includes('@') && !mail.includes(' ')) return { kind: 'email', text: mail };
  const line = phonePlain(typed);
  const digits = phoneDigits(line);
  // A postal code or the number of an order is no phone number.
  if (digits !== null && (digits.length > 9 || /^\D*[+0]/.test(line))) return { kind: 'phone', text: digits };
  const number = shortNumberTyped(line);
  return number === null ? { kind: 'words' } : { kind: 'number', text: number };
}

/** As it is asked: in plain signs, an order's number as it is printed, a phone number and an e-mail by themselves. */
export function askedText(typed: string): string {
  const read = readTyped(typed);
  return read.kind === 'number' || read.kind === 'email' ? read.text : phonePlain(typed);
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

const ordersOf = (hit: Hit) => hit.last_orders_id_with_short_number ?? [];

/** Whether a hit has what was typed where it belongs: the whole of it, or a part. */
function has(hit: Hit, read: Typed, isWhole: boolean): boolean {
  const fits = (text: string | null | undefined) =>
    read.kind !== 'words' && text != null && (isWhole ? text === read.text : text.includes(read.text));
  switch (read.kind) {
    case 'email':
      return fits(hit.email == null ? null : mailKey(hit.email));
    case 'phone':
      // A number with a word beside it is one too: `06 39 98 00 12 (bureau)`.
      return fits(hit.phone_number == null ? null : (phoneDigits(hit.phone_number) ?? digitsOf(hit.phone_number)));
    case 'number':
      return ordersOf(hit).some(({ random_id }) => fits(random_id == null ? null : shortNumberOf(random_id)));
    case 'words':
      return true;
  }
}

/** The hits that have a typed e-mail, phone or order number, or its part: a service also answers with what is nearly so. */
export function hitsOf(typed: string, hits: readonly Hit[]): readonly Hit[] {
  const read = readTyped(typed);
  return hits.filter((hit) => has(hit, read, false));
}

/** What Enter opens: an order, a customer; null where nothing is meant for certain (SUP-029). */
export function meantBy(
  typed: string,
  hits: readonly Hit[],
): { readonly orderId: number } | { readonly hit: Hit } | null {
  const read = readTyped(typed);
  const number = shortNumberOf(typed);
  const order = hits
    .flatMap(ordersOf)
    .find(({ random_id }) => random_id != null && shortNumberOf(random_id) === number);
  if (order) return { orderId: order.id };
  const [only, another] = hits.filter((hit) => has(hit, read, true));
  return only && !another && read.kind !== 'number' ? { hit: only } : null;
}
