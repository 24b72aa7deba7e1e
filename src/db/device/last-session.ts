import { isNewer } from '../open.ts';
import { isOurs } from '../owner.ts';
import type { QuaiDb } from '../schema.ts';
import { DeviceDb, type LastUser } from './device.ts';

interface LastSession<Config> extends LastUser {
  readonly config: Config;
}

/** The user signs out: nothing of his is shown from here on, and the worker, this one or the next, takes it away. */
export async function noteLeaving(userKey: string): Promise<void> {
  const device = new DeviceDb();
  await device.beginLeaving(userKey).finally(() => device.close());
}

/**
 * Whose replica can be shown before anybody has asked the server: the last user's, where this build wrote what it shows.
 * Null where only the worker can tell.
 */
export async function lastSession<Config>(dbOf: (userKey: string) => QuaiDb): Promise<LastSession<Config> | null> {
  const device = new DeviceDb();
  const { user: last, config } = await device.last<Config>();
  device.close();
  if (!last || !config) return null;
  const db = dbOf(last.key);
  return (await isOurs(db)) && !isNewer(db) ? { ...last, config } : null;
}
