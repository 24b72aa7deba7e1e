import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { root } from '../../root.ts';
import { embedded, initDbStartParams } from './embedded.ts';

const cacheDir = `${root}.cache`;

/**
 * An embedded database with the migrations applied, in memory or in a new folder. The first one takes seconds and is
 * stored in `.cache/`; later ones load its files in a fraction of that. The name of the file contains everything it
 * depends on.
 */
export async function emptyDatabase(
  migrationsFolder: string,
  migrate: (client: PGlite) => Promise<void>,
  dataDir?: string,
): Promise<PGlite> {
  const place = dataDir === undefined ? {} : { dataDir };
  const file = join(cacheDir, `empty-${fingerprint(migrationsFolder)}.tar`);
  if (existsSync(file)) return embedded({ ...place, loadDataDir: new Blob([readFileSync(file)]) });
  const client = await embedded(place);
  await migrate(client);
  await keep(client, file);
  return client;
}

/** Written under another name and renamed: another process never reads half a file. */
async function keep(client: PGlite, file: string) {
  const files = await client.dumpDataDir('none');
  const beside = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(beside, Buffer.from(await files.arrayBuffer()));
    renameSync(beside, file);
  } catch {
    // The disk is full, or this folder must not be written: the next database takes as long as this one, nothing else
    // is lost.
    rmSync(beside, { force: true });
  }
}

function fingerprint(migrationsFolder: string): string {
  const engine = readFileSync(createRequire(`${root}server/package.json`).resolve('@electric-sql/pglite'));
  const journal = readFileSync(join(migrationsFolder, 'meta/_journal.json'));
  const made = initDbStartParams.join();
  return createHash('sha256').update(engine).update(journal).update(made).digest('hex').slice(0, 16);
}
