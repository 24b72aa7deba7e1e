import * as z from 'zod/mini';
import { command, live, post } from '../../command.ts';
import { answersFields } from '../../documented-answer.ts';
import { Id } from '../../schema.ts';
import { isRecord } from '../../wire.ts';
import { sentence } from '../../words/isolate.ts';
import { getIncident } from '../details.ts';
import { IncidentId } from '../incident-row.ts';
import { type IncidentDecision, incidentDecisions } from '../rules.ts';
import { decideRefusals } from '../text.ts';

/**
 * Starts an incident or takes it up again, suspends it, gives the rest up, or tries a refused credit again (OUR-172,
 * OUR-173, API-O47). The server sends, one credit after the other: a tablet that closes stops nothing.
 */
export const decideIncident = command('incident.decide', {
  version: 1,
  args: z.object({
    id: IncidentId,
    about: z.string(),
    decision: z.enum(incidentDecisions),
    /** The credit that is tried again; null for all other decisions. */
    itemId: z.nullable(Id),
  }),
  reads: () => ({}),
  guard: () => null,
  holds: () => false,
  effect: () => [],
  request: ({ id, decision, itemId }) =>
    post(`/incidents/${id}/decide/`, { body: { decision, ...(itemId === null ? {} : { item_id: itemId }) } }),
  answers: ({ id }) => answersFields('e-o42', ['status'], { id }),
  accept: () => ({ rows: [] }),
  reread: ({ id }) => getIncident(id),
  acceptReread: () => ({ rows: [] }),
  isConfirmedBy: (body, { decision, itemId }) =>
    isRecord(body) && typeof body.status === 'string' && showsAs(body, decision, itemId),
  lane: ({ id }) => [`incident/${id}`],
  delivery: live,
  text: {
    title: 'Incident',
    label: ({ about, decision }) => sentence`${deeds[decision] ?? ''} l'incident ${about}`,
    done: ({ about, decision }) => sentence`Incident ${about} : ${done[decision] ?? ''}`,
    refusals: decideRefusals,
  },
});

/** Whether an incident is as it would be after a decision; what was refused again shows nothing of the second try. */
function showsAs(body: Readonly<Record<string, unknown>>, decision: IncidentDecision, itemId: number | null): boolean {
  const { status, items } = body;
  if (decision === 'start') return status === 'running' || status === 'done';
  if (decision === 'suspend') return status === 'suspended';
  if (decision === 'stop') return status === 'stopped';
  const item = Array.isArray(items) ? items.filter(isRecord).find(({ id }) => id === itemId) : undefined;
  return item?.status === 'waiting' || item?.status === 'credited';
}

const deeds: Readonly<Record<string, string>> = {
  start: 'Envoyer les crédits de',
  suspend: 'Suspendre',
  stop: 'Arrêter',
  retry: 'Réessayer un crédit de',
};
const done: Readonly<Record<string, string>> = {
  start: 'envoi en cours',
  suspend: 'envoi suspendu',
  stop: 'envoi arrêté',
  retry: 'crédit de nouveau en attente',
};
