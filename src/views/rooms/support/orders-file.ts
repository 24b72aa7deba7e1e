import type { Center } from '../../../domain/center/center.ts';
import { cents, euros, instant, text } from '../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../domain/csv/csv.ts';
import type { OrderSummary } from '../../../domain/order/sheet/sheet.ts';
import { centerOf, deliveryCents } from '../../../domain/order/sheet/sheet-rules.ts';
import { orderStatusLabel } from '../../../domain/order/status.ts';
import { centerTexts, orderNumbers, supportTexts as texts } from './text.ts';

const { id, center, for: due, status, delivery, amount } = texts.orderColumns;

interface Listed {
  readonly order: OrderSummary;
  readonly centers: readonly Center[];
}

function centerName({ order, centers }: Listed): string {
  const its = centerOf(order, centers);
  return its.kind === 'center' ? its.name : centerTexts[its.kind];
}

/** The orders of a customer, in every center (SUP-080 to SUP-091, LOG-217). */
export const ordersFile: readonly CsvColumn<Listed>[] = [
  { title: id, cell: ({ order }) => text(orderNumbers(order)) },
  { title: texts.expensiveColumn, cell: ({ order }) => text(order.is_expensive ? texts.expensive : null) },
  { title: center, cell: (listed) => text(centerName(listed)) },
  { title: due, cell: ({ order }) => instant(order.shipping_time) },
  { title: status, cell: ({ order }) => text(order.status ? orderStatusLabel(order.status) : null) },
  { title: delivery, cell: ({ order }) => cents(deliveryCents(order)) },
  { title: amount, cell: ({ order }) => euros(order.amount) },
];
