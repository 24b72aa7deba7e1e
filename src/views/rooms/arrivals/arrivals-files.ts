import { isDecided } from '../../../domain/arrival/arrival.ts';
import type { Marking } from '../../../domain/arrival/marking.ts';
import { isToRestock } from '../../../domain/arrival/restock.ts';
import { count, instant, texts as several, text } from '../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../domain/csv/csv.ts';
import { dockCode } from '../../../domain/dock/text.ts';
import { clientNameOf } from '../../../domain/order/client-name.ts';
import { orderName } from '../../../domain/order/name.ts';
import { arrivalTexts as texts } from './text.ts';
import type { SeenArrival } from './use-arrivals.ts';

const { heads } = texts;

const name: CsvColumn<SeenArrival> = { title: heads.name, cell: (it) => text(orderName(it.linked_order)) };
const client: CsvColumn<SeenArrival> = { title: texts.client, cell: (it) => text(clientNameOf(it.linked_order)) };
const bags: CsvColumn<SeenArrival> = { title: heads.bags, cell: (it) => count(it.linked_order.number_of_bags) };
const crates: CsvColumn<SeenArrival> = {
  title: heads.crates,
  cell: ({ linked_order: { crates: codes, number_of_crates } }) =>
    codes?.length ? several(codes.map(({ code }) => code)) : count(number_of_crates),
};
const slot: readonly CsvColumn<SeenArrival>[] = [
  {
    title: `${heads.slot}, début`,
    cell: ({ linked_order, shipping_time }) => instant(linked_order.shipping_time ?? shipping_time),
  },
  { title: `${heads.slot}, fin`, cell: ({ linked_order }) => instant(linked_order.max_shipping_time) },
];
const dock: CsvColumn<SeenArrival> = {
  title: texts.dock,
  cell: (it) => text(it.dock == null ? null : dockCode(it.dock)),
};

/** What the server was told of it; nothing while it is only marked here. */
const receivedText = (it: SeenArrival) =>
  isDecided(it) ? (it.is_received === false ? heads.notReceived : heads.received) : null;
const reception: readonly CsvColumn<SeenArrival>[] = [
  { title: texts.said, cell: (it) => text(receivedText(it)) },
  { title: texts.by, cell: ({ received_by }) => text(received_by) },
  { title: texts.at, cell: ({ received_at }) => instant(received_at) },
];

/** Orders in trucks that have not left (PRP-275, LOG-217). */
export const upcomingFile: readonly CsvColumn<SeenArrival>[] = [name, client, bags, crates, ...slot, dock];

/** Orders marked within the last hour (OUR-033, LOG-217). */
export const latelyFile: readonly CsvColumn<SeenArrival>[] = [
  ...[name, client, dock],
  { title: heads.area, cell: ({ new_area }) => text(new_area) },
  ...reception,
];

interface Marked {
  readonly arrival: SeenArrival;
  readonly marking: Marking;
}

const ofArrival = ({ title, cell }: CsvColumn<SeenArrival>): CsvColumn<Marked> => ({
  title,
  cell: ({ arrival }) => cell(arrival),
});

const markText = ({ arrival, marking }: Marked) =>
  isDecided(arrival) || marking.isReceived === null ? null : marking.isReceived ? heads.received : heads.notReceived;

/** What a truck brings, with what is marked of it here and not sent (PRP-269, LOG-217). */
export const truckFile: readonly CsvColumn<Marked>[] = [
  ...[name, client].map(ofArrival),
  { title: texts.restock, cell: ({ arrival }) => text(isToRestock(arrival) ? texts.restock : null) },
  ...[bags, crates].map(ofArrival),
  {
    title: heads.area,
    cell: ({ arrival, marking }) => text(isDecided(arrival) ? arrival.new_area : marking.area),
  },
  { title: texts.marked, cell: (marked) => text(markText(marked)) },
  ...[...reception, ...slot].map(ofArrival),
];
