import type { CenterId } from '../../../src/domain/center/center-id.ts';
import type { CustomerId } from '../../../src/domain/customer/customer.ts';
import { lockGeneralConfigs } from '../db/center/general-configs.ts';
import type { Tx } from '../db/connection/open.ts';
import { lockCustomer, readCustomerOf } from '../db/customers/customer-lock.ts';
import { readPlacesOf } from '../db/customers/read-customers.ts';
import { lockCenter } from '../db/write.ts';
import { badRequest } from '../http/failure.ts';
import { texts } from '../text.ts';
import type { PreparedAction } from './action.ts';
import { ownerOf } from './subject.ts';

type Revisions = ReadonlyMap<CenterId, number>;

/** The locks of an action until its transaction ends. */
export interface OwnerLocks {
  /** The subject's center; null where no center owns it. */
  readonly center: CenterId | null;
  /** The revision of each center that is locked. */
  readonly revisions: Revisions;
}

type Needed = Pick<PreparedAction, 'subject' | 'centers' | 'account' | 'findCenters'>;

/**
 * Locks the owner of an action's subject, and all others it writes to: centers by ascending id, then the customer. All
 * actions use this order, so that no two wait for each other. Null when there is no such subject.
 *
 *   of a center (an order)    its center, the centers named, the customer where his account is written
 *   of a customer             the centers whose boards name him, then himself
 *   of the house              its values of this kind alone
 */
export async function hold(tx: Tx, { subject, centers, account, findCenters }: Needed): Promise<OwnerLocks | null> {
  const owner = await ownerOf(tx, subject);
  if (!owner) return null;
  if (owner.kind === 'house') return holdHouse(tx);
  if (owner.kind === 'customer') return holdCustomer(tx, owner.customer);
  const { center } = owner;
  const revisions = await lockCenters(tx, [center, ...centers, ...(await findCenters(tx))]);
  const customer = account && subject.kind === 'order' ? await readCustomerOf(tx, subject.id) : null;
  if (customer) await lockCustomer(tx, customer);
  return { center, revisions };
}

async function holdHouse(tx: Tx): Promise<OwnerLocks> {
  await lockGeneralConfigs(tx);
  return { center: null, revisions: new Map() };
}

async function holdCustomer(tx: Tx, customer: CustomerId): Promise<OwnerLocks> {
  const places = await readPlacesOf(tx, customer);
  const revisions = await lockCenters(
    tx,
    places.map(({ center }) => center),
  );
  await lockCustomer(tx, customer);
  return { center: null, revisions };
}

async function lockCenters(tx: Tx, centers: readonly CenterId[]): Promise<Revisions> {
  const revisions = new Map<CenterId, number>();
  for (const center of [...new Set(centers)].sort((one, other) => one - other)) {
    const revision = await lockCenter(tx, center);
    if (revision === null) throw badRequest(texts.unknownCenter);
    revisions.set(center, revision);
  }
  return revisions;
}
