import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  codesIn,
  codesText,
  matchesCodes,
  postalCodeColumn,
  postalCodeOf,
} from '../../../src/domain/postal-code/postal-code.ts';

const postalCode = fc.integer({ min: 1_000, max: 98_999 }).map((number) => String(number).padStart(5, '0'));
const department = fc.integer({ min: 1, max: 95 }).map((number) => String(number).padStart(2, '0'));
const codes = fc.uniqueArray(fc.oneof(postalCode, department), { maxLength: 12 });

describe('a free text of codes', () => {
  it('DSP-860 is trimmed, deduplicated and sorted', () => {
    expect(codesText(codesIn(' 75002,75001 , 75002').codes)).toBe('75001,75002');
    expect(codesIn(' , ,75001,,')).toEqual({ codes: ['75001'], invalid: [] });
    expect(codesIn('')).toEqual({ codes: [], invalid: [] });
  });

  it('DSP-861 sets aside what is neither a code of 5 digits nor a department of 2', () => {
    expect(codesIn('75018, 7501, 92, 2A, Paris, 750180, ٧٥')).toEqual({
      codes: ['75018', '92'],
      invalid: ['2A', '7501', '750180', 'Paris', '٧٥'],
    });
  });

  it('DSP-860 says the same whatever the order, the blanks and the repetitions', () => {
    fc.assert(
      fc.property(codes, fc.array(fc.nat()), (chosen, at) => {
        const again = [...chosen.toReversed(), ...at.flatMap((index) => chosen[index % chosen.length] ?? [])];
        const read = codesIn(again.map((code) => ` ${code}\t`).join(', ,'));
        expect(read).toEqual({ codes: chosen.toSorted(), invalid: [] });
        expect(codesIn(codesText(read.codes))).toEqual(read);
      }),
    );
  });
});

describe('the column of postal codes', () => {
  it('keeps leading zeros in mind', () => {
    fc.assert(
      fc.property(postalCode, (code) => {
        expect(postalCodeOf(postalCodeColumn(` ${code} `))).toBe(code);
      }),
    );
  });

  it('holds nothing for what is no code, not even for one that would read as a number', () => {
    for (const text of ['', '   ', '1000', '7500', '750011', '75 01', '1e4', '0x123', null, undefined])
      expect(postalCodeColumn(text)).toBeNaN();
  });
});

describe('a choice of codes', () => {
  const keeps = (chosen: readonly string[], text: string | null) => matchesCodes(chosen)(postalCodeColumn(text));

  it('DSP-861 keeps everything when it is empty, what has no code too', () => {
    expect([keeps([], '75018'), keeps([], null)]).toEqual([true, true]);
    expect([keeps(['75018'], null), keeps(['75'], '')]).toEqual([false, false]);
  });

  it('DSP-861 tells 01000 from a text that reads as the same number', () => {
    expect([keeps(['01000'], '01000'), keeps(['01'], '01000'), keeps(['10'], '01000')]).toEqual([true, true, false]);
    expect([keeps(['01000'], '1000'), keeps(['01'], '1000')]).toEqual([false, false]);
  });

  it('DSP-861 keeps the codes that are chosen, or whose department is', () => {
    fc.assert(
      fc.property(codes, postalCode, (chosen, code) => {
        const isWanted = chosen.length === 0 || chosen.some((wanted) => code.startsWith(wanted));
        expect(keeps(chosen, code)).toBe(isWanted);
      }),
    );
  });
});
