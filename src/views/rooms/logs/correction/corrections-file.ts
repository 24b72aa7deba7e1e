import { count, day, euros, instant, text } from '../../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../../domain/csv/csv.ts';
import { monthText } from '../../../../domain/driver-log/calendar.ts';
import type { DriverMonth } from '../../../../domain/driver-log/driver-month.ts';
import { correctionTexts as texts } from './text.ts';

const [of, amount, minutes, reason, by, month] = texts.columns;

type Correction = NonNullable<DriverMonth['corrections']>[number];

/** What later months paid for days of a closed one (LOG-205, LOG-217). */
export const correctionsFile: readonly CsvColumn<Correction>[] = [
  { title: of, cell: (it) => day(it.day) },
  { title: amount, cell: (it) => euros(it.amount) },
  { title: minutes, cell: (it) => count(it.minutes) },
  { title: reason, cell: (it) => text(it.reason) },
  { title: by, cell: (it) => text(it.by?.name ?? texts.nobody) },
  { title: texts.enteredAt, cell: ({ at }) => instant(at) },
  { title: month, cell: ({ entered_on }) => text(monthText(entered_on.slice(0, 7))) },
];
