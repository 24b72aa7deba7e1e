import { instant, text } from '../../../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../../../domain/csv/csv.ts';
import { type Sms, sentAt } from '../../../../../domain/customer/messages.ts';
import { customerTexts as texts } from '../../customer/text.ts';

const { message, type, date } = texts.messageColumns;

/** The SMS a customer was sent (SUP-168, LOG-217). */
export const messagesFile: readonly CsvColumn<Sms>[] = [
  { title: message, cell: (sms) => text(sms.message) },
  { title: type, cell: ({ transport_label }) => text(transport_label) },
  { title: date, cell: (sms) => instant(sentAt(sms)) },
];
