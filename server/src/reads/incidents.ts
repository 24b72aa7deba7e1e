import * as z from 'zod/mini';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { IncidentId } from '../../../src/domain/incident/incident-row.ts';
import { readIncident, readIncidents } from '../db/incidents/read-incidents.ts';
import { readTouchedOrders } from '../db/incidents/read-touched.ts';
import { notFound } from '../http/failure.ts';
import { textId } from '../http/input.ts';
import { texts } from '../text.ts';
import { read } from './read.ts';

const weekMs = 7 * 86_400_000;

/** The orders under way of a center that an incident may touch (OUR-170, API-O43). */
const incidentOrders = read({
  path: '/incident-orders/',
  summary: "Les commandes en cours d'un centre, par tournée, chariot et rue",
  permission: 'edit',
  answers: 'IncidentOrders',
  input: z.object({ center: textId(CenterId) }),
  answer: async ({ center }, { db }, { nowMs }) => ({ orders: await readTouchedOrders(db, center, nowMs) }),
});

/** The incidents of a center of the last week (OUR-174, API-O44). */
const incidentList = read({
  path: '/incidents/',
  summary: "Les incidents d'un centre, des sept derniers jours",
  permission: 'edit',
  answers: 'Incidents',
  input: z.object({ center: textId(CenterId) }),
  answer: async ({ center }, { db }, { nowMs }) => ({ incidents: await readIncidents(db, center, nowMs - weekMs) }),
});

/** One incident, with what became of each of its credits (OUR-172, API-O45). */
const incidentOne = read({
  path: '/incidents/:id/',
  summary: 'Un incident et ses crédits',
  permission: 'edit',
  answers: 'Incident',
  input: z.object({ id: IncidentId }),
  answer: async ({ id }, { db }) => {
    const incident = await readIncident(db, id);
    if (!incident) throw notFound(texts.notFound);
    return incident;
  },
});

export const incidentReads = [incidentOrders, incidentList, incidentOne] as const;
