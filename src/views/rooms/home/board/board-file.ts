import type { FloorRow } from '../../../../db/view-rows/preparation.ts';
import type { Metas } from '../../../../domain/center/center.ts';
import { count, instant, text } from '../../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../../domain/csv/csv.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { orderStatusLabel } from '../../../../domain/order/status.ts';
import type { Section } from '../../../../domain/preparation/board.ts';
import { areaText } from './area-text.ts';
import { boardTexts, sectionTitles } from './text.ts';

interface Listed {
  readonly section: Section;
  /** Its place among the emergencies, from 1. */
  readonly place: number | null;
  readonly row: FloorRow;
  readonly metas: Metas | undefined;
}

const texts = boardTexts.columns;

/** The orders to pack, section by section as the board has them (PRP-110 to PRP-142, LOG-217). */
export const boardFile: readonly CsvColumn<Listed>[] = [
  { title: texts.section, cell: ({ section }) => text(sectionTitles[section]) },
  { title: texts.emergency, cell: ({ place }) => count(place) },
  { title: texts.order, cell: ({ row }) => text(orderName(row)) },
  { title: texts.client, cell: ({ row }) => text(row.name) },
  { title: texts.slotStart, cell: ({ row }) => instant(row.slotStartMs) },
  { title: texts.slotEnd, cell: ({ row }) => instant(row.slotEndMs) },
  { title: texts.status, cell: ({ row }) => text(row.orderStatus === null ? null : orderStatusLabel(row.orderStatus)) },
  { title: texts.packed, cell: ({ row }) => count(row.total === null ? null : (row.progress ?? 0)) },
  { title: texts.items, cell: ({ row }) => count(row.total) },
  { title: texts.bags, cell: ({ row }) => count(row.bags) },
  { title: texts.zone, cell: ({ row, metas }) => text(areaText(row, metas)) },
  { title: texts.packer, cell: ({ row }) => text(row.packer) },
];
