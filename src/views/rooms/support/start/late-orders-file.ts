import type { DeliveryRow } from '../../../../db/view-rows/deliveries.ts';
import { count, instant, text } from '../../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../../domain/csv/csv.ts';
import type { Untended } from '../../../../domain/late-order/untended.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { orderStatusLabel } from '../../../../domain/order/status.ts';
import { startTexts as texts } from './text.ts';

const { name, client, slot, late, status, where } = texts.columns;

type Late = Untended<DeliveryRow>['rows'][number] & { readonly nowMs: number };

/** The late orders that nobody has dealt with, as they are listed (SUP-001, LOG-217). */
export const lateOrdersFile: readonly CsvColumn<Late>[] = [
  { title: name, cell: ({ row }) => text(orderName(row)) },
  { title: client, cell: ({ row }) => text(row.clientName) },
  { title: `${slot}, début`, cell: ({ row }) => instant(row.slotStartMs) },
  { title: `${slot}, fin`, cell: ({ row }) => instant(row.slotEndMs) },
  { title: `${late} (min)`, cell: ({ minutes }) => count(minutes) },
  { title: status, cell: ({ row }) => text(row.orderStatus ? orderStatusLabel(row.orderStatus) : null) },
  { title: where, cell: ({ row, nowMs }) => text(texts.where(row, nowMs)) },
];
