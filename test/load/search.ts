import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Db } from '../../server/src/db/connection/open.ts';
import { searchCustomers } from '../../server/src/db/customers/search-customers.ts';
import { makeRandom } from '../../server/src/world/random.ts';
import { Hits } from '../../src/domain/customer/search.ts';
import type { Client } from '../contract/client.ts';
import { addCustomers, firstCustomer } from './customers.ts';

/** What a call may take, 95 of 100, ms. */
const targetMs = 50;

/** Somebody who calls. */
interface Known {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone_number: string;
  readonly order_id: string;
  readonly random_id: string;
  readonly street: string;
  readonly street_number: string;
}

interface Kind {
  readonly what: string;
  /** Of a hundred searches. */
  readonly share: number;
  readonly typed: (known: Known) => string;
}

const national = ({ phone_number }: Known) => phone_number.replace('+33 ', '0');
const doubled = (name: string) => name.replace(/([aeiou])(?=[a-z])/, '$1$1');

/** What agents type while somebody speaks: three signs and more. */
const mix: readonly Kind[] = [
  { what: 'a whole number, as it is said', share: 30, typed: national },
  { what: 'the end of a number', share: 8, typed: (known) => known.phone_number.slice(-8) },
  { what: 'first and last name', share: 18, typed: (known) => `${known.first_name} ${known.last_name}` },
  { what: 'a last name', share: 12, typed: ({ last_name }) => last_name },
  { what: 'three signs of a name', share: 7, typed: ({ last_name }) => last_name.slice(0, 3) },
  { what: 'a name with a doubled letter', share: 5, typed: ({ last_name }) => doubled(last_name) },
  { what: 'an e-mail', share: 7, typed: ({ email }) => email },
  { what: 'an address', share: 4, typed: ({ street, street_number }) => `${street_number} ${street}` },
  { what: 'a city nearly all live in', share: 2, typed: () => 'paris' },
  { what: 'a given name and that city', share: 2, typed: ({ first_name }) => `${first_name} paris` },
  { what: 'a short number of an order', share: 3, typed: ({ random_id }) => random_id },
  { what: 'a number of an order', share: 2, typed: ({ order_id }) => order_id },
];

interface SearchLoad {
  readonly databaseUrl: string;
  readonly api: Client;
  readonly customers: number;
  readonly calls: number;
  readonly say: (line: string) => void;
  /** Processor time so far: of the API process, and of the backends of the database. */
  readonly used: () => Promise<{ readonly apiMs: number; readonly dbMs: number }>;
}

/**
 * Fills a database with customers, then asks for them one call after the other, as the table above says; prints p50 and p95
 * by kind, and how the database went about it. Gives whether any of it read a whole table.
 */
export async function loadSearch({ databaseUrl, api, customers, calls, say, used }: SearchLoad): Promise<boolean> {
  const db = drizzle(databaseUrl);
  db.$client.on('error', () => undefined);
  const startMs = performance.now();
  await addCustomers(db, customers);
  say(
    `\n${customers} customers, ${2 * customers} orders, filled in ${((performance.now() - startMs) / 1000).toFixed(0)} s`,
  );

  const known = await someOf(db, customers);
  const random = makeRandom(44);
  const took = new Map<Kind, { readonly ms: number; readonly found: number }[]>(mix.map((kind) => [kind, []]));
  const ask = async (kind: Kind) => {
    const body = { indexName: 'prod_users', q: kind.typed(random.pick(known)), perPage: 100 };
    const beginMs = performance.now();
    const answer = await api.post('/staff-search/', body);
    const ms = performance.now() - beginMs;
    if (answer.status !== 200) throw new Error(`the search of ${kind.what} answered ${answer.status}`);
    return { ms, found: Hits.parse(answer.body).found };
  };
  for (const kind of mix) await ask(kind);
  const before = await used();
  for (let nth = 0; nth < calls; nth++) {
    const kind = random.weighted(mix.map((it) => [it, it.share] as const));
    took.get(kind)?.push(await ask(kind));
  }
  const after = await used();

  const plans = await plansOf(databaseUrl, known);
  say('| typed | of 100 | calls | found (median) | p50 ms | p95 ms | how |');
  for (const [kind, runs] of took) {
    const ms = runs.map((run) => run.ms);
    const found = at(
      runs.map((run) => run.found),
      0.5,
    );
    const cells = [kind.what, kind.share, runs.length, found, at(ms, 0.5).toFixed(1), at(ms, 0.95).toFixed(1)];
    say(`| ${[...cells, plans.get(kind)?.join(', ')].join(' | ')} |`);
  }
  const every = [...took.values()].flat().map((run) => run.ms);
  // A backend that ended meanwhile took its time with it.
  const each = (of: 'apiMs' | 'dbMs') => {
    const ms = (after[of] - before[of]) / every.length;
    return ms < 0 ? '–' : `${ms.toFixed(1)} ms`;
  };
  const p95 = at(every, 0.95);
  say(
    `All ${every.length} calls, one after the other: p50 ${at(every, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms ` +
      `(${p95 <= targetMs ? 'within' : 'beyond'} ${targetMs}); processor time a call: API ${each('apiMs')}, database ${each('dbMs')}`,
  );
  await db.$client.end();
  const whole = [...plans].filter(([, nodes]) => nodes.some((node) => node.startsWith('Seq Scan')));
  for (const [{ what }, nodes] of whole) say(`FAILED: ${what} reads a whole table: ${nodes.join(', ')}`);
  return whole.length > 0;
}

/** The value below which so large a part of them is. */
function at(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

/** Two hundred of those who were added, from all over. */
async function someOf(db: ReturnType<typeof drizzle>, customers: number): Promise<readonly Known[]> {
  const step = Math.max(1, Math.floor(customers / 200));
  const { rows } = await db.execute<Record<keyof Known, string>>(sql`
    select first_name, last_name, email, phone_number, orders.id::text as order_id, random_id, street, street_number
    from generate_series(${firstCustomer}::bigint, ${firstCustomer + customers - 1}::bigint, ${step}::bigint) as taken
    join customers on customers.id = taken join addresses on addresses.id = taken join orders on orders.id = taken * 2
  `);
  return rows;
}

interface Node {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly Plans?: readonly Node[];
}

/** How the database goes about what each kind asks of it: the statements of the search itself, explained in its settings. */
async function plansOf(databaseUrl: string, known: readonly Known[]): Promise<ReadonlyMap<Kind, readonly string[]>> {
  const said: { readonly query: string; readonly params: unknown[] }[] = [];
  const logQuery = (query: string, params: unknown[]) => void said.push({ query, params });
  const db = drizzle(databaseUrl, { logger: { logQuery } });
  db.$client.on('error', () => undefined);
  const explained = new Map<Kind, readonly string[]>();
  const [somebody] = known;
  if (!somebody) throw new Error('nobody was added');
  for (const kind of mix) {
    said.length = 0;
    // The search writes its statements itself, and asks nothing of the tables a database is declared with.
    await searchCustomers(db as unknown as Db, kind.typed(somebody), 100);
    const client = await db.$client.connect();
    const nodes = new Set<string>();
    try {
      await client.query('begin read only');
      for (const { query, params } of said) {
        if (/^(set local|select set_config)/.test(query)) await client.query(query, params);
        else if (query.includes('customer_search')) {
          const { rows } = await client.query(`explain (format json) ${query}`, params);
          for (const node of nodesOf(rows[0]['QUERY PLAN'][0].Plan)) nodes.add(node);
        }
      }
    } finally {
      await client.query('rollback');
      client.release();
    }
    if (nodes.size === 0) throw new Error('the search asked nothing of its table');
    explained.set(kind, [...nodes].toSorted());
  }
  await db.$client.end();
  return explained;
}

/** The ways a plan reads tables that grow. */
function nodesOf(node: Node): readonly string[] {
  const below = (node.Plans ?? []).flatMap(nodesOf);
  const { 'Node Type': type, 'Relation Name': table, 'Index Name': index } = node;
  if (type === 'Seq Scan') return [`Seq Scan ${table}`, ...below];
  return index && /Index/.test(type) ? [index, ...below] : below;
}
