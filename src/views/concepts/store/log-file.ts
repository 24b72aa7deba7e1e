import { instant, text } from '../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../domain/csv/csv.ts';
import type { StoreLog } from '../../../domain/store/store.ts';
import { storeStatusLabel } from '../../../domain/store/text.ts';
import { storeLogTexts } from './text.ts';

const { status, by, at } = storeLogTexts.heads;

/** The changes of a second courier's store (PRP-374, LOG-217). */
export const storeLogFile: readonly CsvColumn<StoreLog>[] = [
  { title: status, cell: (log) => text(storeStatusLabel(log.status)) },
  { title: by, cell: ({ done_by }) => text(done_by) },
  { title: at, cell: ({ created_at }) => instant(created_at) },
];
