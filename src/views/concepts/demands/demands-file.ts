import { count, instant, text } from '../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../domain/csv/csv.ts';
import { dockCode } from '../../../domain/dock/text.ts';
import type { Demand } from '../../../domain/extra-cost/demand.ts';
import { orderNameOf, reviewerName, typeOf, whoAsks } from './demand-words.ts';
import { demandColumns, demandTexts } from './text.ts';

const [askedAt, driver, dock, order, type, minutes, comment, reviewer, reviewedAt, hasCost] = demandColumns;

/** The demands of a page, as the list shows them (LOG-136, LOG-217). */
export const demandsFile: readonly CsvColumn<Demand>[] = [
  { title: askedAt, cell: ({ created_at }) => instant(created_at) },
  { title: driver, cell: (demand) => text(String(whoAsks(demand))) },
  { title: dock, cell: (demand) => text(demand.dock ? dockCode(demand.dock) : null) },
  { title: order, cell: (demand) => text(demand.order ? orderNameOf(demand) : null) },
  { title: type, cell: (demand) => text(String(typeOf(demand) ?? '')) },
  { title: minutes, cell: (demand) => count(demand.minutes) },
  { title: comment, cell: (demand) => text(demand.comment) },
  { title: demandTexts.editedSince, cell: ({ presence_edited_at }) => instant(presence_edited_at) },
  { title: reviewer, cell: (demand) => text(String(reviewerName(demand) ?? '')) },
  { title: reviewedAt, cell: ({ reviewed_at }) => instant(reviewed_at) },
  { title: hasCost, cell: ({ extra_cost }) => text(extra_cost ? demandTexts.yes : demandTexts.no) },
];
