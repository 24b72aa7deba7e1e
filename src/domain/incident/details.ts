import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { CenterId } from '../center/center-id.ts';
import { get, type RequestSpec } from '../command.ts';
import { personalMs } from '../customer/personal-data.ts';
import { Incident, IncidentId, TouchedOrder } from './incident-row.ts';

const absent = 'Ce serveur ne connaît pas les incidents.';

export const getIncident = (id: IncidentId): RequestSpec => get(`/incidents/${id}/`);

/** The orders under way of a center that an incident may touch (OUR-170, API-O43). */
export const touchedOrders = detail('incident.orders', {
  args: z.object({ center: CenterId }),
  value: z.object({ orders: z.array(TouchedOrder) }),
  throttleMs: 3_000,
  keptMs: personalMs,
  permission: 'edit',
  absent,
  request: ({ center }) => get('/incident-orders/', { query: { center: String(center) } }),
});

/** The incidents of a center of the last week, the latest first (OUR-174, API-O44). */
export const incidentsOf = detail('incident.list', {
  args: z.object({ center: CenterId }),
  value: z.object({ incidents: z.array(Incident) }),
  throttleMs: 1_000,
  keptMs: personalMs,
  permission: 'edit',
  absent,
  request: ({ center }) => get('/incidents/', { query: { center: String(center) } }),
});

/** One incident with what became of each credit (OUR-172, API-O45). */
export const incidentDetail = detail('incident.one', {
  args: z.object({ id: IncidentId }),
  value: Incident,
  throttleMs: 500,
  keptMs: personalMs,
  permission: 'edit',
  absent: "Cet incident n'existe pas, ou ce serveur ne connaît pas les incidents.",
  request: ({ id }) => getIncident(id),
});
