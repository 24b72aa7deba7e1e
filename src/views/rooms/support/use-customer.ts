import { nobodysCenter, recordNames } from '../../../db/queries/records.ts';
import { visibleRow, visibleRows } from '../../../db/queries/rows.ts';
import type { RecordState } from '../../../db/schema.ts';
import type { Customer, CustomerId } from '../../../domain/customer/customer.ts';
import type { OrderSummary } from '../../../domain/order/sheet/sheet.ts';
import { splitKey } from '../../../domain/rows.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import { useRecord } from '../../kit/queries/use-record.ts';

/** A value read for one subject, as far as known. */
export interface Known<Value> {
  readonly value: Value | undefined;
  readonly error: string | null;
  /** Device clock. */
  readonly readAtMs: number | null;
}

const known = <Value>(record: RecordState | undefined, value: Value | undefined): Known<Value> => ({
  value: record ? value : undefined,
  error: record?.error ?? null,
  readAtMs: record?.appliedAtMs ?? null,
});

/** A customer; asked for by id and e-mail, which stands in no key. */
export function useCustomer(userId: CustomerId, email: string): Known<Customer> {
  const { db } = useSignedIn();
  const record = useRecord(recordNames.customer, { center: nobodysCenter, subject: userId, aside: email });
  const row = useSeenQuery(() => visibleRow(db, nobodysCenter, 'customer', userId), [db, userId]);
  return known(record, row?.id === userId ? row : undefined);
}

/** His orders in every center: each as its own center has it where that is at hand, else as the list names it. */
export function useOrdersOf(userId: CustomerId): Known<readonly OrderSummary[]> {
  const { db } = useSignedIn();
  const record = useRecord(recordNames.customerOrders, { center: nobodysCenter, subject: userId });
  const rows = record?.appliedAtMs == null || record.isMissing ? undefined : record.rows;
  const orders = useSeenQuery(async () => {
    // He may have some: none is read yet.
    if (!rows) return undefined;
    const ids = rows.map((key) => splitKey(key)[1]);
    return asTheyAreNow(db, await visibleRows(db, nobodysCenter, 'orderSummary', ids));
  }, [db, rows]);
  return known(record, rows && orders);
}

async function asTheyAreNow(
  db: Parameters<typeof visibleRows>[0],
  summaries: readonly OrderSummary[],
): Promise<readonly OrderSummary[]> {
  const centers = new Set(summaries.flatMap(({ center }) => center ?? []));
  const inCenter = (center: number) => summaries.filter((it) => it.center === center).map(({ id }) => id);
  const held = await Promise.all([...centers].map((center) => visibleRows(db, center, 'order', inCenter(center))));
  const now = new Map(held.flat().map((row) => [row.id, row]));
  return summaries.map((summary) => {
    const row = now.get(summary.id);
    return row
      ? { ...summary, status: row.status, shipping_time: row.shipping_time ?? summary.shipping_time }
      : summary;
  });
}
