import { isNewer } from '../open.ts';
import { isOurs } from '../owner.ts';
import type { QuaiDb } from '../schema.ts';
import { DeviceDb, type LastUser } from './device.ts';

interface LastSession<Config> extends LastUser {
  readonly config: Config;
}

/** The user signs out. From now on nothing of his is shown, and this worker or the next one deletes it. */
export async function noteLeaving(userKey: string): Promise<void> {
  const device = new DeviceDb();
  await device.beginLeaving(userKey).finally(() => device.close());
}

/**
 * The replica that can be shown before the server is asked: the last user's, if this build wrote its view rows. Null
 * where only the worker can find out.
 */
export async function lastSession<Config>(dbOf: (userKey: string) => QuaiDb): Promise<LastSession<Config> | null> {
  const device = new DeviceDb();
  const { user: last, config } = await device.last<Config>();
  device.close();
  if (!last || !config) return null;
  const db = dbOf(last.key);
  return (await isOurs(db)) && !isNewer(db) ? { ...last, config } : null;
}
