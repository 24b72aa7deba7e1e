import { recordNames } from '../../../db/queries/records.ts';
import { visibleRow } from '../../../db/queries/rows.ts';
import type { OrderId } from '../../../domain/order/order.ts';
import type { OrderSheet } from '../../../domain/order/sheet.ts';
import { useSignedIn } from '../../app/context.ts';
import { useSeenQuery } from '../../app/live-queries.ts';
import { useScope } from '../../app/scope.ts';
import { useRecord } from '../../app/use-record.ts';

/** What only its sheet tells of an order, read where no screen shows it; null while it is not there, undefined until looked. */
export function useSheet(orderId: OrderId): OrderSheet | null | undefined {
  const { db } = useSignedIn();
  const center = useScope();
  useRecord(recordNames.orderSheet, { center, subject: orderId });
  return useSeenQuery(async () => (await visibleRow(db, center, 'orderSheet', orderId)) ?? null, [db, center, orderId]);
}
