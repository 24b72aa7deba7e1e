import { dateText, secondText } from '../time/paris-time.ts';

/** A value of a table that leaves the console; null for an empty cell. */
export type CsvCell =
  | { readonly kind: 'text'; readonly value: string | null | undefined }
  /** A whole number. */
  | { readonly kind: 'count'; readonly value: number | null | undefined }
  /** Euros with two decimals, from whole cents. */
  | { readonly kind: 'cents'; readonly value: number | null | undefined }
  /** A duration in whole seconds, as `171:30:00`: hours are not wrapped at 24. */
  | { readonly kind: 'seconds'; readonly value: number | null | undefined }
  /** `2026-11-26`. */
  | { readonly kind: 'day'; readonly value: string | null | undefined }
  /** Epoch ms, as Paris clocks show it. */
  | { readonly kind: 'instant'; readonly value: number | null | undefined };

export interface CsvColumn<Row> {
  readonly title: string;
  readonly cell: (row: Row) => CsvCell;
}

/**
 * A table as French Excel opens it: a byte order mark, semicolons, decimal commas, days as `26/11/2026`, lines that end
 * with CR LF.
 */
export function csvOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string {
  const lines = [
    columns.map(({ title }) => textCell(title)),
    ...rows.map((row) => columns.map(({ cell }) => cellText(cell(row)))),
  ];
  return `\uFEFF${lines.map((cells) => `${cells.join(';')}\r\n`).join('')}`;
}

function cellText(cell: CsvCell): string {
  if (cell.value === null || cell.value === undefined || cell.value === '') return '';
  switch (cell.kind) {
    case 'text':
      return textCell(cell.value);
    case 'count':
      return String(cell.value);
    case 'cents':
      return centsText(cell.value);
    case 'seconds':
      return hoursText(cell.value);
    case 'day':
      return dateText(`${cell.value}T12:00:00Z`);
    case 'instant':
      return `${dateText(cell.value)} ${secondText(cell.value)}`;
  }
}

/**
 * A spreadsheet runs a text that begins with one of these as a formula; behind an apostrophe it is a text. A field that
 * has one of them within it is safe only as long as it is quoted.
 */
const formula = /^\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]|^[\t\r\n]/;
const quoted = /[";\r\n\t]|^\s|\s$/;

/** A text that no spreadsheet takes for a formula, nor for several cells. */
function textCell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return quoted.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** `-3,50`. */
function centsText(cents: number): string {
  const whole = Math.abs(Math.round(cents));
  const text = `${Math.floor(whole / 100)},${twoDigits(whole % 100)}`;
  return cents < 0 && whole > 0 ? `-${text}` : text;
}

const hoursText = (seconds: number) =>
  `${Math.floor(seconds / 3_600)}:${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** A name as a part of a file's name: `Inès O'Brien` is `ines-o-brien`. */
export const fileWord = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
