import type { DriverRow } from '../../../../db/view-rows/dispatch.ts';
import { count, instant, text } from '../../../../domain/csv/cells.ts';
import type { CsvColumn } from '../../../../domain/csv/csv.ts';
import { driverStateLabel } from '../../../../domain/driver/state.ts';
import { vehicleLabel } from '../../../../domain/driver/vehicle.ts';
import { driverTexts } from '../../../concepts/driver/text.ts';
import { fileTexts } from './text.ts';

/** The drivers of the center (DSP-550, LOG-217). */
export const driversFile: readonly CsvColumn<DriverRow>[] = [
  { title: driverTexts.name, cell: ({ name: his, id }) => text(his ?? String(id)) },
  { title: driverTexts.vehicle, cell: ({ vehicle }) => text(vehicleLabel(vehicle)) },
  { title: driverTexts.state, cell: (row) => text(driverStateLabel(row.state)) },
  { title: fileTexts.activity, cell: ({ activity }) => text(activity) },
  { title: driverTexts.eta, cell: ({ eta }) => instant(eta) },
  { title: driverTexts.queue, cell: ({ queue_position }) => count(queue_position) },
  { title: driverTexts.end, cell: ({ planning_end }) => instant(planning_end) },
];
