import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { CenterId } from '../../../../src/domain/center/center-id.ts';
import type { Cause, IncidentId } from '../../../../src/domain/incident/incident-row.ts';
import type { IncidentDecision } from '../../../../src/domain/incident/rules.ts';
import type { OrderId } from '../../../../src/domain/order/order.ts';
import { assert } from '../../../../src/domain/result.ts';
import { authorOf } from '../authors.ts';
import type { Db, Tx } from '../connection/open.ts';
import { users } from '../schema/accounts.ts';
import { authors } from '../schema/authors.ts';
import {
  type IncidentStatus,
  type ItemStatus,
  incidentItems,
  incidentNotes,
  incidents,
  incidentTexts,
} from '../schema/incidents.ts';
import { personIn } from '../signed.ts';

interface NewIncident {
  readonly id: IncidentId;
  readonly center_id: CenterId;
  readonly cause: Cause;
  readonly reason: string;
  readonly stops_at_refusal: boolean;
  readonly customer_ceiling_cents: number;
  readonly ceiling_cents: number;
  readonly about: string;
  readonly why: string;
  readonly items: readonly {
    readonly order_id: OrderId;
    readonly amount_cents: number;
    readonly late_minutes: number | null;
    readonly sms: string;
  }[];
}

/** Enters an incident with its credits, the key of each made here and for good. No money moves. */
export const enterIncident =
  (by: string, { about, why, items, ...incident }: NewIncident) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    await tx
      .insert(incidents)
      .values({ ...incident, prepared_by: await authorOf(tx, by), prepared_at: new Date(nowMs).toISOString() });
    await tx.insert(incidentNotes).values({ incident_id: incident.id, about, why });
    const entered = await tx
      .insert(incidentItems)
      .values(
        items.map(({ sms: _, ...item }, rank) => ({ ...item, rank, incident_id: incident.id, key: randomUUID() })),
      )
      .returning({ id: incidentItems.id, order: incidentItems.order_id });
    const idOf = new Map(entered.map(({ id, order }) => [order, id]));
    await tx.insert(incidentTexts).values(
      items.map(({ order_id, sms }) => {
        const item_id = idOf.get(order_id);
        assert(item_id !== undefined, 'a credit that is entered has a number');
        return { item_id, sms };
      }),
    );
  };

/** An order's place in an incident. */
export interface InIncident {
  readonly order: OrderId;
  readonly incident: IncidentId;
  readonly status: ItemStatus;
  readonly ofIncident: IncidentStatus;
  readonly at: string | null;
}

/** The places of orders in incidents, whatever became of them. */
export const placesInIncidents = async (db: Db, ids: readonly OrderId[]): Promise<InIncident[]> =>
  ids.length === 0
    ? []
    : db
        .select({
          ...{ order: incidentItems.order_id, incident: incidentItems.incident_id, status: incidentItems.status },
          ...{ ofIncident: incidents.status, at: incidentItems.at },
        })
        .from(incidentItems)
        .innerJoin(incidents, eq(incidents.id, incidentItems.incident_id))
        .where(inArray(incidentItems.order_id, [...ids]));

const dayMs = 86_400_000;

/** Whether it keeps its order from another incident: its credit waits, or was given within a day (OUR-171). */
export const isHeld = ({ status, ofIncident, at }: InIncident, nowMs: number): boolean =>
  (status === 'waiting' && ofIncident !== 'stopped') ||
  (status === 'credited' && at !== null && Date.parse(at) > nowMs - dayMs);

/** Enters a decision on an incident, whose row is locked. */
export const enterIncidentDecision =
  (by: string, id: IncidentId, decision: IncidentDecision, item: number | null) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    const at = new Date(nowMs).toISOString();
    const ofIt = eq(incidents.id, id);
    if (decision === 'suspend') await tx.update(incidents).set({ status: 'suspended' }).where(ofIt);
    if (decision === 'stop') await giveUp(tx, id, at);
    if (decision === 'start') {
      const started = { started_by: await authorOf(tx, by), started_at: at, halted_for: null };
      await tx
        .update(incidents)
        .set({ ...started, status: 'running' })
        .where(ofIt);
    }
    if (decision !== 'retry' || item === null) return;
    // The refused operation moved nothing, for good: its key says so for ever, and another try is another operation.
    await tx
      .update(incidentItems)
      .set({ status: 'waiting', at: null, key: randomUUID() })
      .where(and(eq(incidentItems.id, item), eq(incidentItems.status, 'refused')));
    await tx.update(incidentTexts).set({ error: null }).where(eq(incidentTexts.item_id, item));
    await tx
      .update(incidents)
      .set({ status: 'running', ended_at: null })
      .where(and(ofIt, eq(incidents.status, 'done')));
  };

/** Its credits that wait are given no more. */
async function giveUp(tx: Tx, id: IncidentId, at: string): Promise<void> {
  await tx.update(incidents).set({ status: 'stopped', ended_at: at }).where(eq(incidents.id, id));
  await tx
    .update(incidentItems)
    .set({ status: 'dropped', at })
    .where(and(eq(incidentItems.incident_id, id), eq(incidentItems.status, 'waiting')));
}

/** Gives up what was prepared before this time and approved by nobody (OUR-176). */
export async function giveUpPrepared(db: Db, beforeMs: number, nowMs: number): Promise<void> {
  const isForgotten = and(
    eq(incidents.status, 'prepared'),
    lte(incidents.prepared_at, new Date(beforeMs).toISOString()),
  );
  const found = await db.select({ id: incidents.id }).from(incidents).where(isForgotten);
  for (const { id } of found)
    await db.transaction(async (tx) => {
      // Somebody may have approved it just before it was over.
      if ((await lockIncident(tx, id))?.status !== 'prepared') return;
      await tx.update(incidents).set({ halted_for: 'expired' }).where(eq(incidents.id, id));
      await giveUp(tx, id, new Date(nowMs).toISOString());
    });
}

/** Suspends what runs under the name of one who may let no money go any more (OUR-176). */
export async function suspendFor(db: Db, { incident, by }: Pick<NextItem, 'incident' | 'by'>): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockIncident(tx, incident);
    // Another may have taken it up meanwhile.
    if (locked?.status !== 'running' || locked.started_by !== (await authorOf(tx, by))) return;
    await tx.update(incidents).set({ status: 'suspended', halted_for: 'approver' }).where(eq(incidents.id, incident));
  });
}

/** The state of an incident, locked: what is decided next sees what was decided before. */
export async function lockIncident(tx: Tx, id: IncidentId) {
  const [found] = await tx.select().from(incidents).where(eq(incidents.id, id)).for('update');
  return found;
}

/** A credit whose turn it is, as it is sent. */
export interface NextItem {
  readonly item: number;
  readonly incident: IncidentId;
  readonly order: OrderId;
  readonly key: string;
  /** His e-mail, who started it: the credit is entered under his name. */
  readonly by: string;
}

/** The next credit of each incident that runs. */
export async function nextItems(db: Db): Promise<NextItem[]> {
  const found = await db
    .selectDistinctOn([incidentItems.incident_id], {
      ...{ item: incidentItems.id, incident: incidentItems.incident_id, order: incidentItems.order_id },
      ...{ key: incidentItems.key, by: authors.name },
    })
    .from(incidentItems)
    .innerJoin(incidents, eq(incidents.id, incidentItems.incident_id))
    .innerJoin(authors, eq(authors.id, incidents.started_by))
    .where(and(eq(incidents.status, 'running'), eq(incidentItems.status, 'waiting')))
    .orderBy(incidentItems.incident_id, asc(incidentItems.rank));
  return found.flatMap(({ by, ...next }) => (by === null ? [] : [{ ...next, by }]));
}

/** Ends what a credit was, once its operation has an outcome; it is done already where a dead process did it. */
export async function endItem(
  db: Db,
  { item, incident, key }: NextItem,
  error: string | null,
  nowMs: number,
): Promise<void> {
  const at = new Date(nowMs).toISOString();
  await db.transaction(async (tx) => {
    const locked = await lockIncident(tx, incident);
    // A success is entered with its money; a repetition of it finds that so.
    const ended = await tx
      .update(incidentItems)
      .set({ status: error === null ? 'credited' : 'refused', at })
      .where(and(eq(incidentItems.id, item), eq(incidentItems.key, key), eq(incidentItems.status, 'waiting')))
      .returning({ id: incidentItems.id });
    if (error !== null && ended.length > 0) {
      await tx.update(incidentTexts).set({ error }).where(eq(incidentTexts.item_id, item));
      if (locked?.stops_at_refusal && locked.status === 'running')
        await tx.update(incidents).set({ status: 'suspended' }).where(eq(incidents.id, incident));
    }
    const [left] = await tx
      .select({ id: incidentItems.id })
      .from(incidentItems)
      .where(and(eq(incidentItems.incident_id, incident), eq(incidentItems.status, 'waiting')))
      .limit(1);
    if (!left)
      await tx
        .update(incidents)
        .set({ status: 'done', ended_at: at })
        .where(and(eq(incidents.id, incident), inArray(incidents.status, ['running', 'suspended'])));
  });
}

/** What a credit of an incident is decided on; undefined for none. */
export async function readItem(tx: Tx, item: number) {
  const [found] = await tx
    .select({
      ...{ incident: incidentItems.incident_id, order: incidentItems.order_id, cents: incidentItems.amount_cents },
      ...{ status: incidentItems.status, key: incidentItems.key, reason: incidents.reason, cause: incidents.cause },
      ...{ ofIncident: incidents.status, about: incidentNotes.about, why: incidentNotes.why, sms: incidentTexts.sms },
      preparedBy: personIn(users),
    })
    .from(incidentItems)
    .innerJoin(incidents, eq(incidents.id, incidentItems.incident_id))
    .innerJoin(authors, eq(authors.id, incidents.prepared_by))
    .leftJoin(users, eq(users.email, authors.name))
    .leftJoin(incidentNotes, eq(incidentNotes.incident_id, incidents.id))
    .leftJoin(incidentTexts, eq(incidentTexts.item_id, incidentItems.id))
    .where(eq(incidentItems.id, item))
    .for('share', { of: incidents });
  return found;
}

/** Enters that a credit is given, with the movement itself. */
export const enterCredited =
  (item: number, has_no_phone: boolean) =>
  async (tx: Tx, nowMs: number): Promise<void> => {
    await tx
      .update(incidentItems)
      .set({ status: 'credited', at: new Date(nowMs).toISOString(), has_no_phone })
      .where(eq(incidentItems.id, item));
  };
