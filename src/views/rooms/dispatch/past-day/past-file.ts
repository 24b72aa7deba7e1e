import { nameOfAuthor } from '../../../../domain/author.ts';
import { count, day as dayCell, euros, instant, text, texts } from '../../../../domain/csv/cells.ts';
import { type CsvColumn, csvOf } from '../../../../domain/csv/csv.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { orderName } from '../../../../domain/order/name.ts';
import type { LateLine } from '../../../../domain/past-day/causes.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { causesInWords } from './cause-text.ts';
import { driverOf } from './driver.ts';
import { pastDayTexts, fileTitles as titles } from './text.ts';

const [round, driver, , , , causes] = pastDayTexts.columns;

/** A line a late order (OUR-239). */
const columns = (day: string): readonly CsvColumn<LateLine>[] => [
  { title: titles.day, cell: () => dayCell(day) },
  { title: round, cell: ({ round: { id } }) => text(id == null ? pastDayTexts.noRound : dockCode(id)) },
  { title: driver, cell: (line) => text(driverOf(line.round) ?? dockTexts.noDriver) },
  { title: titles.planned, cell: (line) => instant(line.round.planned_departure) },
  { title: titles.gone, cell: (line) => instant(line.round.gone_at) },
  { title: titles.back, cell: (line) => instant(line.round.closed_at) },
  { title: pastDayTexts.stopColumns[1], cell: ({ order }) => text(orderName(order)) },
  { title: titles.client, cell: ({ order }) => text(order.client_name) },
  { title: titles.postalCode, cell: ({ order }) => text(order.postal_code) },
  { title: titles.from, cell: ({ order }) => instant(order.shipping_time) },
  { title: titles.to, cell: ({ order }) => instant(order.max_shipping_time) },
  { title: pastDayTexts.stopColumns[3], cell: ({ order }) => instant(order.prepared_at) },
  { title: pastDayTexts.stopColumns[4], cell: ({ order }) => instant(order.date_received) },
  { title: titles.late, cell: ({ minutes }) => count(minutes) },
  { title: causes, cell: (line) => texts(causesInWords([line])) },
  { title: titles.comments, cell: (line) => texts(commentsOf(line)) },
  { title: titles.called, cell: ({ order }) => instant(order.last_call?.at) },
  { title: titles.caller, cell: ({ order }) => text(nameOfAuthor(order.last_call?.by)) },
  { title: titles.sms, cell: ({ order }) => count(order.sms_at?.length ?? 0) },
  { title: titles.credited, cell: ({ order }) => euros(order.credited) },
];

/** What its driver wrote of the order, and of the round as a whole. */
const commentsOf = ({ round: { demands }, order }: LateLine) =>
  (demands ?? []).flatMap(({ order: of, comment }) => (of == null || of === order.id ? [comment] : []));

export const pastDayCsv = (day: string, lines: readonly LateLine[]): string => csvOf(columns(day), lines);

/** `retards-2026-11-26.csv`. */
export const pastDayFileName = (day: string): string => `retards-${day}.csv`;
