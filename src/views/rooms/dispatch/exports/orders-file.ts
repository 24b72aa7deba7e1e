import type { DeliveryRow } from '../../../../db/view-rows/deliveries.ts';
import type { TaskRow } from '../../../../db/view-rows/dispatch.ts';
import type { Metas } from '../../../../domain/center/center.ts';
import { count, instant, text } from '../../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../../domain/csv/csv.ts';
import { bagsText } from '../../../../domain/order/bags.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { minutesLate } from '../../../../domain/task/arrival.ts';
import { shortZoneText } from '../../../../domain/transit/trolley.ts';
import { deliveryTexts } from '../deliveries/text.ts';
import { listTexts } from '../text.ts';
import { stateText } from './state-text.ts';
import { fileTexts } from './text.ts';

interface Listed<Row> {
  readonly row: Row;
  readonly metas: Metas | undefined;
}

const name: CsvColumn<Listed<TaskRow>> = { title: deliveryTexts.name, cell: ({ row }) => text(orderName(row)) };

const ofOrder: readonly CsvColumn<Listed<TaskRow>>[] = [
  { title: listTexts.bags, cell: ({ row }) => text(bagsText(row)) },
  { title: listTexts.zone, cell: ({ row, metas }) => text(shortZoneText(metas, row)) },
  { title: listTexts.client, cell: ({ row }) => text(row.clientName) },
  { title: listTexts.address, cell: ({ row }) => text(row.address) },
  { title: fileTexts.slotStart, cell: ({ row }) => instant(row.slotStartMs) },
  { title: fileTexts.slotEnd, cell: ({ row }) => instant(row.slotEndMs) },
];
const state: CsvColumn<Listed<TaskRow>> = { title: listTexts.state, cell: ({ row }) => text(stateText(row)) };

interface ToDispatch extends Listed<TaskRow> {
  /** Its place in the list, from 1. */
  readonly number: number;
}

/** The orders to dispatch, as they are listed (DSP-202, LOG-217). */
export const toDispatchFile: readonly CsvColumn<ToDispatch>[] = [
  { title: listTexts.number, cell: ({ number }) => count(number) },
  name,
  { title: fileTexts.departure, cell: ({ row }) => instant(row.departureMs) },
  ...ofOrder,
  state,
];

interface Delivery extends Listed<DeliveryRow> {
  readonly nowMs: number;
}

const driver: CsvColumn<Delivery> = { title: deliveryTexts.driver, cell: ({ row }) => text(row.lastDriverName) };

/** Orders to redeliver or to restock (DSP-750, LOG-217). */
export const notDeliveredFile: readonly CsvColumn<Delivery>[] = [name, ...ofOrder, driver, state];

/** Late orders (DSP-712, LOG-217). */
export const lateFile: readonly CsvColumn<Delivery>[] = [
  ...notDeliveredFile,
  {
    title: `${deliveryTexts.late} (min)`,
    cell: ({ row, nowMs }) => count(minutesLate(row, row.slotEndMs, nowMs)),
  },
];
