import { type SQL, sql } from 'drizzle-orm';
import { askedText, type Hit, type Hits } from '../../../../src/domain/customer/search.ts';
import type { Db, Tx } from '../connection/open.ts';

/** A search with more matches is not counted further: whoever searches types more. */
const mostFound = 1_000;
/** How many recent orders a hit contains, the one that was searched for among them. */
const recentOrders = 5;

/**
 * The customers who match all typed words: first whoever placed the typed order, then by latest order (SUP-023). A word
 * matches anywhere in a customer's search text; a word of one or two signs only at the beginning of a word. If nobody
 * matches, similar words do: with a letter left out or doubled.
 */
export async function searchCustomers(db: Db, text: string, perPage: number): Promise<Hits> {
  const typed = askedText(text);
  return db.transaction(
    async (tx) => {
      const terms = await termsOf(tx, typed);
      if (terms.length === 0) return { found: 0, hits: [] };
      // For a word that nearly every customer has, the planner would read the whole table. The index is never much
      // slower, and its cost does not grow with the customers who do not match.
      await tx.execute(sql`set local enable_seqscan = off`);
      const order = await orderOf(tx, typed);
      const wanted = { terms, order, perPage };
      const exact = await answering(tx, terms.map(contains), wanted);
      return exact.found > 0 ? exact : nearly(tx, wanted);
    },
    { accessMode: 'read only' },
  );
}

/** Rows as the database gives them, whichever engine runs it. */
const rowsOf = async <Told>(tx: Tx, query: SQL): Promise<readonly Told[]> =>
  ((await tx.execute(query)) as { readonly rows: readonly Told[] }).rows;

/** A number as people write it: from 0 or + on, with any separators between digits. */
const phonePart = /(?:\+|(?<![\p{L}\d])0)[\d\s.\-()/]*\d/u;
const onlyNumber = /^[\d\s.\-()/+#]+$/;

/** The words to find, folded in the same way as the search texts. */
async function termsOf(tx: Tx, typed: string): Promise<string[]> {
  const phone = onlyNumber.test(typed) ? typed : (phonePart.exec(typed)?.[0] ?? '');
  const rest = phone === '' ? typed : typed.replace(phone, ' ');
  const [told] = await rowsOf<{ words: string; number: string }>(
    tx,
    sql`select folded(${rest}) as words, dialled(${phone}) as number`,
  );
  return [...(told?.words.split(' ') ?? []), told?.number ?? ''].filter(Boolean);
}

/** Words of streets as they are said short on the phone; addresses have them whole. */
const longWords: Readonly<Record<string, string>> = {
  ...{ bd: 'boulevard', bld: 'boulevard', blvd: 'boulevard', boul: 'boulevard', av: 'avenue', ave: 'avenue' },
  ...{ pl: 'place', imp: 'impasse', fg: 'faubourg', fbg: 'faubourg', sq: 'square', chem: 'chemin', all: 'allee' },
  ...{ st: 'saint', ste: 'sainte' },
};

const holds = (term: string) => sql`words like ${term.length < 3 ? `% ${term}%` : `%${term}%`}`;

/** A short word of a street may stand there whole as well. */
function contains(term: string): SQL {
  const long = Object.hasOwn(longWords, term) ? longWords[term] : undefined;
  return long === undefined ? holds(term) : sql`(${holds(term)} or ${holds(` ${long} `)})`;
}

/** Required similarity of words, the stricter one first: it reads fewer rows. */
const nearness = [0.65, 0.5];

/** The customers with similar words, by the strictest similarity that finds any. */
async function nearly(tx: Tx, wanted: Wanted): Promise<Hits> {
  for (const least of nearness) {
    await tx.execute(sql`select set_config('pg_trgm.word_similarity_threshold', ${String(least)}, true)`);
    const near = await answering(tx, wanted.terms.map(isNearly), wanted);
    if (near.found > 0) return near;
  }
  return { found: 0, hits: [] };
}

/**
 * Whether enough trigrams of a word match, by the threshold; short words, and words with digits, have to match as
 * typed.
 */
const isNearly = (term: string) => (term.length < 4 || /\d/.test(term) ? contains(term) : sql`words %> ${term}`);

const orderNumber = /^#?(\d{1,15})$/;
const shortNumber = /^#?([a-z\d]{4,12})$/i;

/** The order whose number, or short number, is the whole typed text. */
async function orderOf(tx: Tx, typed: string): Promise<number | null> {
  const plain = typed.replaceAll(/\s/g, '');
  const id = orderNumber.exec(plain)?.[1];
  const short = shortNumber.exec(typed.trim())?.[1];
  if (id === undefined && short === undefined) return null;
  const [found] = await rowsOf<{ id: number | string }>(
    tx,
    sql`
    select id from (
      (select id from orders where id = ${id === undefined ? null : Number(id)}::bigint)
      union all
      (select id from orders where upper(random_id) = upper(${short ?? null}::text) order by id desc limit 1)
    ) named limit 1
  `,
  );
  return found ? Number(found.id) : null;
}

interface Wanted {
  /** The folded words that were typed. */
  readonly terms: readonly string[];
  /** The order whose number was typed. */
  readonly order: number | null;
  readonly perPage: number;
}

async function answering(tx: Tx, conditions: readonly SQL[], { terms, order, perPage }: Wanted): Promise<Hits> {
  const rows = await rowsOf<Row>(
    tx,
    sql`
    with owner as (
      select customer_id from order_sheets where order_id = ${order}::bigint and customer_id is not null
    ), matching as (
      select customer_id, 0 as rank from owner
      union all
      (select customer_id, 1 as rank from customer_search where ${sql.join([...conditions], sql` and `)} limit ${mostFound})
    ), answering as (
      select customer_id, min(rank) as rank from matching group by customer_id
    ), last_order as (
      select answering.customer_id, rank, max(order_time) as last_order_time
      from answering left join order_sheets on order_sheets.customer_id = answering.customer_id
      group by answering.customer_id, rank
    ), page as (
      select *, count(*) over () as found from last_order
      order by rank, last_order_time desc nulls last, customer_id limit ${perPage}
    )
    select page.found::int, customers.id, customers.email, customers.first_name, customers.last_name,
      customers.phone_number, (customers.data->'usersite'->0->>'site')::bigint as site,
      page.last_order_time, recent.told as orders, recent.address, works.company
    from page
    join customers on customers.id = page.customer_id
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', id, 'random_id', random_id) order by is_asked desc, order_time desc) as told,
        (array_agg(shipping_address order by order_time desc))[1] as address
      from (
        select orders.id, orders.random_id, order_sheets.order_time, orders.data->'shipping_address' as shipping_address,
          orders.id is not distinct from ${order}::bigint as is_asked
        from order_sheets join orders on orders.id = order_sheets.order_id
        where order_sheets.customer_id = page.customer_id
        order by is_asked desc, order_sheets.order_time desc limit ${recentOrders}
      ) latest
    ) recent on true
    left join lateral (
      select company from customer_search, unnest(companies) with ordinality as known (company, nth)
      where customer_search.customer_id = page.customer_id
      order by (
        select sum(word_similarity(term, folded(company))) from unnest(${sql.param([...terms])}::text[]) as term
      ) desc, nth limit 1
    ) works on true
    order by page.rank, page.last_order_time desc nulls last, customers.id
  `,
  );
  return { found: rows[0]?.found ?? 0, hits: rows.map(tell) };
}

interface Row {
  readonly found: number;
  readonly id: number | string;
  readonly email: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly phone_number: string | null;
  readonly site: number | string | null;
  readonly last_order_time: Date | string | null;
  readonly orders: NonNullable<Hit['last_orders_id_with_short_number']> | null;
  readonly address: Address | null;
  readonly company: string | null;
}

interface Address {
  readonly street_number?: string | null;
  readonly street?: string | null;
  readonly postal_code?: string | null;
  readonly city?: string | null;
}

const tell = (row: Row): Hit => ({
  id: Number(row.id) as Hit['id'],
  email: row.email,
  name: [row.first_name, row.last_name].filter(Boolean).join(' '),
  site: row.site === null ? null : Number(row.site),
  last_order_shipping_address: row.address && lineOf(row.address),
  phone_number: row.phone_number,
  last_orders_id_with_short_number: row.orders,
  company: row.company,
  last_order_time: row.last_order_time && new Date(row.last_order_time).toISOString(),
});

const lineOf = ({ street_number, street, postal_code, city }: Address) =>
  [
    [street_number, street],
    [postal_code, city],
  ]
    .map((part) => part.filter(Boolean).join(' '))
    .filter(Boolean)
    .join(', ') || null;
