import { readMeta } from '../meta.ts';
import { isNewer } from '../open.ts';
import { type QuaiDb, schemaVersion } from '../schema.ts';
import { DeviceDb, type LastUser } from './device.ts';

/**
 * Raised when view rows, list columns or what can be read of a row change, and with the schema: rows of another build are
 * not shown, and made again.
 */
export const projectionBuild = `${schemaVersion}.22`;

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
  const isOurs = (await readMeta(db, 'projection')) === projectionBuild && !isNewer(db);
  return isOurs ? { ...last, config } : null;
}
