import { eq } from 'drizzle-orm';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import type { CustomerId } from '../../../src/domain/customer/customer.ts';
import type { IncidentId } from '../../../src/domain/incident/incident-row.ts';
import { nextOfUser } from '../db/center/floor.ts';
import { centerNaming } from '../db/center/read-settings.ts';
import type { Tx } from '../db/connection/open.ts';
import { customerIdOf } from '../db/customers/customer-lock.ts';
import { customerOfNote } from '../db/customers/read-customers.ts';
import { customerOfSubscription } from '../db/customers/subscriptions.ts';
import { centerOfExtraCost } from '../db/demands/extra-costs.ts';
import { isId } from '../db/ids.ts';
import { addresses } from '../db/schema/addresses.ts';
import { docks, drivers, orders, tasks } from '../db/schema/day.ts';
import { extraCostDemands } from '../db/schema/drivers/extra-costs.ts';
import { presences } from '../db/schema/drivers/presences.ts';
import { incidents } from '../db/schema/incidents.ts';
import { phoneCalls } from '../db/schema/phone-calls.ts';
import { nextConfigs, nexts, packings, plannings } from '../db/schema/preparation.ts';
import { alerts, metas } from '../db/schema/settings.ts';
import { smsTexts } from '../db/schema/sms-texts.ts';

/** Subjects that a center owns, and how its center is found. */
const ofCenters = {
  order: orders,
  task: tasks,
  dock: docks,
  driver: drivers,
  alert: alerts,
  metas,
  address: addresses,
  demand: extraCostDemands,
  presence: presences,
  packing: packings,
  next: nexts,
  nextConfig: nextConfigs,
  planning: plannings,
  phoneCall: phoneCalls,
  smsText: smsTexts,
} as const;

/** Subjects that are part of a center's settings. */
const inSettings = { trolley: 'trolleys', zone: 'pseudo_zones' } as const;

/** Subjects that a customer owns, and how he is found. */
const ofCustomers = {
  customer: customerIdOf,
  note: customerOfNote,
  subscription: customerOfSubscription,
} as const;

/** The subject of an action: its owner is locked (owner.ts). An incident has no number: its device names it. */
export type Subject = NumberedSubject | { readonly kind: 'incident'; readonly id: IncidentId };

interface NumberedSubject {
  /**
   * A `packer` is a person of a floor, by his number among the staff. `generalConfigs` are one subject, whatever the
   * id: the values for all centers.
   */
  readonly kind:
    | 'center'
    | 'packer'
    | 'generalConfigs'
    | 'extraCost'
    | keyof typeof ofCenters
    | keyof typeof inSettings
    | keyof typeof ofCustomers;
  readonly id: number;
}

/** A center, or a customer; the house owns the values for all centers. */
export type Owner =
  | { readonly kind: 'center'; readonly center: CenterId }
  | { readonly kind: 'customer'; readonly customer: CustomerId }
  | { readonly kind: 'house' };

/** The owner of a subject; null when there is none. */
export async function ownerOf(tx: Tx, subject: Subject): Promise<Owner | null> {
  if (subject.kind === 'incident') return centerOfIncident(tx, subject.id);
  const { kind, id } = subject;
  // One that does not exist is refused where it is locked.
  if (kind === 'center') return { kind: 'center', center: CenterId.parse(id) };
  if (kind === 'generalConfigs') return { kind: 'house' };
  if (isOfCustomer(kind)) {
    const customer = await ofCustomers[kind](tx, id);
    return customer && { kind: 'customer', customer };
  }
  if (kind === 'packer') {
    const next = await nextOfUser(tx, id);
    return next === null ? null : ownerOf(tx, { kind: 'next', id: next });
  }
  const center = await centerOf(tx, kind, id);
  return center && { kind: 'center', center };
}

async function centerOfIncident(tx: Tx, id: IncidentId): Promise<Owner | null> {
  const [found] = await tx.select({ center: incidents.center_id }).from(incidents).where(eq(incidents.id, id));
  return found ? { kind: 'center', center: found.center } : null;
}

type OfCenter = keyof typeof ofCenters | keyof typeof inSettings | 'extraCost';

const isInSettings = (kind: OfCenter): kind is keyof typeof inSettings => kind in inSettings;

const isOfCustomer = (kind: Subject['kind']): kind is keyof typeof ofCustomers => kind in ofCustomers;

async function centerOf(tx: Tx, kind: OfCenter, id: number): Promise<CenterId | null> {
  // One that was cancelled is no subject any more.
  if (kind === 'extraCost') return centerOfExtraCost(tx, id);
  if (isInSettings(kind)) return centerNaming(tx, inSettings[kind], id);
  const table = ofCenters[kind];
  const [found] = await tx.select({ center: table.center_id }).from(table).where(isId(table.id, id));
  return found?.center ?? null;
}
