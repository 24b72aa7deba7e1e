import { and, asc, desc, eq, gte, inArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import type { Incident, IncidentId, IncidentItem } from '../../../../src/domain/incident/incident-row.ts';
import { eurosOf } from '../../../../src/domain/money/cents.ts';
import { groupBy } from '../../world/group-by.ts';
import { reasonLabels } from '../../world/money-reasons.ts';
import type { Db } from '../connection/open.ts';
import { users } from '../schema/accounts.ts';
import { authors } from '../schema/authors.ts';
import { customers } from '../schema/customers.ts';
import { orders } from '../schema/day.ts';
import { incidentItems, incidentNotes, incidents, incidentTexts } from '../schema/incidents.ts';
import { outgoingMessages } from '../schema/outgoing.ts';
import { orderSheets } from '../schema/sheets.ts';
import { personIn, signedBy } from '../signed.ts';

const starters = alias(authors, 'starters');
const startingUsers = alias(users, 'starting_users');

async function readWhich(db: Db, which: SQL | undefined): Promise<Incident[]> {
  const found = await db
    .select({
      incident: incidents,
      notes: incidentNotes,
      ...{ author: authors.name, user: personIn(users) },
      ...{ starter: starters.name, startingUser: personIn(startingUsers) },
    })
    .from(incidents)
    .innerJoin(authors, eq(authors.id, incidents.prepared_by))
    .leftJoin(users, eq(users.email, authors.name))
    .leftJoin(starters, eq(starters.id, incidents.started_by))
    .leftJoin(startingUsers, eq(startingUsers.email, starters.name))
    .leftJoin(incidentNotes, eq(incidentNotes.incident_id, incidents.id))
    .where(which)
    .orderBy(desc(incidents.prepared_at), asc(incidents.id));
  const items = await readItems(
    db,
    found.map(({ incident }) => incident.id),
  );
  return found.map(({ incident, notes, author, user, starter, startingUser }) => ({
    ...{ id: incident.id, center_id: incident.center_id, cause: incident.cause, status: incident.status },
    ...{ about: notes?.about ?? null, why: notes?.why ?? null },
    type_label: reasonLabels.get(incident.reason) ?? incident.reason,
    stops_at_refusal: incident.stops_at_refusal,
    ...{ customer_ceiling: eurosOf(incident.customer_ceiling_cents), ceiling: eurosOf(incident.ceiling_cents) },
    ...{ prepared_at: incident.prepared_at, prepared_by: signedBy(user, author) },
    ...{ started_at: incident.started_at, ended_at: incident.ended_at, halted_for: incident.halted_for },
    started_by: starter === null ? null : signedBy(startingUser, starter),
    items: items.get(incident.id) ?? [],
  }));
}

async function readItems(db: Db, ids: readonly IncidentId[]): Promise<ReadonlyMap<IncidentId, IncidentItem[]>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({
      item: incidentItems,
      texts: incidentTexts,
      order: { id: orders.id, random_id: orders.random_id },
      customer: { first: customers.first_name, last: customers.last_name },
      message: outgoingMessages.state,
    })
    .from(incidentItems)
    .innerJoin(orders, eq(orders.id, incidentItems.order_id))
    .leftJoin(incidentTexts, eq(incidentTexts.item_id, incidentItems.id))
    .leftJoin(orderSheets, eq(orderSheets.order_id, orders.id))
    .leftJoin(customers, eq(customers.id, orderSheets.customer_id))
    .leftJoin(outgoingMessages, eq(outgoingMessages.id, incidentItems.key))
    .where(inArray(incidentItems.incident_id, [...ids]))
    .orderBy(asc(incidentItems.rank));
  const told = found.map(({ item, texts, order, customer, message }) => ({
    of: item.incident_id,
    item: {
      ...{ id: item.id, order, late_minutes: item.late_minutes, credit: eurosOf(item.amount_cents) },
      customer_name: customer ? [customer.first, customer.last].filter(Boolean).join(' ') : null,
      ...{ status: item.status, at: item.at, error: texts?.error ?? null, sms: texts?.sms ?? null },
      sms_state: message ?? (item.has_no_phone ? 'no_phone' : 'none'),
    },
  }));
  return new Map(
    [...groupBy(told, ({ of }) => of)].map(([id, its]) => [id, its.map(({ item }): IncidentItem => item)]),
  );
}

/** An incident with its credits; undefined for none. */
export async function readIncident(db: Db, id: IncidentId): Promise<Incident | undefined> {
  return (await readWhich(db, eq(incidents.id, id)))[0];
}

/** The incidents of a center since some time, the latest first. */
export const readIncidents = (db: Db, center: CenterId, sinceMs: number): Promise<Incident[]> =>
  readWhich(db, and(eq(incidents.center_id, center), gte(incidents.prepared_at, new Date(sinceMs).toISOString())));
