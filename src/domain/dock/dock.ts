import * as z from 'zod/mini';
import { ExternalJob } from '../courier/external-job.ts';
import { BagCount } from '../order/order.ts';
import { Code, Count, Id, Instant, maybe } from '../schema.ts';
import { TaskId } from '../task/task.ts';

export const DockId = Id.brand<'DockId'>();
export type DockId = z.infer<typeof DockId>;

/** The dock in a task's row; null where it has none. */
export const dockIdOf = ({ dock }: { readonly dock?: number | null | undefined }): DockId | null =>
  DockId.safeParse(dock).data ?? null;

/**
 * A dock (ENT-04) as the replica stores it: `tasks` are ids, each task is a row of its own. `driver_gain_real` is in
 * euros.
 */
export const Dock = z.object({
  id: DockId,
  name: maybe(z.string()),
  dock_type: maybe(Code),
  current_status: maybe(Code),
  status: maybe(Code),
  tasks: maybe(z.array(TaskId)),
  target_driver: maybe(Id),
  target_vehicle: maybe(Code),
  target_name: maybe(z.string()),
  driver: maybe(Id),
  driver_name: maybe(z.string()),
  gone_at: maybe(Instant),
  finished_at: maybe(Instant),
  locked_at: maybe(Instant),
  defined_at: maybe(Instant),
  loaded_at: maybe(Instant),
  closed_at: maybe(Instant),
  hidden: maybe(z.boolean()),
  launchpad: maybe(z.int()),
  ending_center: maybe(Id),
  cross_docking_target_center: maybe(Id),
  /** Crates of a cross-dock dock beside those of its orders (DSP-451). */
  extra_crates: maybe(BagCount),
  center: maybe(Id),
  center_name: maybe(z.string()),
  eta: maybe(Instant),
  return_time: maybe(Instant),
  departure: maybe(Instant),
  load_info: maybe(z.object({ started_at: maybe(Instant), user_name: maybe(z.string()) })),
  num_tasks_before_waiting: maybe(Count),
  accepted_by_driver: maybe(z.boolean()),
  driver_answer: maybe(z.int()),
  time_take_bags: maybe(Instant),
  driver_gain_real: maybe(z.number()),
  routes: maybe(z.unknown()),
  external_shipping_jobs: maybe(z.array(ExternalJob)),
  target_dock_id: maybe(Id),
  error_message: maybe(z.string()),
  scheduled_round: maybe(
    z.object({ id: maybe(Id), name: maybe(z.string()), code: maybe(z.string()), cut_off: maybe(Instant) }),
  ),
  has_failed_last_estimate: maybe(z.boolean()),
  max_expected_start_date: maybe(Instant),
  created_at: maybe(Instant),
  ending_center_has_disabled_driver_self_return: maybe(z.boolean()),
});
export type Dock = Readonly<z.infer<typeof Dock>>;
