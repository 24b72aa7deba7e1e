import { readFileSync } from 'node:fs';

/** A table of the specification, with the heading it stands under. */
export interface Table {
  readonly heading: string;
  /** The texts of its cells, by row, the head of the table left out. */
  readonly rows: readonly (readonly string[])[];
}

const folder = new URL('../../docs/spec/', import.meta.url);
const heading = /^#{2,3} (.+)$/;
const line = /^\|(.+)\|\s*$/;
const rule = /^[\s|:-]+$/;

const cellsOf = (row: string) => row.split('|').map((cell) => cell.trim());

/** The tables of a file under their headings; several under one heading follow each other. */
export function tablesIn(text: string): Table[] {
  const tables: { heading: string; rows: string[][] }[] = [];
  let under = '';
  let isOpen = false;
  for (const each of text.split('\n')) {
    under = heading.exec(each)?.[1] ?? under;
    const row = line.exec(each)?.[1];
    if (row === undefined) isOpen = false;
    else if (!isOpen) tables.push({ heading: under, rows: [] });
    // The first row of a table names its columns.
    else if (!rule.test(row)) tables.at(-1)?.rows.push(cellsOf(row));
    isOpen = row !== undefined;
  }
  return tables;
}

export const catalogues = ['dispatch.md', 'preparation.md', 'support.md'] as const;
/** What is ours beside them (docs/spec/README.md): tables of fields and calls no other server has to have. */
export const ours = 'ours.md' as const;
export type Catalogue = (typeof catalogues)[number] | typeof ours;

export const tablesOf = (catalogue: Catalogue): Table[] => tablesIn(readFileSync(new URL(catalogue, folder), 'utf8'));

/** The headings of support.md from one section to the next. */
export function headingsBetween(from: string, to: string): ReadonlySet<string> {
  const headings = readFileSync(new URL('support.md', folder), 'utf8')
    .split('\n')
    .flatMap((each) => heading.exec(each)?.[1] ?? []);
  return new Set(headings.slice(headings.indexOf(from) + 1, headings.indexOf(to)));
}
