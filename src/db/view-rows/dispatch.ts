import type { Alert } from '../../domain/alert/alert.ts';
import type { ExternalJob } from '../../domain/courier/external-job.ts';
import type { Dock } from '../../domain/dock/dock.ts';
import type { Driver } from '../../domain/driver/driver.ts';
import type { Position } from '../../domain/geo.ts';
import type { Order } from '../../domain/order/order.ts';
import type { Client, Task } from '../../domain/task/task.ts';
import type { Mark } from '../schema.ts';
import { viewList } from '../view-list.ts';

/** A task as a screen shows it: in the to-dispatch list, and inside its dock's card. Instants are epoch ms. */
export interface TaskRow
  extends Pick<
    Task,
    | 'id'
    | 'status'
    | 'dock'
    | 'from_dock_id'
    | 'dock_rank'
    | 'emergency_rank'
    | 'is_moving'
    | 'is_dispatch_disabled'
    | 'is_speed'
    | 'eta'
    | 'date_received'
    | 'external_job_delivery_status'
  > {
  readonly orderId: Order['id'];
  readonly randomId: string | null;
  readonly orderStatus: string | null;
  /** Together with `tags`, selects the table of status changes of the order (DSP-324, DSP-325). */
  readonly crossDocking: number | null;
  readonly prepProgress: number | null;
  readonly prepTotal: number | null;
  readonly bags: number | null;
  readonly bagsDry: number | null;
  readonly bagsIsotherm: number | null;
  /** Where its bags are: the drop zone, or the location of their trolley. */
  readonly transit_area: string | null;
  readonly trolley_id: number | null;
  /** Absent where there is none, and where the server does not send it for the order. */
  readonly additional_trolley_id?: number;
  readonly trolley_location?: string;
  readonly transit_area_type: number | null;
  readonly transit_area_target_type: number | null;
  readonly clientId: number | null;
  readonly clientName: string;
  readonly clientBadges: readonly string[];
  readonly userType: Client['user_type'];
  readonly address: string;
  readonly position: Position | null;
  readonly postalCode: string | null;
  /** The address has no coordinates, or there is no travel estimate (DSP-258, DSP-259). */
  readonly addressInvalid: boolean;
  readonly express: string | null;
  readonly tags: readonly string[];
  readonly weightKg: number | null;
  readonly weightLevel: 'none' | 'normal' | 'heavy' | 'error';
  readonly timing: 'late' | 'early' | null;
  /** When it becomes late by its slot; null for never. */
  readonly lateFromMs: number | null;
  readonly departureMs: number | null;
  readonly slotStartMs: number | null;
  readonly slotEndMs: number | null;
  readonly canteenOrders: number | null;
  /** Orders of one canteen may be shown as one line (DSP-272). */
  readonly canteenId: number | null;
  readonly isWitness: boolean;
  /** The site whose badge the order bears (DSP-266). */
  readonly siteId: number | null;
  readonly tranquility: boolean;
  readonly centerId: number | null;
  /** How many courier jobs it has. */
  readonly jobs: number;
  readonly marks: readonly Mark[];
}

/** A dock as a screen shows it. Fields shared with `Dock` keep the API's names, so that rules accept both. */
export interface DockCard
  extends Pick<
    Dock,
    | 'id'
    | 'name'
    | 'dock_type'
    | 'current_status'
    | 'created_at'
    | 'defined_at'
    | 'loaded_at'
    | 'locked_at'
    | 'gone_at'
    | 'closed_at'
    | 'target_driver'
    | 'target_vehicle'
    | 'target_name'
    | 'return_time'
    | 'load_info'
    | 'launchpad'
    | 'ending_center'
    | 'cross_docking_target_center'
    | 'extra_crates'
    | 'ending_center_has_disabled_driver_self_return'
    | 'has_failed_last_estimate'
    | 'accepted_by_driver'
    | 'driver_answer'
    | 'time_take_bags'
    | 'num_tasks_before_waiting'
    | 'driver_gain_real'
    | 'eta'
    | 'scheduled_round'
  > {
  readonly driverName: string | null;
  readonly driverState: Driver['state'];
  readonly isPaidByRace: boolean;
  /** The driver refused too often today: the round cannot be taken back (DSP-421). */
  readonly isRefusalLimitExceeded: boolean;
  /** Displayed departure: 10 minutes before the estimated one (DSP-381). */
  readonly departureMs: number | null;
  /** Why `GO` cannot be pressed; null when it can (DSP-417, DSP-418). */
  readonly assignRefusal: string | null;
  readonly jobs: readonly ExternalJob[];
  readonly tasks: readonly TaskRow[];
  readonly marks: readonly Mark[];
}

export interface DriverRow
  extends Pick<
    Driver,
    | 'id'
    | 'name'
    | 'state'
    | 'vehicle'
    | 'eta'
    | 'queue_position'
    | 'activity'
    | 'planning_end'
    | 'early_start'
    | 'launchpad'
    | 'end_of_shift'
    | 'current_center_id'
    | 'is_back'
    | 'processing'
    | 'updating'
  > {
  readonly marks: readonly Mark[];
}

export interface AlertRow extends Pick<Alert, 'id' | 'label' | 'link'> {
  readonly marks: readonly Mark[];
}

/**
 * The list of tasks to dispatch, ordered as in DSP-227: by the first four columns, then by id. The last four columns
 * are for the map, which shows all of them and reads no row for it.
 */
export const toDispatchList = viewList<
  TaskRow,
  | 'exchange'
  | 'emergency'
  | 'departure'
  | 'slotEnd'
  | 'waiting'
  | 'leavesAt'
  | 'postalCode'
  | 'canteen'
  | 'witness'
  | 'order'
  | 'latitude'
  | 'longitude'
  | 'lateFrom'
>('toDispatch');

/**
 * All docks that are not hidden, by departure, then id; a round list takes those of its placement, a launchpad its own.
 * `driver` is the id of whoever drives it, NaN for nobody.
 */
export const docksList = viewList<
  DockCard,
  'departure' | 'placement' | 'splitAt' | 'gone' | 'status' | 'launchpad' | 'tasks' | 'driver'
>('docks');

/** The center's drivers, by id; the panel sorts them (DSP-550), since names have no column. */
export const driversList = viewList<DriverRow>('drivers');

/** The banner's alerts. */
export const alertsList = viewList<AlertRow>('alerts');

/** Values of the `placement` column. */
export const placements = ['creation', 'preparation', 'ready', 'delivery'] as const;
/** Values of the `status` column; -1 for an unknown code. */
export const dockStatuses = ['draft', 'moving', 'defined', 'ready_to_load', 'loaded', 'closed'] as const;
