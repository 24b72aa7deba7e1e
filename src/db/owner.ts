import { isEqual } from '../domain/equal.ts';
import { build } from './build.ts';
import { readMeta } from './meta.ts';
import type { Tables } from './schema.ts';

/** A tab of another build has made the replica its own since: this one writes nothing more in it. */
export class OtherBuild extends Error {
  override readonly name = 'OtherBuild';
}

/** Whether the replica is as this build stores it; undefined where no build has begun it. */
export async function isOurs(db: Pick<Tables, 'meta'>): Promise<boolean | undefined> {
  const stored = await readMeta(db, 'build');
  return stored && isEqual(stored, build);
}

/** To be called within a transaction that writes what another build would write otherwise. */
export async function assertOurs(db: Pick<Tables, 'meta'>): Promise<void> {
  if ((await isOurs(db)) === false) throw new OtherBuild('The replica belongs to another build');
}
