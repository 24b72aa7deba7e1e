import * as z from 'zod/mini';
import { Count, Id, maybe, Rank } from '../schema.ts';

export const NextConfigId = Id.brand<'NextConfigId'>();
export type NextConfigId = z.infer<typeof NextConfigId>;

/** A type of task in the order of priority (E-11); `external_id` is the zone of type 15. Thresholds are in minutes. */
export const NextConfig = z.object({
  id: NextConfigId,
  name: maybe(z.string()),
  /** From 1, the highest priority. */
  rank: maybe(Rank),
  next_task_type: maybe(Id),
  external_id: maybe(Id),
  /** Null means no limit. */
  max_staff: maybe(Count),
  max_buffer: maybe(Count),
  is_high_priority_spot: maybe(z.boolean()),
  is_one_grant_bypass_max_buffer: maybe(z.boolean()),
  late_threshold: maybe(Count),
  late_status: maybe(z.object({ is_late: maybe(z.boolean()), label: maybe(z.string()) })),
  disabled: maybe(z.boolean()),
  is_stoppable: maybe(z.boolean()),
});
export type NextConfig = Readonly<z.infer<typeof NextConfig>>;

/** The type of task whose packers work for one zone, with a buffer (PRP-236). */
export const zoneTaskType = 15;

/** Types of task that are always active, whatever their config (PRP-192). */
export const alwaysActive: ReadonlySet<number> = new Set([21, 54, 55, 56, 57, 58, 73, 74, 80]);
