import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampTo } from '../../../src/domain/money/bounds.ts';
import { lineCreditBounds, orderCreditBounds } from '../../../src/domain/money/credit/bounds.ts';
import { creditLines, creditTotals } from '../../../src/domain/money/credit/lines.ts';
import { creditReasons } from '../../../src/domain/money/credit/reasons.ts';
import { lineCents } from '../../../src/domain/money/line-cents.ts';
import { isOverAmount } from '../../../src/domain/money/over-amount.ts';

// The second implementation of each rule, as slow and plain as it gets: exact fractions, and looking at every value.

/** A price of up to three decimals, as its text and as a number. */
const price = fc
  .tuple(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 999 }))
  .map(([whole, places, fraction]) => {
    const text = places === 0 ? String(whole) : `${whole}.${String(fraction % 10 ** places).padStart(places, '0')}`;
    return { text, euros: Number(text) };
  });
const units = fc.integer({ min: -99, max: 99 });
const cents = fc.integer({ min: 0, max: 50_000 });

/** Thousandths in whole numbers, one unit added after the other, then rounded to cents. */
function slowLineCents(quantity: number, priceText: string): number {
  const [whole = '0', fraction = ''] = priceText.split('.');
  const thousandths = BigInt(whole) * 1_000n + BigInt(fraction.padEnd(3, '0'));
  let total = 0n;
  for (let at = 0; at < Math.abs(quantity); at++) total += thousandths;
  const rest = total % 10n;
  const rounded = Number((total - rest) / 10n + (rest >= 5n ? 1n : 0n));
  return quantity < 0 && rounded !== 0 ? -rounded : rounded;
}

describe('a line', () => {
  it('SUP-340 DSP-909 is rounded once, half away from zero, on the digits of its price', () => {
    expect([lineCents(3, 0.125), lineCents(-3, 0.125), lineCents(1, 1.005), lineCents(7, 2.45)]).toEqual([
      ...[38, -38, 101, 1_715],
    ]);
    expect(Object.is(lineCents(-1, 0), 0)).toBe(true);
    fc.assert(
      fc.property(units, price, (quantity, { text, euros }) => {
        expect(lineCents(quantity, euros)).toBe(slowLineCents(quantity, text));
      }),
      { numRuns: 1_000 },
    );
  });

  it('SUP-337 SUP-338 SUP-339 takes the nearest number of units that may be credited', () => {
    const count = fc.integer({ min: 0, max: 12 });
    const typed = fc.option(fc.oneof(fc.integer({ min: -30, max: 30 }), fc.constant(Number.NaN)), { nil: null });
    fc.assert(
      fc.property(count, count, count, typed, (quantity, quantity_recredit, quantity_refund, value) => {
        const allowed = [0];
        for (let it = 1; it <= quantity - quantity_recredit - quantity_refund; it++) allowed.push(it);
        for (let it = 1; it <= quantity_recredit; it++) allowed.push(-it);
        const wanted = value === null || Number.isNaN(value) ? 0 : value;
        const nearest = allowed.reduce((best, it) => (Math.abs(it - wanted) < Math.abs(best - wanted) ? it : best), 0);
        const clamped = clampTo(lineCreditBounds({ quantity, quantity_recredit, quantity_refund }), value);
        expect([clamped, Object.is(clamped, -0)]).toEqual([nearest, false]);
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('the credit of an order', () => {
  it('SUP-335 SUP-336 is at most its amount, and takes no more back than the customer has', () => {
    expect(orderCreditBounds({ amount: 84.3, credits: 12.5 })).toEqual({ least: -1_250, most: 8_430 });
    expect(orderCreditBounds({ amount: 1.005, credits: null })).toEqual({ least: 0, most: 101 });
    expect(Object.is(orderCreditBounds({ amount: 1, credits: -3 }).least, 0)).toBe(true);
    fc.assert(
      fc.property(cents, fc.integer({ min: -9_000, max: 9_000 }), fc.integer(), (amount, credits, typed) => {
        const clamped = clampTo(orderCreditBounds({ amount: amount / 100, credits: credits / 100 }), typed);
        const least = credits > 0 ? -credits : 0;
        expect(clamped).toBe(typed > amount ? amount : typed < least ? least : typed);
      }),
      { numRuns: 1_000 },
    );
  });

  it('SUP-349 SUP-364 warns from the first cent above the amount, refunds and earlier credits included', () => {
    const order = { amount: 30.3, amount_refund: 10.1, amount_recredit: 10.1 };
    expect([isOverAmount(order, 1_010), isOverAmount(order, 1_011), isOverAmount({}, 0)]).toEqual([false, true, false]);
    fc.assert(
      fc.property(cents, cents, cents, cents, (amount, refund, recredit, more) => {
        const euros = { amount: amount / 100, amount_refund: refund / 100, amount_recredit: recredit / 100 };
        expect(isOverAmount(euros, more)).toBe(amount - refund - recredit - more < 0);
      }),
    );
  });

  it('SUP-331 SUP-332 has reasons whose code begins with credit, none of a product for a whole order', () => {
    const money_reasons = [
      { subtype: 'credit_late' },
      { subtype: 'refund_forget' },
      { subtype: 'credit_damaged', product_id_required: true },
      { subtype: 'not_credit' },
    ];
    const offered = (isOfProducts: boolean) => creditReasons({ money_reasons }, isOfProducts).map((it) => it.subtype);
    expect([offered(false), offered(true)]).toEqual([['credit_late'], ['credit_late', 'credit_damaged']]);
    expect(creditReasons(undefined, true)).toEqual([]);
  });
});

describe('a credit of several products', () => {
  const line = fc.record({
    order_product_id: fc.integer({ min: 1, max: 6 }),
    unit_price: fc.option(
      price.map(({ euros }) => euros),
      { nil: null },
    ),
    quantity: fc.integer({ min: 0, max: 6 }),
    quantity_recredit: fc.integer({ min: 0, max: 6 }),
  });
  const lines = fc.uniqueArray(line, { selector: ({ order_product_id }) => order_product_id });

  it('SUP-344 SUP-345 SUP-346 sends the checked lines of which there is something, and adds their cents up', () => {
    fc.assert(
      fc.property(lines, fc.array(units, { minLength: 6, maxLength: 6 }), (its, quantities) => {
        const checked = new Map(quantities.flatMap((units, at) => (units % 3 === 0 ? [] : [[at + 1, units] as const])));
        const sent = creditLines(its, checked);
        const expected: [number, number, number][] = [];
        let [given, taken] = [0, 0];
        for (const { order_product_id: id, unit_price, quantity, quantity_recredit } of its) {
          const units = checked.get(id);
          const isShut = quantity_recredit === 0 && quantity === 0;
          if (units === undefined || unit_price === null || isShut) continue;
          const amount = slowLineCents(units, String(unit_price));
          if (amount === 0) continue;
          expected.push([id, units, amount]);
          if (amount > 0) given += amount;
          else taken -= amount;
        }
        expect(sent.map((it) => [it.orderProductId, it.quantity, it.cents])).toEqual(expected);
        expect(creditTotals(sent)).toEqual({ cents: given - taken, givenCents: given, takenCents: taken });
      }),
      { numRuns: 1_000 },
    );
  });

  it('SUP-343 DSP-910 leaves out what has no price, and what nothing is left of', () => {
    const checked = new Map([1, 2, 3, 4].map((id) => [id, 1]));
    const some = { quantity: 2, quantity_recredit: 0, quantity_refund: 0 };
    const sent = creditLines(
      [
        { ...some, order_product_id: 1, unit_price: null },
        { ...some, order_product_id: 2, unit_price: 3, quantity_refund: 2 },
        { ...some, order_product_id: 3, unit_price: 2.45 },
        { ...some, order_product_id: 4, unit_price: 0 },
      ],
      checked,
    );
    expect(sent).toEqual([{ orderProductId: 3, quantity: 1, unitPrice: 2.45, cents: 245 }]);
  });
});
