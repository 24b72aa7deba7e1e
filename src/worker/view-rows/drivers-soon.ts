import { driversSoonList } from '../../db/view-rows/drivers.ts';
import { centerOfDriver, type Driver } from '../../domain/driver/driver.ts';
import { drivers as driversEndpoint } from '../../sync/api/drivers.ts';
import type { DefinitionOf } from '../list.ts';
import { isDispatched, listOfDrivers } from './dispatch-source.ts';

const listed = `${driversEndpoint.name}/`;

/** The drivers of the drivers-soon modal (DSP-580): those the board has, and those the drivers endpoint adds. */
export const driversSoon: DefinitionOf<typeof driversSoonList> = {
  list: driversSoonList,
  room: 'dispatch',
  columns: {},
  ...listOfDrivers,
  listed: (id, rows) => {
    const driver = rows.get('driver', id);
    const isListed =
      rows.lists('driver', id).some((list) => list.startsWith(listed)) || isDispatched('driver', id, rows);
    return driver && isListed ? { columns: {}, row: { ...soonFields(driver), marks: rows.marks('driver', id) } } : null;
  },
};

const soonFields = (driver: Driver) => ({
  id: driver.id,
  name: driver.name,
  state: driver.state,
  vehicle: driver.vehicle,
  activity: driver.activity,
  launchpad: driver.launchpad,
  current_center_id: centerOfDriver(driver),
  is_back: driver.is_back,
  processing: driver.processing,
  updating: driver.updating,
  mobile: driver.mobile,
  eta: driver.eta,
  current_planning_start: driver.current_planning_start,
  planning_data: driver.planning_data,
  is_planning_confirmed: driver.is_planning_confirmed,
  current_presence_start: driver.current_presence_start,
  is_paper_checked: driver.is_paper_checked,
  billing_group: driver.billing_group,
  planning_not_respected: driver.planning_not_respected,
  has_cni: driver.has_cni,
});
