import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// While a version is upgraded, the process of the version before serves on the migrated database (OUR-265): a migration
// takes nothing away that it reads, and asks for nothing that it does not write. What is given up goes one version later.

const folder = join(import.meta.dirname, '../../server/migrations');
/** Those up to here were made before two versions had to bear one database. */
const lastBefore = 50;

/** What the process of the version before cannot bear, in statements about tables that it knows. */
const unbearable: readonly (readonly [what: string, RegExp])[] = [
  ['drops a table', /\bDROP TABLE\b/i],
  ['drops a column', /\bDROP COLUMN\b/i],
  ['drops a view', /\bDROP (MATERIALIZED )?VIEW\b/i],
  ['renames', /\bRENAME (TO|COLUMN|CONSTRAINT)\b/i],
  ['changes a type', /\bALTER COLUMN "?\w+"? (SET DATA )?TYPE\b/i],
  ['asks for a value', /\bALTER COLUMN "?\w+"? SET NOT NULL\b/i],
  ['takes a default away', /\bALTER COLUMN "?\w+"? DROP DEFAULT\b/i],
  ['adds a column that must be written', /\bADD COLUMN (?!.*\bDEFAULT\b).*\bNOT NULL\b/i],
];

/** What a migration does that the version before does not bear; of tables it makes itself nothing. */
function refusedIn(sql: string): string[] {
  const made = new Set([...sql.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"?(\w+)"?/gi)].map(([, table]) => table));
  return sql
    .replaceAll(/^\s*--(?!> statement-breakpoint).*$/gm, '')
    .split('--> statement-breakpoint')
    .filter((statement) => !made.has(/(?:ALTER|DROP) TABLE (?:IF EXISTS )?"?(\w+)"?/i.exec(statement)?.[1] ?? ''))
    .flatMap((statement) => unbearable.flatMap(([what, pattern]) => (pattern.test(statement) ? [what] : [])));
}

describe('migrations', () => {
  const later = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && Number(name.slice(0, 4)) > lastBefore)
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

  it('OUR-265 take nothing away that the version before reads, nor ask for what it does not write', () => {
    expect(later.flatMap(([name, sql]) => refusedIn(sql).map((what) => `${name} ${what}`))).toEqual([]);
  });

  it.each([
    ['ALTER TABLE "orders" DROP COLUMN "tags";', ['drops a column']],
    ['DROP TABLE "orders";', ['drops a table']],
    ['ALTER TABLE "orders" RENAME COLUMN "tags" TO "marks";', ['renames']],
    ['ALTER TABLE "orders" ALTER COLUMN "status" SET NOT NULL;', ['asks for a value']],
    ['ALTER TABLE "orders" ALTER COLUMN "rank" SET DATA TYPE text;', ['changes a type']],
    ['ALTER TABLE "orders" ADD COLUMN "fragile" boolean NOT NULL;', ['adds a column that must be written']],
    ['ALTER TABLE "orders" ADD COLUMN "fragile" boolean DEFAULT false NOT NULL;', []],
    ['ALTER TABLE "orders" ADD COLUMN "fragile" boolean;', []],
    ['-- DROP TABLE "orders"\nCREATE INDEX "a" ON "orders" ("tags");', []],
    ['CREATE TABLE "a" ("b" text);--> statement-breakpoint\nALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', []],
  ])('%s is told from what may be', (sql, expected) => expect(refusedIn(sql)).toEqual(expected));
});
