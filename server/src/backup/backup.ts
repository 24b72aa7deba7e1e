import { randomUUID } from 'node:crypto';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { openDatabase } from '../db/connection/open.ts';
import { claimFolder } from '../folder/claim.ts';
import { folderState } from '../folder/layout.ts';
import type { DataPlace } from '../start/sentence.ts';
import { StartFailure } from '../start/start-failure.ts';
import { runTool } from './postgres-tools.ts';
import { backupTexts as texts } from './text.ts';

/**
 * Writes a whole database into one new file, in the engine's own form: an archive of `pg_dump`, while the servers go on,
 * or the files of the embedded database, whose server has to be stopped. Its owner alone reads the file: it contains
 * people. Throws a StartFailure, and leaves no file then.
 */
export async function backUp(place: DataPlace, file: string): Promise<void> {
  if (existsSync(file)) throw new StartFailure(texts.fileExists(file));
  // Two at once do not write into one.
  const unfinished = `${file}.${randomUUID()}.part`;
  try {
    // Both programs go on with the file that is there, and with its rights.
    writeFileSync(unfinished, '', { mode: 0o600, flag: 'wx' });
    if (place.databaseUrl)
      await runTool('pg_dump', ['--format=custom', '--no-owner', '--file', unfinished], place.databaseUrl);
    else await copyFolder(place.dataDir ?? '', unfinished);
    if (existsSync(file)) throw new StartFailure(texts.fileExists(file));
    renameSync(unfinished, file);
  } finally {
    rmSync(unfinished, { force: true });
  }
}

async function copyFolder(dataDir: string, file: string): Promise<void> {
  if (folderState(dataDir) !== 'whole') throw new StartFailure(texts.nothingToCopy(dataDir));
  const claim = await claimFolder(dataDir, () => undefined);
  try {
    const open = await openDatabase({ kind: 'folder', path: dataDir });
    try {
      const files = await open.files?.();
      if (files) writeFileSync(file, gzipSync(Buffer.from(await files.arrayBuffer())));
    } finally {
      await open.close();
    }
  } finally {
    claim.release();
  }
}
