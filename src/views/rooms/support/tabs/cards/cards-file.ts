import { cents, text } from '../../../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../../../domain/csv/csv.ts';
import { orderName } from '../../../../../domain/order/name.ts';
import { type CardTransaction, isPaid, state3dsOf } from '../../../../../domain/payment/card-transaction.ts';
import { paymentTexts as texts } from '../payment-text.ts';
import { riskText } from '../risk-text.ts';

const [order, date, amount, secure, message, risk] = texts.cardColumns;

const nameOf = ({ order: paid }: CardTransaction) =>
  paid?.id ? orderName({ id: paid.id, random_id: paid.random_id }) : paid?.random_id;

/** The card transactions of a customer, with their outcome in words (SUP-132 to SUP-138, LOG-217). */
export const cardsFile: readonly CsvColumn<CardTransaction>[] = [
  { title: order, cell: (paid) => text(nameOf(paid)) },
  { title: date, cell: ({ created_formated }) => text(created_formated) },
  { title: amount, cell: (paid) => cents(paid.amount) },
  { title: texts.outcome, cell: (paid) => text(isPaid(paid) ? texts.succeeded : texts.failed) },
  { title: texts.outsideColumn, cell: ({ refunded_outside }) => cents(refunded_outside) },
  { title: secure, cell: (paid) => text(texts.states3ds[state3dsOf(paid)]) },
  { title: message, cell: (paid) => text(paid.message?.message) },
  { title: risk, cell: (paid) => text(riskText(paid)) },
];
