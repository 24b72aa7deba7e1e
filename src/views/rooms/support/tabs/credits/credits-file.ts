import { nameOfAuthor } from '../../../../../domain/author.ts';
import { euros, text } from '../../../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../../../domain/csv/csv.ts';
import type { CreditEntry } from '../../../../../domain/money/credit/entry.ts';
import { orderName } from '../../../../../domain/order/name.ts';
import { whenText } from './credit-time.ts';
import { creditTabTexts as texts } from './credits-text.ts';

const { date, order, amount, type, usage, code, by } = texts.columns;

/** The entries of a customer's credits: their sum is the balance under the table (SUP-160, LOG-217). */
export const creditsFile: readonly CsvColumn<CreditEntry>[] = [
  { title: date, cell: (entry) => text(whenText(entry)) },
  { title: order, cell: (entry) => text(entry.order ? orderName(entry.order) : texts.noOrder) },
  { title: amount, cell: (entry) => euros(entry.amount) },
  { title: type, cell: ({ type_label }) => text(type_label) },
  { title: usage, cell: (entry) => text(entry.usage) },
  { title: code, cell: ({ discount_code }) => text(discount_code) },
  { title: by, cell: ({ done_by }) => text(nameOfAuthor(done_by)) },
];
