import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CsvCell, csvOf, fileWord } from '../../../src/domain/csv/csv.ts';
import { centsOfColumn, columnOf, readCsv, secondsOfColumn } from './read-csv.ts';

const one = (cell: CsvCell) => csvOf([{ title: 'A', cell: () => cell }], [null]);
const cellOf = (cell: CsvCell) => one(cell).replace('\uFEFFA\r\n', '').replace(/\r\n$/, '');

describe('a table for a spreadsheet', () => {
  it('LOG-058 is what French Excel opens: mark, semicolons, commas, days, lines', () => {
    const file = csvOf(
      [
        { title: 'Jour', cell: (_: { readonly at: number }) => ({ kind: 'day', value: '2026-11-26' }) },
        { title: 'Début', cell: ({ at }) => ({ kind: 'instant', value: at }) },
        { title: 'Durée', cell: () => ({ kind: 'seconds', value: 617_407 }) },
        { title: 'Total (€)', cell: () => ({ kind: 'cents', value: 221_542 }) },
        { title: 'Rien', cell: () => ({ kind: 'text', value: null }) },
      ],
      // 0h30 in Paris, the day before in UTC.
      [{ at: Date.parse('2026-11-25T23:30:07Z') }],
    );
    expect(file).toBe('\uFEFFJour;Début;Durée;Total (€);Rien\r\n26/11/2026;26/11/2026 00:30:07;171:30:07;2215,42;\r\n');
  });

  it('LOG-058 an amount is a number whatever its sign, and never less than a cent', () => {
    const cents = (value: number) => cellOf({ kind: 'cents', value });
    expect([-350, -5, 0, -0, 7, 100, 123_456_789].map(cents)).toEqual([
      '-3,50',
      '-0,05',
      '0,00',
      '0,00',
      '0,07',
      '1,00',
      '1234567,89',
    ]);
  });

  it('LOG-058 a text that a spreadsheet would run is harmless', () => {
    const text = (value: string) => cellOf({ kind: 'text', value });
    expect(
      ['=1+1', '+33 6', '-3,50', '@SUM(A1)', ' =1', '\uFF1D1+1'].map((it) => text(it).replaceAll('"', '')),
    ).toEqual(["'=1+1", "'+33 6", "'-3,50", "'@SUM(A1)", "' =1", "'\uFF1D1+1"]);
    expect(text('Pont fermé')).toBe('Pont fermé');
    expect(text('a;=1;"b"\r\nc')).toBe('"a;=1;""b""\r\nc"');
    for (const start of ['\t=1', '\r=1', '\n=1']) expect(text(start)).toMatch(/^"'/);
    // No cell that is read again begins a formula, whatever somebody types.
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 30 }), (value) => {
        const [[, [read = ''] = []] = []] = [readCsv(one({ kind: 'text', value }))];
        expect(read === value || read === `'${value}`).toBe(true);
        expect(/^\s*[=+\-@\uFF0B\uFF0D\uFF1D\uFF20]/.test(read)).toBe(false);
      }),
    );
  });

  it('LOG-058 comes back whole: texts, and sums to the cent and the second', () => {
    const row = fc.record({
      name: fc.string({ maxLength: 12 }).filter((text) => !/^\s*[=+\-@]|^[\t\r\n]/.test(text)),
      cents: fc.integer({ min: -999_999, max: 9_999_999 }),
      seconds: fc.integer({ min: 0, max: 999_999 }),
    });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const file = csvOf(
          [
            { title: 'Nom', cell: ({ name }: (typeof rows)[number]) => ({ kind: 'text', value: name }) },
            { title: '€', cell: ({ cents }) => ({ kind: 'cents', value: cents }) },
            { title: 's', cell: ({ seconds }) => ({ kind: 'seconds', value: seconds }) },
          ],
          rows,
        );
        expect(columnOf(file, 'Nom')).toEqual(rows.map(({ name }) => name));
        expect(centsOfColumn(file, '€')).toBe(rows.reduce((sum, { cents }) => sum + cents, 0));
        expect(secondsOfColumn(file, 's')).toBe(rows.reduce((sum, { seconds }) => sum + seconds, 0));
      }),
    );
  });

  it('a name is a word of a file', () => {
    expect(["Inès O'Brien", ' Noé--Castaing ', 'Ünal', '../../etc'].map(fileWord)).toEqual([
      'ines-o-brien',
      'noe-castaing',
      'unal',
      'etc',
    ]);
  });
});
