import type { Tx } from '../db/connection/open.ts';
import { insertMarketOrders, readStores } from '../stores/records.ts';
import { marketOrderOf } from '../world/stores.ts';
import type { Step } from './change.ts';

/** Enters the second courier's details about the orders he sold in a step. */
export async function marketOrdersAreKnown(tx: Tx, { changes, center }: Step): Promise<void> {
  const come = changes.flatMap((change) =>
    'insert' in change && change.kind === 'order' ? marketOrderOf(change.insert) : [],
  );
  if (come.length === 0) return;
  const known = new Set((await readStores(tx, center)).map(({ store_id }) => store_id));
  await insertMarketOrders(
    tx,
    come.filter(({ store_id }) => known.has(store_id)),
  );
}
