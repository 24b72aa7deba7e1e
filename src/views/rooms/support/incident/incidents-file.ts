import { nameOfAuthor } from '../../../../domain/author.ts';
import { cents, count, instant, text } from '../../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../../domain/csv/csv.ts';
import type { Incident } from '../../../../domain/incident/incident-row.ts';
import { sumsOf } from '../../../../domain/incident/rules.ts';
import { incidentTexts as texts } from './text.ts';

const [prepared, about, by, status, credited, amount] = texts.listColumns;

/** The incidents of a center, with what was credited of each (OUR-174, LOG-217). */
export const incidentsFile: readonly CsvColumn<Incident>[] = [
  { title: prepared.title, cell: ({ prepared_at }) => instant(prepared_at) },
  { title: about.title, cell: (it) => text(it.about || texts.title(null)) },
  { title: by.title, cell: ({ prepared_by }) => text(nameOfAuthor(prepared_by)) },
  { title: status.title, cell: (it) => text(texts.statuses[it.status] ?? it.status) },
  { title: credited.title, cell: ({ items }) => count(sumsOf(items).credited.count) },
  { title: texts.whole(credited.title), cell: ({ items }) => count(items.length) },
  { title: amount.title, cell: ({ items }) => cents(sumsOf(items).credited.cents) },
  { title: texts.whole(amount.title), cell: ({ items }) => cents(sumsOf(items).total) },
];
