import * as z from 'zod/mini';
import { CenterId } from '../../center/center-id.ts';
import { command, get, hours, patchTo, queued } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch } from '../../rows.ts';
import { Instant } from '../../schema.ts';
import { flatten, isRecord, listOf } from '../../wire.ts';
import { de } from '../../words/elided.ts';
import { PlanningId } from '../planning.ts';

const toCome = 'incoming_plannings_sessions';

/**
 * Begins a session of a packer at the moment of the press, even if the call is sent later (PRP-066, API-P21). The
 * session leaves the list at once (PRP-067). The server lists no session that has begun: its absence is the proof.
 */
export const startPlanning = command('planning.start', {
  version: 1,
  args: z.object({
    planningId: PlanningId,
    /** The moment of the press. */
    startedAt: Instant,
    packerName: z.string(),
    center: CenterId,
  }),
  reads: ({ planningId }) => ({ planning: [planningId] }),
  guard: ({ planningId }, rows) => (rows.get('planning', planningId) ? null : refuse('gone')),
  holds: ({ planningId }, rows) => rows.get('planning', planningId)?.has_begun === true,
  effect: ({ planningId, startedAt }, rows) =>
    patch('planning', rows.get('planning', planningId), { started_at: startedAt, has_begun: true }),
  request: ({ planningId, startedAt }) => patchTo(`/plannings/${planningId}/`, { body: { started_at: startedAt } }),
  answers: ({ planningId }) => answersOne('e-08', planningId),
  accept: (body) => ({ rows: flatten('planning', 'answer', [body]) }),
  reread: ({ center }) => get('/tasks/state/', { query: { center_id: String(center) } }),
  acceptReread: (body) => ({ rows: flatten('planning', 'answer', listOf(body, toCome) ?? []) }),
  isConfirmedBy: (body, { planningId }) => {
    const listed = listOf(body, toCome);
    return listed !== undefined && !listed.some((row) => isRecord(row) && row.id === planningId);
  },
  lane: ({ planningId }) => [keyOf('planning', planningId)],
  delivery: queued(hours(12)),
  text: {
    title: 'Session de planning',
    label: ({ packerName }) => `Session ${de(packerName)} : commencer`,
    done: ({ packerName }) => `Session ${de(packerName)} commencée`,
    refusals: { gone: "Cette session n'est plus à venir." },
  },
});
