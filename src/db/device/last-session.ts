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
  const isOurs = (await readMeta(db, 'projection')) === projectionBuild && !isNewer(db);
  return isOurs ? { ...last, config } : null;
}
