import * as z from 'zod/mini';
import { Id, Instant, maybe } from '../schema.ts';

export const PlanningId = Id.brand<'PlanningId'>();
export type PlanningId = z.infer<typeof PlanningId>;

/** A session of a packer that is to begin (E-08). */
export const PlanningSession = z.object({
  id: PlanningId,
  packer: maybe(z.object({ name: maybe(z.string()), email: maybe(z.string()) })),
  started_at: maybe(Instant),
});
export type PlanningSession = Readonly<z.infer<typeof PlanningSession>>;
