import * as z from 'zod/mini';
import { Id, Instant, maybe } from '../schema.ts';
import { msOf } from '../time/instant.ts';

export const PlanningId = Id.brand<'PlanningId'>();
export type PlanningId = z.infer<typeof PlanningId>;

/** A session of a packer that is to begin (E-08). */
export const PlanningSession = z.object({
  id: PlanningId,
  packer: maybe(z.object({ name: maybe(z.string()), email: maybe(z.string()) })),
  started_at: maybe(Instant),
  /** Begun on this device; the list of sessions to come knows it before the server does (PRP-067). */
  has_begun: maybe(z.boolean()),
});
export type PlanningSession = Readonly<z.infer<typeof PlanningSession>>;

/**
 * The sessions still to begin, the earliest first, then by id (PRP-067, PRP-068); sessions without a start come last.
 */
export const sessionsToCome = <Session extends PlanningSession>(sessions: readonly Session[]): readonly Session[] =>
  sessions.filter(({ has_begun }) => has_begun !== true).sort((a, b) => startOf(a) - startOf(b) || a.id - b.id);

const startOf = ({ started_at }: PlanningSession) => msOf(started_at) ?? Number.MAX_SAFE_INTEGER;

/** The packer of a session: his name, else his e-mail address (PRP-062). */
export const packerOf = ({ packer }: Pick<PlanningSession, 'packer'>): string =>
  packer?.name?.trim() || packer?.email?.trim() || '-';
