import type { LoadingRow } from '../../../db/view-rows/loadings.ts';
import { count, instant, texts as several, text } from '../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../domain/csv/csv.ts';
import { dockCode } from '../../../domain/dock/text.ts';
import { vehicleLabel } from '../../../domain/driver/vehicle.ts';
import { orderName } from '../../../domain/order/name.ts';
import { stateText } from './state-text.ts';
import { loadingsTexts as texts } from './text.ts';
import type { CenterDriver } from './use-loadings.ts';

const [driverName, vehicle, state] = texts.driverHeads;

/** Every driver of the center, the free ones first (PRP-310, LOG-217). */
export const driversFile: readonly CsvColumn<CenterDriver>[] = [
  { title: driverName, cell: ({ name, id }) => text(name || String(id)) },
  { title: vehicle, cell: (driver) => text(driver.vehicle ? vehicleLabel(driver.vehicle) : null) },
  { title: state, cell: (driver) => text(stateText(driver)) },
];

interface Listed {
  readonly row: LoadingRow;
  readonly center: string;
}

const name: CsvColumn<Listed> = { title: texts.heads.name, cell: ({ row }) => text(orderName(row)) };
const client: CsvColumn<Listed> = { title: texts.client, cell: ({ row }) => text(row.name) };
const goesTo: CsvColumn<Listed> = { title: texts.center, cell: ({ center }) => text(center) };
const dock: CsvColumn<Listed> = {
  title: texts.dock,
  cell: ({ row }) => text(row.dockId === null ? null : dockCode(row.dockId)),
};

/** Orders to check, by where they go (PRP-314, LOG-217). */
export const toCheckFile: readonly CsvColumn<Listed>[] = [
  ...[goesTo, name, client],
  { title: texts.heads.bags, cell: ({ row }) => count(row.bags) },
  {
    title: texts.heads.crates,
    cell: ({ row }) =>
      row.crates?.length ? several(row.crates.map(({ code }) => code)) : count(row.number_of_crates || null),
  },
  { title: `${texts.heads.slot}, début`, cell: ({ row }) => instant(row.slotStartMs) },
  { title: `${texts.heads.slot}, fin`, cell: ({ row }) => instant(row.slotEndMs) },
  dock,
];

/** Orders another center did not receive (PRP-316, LOG-217). */
export const notReceivedFile: readonly CsvColumn<Listed>[] = [
  ...[name, client, goesTo, dock],
  { title: texts.gone, cell: ({ row }) => instant(row.dockId === null ? null : row.goneMs) },
];
