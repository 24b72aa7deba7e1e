import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as z from 'zod/mini';

export const migrations = join(import.meta.dirname, '../../server/migrations');
const Journal = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string() })) });

/** The migrations before this one, in a folder of their own. */
export function migrationsBefore(tag: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'quai-migrations-'));
  cpSync(migrations, folder, { recursive: true });
  const file = join(folder, 'meta/_journal.json');
  const journal = Journal.parse(JSON.parse(readFileSync(file, 'utf8')));
  const at = journal.entries.findIndex((entry) => entry.tag.endsWith(tag));
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return folder;
}
