import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { embedded } from '../db/connection/embedded.ts';
import { type Db, openDatabase } from '../db/connection/open.ts';
import { facts } from '../db/schema/record.ts';
import { claimFolder } from '../folder/claim.ts';
import { newFolder, putInPlace, removeUnfinished } from '../folder/layout.ts';
import type { DataPlace } from '../start/sentence.ts';
import { StartFailure } from '../start/start-failure.ts';
import { runTool } from './postgres-tools.ts';
import { backupTexts as texts } from './text.ts';

/**
 * Puts a database back from a file of `backUp`, and migrates it to this build. Former data of a folder are moved aside:
 * returns where to. A PostgreSQL database has to be empty, and stays so if it fails. Throws a StartFailure.
 */
export async function restore(place: DataPlace, file: string): Promise<string | null> {
  if (!existsSync(file)) throw new StartFailure(texts.noFile(file));
  if (!place.databaseUrl) return restoreFolder(place.dataDir ?? '', file);
  await restoreServer(place.databaseUrl, file);
  return null;
}

async function restoreFolder(dataDir: string, file: string): Promise<string | null> {
  const claim = await claimFolder(dataDir, () => undefined);
  try {
    removeUnfinished(dataDir);
    const made = newFolder(dataDir);
    await unpack(made, file);
    const open = await openDatabase({ kind: 'folder', path: made });
    await becomeAnother(open.db).finally(open.close);
    return putInPlace(made, dataDir);
  } catch (error) {
    removeUnfinished(dataDir);
    throw error;
  } finally {
    claim.release();
  }
}

async function unpack(folder: string, file: string): Promise<void> {
  try {
    const client = await embedded({ dataDir: folder, loadDataDir: new Blob([gunzipSync(readFileSync(file))]) });
    await client.close();
  } catch (error) {
    throw new StartFailure(texts.notABackup(file), { cause: error });
  }
}

async function restoreServer(url: string, file: string): Promise<void> {
  // Before anything is written: whether the file is one, and whether there is nothing to overwrite.
  await runTool('pg_restore', ['--list', file], url, () => texts.notABackup(file));
  if (!(await isEmpty(url))) throw new StartFailure(texts.notEmpty);
  const database = decodeURIComponent(new URL(url).pathname.slice(1));
  const whole = ['--no-owner', '--single-transaction', '--exit-on-error', '--dbname', database];
  await runTool('pg_restore', [...whole, file], url);
  const open = await openDatabase({ kind: 'server', url });
  await becomeAnother(open.db).finally(open.close);
}

async function isEmpty(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `select from pg_tables where schemaname not in ('pg_catalog', 'information_schema') limit 1`,
    );
    return rowCount === 0;
  } finally {
    await client.end();
  }
}

/**
 * A database that went back is not the one it was: its revisions come a second time, with another content. With another
 * identity no ETag and no cursor that was given before is valid.
 */
async function becomeAnother(db: Db): Promise<void> {
  await db.update(facts).set({ value: randomUUID() }).where(eq(facts.name, 'instance'));
}
