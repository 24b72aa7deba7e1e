import { DeviceDb } from '../../db/device/device.ts';
import { openDb } from '../../db/open.ts';
import { isOurs } from '../../db/owner.ts';
import { renewReplica } from '../../db/renew.ts';
import { isSameOrigin, makeHttp } from '../../sync/calls/http.ts';
import { leaderLock } from '../../sync/leader.ts';
import type { Config } from '../api.ts';
import { lists } from '../projection.ts';
import { deliver } from './postman.ts';

/** The name pages register with the browser when something waits in the outbox. */
export const deliveryTag = 'quai-outbox';

/** The part of the service worker's scope that delivery needs; not every browser has the cookie store. */
interface Scope {
  readonly cookieStore?: { get(name: string): Promise<{ readonly value?: string } | null> };
  readonly navigator: WorkerNavigator;
  readonly location: { readonly origin: string };
  readonly fetch: typeof fetch;
}

/**
 * Delivers the actions of the last user of this device. Rejects when some are left, so that the browser tries again by
 * its own schedule. Where it cannot read the token it leaves all to the next tab.
 */
export async function deliverInBackground(scope: Scope): Promise<void> {
  const { cookieStore, navigator } = scope;
  const device = new DeviceDb();
  try {
    const { user, config } = await device.last<Config>();
    if (!cookieStore || !user || !config?.backgroundDelivery) return;
    const db = openDb(user.key, 'strict');
    try {
      // An open tab of another build has the replica, and delivers itself.
      if ((await isOurs(db)) === false && (await isLed(navigator.locks, user.key))) return;
      await renewReplica(db);
      const round = await deliver({
        db,
        userKey: user.key,
        http: makeHttp((input, init) => scope.fetch(input, init), config.apiUrl),
        isSameOrigin: () => isSameOrigin(config.apiUrl, scope.location.origin),
        locks: navigator.locks,
        lists,
        now: Date.now,
        random: Math.random,
        readToken: async () => decoded((await cookieStore.get('api_token'))?.value),
      });
      if (round === 'again') throw new Error('Actions are left to deliver');
    } finally {
      db.close();
    }
  } finally {
    device.close();
  }
}

async function isLed(locks: LockManager, userKey: string): Promise<boolean> {
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === leaderLock(userKey));
}

function decoded(value: string | undefined): string | null {
  if (!value) return null;
  try {
    return decodeURIComponent(value);
  } catch {
    // Not URL-encoded after all: the raw value is used.
    return value;
  }
}
