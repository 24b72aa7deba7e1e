import { inArray, sql } from 'drizzle-orm';
import type { GeneralConfig } from '../../../../src/domain/center/general-config.ts';
import type { Db, Tx } from '../connection/open.ts';
import { generalConfigs } from '../schema/general-configs.ts';

/** Whoever changes general configs goes after whoever does; who reads them waits for nobody. */
export async function lockGeneralConfigs(tx: Tx): Promise<void> {
  await tx.execute(sql`lock table ${generalConfigs} in share row exclusive mode`);
}

/** Those that are known, in the order of their names here. */
export async function readGeneralConfigs(db: Db, names: readonly string[]): Promise<GeneralConfig[]> {
  const found = await db
    .select()
    .from(generalConfigs)
    .where(inArray(generalConfigs.name, [...names]));
  const byName = new Map(found.map((config) => [config.name, config]));
  return names.flatMap((name) => byName.get(name) ?? []);
}

/** Enters each that is not known, and gives each other its value; no name stands there twice. */
export async function saveGeneralConfigs(tx: Tx, configs: readonly GeneralConfig[]): Promise<void> {
  await tx
    .insert(generalConfigs)
    .values([...configs])
    .onConflictDoUpdate({ target: generalConfigs.name, set: { value: sql`excluded.value` } });
}
