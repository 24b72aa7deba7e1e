import { isOfRow, keyOf, type RowKey } from '../domain/rows.ts';
import { isRecord } from '../domain/wire.ts';
import type { JournalEntry, StoredCommand } from './schema.ts';

const named = /^(order|dock|driver|alert|notification):/;

/**
 * The thing an action is about: its order where it has one, else the first dock or driver among its lanes. Ids alone;
 * nothing for an action on a center's settings or on several orders.
 */
export function subjectOf({ args, lanes, center }: Pick<StoredCommand, 'args' | 'lanes' | 'center'>): {
  readonly center: number;
  readonly about?: RowKey;
} {
  const about = orderOf(args) ?? lanes.filter(isOfRow).find((key) => named.test(key));
  return { center, ...(about ? { about } : {}) } satisfies Pick<JournalEntry, 'center' | 'about'>;
}

function orderOf(args: unknown): RowKey | undefined {
  const id = isRecord(args) ? args.orderId : undefined;
  return typeof id === 'number' ? keyOf('order', id) : undefined;
}
