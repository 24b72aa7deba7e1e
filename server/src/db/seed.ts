import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { CenterId } from '../../../src/domain/center/center-id.ts';
import { assert } from '../../../src/domain/result.ts';
import { hashPassword } from '../auth/password.ts';
import { worldParts } from '../seeding/parts.ts';
import type { SeedUser } from '../world/people/users.ts';
import type { World } from '../world/world.ts';
import type { Db, Tx } from './connection/open.ts';
import { startIds } from './new-ids.ts';
import { grants, users } from './schema/accounts.ts';
import { centers } from './schema/center.ts';
import { facts } from './schema/record.ts';
import { insertRows, type NewRow } from './write.ts';

/** The identity of this database, or null before its first filling. */
export async function instanceOf(db: Db): Promise<string | null> {
  const [found] = await db.select({ value: facts.value }).from(facts).where(eq(facts.name, 'instance'));
  return found?.value ?? null;
}

/** Fills an empty database with a world, in one transaction; returns its identity. */
export async function seed(db: Db, world: World, nowMs: number): Promise<string> {
  const instance = randomUUID();
  const accounts = await Promise.all(world.users.map(withHash));
  await db.transaction(async (tx) => {
    await tx.insert(centers).values(world.centers.map(({ id, ...data }) => ({ id, revision: firstRevision, data })));
    await insertUsers(tx, accounts);
    await insertRows(tx, firstRevision, rowsOf(world));
    await startIds(tx);
    for (const part of worldParts) await part.seed(tx, { world, nowMs });
    await tx.insert(facts).values({ name: 'instance', value: instance });
  });
  return instance;
}

const firstRevision = 1;

type Account = SeedUser & { readonly password_hash: string };

const withHash = async (user: SeedUser): Promise<Account> => ({
  ...user,
  password_hash: await hashPassword(user.password),
});

async function insertUsers(tx: Tx, accounts: readonly Account[]) {
  if (accounts.length === 0) return;
  await tx
    .insert(users)
    .values(accounts.map(({ password: _, groups, grants: __, ...account }) => ({ ...account, ...groups })));
  const given = accounts.flatMap((user) => user.grants.map((grant) => ({ user_id: user.id, ...grant })));
  if (given.length > 0) await tx.insert(grants).values(given);
}

function rowsOf(world: World): NewRow[] {
  const centerIds = new Map<number, CenterId>(world.centers.map((center) => [center.id, center.id]));
  const centerOf = (id: number | null | undefined): CenterId => {
    const center = centerIds.get(id ?? 0);
    assert(center !== undefined, `row of an unknown center ${id}`);
    return center;
  };
  const centerOfOrder = new Map(world.orders.map((order) => [order.id, centerOf(order.center_id)]));
  return [
    ...world.metas.map((row): NewRow => ({ kind: 'metas', center: row.id, row })),
    ...world.orders.map((row): NewRow => ({ kind: 'order', center: centerOf(row.center_id), row })),
    ...world.pastOrders.map(
      ({ order: row }): NewRow => ({
        kind: 'order',
        center: centerOf(row.center_id),
        row: { ...row, off_board: true },
      }),
    ),
    ...world.drivers.map((row): NewRow => ({ kind: 'driver', center: centerOf(row.center), row })),
    ...world.docks.map((row): NewRow => ({ kind: 'dock', center: centerOf(row.center), row })),
    ...world.tasks.map((row): NewRow => ({ kind: 'task', center: centerOf(centerOfOrder.get(row.linked_order)), row })),
    ...world.alerts.map((row): NewRow => ({ kind: 'alert', center: centerOf(row.center_id), row })),
    ...world.transitAreas.map((row): NewRow => ({ kind: 'transitArea', center: centerOf(row.center_id), row })),
  ];
}
