/**
 * Rows of the reference model, with the fields the traces are about; the wire format is made from them. Optional fields
 * are those of the whole world: traces of the first three actions do without.
 */
export interface TruthOrder {
  id: number;
  random_id: string;
  status: string;
  number_of_bags: number;
  number_of_bags_isotherm: number;
  number_of_bags_dry: number;
  max_shipping_time: string;
  tags?: readonly string[];
  transit_area?: string | null;
  transit_area_current?: string | null;
  transit_area_type?: number | null;
  trolley_id?: number | null;
  additional_trolley_id?: number | null;
  flagged_orders?: readonly { readonly flag_id: number }[];
  late_order?: TruthLate | null;
  cross_docking?: number | null;
  firstname?: string | null;
  lastname?: string | null;
  company?: string | null;
  phone?: string | null;
  shipping_address?: object | null;
  crates?: readonly { readonly id: number; readonly code: string }[];
  number_of_crates?: number;
}

/** The late-order record of an order (ENT-09). */
export interface TruthLate {
  readonly credit: number | null;
  readonly recredit_shipping_fee: boolean | null;
  readonly sms_template_id: number | null;
  readonly needs_review: boolean;
  readonly sent_at: string | null;
  readonly reviewed_at?: string | null;
  readonly reviewed_by?: string | null;
}

export interface TruthTask {
  id: number;
  order: number;
  status: string;
  dock: number | null;
  dock_rank: number | null;
  emergency_rank: number | null;
  is_dispatch_disabled: boolean;
  delivery_man_id: number | null;
  is_moving?: boolean;
  from_dock_id?: number | null;
  dock_target_id?: number | null;
  ordering?: number | null;
  group_uniq_id?: string | null;
  late_order?: TruthLate | null;
  flagged_orders?: readonly { readonly flag_id: number }[];
  external_shipping_jobs?: readonly TruthJob[];
  address?: object | null;
  isLate: boolean;
}

export interface TruthJob {
  readonly id: number;
  readonly status: string;
  readonly transport_type: string | null;
  readonly pickup_at: string | null;
}

export interface TruthDock {
  id: number;
  name: string;
  dock_type: string;
  current_status: string;
  /** Ids in the order they came, not by rank: list order means nothing. */
  tasks: number[];
  target_driver: number | null;
  locked_at: string | null;
  defined_at: string | null;
  closed_at: string | null;
  created_at: string;
  /** Repeats `current_status` for older readers (DSP-401). */
  status?: string;
  loaded_at?: string | null;
  load_info?: { readonly started_at: string; readonly user_name: string } | null;
  gone_at?: string | null;
  target_vehicle?: string | null;
  target_name?: string | null;
  accepted_by_driver?: boolean | null;
  driver_answer?: number | null;
  time_take_bags?: string | null;
  launchpad?: number | null;
  ending_center?: number | null;
  cross_docking_target_center?: number | null;
  extra_crates?: number | null;
  external_shipping_jobs?: readonly TruthJob[];
  /** A closed dock is listed no more (DSP-422). */
  hidden?: boolean;
}

export interface TruthDriver {
  id: number;
  name: string;
  state: string;
  vehicle?: string | null;
  activity?: string | null;
  launchpad?: number | null;
  is_back?: boolean;
  is_paid_by_race?: boolean;
  daily_refusals_limit_exceeded?: boolean;
  current_center_id?: number | null;
  queue_position?: number | null;
  current_presence_start?: string | null;
  processing?: boolean;
  /** The server refuses a `GO` for this one with status 200. */
  isDeclining: boolean;
}

export interface TruthAlert {
  id: number;
  label: string;
  is_read: boolean;
}

export type Transitions = Readonly<Record<string, readonly string[]>>;

export interface TruthReasons {
  readonly ID_TO_LABEL: Readonly<Record<number, string>>;
  readonly MANDATORY_COMMENT: readonly number[];
}

/** The settings of a center about changes of status, and those that can be changed. */
export interface TruthMetas {
  extra_delay: number;
  express_extra_delay: number;
  frichti_extra_delay: number;
  dqp_express_prio_enabled: boolean;
  dqp_courier_enabled: boolean;
  rain_bonuses: readonly { readonly id: number }[];
  rain_bonus_id: number;
  sites: Readonly<Record<number, object>>;
  centers: readonly {
    readonly id: number;
    readonly crates_enabled: boolean;
    readonly is_shadow_groupment_enabled?: boolean;
  }[];
  trolleys: readonly { readonly id: number; readonly current_location: number; readonly logistics_center: number }[];
  trolley_locations: readonly { readonly id: number; readonly logistics_center: number }[];
  order_statuses: {
    readonly ALLOWED_TRANSITIONS: Transitions;
    readonly ORIGIN_STATUSES_FOR_REPREPARATION_REASON: readonly string[];
  };
  repreparation_reasons: TruthReasons;
  blocking_exit_reasons: TruthReasons & { readonly AVAILABLE: readonly number[] };
}

/** One center as the server has it. */
export interface Truth {
  revision: number;
  orders: Map<number, TruthOrder>;
  tasks: Map<number, TruthTask>;
  docks: Map<number, TruthDock>;
  drivers: Map<number, TruthDriver>;
  /** How many deposits each driver has; no row has them. */
  deposits: Map<number, number>;
  /** The decisions on demands; no row has them either. */
  demands: Map<number, 'refused' | 'validated'>;
  alerts: Map<number, TruthAlert>;
  notifications: Map<number, TruthAlert>;
  metas: TruthMetas | null;
  /** Next id of docks made by the server. */
  nextDock: number;
  /** Next id of tasks for redelivered orders. */
  nextTask: number;
}

export const wireOrder = (order: TruthOrder) => ({ ...order });

export function wireTask(truth: Truth, { order, isLate: _isLate, ...task }: TruthTask) {
  const linked = truth.orders.get(order);
  return { ...task, linked_order: linked ? wireOrder(linked) : { id: order } };
}

export const wireDock = (truth: Truth, dock: TruthDock, nested: 'tasks' | 'ids') => ({
  ...dock,
  tasks: nested === 'ids' ? [...dock.tasks] : dock.tasks.flatMap((id) => nestedTask(truth, id)),
});

const nestedTask = (truth: Truth, id: number) => {
  const task = truth.tasks.get(id);
  return task ? [wireTask(truth, task)] : [];
};

export const wireDriver = ({ isDeclining: _isDeclining, ...driver }: TruthDriver) => driver;
