import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextLookMs } from '../../../server/src/payments/look-ups.ts';
import { checkRefund } from '../../../src/domain/money/commands/check-refund.ts';
import { sumsAfterCheck } from '../../../src/domain/money/refund/after-check.ts';
import {
  type CheckStatus,
  checkStatuses,
  checkText,
  whoChecks,
  whyNotCheck,
} from '../../../src/domain/money/refund/check.ts';
import { undecidedRefund } from '../../../src/domain/money/refund/refund.ts';

const at = '2026-11-26T10:31:00Z';
const check = (id: number, status: CheckStatus) => ({
  ...{ id, status, seen_in: 'Paygreen, po_8e64', created_at: at },
  done_by: { id: 4, first_name: 'Nadia', last_name: 'Kessler' },
});

describe('who says what became of a part', () => {
  it('SUP-377 nobody for five look-ups, then a manager, after the last one every editor; of settled parts nobody', () => {
    const of = (looks: number) => whoChecks({ status: 'unknown', looks, next_look_at: at });
    expect([0, 4, 5, 40].map(of)).toEqual(['later', 'later', 'managers', 'managers']);
    expect(whoChecks({ status: 'unknown', looks: 0, next_look_at: null })).toBe('editors');
    for (const status of ['requested', 'pending', 'refunded', 'refused'])
      expect(whoChecks({ status, looks: 9, next_look_at: null })).toBeNull();
    expect(whoChecks({ status: 'refused', contradiction: { status: 'refunded', created_at: at } })).toBe('editors');
  });

  it('a part that is looked up for a day comes to everybody in the end', () => {
    let [looks, ms] = [0, 0];
    for (let next = nextLookMs(looks); next !== null; next = nextLookMs(looks)) [looks, ms] = [looks + 1, ms + next];
    expect([looks, Math.round(ms / 3_600_000)]).toEqual([157, 24]);
  });

  it('SUP-377 who comes second is told what the first saw, who comes after the provider what he said', () => {
    const unknown = { status: 'unknown', looks: 9, next_look_at: null };
    expect(whyNotCheck({ seenCheckId: null }, unknown, false)).toBeNull();
    const first = { ...unknown, status: 'refunded', checks: [check(7, 'refunded')] };
    const seen = 'remboursé, vu par Nadia Kessler, 26/11/2026 11:31 : Paygreen, po_8e64';
    expect(checkText(check(7, 'refunded'))).toBe(seen);
    expect(whyNotCheck({ seenCheckId: null }, first, true)).toMatchObject({ code: 'checked', detail: seen });
    expect(whyNotCheck({ seenCheckId: 7 }, first, true)).toMatchObject({ code: 'checked', detail: seen });
    const inVain = { ...unknown, checks: [check(7, 'unknown')] };
    expect(whyNotCheck({ seenCheckId: null }, inVain, true)).toMatchObject({ code: 'checked' });
    expect(whyNotCheck({ seenCheckId: 7 }, inVain, true)).toBeNull();
    expect(whyNotCheck({ seenCheckId: null }, { status: 'refused' }, true)).toMatchObject({
      ...{ code: 'settled', detail: 'refusé' },
    });
    expect(whyNotCheck({ seenCheckId: null }, undefined, true)).toMatchObject({ code: 'partGone' });
    const early = { status: 'unknown', looks: 6, next_look_at: at };
    expect([true, false].map((it) => whyNotCheck({ seenCheckId: null }, early, it)?.code)).toEqual([
      undefined,
      'early',
    ]);
    const texts = checkRefund.text.refusals;
    expect(typeof texts.checked === 'function' && texts.checked(seen)).toBe(`Déjà vérifié : ${seen}`);
  });
});

describe('the money of an order', () => {
  it('SUP-376 SUP-377 waits for a part of which nobody knows, until somebody has looked, in vain too', () => {
    const of = (part: object) => undecidedRefund([{ id: 1, parts: [{ amount: 2, ...part }] }])?.id;
    expect(of({ status: 'unknown' })).toBe(1);
    expect(of({ status: 'unknown', checks: [] })).toBe(1);
    expect(of({ status: 'unknown', checks: [check(7, 'unknown')] })).toBeUndefined();
    expect(of({ status: 'requested', checks: [check(7, 'unknown')] })).toBe(1);
    expect(['pending', 'refunded', 'refused'].map((status) => of({ status }))).toEqual(Array(3).fill(undefined));
  });

  it('SUP-377 after a check holds the same cents, of which those of the part alone change their place', () => {
    // The second implementation moves coin by coin: each coin of the order lies in a named purse.
    const purseOf: Readonly<Record<string, string>> = { refunded: 'refundedCents', refused: 'refundableCents' };
    const cents = fc.integer({ min: 0, max: 2_000 });
    const of = { refundedCents: cents, pendingCents: cents, refundableCents: cents };
    const part = fc.record({
      cents: fc.integer({ min: 1, max: 900 }),
      status: fc.constantFrom('unknown', 'refunded', 'refused'),
    });
    fc.assert(
      fc.property(fc.record(of), part, fc.constantFrom(...checkStatuses), (rest, { cents: its, status }, seen) => {
        const from = purseOf[status] ?? 'pendingCents';
        const coins = [
          ...Object.entries(rest).flatMap(([purse, count]) => Array<string>(count).fill(purse)),
          ...Array<string>(its).fill(from),
        ];
        const count = (all: readonly string[]) =>
          Object.fromEntries(Object.keys(of).map((purse) => [purse, all.filter((it) => it === purse).length]));
        const moved = coins.map((purse, index) => {
          const isOfPart = index >= coins.length - its;
          return isOfPart && seen !== 'unknown' ? (purseOf[seen] ?? 'pendingCents') : purse;
        });
        const before = count(coins);
        const order = {
          amount_refund: (before.refundedCents ?? 0) / 100,
          amount_refund_pending: (before.pendingCents ?? 0) / 100,
          refundable_amount: (before.refundableCents ?? 0) / 100,
        };
        expect(sumsAfterCheck(order, { amount: its / 100, status }, seen)).toEqual(count(moved));
      }),
    );
  });

  it('SUP-377 SUP-381 what did not go back of a disputed payment is not refundable, where no other is of its type', () => {
    const disputed = { type: 'stripe', amount: 20, is_refundable: false, disputed_at: at };
    const sumsOf = (status: string, seen: CheckStatus, more: readonly object[] = []) => {
      const order = { amount_refund: 0, amount_refund_pending: 5, refundable_amount: 10 };
      const details = [disputed, { type: 'edenred', amount: 10, is_refundable: true }, ...more];
      return sumsAfterCheck(
        { ...order, payment_details: details as never },
        { type: 'stripe', amount: 5, status },
        seen,
      );
    };
    expect(sumsOf('unknown', 'refused')).toEqual({ refundedCents: 0, pendingCents: 0, refundableCents: 1_000 });
    expect(sumsOf('refused', 'refunded')).toEqual({ refundedCents: 500, pendingCents: 500, refundableCents: 1_000 });
    const other = { type: 'stripe', amount: 20, is_refundable: true, disputed_at: null };
    expect(sumsOf('unknown', 'refused', [other]).refundableCents).toBe(1_500);
  });
});
