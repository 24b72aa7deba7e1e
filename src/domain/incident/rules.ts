import type { CustomerId } from '../customer/customer.ts';
import { centsOfEuros, eurosOf } from '../money/cents.ts';
import { euroText } from '../money/money.ts';
import { type Refusal, refuse } from '../result.ts';
import type { Incident, IncidentItem } from './incident-row.ts';

/** Orders of one incident, at most. */
export const mostItems = 200;

interface Prepared {
  readonly items: readonly { readonly cents: number; readonly customer: CustomerId | number | null }[];
  readonly customerCeilingCents: number;
  readonly ceilingCents: number;
}

export type PrepareCode = 'nobody' | 'tooMany' | 'nothing' | 'aboveCustomer' | 'aboveIncident';

/** Why an incident is not prepared so: window and server say the same (OUR-171). One customer may have several orders. */
export function whyNotPrepare({ items, customerCeilingCents, ceilingCents }: Prepared): Refusal<PrepareCode> | null {
  if (items.length === 0) return refuse('nobody');
  if (items.length > mostItems) return refuse('tooMany');
  if (items.some(({ cents }) => cents <= 0)) return refuse('nothing');
  const byCustomer = new Map<number, number>();
  for (const { customer, cents } of items)
    if (customer !== null) byCustomer.set(customer, (byCustomer.get(customer) ?? 0) + cents);
  const most = Math.max(...items.map(({ cents }) => cents), ...byCustomer.values());
  if (most > customerCeilingCents) return refuse('aboveCustomer', euroText(eurosOf(customerCeilingCents)));
  const total = items.reduce((sum, { cents }) => sum + cents, 0);
  return total > ceilingCents ? refuse('aboveIncident', euroText(eurosOf(ceilingCents))) : null;
}

export const incidentDecisions = ['start', 'suspend', 'stop', 'retry'] as const;
export type IncidentDecision = (typeof incidentDecisions)[number];

/** How long a prepared incident waits for whoever approves it (OUR-176). */
export const incidentWaitsMs = 24 * 3_600_000;

export type DecideCode = 'incidentGone' | 'over' | 'expired' | 'underWay' | 'notUnderWay' | 'notRefused' | 'own';

interface DecidedOn {
  readonly item?: Pick<IncidentItem, 'status'> | undefined;
  readonly isOwn: boolean | null;
  readonly nowMs: number;
}

/**
 * Why an incident is not decided so (OUR-172): started or taken up again while it is prepared or suspended, suspended
 * while it runs, stopped before it is over; a credit is tried again once it was refused, unless the rest was given up.
 * Whoever prepared it lets no money go, as with a proposal (OUR-152): `isOwn`, null where that is not known. One that
 * nobody approved in time is over (OUR-176).
 */
export function whyNotDecideIncident(
  decision: IncidentDecision,
  incident: Pick<Incident, 'status' | 'prepared_at'> | undefined,
  { item, isOwn, nowMs }: DecidedOn,
): Refusal<DecideCode> | null {
  if (!incident) return refuse('incidentGone');
  const { status, prepared_at } = incident;
  if (status === 'prepared' && nowMs >= Date.parse(prepared_at ?? '') + incidentWaitsMs) return refuse('expired');
  if (isOwn === true && (decision === 'start' || decision === 'retry')) return refuse('own');
  if (decision === 'retry') {
    if (status === 'stopped' || status === 'prepared') return refuse(status === 'stopped' ? 'over' : 'notUnderWay');
    return item?.status === 'refused' ? null : refuse('notRefused');
  }
  if (status === 'stopped' || status === 'done') return refuse('over');
  if (decision === 'start') return status === 'running' ? refuse('underWay') : null;
  return decision === 'suspend' && status !== 'running' ? refuse('notUnderWay') : null;
}

/** Cents and customers by what became of them. */
export interface IncidentSums {
  readonly total: number;
  readonly credited: Count;
  readonly refused: Count;
  readonly waiting: Count;
  readonly dropped: Count;
}
interface Count {
  readonly count: number;
  readonly cents: number;
}

export function sumsOf(items: readonly Pick<IncidentItem, 'status' | 'credit'>[]): IncidentSums {
  const of = (status: string): Count => {
    const its = items.filter((item) => item.status === status);
    return { count: its.length, cents: its.reduce((sum, { credit }) => sum + centsOfEuros(credit), 0) };
  };
  return {
    total: items.reduce((sum, { credit }) => sum + centsOfEuros(credit), 0),
    ...{ credited: of('credited'), refused: of('refused'), waiting: of('waiting'), dropped: of('dropped') },
  };
}

/** By the number of who prepared it; a server that tells none refuses what is one's own. */
export const isOwnIncident = ({ prepared_by }: Pick<Incident, 'prepared_by'>, userId: number | null | undefined) =>
  typeof userId === 'number' && prepared_by?.id === userId;
