import { expect, type Locator } from '@playwright/test';
import { readCsv } from '../domain/csv/read-csv.ts';

const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/[\s\u2066-\u2069]+/g, ' ').trim();

/** Heads of columns that hold nothing but buttons and links. */
const acting: ReadonlySet<string> = new Set([
  '',
  'Actions',
  'Action',
  'SMS',
  'Parcours',
  'Décision',
  'Détail',
  'Présence',
  'Retour',
]);
/** How a table says that there is nothing. */
const nothing: ReadonlySet<string> = new Set(['', '-', '—', '?', 'rien']);

/** Whether a cell of a file and one of the screen are the same value: a figure to the cent, an instant to the minute. */
function agrees(cell: string, screen: string): boolean {
  if (cell === '') return nothing.has(screen);
  const [, hour] = /^\d{2}\/\d{2}\/\d{4} (\d{2}:\d{2}):\d{2}$/.exec(cell) ?? [];
  if (hour) return screen.includes(hour);
  if (/^-?\d+,\d{2}$/.test(cell)) return screen.replaceAll(/\s/g, '').includes(cell);
  // Several values of a cell stand in lines of their own on the screen.
  const parts = plain(cell.replace(/^'(?=[=+\-@])/, '')).split(', ');
  return parts.every((part) => screen.includes(part));
}

interface Table {
  readonly heads: readonly string[];
  /** Null where one cell stands for several columns. */
  readonly rows: readonly (readonly (string | null)[])[];
}

/** What a table shows: its heads and its lines, without those that head a group or tell more of the line above. */
export async function tableOnScreen(table: Locator): Promise<Table> {
  const all = await table.evaluate((it) => {
    const wordsOf = (cell: Element) => {
      const isOn = cell.querySelector('[role="switch"]')?.getAttribute('aria-checked');
      return isOn ? (isOn === 'true' ? 'Oui' : 'Non') : (cell.textContent ?? '');
    };
    const cells = (row: Element) =>
      [...row.querySelectorAll<HTMLTableCellElement>(':scope > :is(th, td)')].flatMap((cell) =>
        cell.colSpan > 1 ? Array.from({ length: cell.colSpan }, () => null) : [wordsOf(cell)],
      );
    return {
      heads: [...it.querySelectorAll('thead th, thead td')].map((head) => head.textContent ?? ''),
      rows: [...it.querySelectorAll('tbody > tr:not(:has(> [scope="rowgroup"]), :has(> :only-child))')].map(cells),
    };
  });
  // `Nom (20/34)`: how many are shown of how many.
  const heads = all.heads.map((head) => plain(head).replace(/ \(\d+\/\d+\)$/, ''));
  return { heads, rows: all.rows.map((cells) => cells.map((cell) => (cell === null ? null : plain(cell)))) };
}

/** A file of a table says what the table says: its columns, its lines in their order, and each value. */
export function expectAsOnScreen(file: string, { heads, rows }: Table): void {
  const [titles = [], ...lines] = readCsv(file);
  const missing = heads.filter((head) => !acting.has(head) && !titles.some((title) => title.startsWith(head)));
  const others = lines.flatMap((cells, at) =>
    titles.flatMap((title, column) => {
      const screen = rows[at]?.[heads.indexOf(title)];
      const cell = cells[column] ?? '';
      return screen === undefined || screen === null || agrees(cell, screen) ? [] : [{ title, cell, screen }];
    }),
  );
  expect({ missing, others, lines: lines.length }).toEqual({ missing: [], others: [], lines: rows.length });
}
