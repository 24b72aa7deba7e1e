import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foundCodes, frequentDepartments } from '../../../src/domain/postal-code/current-codes.ts';
import {
  arrondissements,
  idfWithoutParis,
  isChosen,
  outsideIdf,
  paris,
  suburbs,
  toggled,
} from '../../../src/domain/postal-code/quick-codes.ts';

const all = [...arrondissements, paris, idfWithoutParis, ...suburbs];

describe('the quick buttons', () => {
  it('DSP-862 are 20 arrondissements; the 16th has two codes', () => {
    expect(arrondissements).toHaveLength(20);
    expect(arrondissements[0]).toEqual({ label: '1er', codes: ['75001'] });
    expect(arrondissements[15]).toEqual({ label: '16e', codes: ['75016', '75116'] });
    expect(arrondissements[19]).toEqual({ label: '20e', codes: ['75020'] });
    expect(arrondissements.flatMap(({ codes }) => codes)).not.toContain('75912');
  });

  it('DSP-863 have Paris with its 22 codes', () => {
    const numbered = Array.from({ length: 20 }, (_, at) => String(75_001 + at));
    expect(paris).toEqual({ label: 'Paris', codes: [...numbered, '75116', '75912'] });
  });

  it('DSP-864 DSP-865 have the departments around, together and one by one', () => {
    const around = ['77', '78', '91', '92', '93', '94', '95'];
    expect(idfWithoutParis).toEqual({ label: 'I.D.F. hors Paris', codes: around });
    expect(suburbs.map(({ codes }) => codes)).toEqual(around.map((code) => [code]));
  });

  it('DSP-867 have outside Île-de-France the departments the settings name', () => {
    expect(outsideIdf([{ code: '60' }, { code: '02' }, { code: '60' }]).codes).toEqual(['02', '60']);
    // What is no code would choose nothing.
    expect([outsideIdf([{ code: '2A' }]).codes, outsideIdf(null).codes]).toEqual([[], []]);
    expect(isChosen([], outsideIdf(undefined))).toBe(false);
  });

  it('DSP-868 choose their codes, and pressed again take them out', () => {
    const pressed = fc.array(fc.constantFrom(...all), { maxLength: 6 });
    fc.assert(
      fc.property(pressed, fc.constantFrom(...all), (before, quick) => {
        const chosen = before.reduce<readonly string[]>(toggled, []);
        const once = toggled(chosen, quick);
        const twice = toggled(once, quick);
        expect(isChosen(once, quick)).toBe(!isChosen(chosen, quick));
        expect(isChosen(twice, quick)).toBe(!isChosen(once, quick));
        // Nothing else moves.
        const others = (codes: readonly string[]) => codes.filter((code) => !quick.codes.includes(code));
        expect([others(once), others(twice)]).toEqual([others(chosen), others(chosen)]);
        expect(once).toEqual([...new Set(once)].sort());
      }),
    );
  });
});

describe('the current deliveries', () => {
  const code = fc.integer({ min: 1_000, max: 98_999 });

  it('DSP-866 have their codes with how many there are of each', () => {
    expect(foundCodes([75_018, 1_000, Number.NaN, 75_018])).toEqual([
      { code: '01000', count: 1 },
      { code: '75018', count: 2 },
    ]);
  });

  it('DSP-866 tell the departments most present, at most 5', () => {
    const columns = [75_001, 75_002, 92_100, 93_100, 93_200, 93_300, 1_000, 60_000, 60_000, 77_000];
    expect(frequentDepartments(foundCodes(columns)).map((it) => `${it.code} ${it.count}`)).toEqual([
      '93 3',
      '60 2',
      '75 2',
      '01 1',
      '77 1',
    ]);
    fc.assert(
      fc.property(fc.array(code), (some) => {
        const found = foundCodes(some);
        const frequent = frequentDepartments(found);
        expect(found.reduce((sum, { count }) => sum + count, 0)).toBe(some.length);
        expect(frequent.length).toBe(Math.min(5, new Set(some.map((it) => Math.floor(it / 1000))).size));
        expect(frequent).toEqual(frequent.toSorted((one, other) => other.count - one.count));
      }),
    );
  });
});
