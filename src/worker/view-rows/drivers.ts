import { driversList } from '../../db/view-rows/dispatch.ts';
import { centerOfDriver, type Driver } from '../../domain/driver/driver.ts';
import type { DefinitionOf } from '../list.ts';
import { isDispatched, listOfDrivers } from './dispatch-source.ts';
import { driverOf } from './searchable.ts';

/** The center's drivers. */
export const drivers: DefinitionOf<typeof driversList> = {
  list: driversList,
  room: 'dispatch',
  columns: {},
  searchable: (row) => [driverOf(row)],
  ...listOfDrivers,
  listed: (id, rows) => {
    const driver = rows.get('driver', id);
    if (!driver || !isDispatched('driver', id, rows)) return null;
    return { columns: {}, row: { ...driverFields(driver), marks: rows.marks('driver', id) } };
  },
};

const driverFields = (driver: Driver) => ({
  id: driver.id,
  name: driver.name,
  state: driver.state,
  vehicle: driver.vehicle,
  eta: driver.eta,
  queue_position: driver.queue_position,
  activity: driver.activity,
  planning_end: driver.planning_end,
  early_start: driver.early_start,
  launchpad: driver.launchpad,
  end_of_shift: driver.end_of_shift,
  current_center_id: centerOfDriver(driver),
  is_back: driver.is_back,
  processing: driver.processing,
  updating: driver.updating,
});
