import { count, euros, instant, text } from '../../csv/cells.ts';
import { type CsvColumn, csvOf, fileWord } from '../../csv/csv.ts';
import type { MoneyEntry } from './entry.ts';
import { agentOf, inTime, sortOf } from './sums.ts';
import { entryText, meansText } from './text.ts';

/** A line an entry: their sum is that of the screen, and what is on several means is told apart (OUR-142). */
const columns: readonly CsvColumn<MoneyEntry>[] = [
  { title: 'Date et heure', cell: ({ created_at }) => instant(created_at) },
  { title: 'Commande', cell: ({ order }) => text(order?.random_id) },
  { title: 'Numéro de la commande', cell: ({ order }) => count(order?.id) },
  { title: 'Quoi', cell: (entry) => text(entryText(sortOf(entry), entry)) },
  { title: 'Raison', cell: ({ type_label }) => text(type_label) },
  { title: 'Qui', cell: (entry) => text(agentOf(entry)) },
  { title: 'Moyen', cell: ({ means }) => text(meansText(means)) },
  { title: 'Montant (€)', cell: ({ amount }) => euros(amount) },
  { title: 'Opération', cell: ({ operation_id }) => text(operation_id) },
  { title: "Numéro de l'écriture", cell: ({ id }) => count(id) },
];

export const moneyCsv = (entries: readonly MoneyEntry[]): string => csvOf(columns, entries.toSorted(inTime));

/** `argent-2026-11-26-retard.csv`. */
export const moneyFileName = (day: string, of: string | null): string =>
  `${['argent', day, of === null ? '' : fileWord(of)].filter(Boolean).join('-')}.csv`;
