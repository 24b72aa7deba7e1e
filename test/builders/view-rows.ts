import type { DockCard, DriverRow, TaskRow } from '../../src/db/view-rows/dispatch.ts';
import { DockId } from '../../src/domain/dock/dock.ts';
import { DriverId } from '../../src/domain/driver/driver.ts';
import { OrderId } from '../../src/domain/order/order.ts';
import { TaskId } from '../../src/domain/task/task.ts';

/** The row of a list for a task with no particulars, plus the fields a test is about. */
export const aTaskRow = (id: number, fields: Partial<TaskRow> = {}): TaskRow => ({
  id: TaskId.parse(id),
  orderId: OrderId.parse(id + 1000),
  randomId: null,
  orderStatus: 'prepared',
  crossDocking: null,
  prepProgress: null,
  prepTotal: null,
  bags: null,
  bagsDry: null,
  bagsIsotherm: null,
  transit_area: null,
  trolley_id: null,
  transit_area_type: null,
  transit_area_target_type: null,
  clientId: null,
  clientName: '',
  clientBadges: [],
  userType: null,
  address: '',
  position: null,
  postalCode: null,
  addressInvalid: false,
  express: null,
  tags: [],
  weightKg: null,
  weightLevel: 'none',
  timing: null,
  lateFromMs: null,
  departureMs: null,
  slotStartMs: null,
  slotEndMs: null,
  canteenOrders: null,
  canteenId: null,
  isWitness: false,
  siteId: null,
  tranquility: false,
  centerId: null,
  jobs: 0,
  marks: [],
  ...fields,
});

/** A card of a dock in creation, with tasks ranked from 1. */
export const aDockCard = (id: number, taskIds: readonly number[] = [], fields: Partial<DockCard> = {}): DockCard => ({
  id: DockId.parse(id),
  dock_type: 'NOCONFIG',
  current_status: 'draft',
  driverName: null,
  driverState: null,
  isPaidByRace: false,
  isRefusalLimitExceeded: false,
  departureMs: null,
  assignRefusal: null,
  jobs: [],
  tasks: taskIds.map((taskId, at) => aTaskRow(taskId, { dock: id, dock_rank: at + 1 })),
  marks: [],
  ...fields,
});

/** A driver of the panel with nothing special about him. */
export const aDriverRow = (id: number, fields: Partial<DriverRow> = {}): DriverRow => ({
  id: DriverId.parse(id),
  marks: [],
  ...fields,
});
