import { cents, instant, text } from '../../../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../../../domain/csv/csv.ts';
import { type PaygreenTransaction, paygreenState } from '../../../../../domain/payment/paygreen.ts';
import { paymentTexts as texts } from '../payment-text.ts';

const [number, date, amount, status] = texts.paygreenColumns;

const stateText = (state: string) => texts.paygreenStates[state] ?? state;

/** The Paygreen transactions of a customer (SUP-150 to SUP-156, LOG-217). */
export const paygreenFile: readonly CsvColumn<PaygreenTransaction>[] = [
  { title: number, cell: ({ id, payment_order_id }) => text(String(id ?? payment_order_id ?? '')) },
  { title: date, cell: ({ created_at }) => instant(created_at) },
  { title: amount, cell: (paid) => cents(paid.amount) },
  { title: texts.outsideColumn, cell: ({ refunded_outside }) => cents(refunded_outside) },
  { title: status, cell: (paid) => text(paid.status ? stateText(paygreenState(paid.status)) : null) },
];
