import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// A table is a piece of the design system: its heads, its look and its frame stand once, in ui/tables.

const files = readdirSync('src/views', { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.(tsx|css)$/.test(file) && !file.startsWith('ui/tables/'),
);
const filesWith = (pattern: RegExp) =>
  files.filter((file) => pattern.test(readFileSync(`src/views/${file}`, 'utf8'))).sort();

const writesHeads = /<thead\b/;
const drawsTables = /^[^/*]*\.table(?![\w-]|\.)/m;
const writesTable = /<table\b/;

it('no view writes the heads of a table by itself, and no sheet the look of one', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(filesWith(writesHeads)).toEqual([]);
  expect(filesWith(drawsTables).filter((file) => file.endsWith('.css'))).toEqual([]);
});

/** Orders of the board are cards or columns by a sheet of their own, and are painted before any other table. */
const boards = ['rooms/dispatch/deliveries/delivery-table.tsx', 'rooms/dispatch/orders/to-dispatch.tsx'];

it('a table is drawn by the piece of the design system, but for the orders of the board', () => {
  expect(filesWith(writesTable)).toEqual(boards);
});

it.each([
  [writesHeads, '<thead>', true],
  [writesHeads, '<Heads columns={columns} />', false],
  [drawsTables, '.table {', true],
  [drawsTables, '  .scroll .table :is(th, td) {', true],
  [drawsTables, '  composes: reach from "../table.module.css";', false],
  [drawsTables, '.tables {', false],
  [writesTable, '<table className={styles.own}>', true],
  [writesTable, '<Table label={title}>', false],
] as const)('%s in %j: %s', (pattern, source, isFound) => {
  expect(pattern.test(source)).toBe(isFound);
});
