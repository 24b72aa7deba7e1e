import { cents, count, day, instant, seconds, text } from '../csv/cells.ts';
import { type CsvColumn, csvOf, fileWord } from '../csv/csv.ts';
import { centsOfEuros } from '../money/cents.ts';
import { monthText } from './calendar.ts';
import { type DriverLog, dayOfLog, endMs, isExtraCost, isUnfinished, startMs } from './driver-log.ts';
import type { MonthOfDriver } from './driver-months.ts';
import { payModeLabel } from './pay-mode-label.ts';

/** What a log adds to the totals; nothing where it is left out of them (LOG-052). */
const counts = (log: DriverLog) => !isUnfinished(log);
const timeOf = (log: DriverLog, value: number | null | undefined) =>
  counts(log) && !isExtraCost(log) && typeof value === 'number' ? Math.round(value) : null;
const centsIf = (log: DriverLog, isIt: boolean) => (isIt && counts(log) ? centsOfEuros(log.money_real) : null);

/** The columns of exported logs: sums of them are the totals on the screen (LOG-052, LOG-058). */
const logColumns: readonly CsvColumn<DriverLog>[] = [
  { title: 'Jour', cell: (log) => day(dayOfLog(log)) },
  { title: 'Chauffeur', cell: ({ driver }) => text(driver.name) },
  { title: 'Numéro du chauffeur', cell: ({ driver }) => count(driver.id) },
  { title: 'Type', cell: (log) => text(isExtraCost(log) ? 'Surcoût' : 'Shift') },
  { title: 'Numéro du log', cell: ({ id }) => count(id) },
  { title: 'Paiement', cell: ({ pay_mode }) => text(payModeLabel(pay_mode)) },
  { title: 'Début', cell: (log) => instant(isExtraCost(log) ? null : startMs(log)) },
  { title: 'Fin', cell: (log) => instant(isExtraCost(log) ? null : endMs(log)) },
  { title: 'Durée', cell: (log) => seconds(timeOf(log, log.time_total)) },
  { title: 'Durée (s)', cell: (log) => count(timeOf(log, log.time_total)) },
  { title: 'Attente', cell: (log) => seconds(timeOf(log, log.time_waiting)) },
  { title: 'Attente (s)', cell: (log) => count(timeOf(log, log.time_waiting)) },
  { title: 'Présence (€)', cell: (log) => cents(centsIf(log, !isExtraCost(log))) },
  { title: 'Surcoût (€)', cell: (log) => cents(centsIf(log, isExtraCost(log))) },
  { title: 'Total (€)', cell: (log) => cents(centsIf(log, true)) },
  { title: 'Hors total', cell: (log) => text(isUnfinished(log) ? 'Fin non pointée' : '') },
  { title: 'Corrigé', cell: (log) => text(log.manual_edit_start || log.manual_edit_end ? 'Oui' : '') },
  { title: 'Raison', cell: (log) => text(isExtraCost(log) ? log.logs?.[0]?.label : '') },
];

const commentColumn: CsvColumn<DriverLog> = {
  title: 'Commentaire',
  cell: (log) => text(isExtraCost(log) ? log.logs?.[0]?.comment : log.edits?.at(-1)?.comment),
};

export const logsCsv = (logs: readonly DriverLog[]): string => csvOf([...logColumns, commentColumn], logs);

/** The same for a file that is never changed: comments may name a customer, whose data have to be cleared (SUP-583). */
export const closedLogsCsv = (logs: readonly DriverLog[]): string => csvOf(logColumns, logs);

/** A line a driver, with the totals of the screen (LOG-057, LOG-058). */
const monthColumns = (month: string): readonly CsvColumn<MonthOfDriver>[] => [
  { title: 'Mois', cell: () => text(monthText(month)) },
  { title: 'Chauffeur', cell: ({ driver }) => text(driver.name) },
  { title: 'Numéro du chauffeur', cell: ({ driver }) => count(driver.id) },
  { title: 'Paiement', cell: ({ payModes }) => text(payModes.map(payModeLabel).join(', ')) },
  { title: 'Temps', cell: ({ totals }) => seconds(totals.seconds) },
  { title: 'Temps (s)', cell: ({ totals }) => count(totals.seconds) },
  { title: 'Attente', cell: ({ totals }) => seconds(totals.waitingSeconds) },
  { title: 'Attente (s)', cell: ({ totals }) => count(totals.waitingSeconds) },
  { title: 'Présence (€)', cell: ({ totals }) => cents(totals.presenceCents) },
  { title: 'Surcoûts (€)', cell: ({ totals }) => cents(totals.extraCostCents) },
  { title: 'Total (€)', cell: ({ totals }) => cents(totals.totalCents) },
  { title: 'Présences non terminées', cell: ({ totals }) => count(totals.unfinished) },
];

export const monthsCsv = (month: string, months: readonly MonthOfDriver[]): string =>
  csvOf(monthColumns(month), months);

/** `logs-2026-10-karim-lavandier.csv`. */
export const logsFileName = (period: string, driverName: string | null): string =>
  `${['logs', period, driverName === null ? '' : fileWord(driverName)].filter(Boolean).join('-')}.csv`;
