import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountText, creditCentsOf } from '../../../src/domain/late-order/credit.ts';
import { lateSms } from '../../../src/domain/late-order/sms.ts';

const eta = Date.parse('2025-03-03T09:10:00+01:00');
const unknown = { etaMs: null, delayMinutes: 0 };

describe('the SMS to the client of a late order', () => {
  it('DSP-724 DSP-725 says from 5 minutes before to 15 minutes after the estimated time, on two digits', () => {
    expect(lateSms({ etaMs: eta, delayMinutes: 0 }, 0)).toMatch(
      /^Bonjour, votre commande devrait arriver entre 09:05 et 09:25\. /,
    );
    expect(lateSms({ etaMs: Date.parse('2025-03-30T00:58:00Z'), delayMinutes: 0 }, 0)).toContain(
      'entre 01:53 et 03:13.',
    );
  });

  it('DSP-725 DSP-726 says the minutes where nothing is estimated', () => {
    expect(lateSms({ etaMs: null, delayMinutes: 25 }, 0)).toMatch(/devrait arriver dans environ 25 min maximum\. /);
    expect(lateSms({ etaMs: eta, delayMinutes: 25 }, 0)).not.toContain('environ');
  });

  it('DSP-727 says nothing of the time when the minutes are 0', () => {
    expect(lateSms(unknown, 0)).toMatch(/^Bonjour, votre commande devrait arriver avec du retard\. /);
  });

  it('DSP-728 DSP-729 credits in euros with a decimal comma, or excuses alone', () => {
    expect(lateSms(unknown, 500)).toBe(
      'Bonjour, votre commande devrait arriver avec du retard. Toutes nos excuses pour le retard, votre compte est crédité de 5,00 euros.',
    );
    expect(lateSms(unknown, 0)).toBe(
      'Bonjour, votre commande devrait arriver avec du retard. Toutes nos excuses pour le retard.',
    );
  });

  it('DSP-724 DSP-728 DSP-729 is two sentences, whatever is expected and credited', () => {
    const expected = fc.record({
      etaMs: fc.option(fc.integer({ min: 0, max: 4_102_444_800_000 })),
      delayMinutes: fc.nat(600),
    });
    fc.assert(
      fc.property(expected, fc.nat(99_999_999), (it, cents) => {
        const [arrival = '', excuse = '', ...more] = lateSms(it, cents).split(/(?<=\.) /);
        expect(more).toEqual([]);
        expect(arrival).toMatch(/^Bonjour, votre commande devrait arriver (entre|dans|avec) .+\.$/);
        expect(excuse.includes('crédité')).toBe(cents > 0);
      }),
    );
  });
});

describe('a credit', () => {
  it('DSP-723 is typed in euros, with a comma or a point; nothing typed is 0', () => {
    expect(['', '  ', '0', '5', '5,5', '5.05', ' 12,34 '].map(creditCentsOf)).toEqual([0, 0, 0, 500, 550, 505, 1234]);
  });

  it('DSP-723 is neither below 0 nor finer than a cent', () => {
    expect(['-1', '5,123', '1,', ',5', '1e3', 'cinq', '5 €€', '1000000'].map(creditCentsOf)).toEqual(
      Array(8).fill(null),
    );
  });

  it('DSP-723 DSP-728 reads what it wrote', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999), (cents) => {
        expect(amountText(cents)).toMatch(/^\d+,\d\d$/);
        expect(creditCentsOf(amountText(cents))).toBe(cents);
      }),
    );
  });
});
