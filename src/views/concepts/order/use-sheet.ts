import { recordNames } from '../../../db/queries/records.ts';
import { visibleRow } from '../../../db/queries/rows.ts';
import type { OrderId } from '../../../domain/order/order.ts';
import type { OrderSheet } from '../../../domain/order/sheet/sheet.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { useSeenQuery } from '../../kit/queries/live-queries.ts';
import { useRecord } from '../../kit/queries/use-record.ts';
import { useScope } from '../../kit/scope/scope.ts';

/** Fields only the sheet of an order has, read where no screen shows it; null without them, undefined until read. */
export function useSheet(orderId: OrderId): OrderSheet | null | undefined {
  const { db } = useSignedIn();
  const center = useScope();
  useRecord(recordNames.orderSheet, { center, subject: orderId });
  return useSeenQuery(async () => (await visibleRow(db, center, 'orderSheet', orderId)) ?? null, [db, center, orderId]);
}
