import { instant, text } from '../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../domain/csv/csv.ts';
import type { TrolleyLog } from '../../../domain/transit/logs.ts';
import { trolleyTexts as texts } from './text.ts';

const { date, by, location } = texts.columns;

/** Where a trolley was moved to, by whom and when (DSP-836, LOG-217). */
export const trolleyLogsFile: readonly CsvColumn<TrolleyLog>[] = [
  { title: date, cell: ({ created_at }) => instant(created_at) },
  { title: by, cell: ({ done_by }) => text(done_by) },
  { title: location, cell: (log) => text(log.location) },
];
