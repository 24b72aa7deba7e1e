import { recordNames } from '../../../db/queries/records.ts';
import { visibleRow } from '../../../db/queries/rows.ts';
import { inFull, type OrderInFull } from '../../../domain/order/in-full.ts';
import type { OrderId } from '../../../domain/order/order.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import { useOrderPlace } from '../../kit/queries/use-place.ts';
import { useRecord } from '../../kit/queries/use-record.ts';

/** An order as it is known. */
export interface OrderFile {
  /** Its scope; null until known. */
  readonly center: number | null;
  readonly order: OrderInFull | undefined;
  /** Its sheet is there too, not only what boards have. */
  readonly isWhole: boolean;
  /** Why nothing newer is known; null where nothing failed. */
  readonly error: string | null;
  /** When its sheet was read, device clock. */
  readonly readAtMs: number | null;
}

/**
 * An order with its sheet, the user's own actions included. Its center is the one that was found last, else the one its
 * address names.
 */
export function useOrderFile(orderId: OrderId, named: number | null): OrderFile {
  const { db } = useSignedIn();
  const place = useOrderPlace(orderId);
  const center = place?.center ?? named;
  const record = useRecord(recordNames.orderSheet, center === null ? null : { center, subject: orderId });
  const rows = useSeenQuery(async () => {
    if (center === null) return undefined;
    const [order, sheet] = await Promise.all([
      visibleRow(db, center, 'order', orderId),
      visibleRow(db, center, 'orderSheet', orderId),
    ]);
    return { center, order, sheet };
  }, [db, center, orderId]);
  const { order, sheet } = rows && record && rows.center === center ? rows : {};
  const error = record?.error ?? (center === null ? place?.error : null) ?? null;
  return {
    center,
    order: order && inFull(order, sheet),
    isWhole: sheet !== undefined,
    error,
    readAtMs: record?.appliedAtMs ?? null,
  };
}
