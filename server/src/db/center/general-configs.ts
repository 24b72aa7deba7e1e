import { inArray, sql } from 'drizzle-orm';
import type { GeneralConfig } from '../../../../src/domain/center/general-config.ts';
import type { Db, Tx } from '../connection/open.ts';
import { generalConfigs } from '../schema/general-configs.ts';

/** Writers of general configs wait for each other; readers wait for nobody. */
export async function lockGeneralConfigs(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${generalConfigs} in share row exclusive mode`);
}

/** The known ones, in the order of these names. */
export async function readGeneralConfigs(db: Db, names: readonly string[]): Promise<GeneralConfig[]> {
  const found = await db
    .select()
    .from(generalConfigs)
    .where(inArray(generalConfigs.name, [...names]));
  const byName = new Map(found.map((config) => [config.name, config]));
  return names.flatMap((name) => byName.get(name) ?? []);
}

/** Inserts new values and updates known ones; no name may appear twice. */
export async function saveGeneralConfigs(tx: Tx, configs: readonly GeneralConfig[]): Promise<void> {
  await tx
    .insert(generalConfigs)
    .values([...configs])
    .onConflictDoUpdate({ target: generalConfigs.name, set: { value: sql`excluded.value` } });
}
