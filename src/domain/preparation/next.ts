import * as z from 'zod/mini';
import { Count, Id, Instant, maybe } from '../schema.ts';

export const NextId = Id.brand<'NextId'>();
export type NextId = z.infer<typeof NextId>;

/** A grant of a packer: a type of task, for one zone where `external_id` is set (E-12). */
const TaskGrant = z.object({
  name: maybe(z.string()),
  identifier: z.string(),
  value: maybe(z.boolean()),
  task_type: maybe(Id),
  external_id: maybe(Id),
  /** No table gives the form of these two: they are passed on and never read. */
  main_config: z.optional(z.unknown()),
  type: z.optional(z.unknown()),
});

type TaskGrant = Readonly<z.infer<typeof TaskGrant>>;

/** The key of a permission of a packer: identifiers repeat, for instance once a zone (PRP-722). */
export const grantKey = ({ identifier, task_type, external_id }: TaskGrant): string =>
  JSON.stringify([identifier, task_type ?? null, external_id ?? null]);

/** A packer in the assignment table. */
const Packer = z.object({
  id: Id,
  name: maybe(z.string()),
  is_working: maybe(z.boolean()),
  /** Days left of the trial period, or the day it ends (PRP-200). */
  trying_period: maybe(z.union([z.int(), z.string()])),
  stopped: maybe(z.boolean()),
  has_planning: maybe(z.boolean()),
  legal_status: maybe(z.string()),
  is_test: maybe(z.boolean()),
  comment_count: maybe(Count),
});

/** A packer's present, last and next task (E-12). */
export const Next = z.object({
  id: NextId,
  user: maybe(Packer),
  current_task_type: maybe(Id),
  last_task_type: maybe(Id),
  /** Chosen by hand; null leaves the choice to the rules (PRP-197). */
  next_task_type: maybe(Id),
  last_started_at: maybe(Instant),
  last_ended_at: maybe(Instant),
  /** Since when he is kept on his type of task (PRP-224). */
  lock_on_at: maybe(Instant),
  grants: maybe(z.array(TaskGrant)),
});
export type Next = Readonly<z.infer<typeof Next>>;

type Run = Pick<Next, 'current_task_type' | 'last_started_at' | 'last_ended_at'>;

/** Whether a task is under way (PRP-183). */
export function isRunning({ current_task_type, last_started_at, last_ended_at }: Run): boolean {
  if (current_task_type == null) return false;
  if (!last_ended_at) return true;
  return !!last_started_at && Date.parse(last_ended_at) < Date.parse(last_started_at);
}
