import type { RequestSpec } from '../../src/domain/command.ts';
import type { Tab } from './world.ts';

/**
 * One thing looked at: a source with a subject. A sheet belongs to its order's center, a customer's things to scope 0.
 */
export interface Looked {
  readonly endpoint: 'order-sheet' | 'customer' | 'customer-orders';
  readonly center: number;
  readonly subject: number;
}

/** Name of its source, e.g. `order-sheet@12#42`. */
export const keyOfLooked = ({ endpoint, center, subject }: Looked) => `${endpoint}@${center}#${subject}`;

/** The replica's record of one, as far as tests ask. */
export interface LookedState extends Looked {
  readonly key: string;
  /** Number of its latest start, and of the one whose answer was applied. */
  readonly start: number;
  readonly appliedStart: number;
  /** Device clock; until then the server asked not to be asked. */
  readonly heldUntilMs?: number;
  /** Device clock when a screen last showed it. */
  readonly shownAtMs?: number;
  /** The rows it lists, under `kind:id`. */
  readonly rows: readonly string[];
}

/** The thing a call asks for by key; null for any other. The center a sheet is asked for in is not in its call. */
export function askedBy({ method, path, query = {} }: RequestSpec): Omit<Looked, 'center'> | null {
  if (method !== 'GET') return null;
  const [, order] = /^\/processing-orders\/(\d+)\/$/.exec(path) ?? [];
  // Without its parts it is read after an action.
  if (order !== undefined) return query.products === '1' ? { endpoint: 'order-sheet', subject: Number(order) } : null;
  if (path === '/processing-orders/') return { endpoint: 'customer-orders', subject: Number(query.user_id) };
  const [, customer] = /^\/users\/(\d+)\/support-info\/$/.exec(path) ?? [];
  return customer === undefined ? null : { endpoint: 'customer', subject: Number(customer) };
}

/** A tab looks at these from now on; a customer is asked for with his address. */
export async function look(tab: Tab, looked: readonly Looked[]): Promise<void> {
  tab.looked = looked;
  const asideOf = ({ endpoint, subject }: Looked) =>
    endpoint === 'customer' ? { aside: `client-${subject}@quai.test` } : {};
  await tab.set({ records: looked.map((it) => ({ ...it, ...asideOf(it) })) });
}
