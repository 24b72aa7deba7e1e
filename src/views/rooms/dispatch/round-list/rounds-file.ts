import { count, instant, text } from '../../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../../domain/csv/csv.ts';
import { dockCode, dockStatusLabel } from '../../../../domain/dock/text.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { nameOf } from '../docks/dock-times.tsx';
import { stateText } from '../exports/state-text.ts';
import type { RoundLine } from './lines.ts';
import { stopHour } from './stop-hour.ts';
import { roundListTexts as texts } from './text.ts';

const [round, driver, departure, back, stops] = texts.columns;

/** Every round with the state of its stops (OUR-234, LOG-217). */
export const roundsFile: readonly CsvColumn<RoundLine>[] = [
  { title: round, cell: ({ card }) => text(dockCode(card.id)) },
  { title: texts.status, cell: ({ card }) => text(card.current_status && dockStatusLabel(card.current_status)) },
  { title: driver, cell: ({ card }) => text(nameOf(card) ?? dockTexts.noDriver) },
  { title: departure, cell: ({ card }) => instant(card.gone_at ?? card.departureMs) },
  { title: back, cell: ({ card }) => instant(card.closed_at ?? card.return_time) },
  { title: stops, cell: ({ stop }) => count(stop?.number) },
  { title: texts.order, cell: ({ stop }) => text(stop && orderName(stop.row)) },
  { title: texts.client, cell: ({ stop }) => text(stop?.row.clientName) },
  { title: texts.state, cell: ({ stop }) => text(stop && stateText(stop.row)) },
  { title: texts.hour, cell: ({ stop, nowMs }) => text(stop && stopHour(stop.row, nowMs)?.hour) },
  { title: texts.late, cell: ({ stop, nowMs }) => text(stop && stopHour(stop.row, nowMs)?.late) },
];
