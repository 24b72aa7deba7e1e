import { describe, expect, it } from 'vitest';
import { compareGiven, compareRefund } from '../../../../src/domain/money/reconcile/compare.ts';
import { reconciledDayOf, reconciliationPath } from '../../../../src/domain/money/reconcile/path.ts';

const side = (status: string, cents = 1_000) => ({ status, cents });

describe('two books', () => {
  it('OUR-163 differ by what one lacks, by the amount and by the state', () => {
    expect([
      compareRefund(null, side('refunded')),
      compareRefund(null, side('pending')),
      compareRefund(side('refunded'), null),
      compareRefund(side('refunded'), side('refunded', 999)),
      compareRefund(side('refunded'), side('refused')),
      compareRefund(side('refused'), side('refunded')),
      compareRefund(side('refunded'), side('pending')),
    ]).toEqual(['missingHere', 'missingHere', 'missingThere', 'amount', 'state', 'state', 'state']);
  });

  it('OUR-163 agree where both say the same, and of what was refused nobody lacks anything', () => {
    expect([
      compareRefund(side('refunded'), side('refunded')),
      compareRefund(side('refused'), side('refused')),
      compareRefund(side('refused'), null),
      compareRefund(null, side('refused')),
      compareRefund(null, null),
    ]).toEqual([null, null, null, null, null]);
  });

  it('OUR-165 what is open is no difference, whichever way it may end, except by its amount', () => {
    for (const status of ['requested', 'pending', 'unknown']) {
      expect(
        [null, side('refunded'), side('pending'), side('refused')].map((his) => compareRefund(side(status), his)),
      ).toEqual(Array(4).fill('pending'));
      expect(compareRefund(side(status), side('pending', 1))).toBe('amount');
    }
  });

  it('OUR-163 OUR-165 of a whole payment, what is open may have gone back or not', () => {
    const given = (done: number, open: number, theirs: number) => compareGiven({ done, open }, theirs);
    expect([
      given(500, 0, 500),
      given(0, 0, 0),
      given(500, 300, 500),
      given(500, 300, 800),
      given(500, 300, 600),
    ]).toEqual([...[null, null, 'pending', 'pending', 'pending']]);
    expect([given(500, 300, 801), given(500, 300, 499), given(0, 0, 1), given(500, 0, 0)]).toEqual([
      ...['amount', 'amount', 'missingHere', 'missingThere'],
    ]);
  });

  it('OUR-163 have an address by day, and no other', () => {
    expect(reconciliationPath('2026-11-26')).toBe('/support/money/rapprochement-2026-11-26');
    const pages = ['rapprochement-2026-11-26', 'rapprochement-2026-02-31', 'rapprochement-0', '2026-11-26', undefined];
    expect(pages.map(reconciledDayOf)).toEqual(['2026-11-26', null, null, null, null]);
  });
});
