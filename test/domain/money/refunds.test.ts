import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampTo } from '../../../src/domain/money/bounds.ts';
import { feeLeftCents, whyNotRefundFee } from '../../../src/domain/money/commands/correct.ts';
import { refundOrder, refundProducts, whyNotReason } from '../../../src/domain/money/commands/refund.ts';
import { isOverAmount } from '../../../src/domain/money/over-amount.ts';
import { lineRefundBounds, refundBounds } from '../../../src/domain/money/refund/bounds.ts';
import { isRefundable, refundLines } from '../../../src/domain/money/refund/lines.ts';
import { refundReasons } from '../../../src/domain/money/refund/reasons.ts';
import { centsByStatus, isUnderWay, undecidedRefund } from '../../../src/domain/money/refund/refund.ts';
import { isRefundedWhole, whyNotCents, whyNotRefunded } from '../../../src/domain/money/refund/rules.ts';
import { splitRefund, unconnectedEdenred } from '../../../src/domain/money/refund/split.ts';

// The second implementation of each rule is as slow and plain as it gets: it hands out one cent, or one unit, at a time.

const cents = fc.integer({ min: 0, max: 3_000 });
const euros = cents.map((it) => it / 100);
const type = fc.constantFrom('stripe', 'papertr', 'edenred', 'sub', 'paygreen', 'checkout', 'promotions');
const means = fc.record({ type, refundable_amount: euros, is_refundable: fc.boolean() });

describe('what may be refunded', () => {
  it('SUP-361 is what is refundable less what was recredited; a recredit below 0 opens nothing', () => {
    expect(refundBounds({ refundable_amount: 77.9, amount_recredit: 5 })).toEqual({ least: 0, most: 7_290 });
    expect(refundBounds({ refundable_amount: 10, amount_recredit: -3 }).most).toBe(1_000);
    expect([clampTo({ least: 0, most: 7_290 }, -1), clampTo({ least: 0, most: 7_290 }, 7_291)]).toEqual([0, 7_290]);
    fc.assert(
      fc.property(cents, fc.integer({ min: -3_000, max: 3_000 }), (refundable, recredited) => {
        let most = refundable;
        for (let taken = 0; taken < recredited && most > 0; taken++) most -= 1;
        const bounds = refundBounds({ refundable_amount: refundable / 100, amount_recredit: recredited / 100 });
        expect([bounds.least, bounds.most, Object.is(bounds.most, -0)]).toEqual([0, most, false]);
      }),
    );
  });

  it('SUP-362 of a line is what is neither recredited nor refunded, and never below 0', () => {
    const count = fc.integer({ min: 0, max: 9 });
    fc.assert(
      fc.property(count, count, count, (quantity, quantity_recredit, quantity_refund) => {
        const rest = new Set(Array.from({ length: quantity }, (_, at) => at));
        for (let at = 0; at < quantity_recredit + quantity_refund; at++) rest.delete(at);
        expect(lineRefundBounds({ quantity, quantity_recredit, quantity_refund })).toEqual({
          least: 0,
          most: rest.size,
        });
      }),
    );
  });

  it('SUP-309 SUP-310 shows a refund below the whole amount, and opens it for cards alone', () => {
    const of = (amount_refund: number) => isRefundedWhole({ amount: 84.3, amount_refund, payment_method: 'stripe' });
    expect([of(0), of(84.29), of(84.3), of(90)]).toEqual([false, false, true, true]);
    const shut = (payment_method: string | null) => whyNotRefunded({ payment_method })?.code;
    expect([shut('stripe'), shut('checkout'), shut('paygreen'), shut('edenred'), shut(null)]).toEqual([
      ...[undefined, undefined, 'notByCard', 'notByCard', 'notByCard'],
    ]);
  });

  it('SUP-364 warns once credits and refunds together are above the amount', () => {
    const order = { amount: 20, amount_refund: 5, amount_recredit: 5 };
    expect([isOverAmount(order, 1_000), isOverAmount(order, 1_001)]).toEqual([false, true]);
    // What is on its way counts.
    const pending = { ...order, amount_refund: 2, amount_refund_pending: 3 };
    expect([isOverAmount(pending, 1_000), isOverAmount(pending, 1_001)]).toEqual([false, true]);
  });
});

describe('a delivery fee', () => {
  it('SUP-375 can be refunded as far as nothing of it was given back, coin by coin', () => {
    fc.assert(
      fc.property(cents, fc.integer({ min: -50, max: 3_000 }), (fee, given) => {
        let left = 0;
        for (let coin = 1; coin <= fee; coin++) if (coin > given) left += 1;
        const its = { shipping_fee: fee / 100, shipping_fee_refund_or_recredit: given / 100 };
        const code = left > 0 ? undefined : fee > 0 ? 'feeGiven' : 'noFee';
        expect([feeLeftCents(its), whyNotRefundFee(its)?.code]).toEqual([left, code]);
      }),
    );
  });
});

describe('a split', () => {
  it('SUP-367 SUP-368 takes edenred, then paygreen, then the card, whatever their order on the sheet', () => {
    const details = [
      { type: 'stripe', refundable_amount: 30, is_refundable: true },
      { type: 'sub', refundable_amount: 50, is_refundable: true },
      { type: 'paygreen', refundable_amount: 8, is_refundable: true },
      { type: 'edenred', refundable_amount: 10, is_refundable: true },
    ];
    const shares = (total: number) => splitRefund(total, details).parts.map(({ kind, cents }) => [kind, cents]);
    expect(shares(2_500)).toEqual([
      ['edenred', 1_000],
      ['paygreen', 800],
      ['card', 700],
    ]);
    expect(splitRefund(4_900, details).remainderCents).toBe(100);
  });

  it('SUP-369 adds up to the cent, above no means, one cent after the other', () => {
    fc.assert(
      fc.property(cents, fc.array(means, { maxLength: 5 }), (total, details) => {
        const room = ['edenred', 'paygreen', 'stripe or checkout'].flatMap((kind) =>
          details
            .filter((it) => it.is_refundable && it.refundable_amount > 0 && kind.includes(it.type))
            .map((it) => ({ it, left: Math.round(it.refundable_amount * 100), taken: 0 })),
        );
        let rest = total;
        for (let cent = 0; cent < total; cent++) {
          const next = room.find(({ left }) => left > 0);
          if (!next) break;
          next.left -= 1;
          next.taken += 1;
          rest -= 1;
        }
        const { parts, remainderCents } = splitRefund(total, details);
        expect(parts.map((part) => [part.means, part.cents])).toEqual(room.map(({ it, taken }) => [it, taken]));
        expect(parts.reduce((sum, part) => sum + part.cents, remainderCents)).toBe(total);
        expect(remainderCents).toBe(rest);
      }),
      { numRuns: 500 },
    );
  });

  it('SUP-370 SUP-371 waits for a meal voucher whose account is not connected, as long as it has something', () => {
    const edenred = { type: 'edenred', is_refundable: true, edenred: { is_token_valid: false, login_link: 'l' } };
    const card = { type: 'stripe', refundable_amount: 30, is_refundable: true };
    expect(unconnectedEdenred([card, { ...edenred, refundable_amount: 10 }])?.edenred?.login_link).toBe('l');
    expect(unconnectedEdenred([card, { ...edenred, refundable_amount: 0 }])).toBeNull();
    const order = { refundable_amount: 40, amount_recredit: 0 };
    const why = (details: (typeof card)[]) => whyNotCents(100, { ...order, payment_details: details })?.code;
    expect([why([card]), why([card, { ...edenred, refundable_amount: 10 }])]).toEqual([undefined, 'edenred']);
  });

  it('OUR-179 takes a meal voucher whole or not at all, where its provider gives back no part', () => {
    const meal = { type: 'edenred', amount: 10, refundable_amount: 10, is_refundable: true };
    const card = { type: 'stripe', amount: 30, refundable_amount: 30, is_refundable: true };
    const order = { refundable_amount: 40, amount_recredit: 0 };
    const why = (cents: number, is_part_refundable: boolean | null, refundable_amount = 10) => {
      const edenred = { is_token_valid: true, login_link: null, is_part_refundable };
      const payment_details = [{ ...meal, refundable_amount, edenred }, card];
      return whyNotCents(cents, { ...order, payment_details });
    };
    for (const may of [true, null]) expect(why(999, may)).toBeNull();
    expect(why(999, false)).toMatchObject({ code: 'wholeMeal', detail: '10,00\u00a0€' });
    expect([why(1_000, false), why(1_001, false), why(4_000, false)]).toEqual([null, null, null]);
    // A part of it went back in his own pages: the rest is a part as well; and where nothing is left of it, cards alone pay.
    expect(why(1_000, false, 4)?.code).toBe('wholeMeal');
    expect(why(1_000, false, 0)).toBeNull();
  });
});

describe('a refund', () => {
  it('SUP-365 SUP-366 has reasons of products or of the whole order, each in one list alone', () => {
    const ofProducts = [
      ...['refund_forget', 'refund_damaged', 'refund_expired', 'refund_compensation'],
      ...['refund_missing', 'refund_quality', 'refund_wrong_product'],
    ];
    const money_reasons = [
      { subtype: 'credit_late' },
      { subtype: 'refund_late' },
      ...ofProducts.map((subtype) => ({ subtype })),
      { subtype: 'refund_torn', product_id_required: true },
      { subtype: 'refund_other' },
    ];
    const offered = (isOfProducts: boolean) => refundReasons({ money_reasons }, isOfProducts).map((it) => it.subtype);
    expect(offered(true)).toEqual([...ofProducts, 'refund_torn']);
    expect(offered(false)).toEqual(['refund_late', 'refund_other']);
  });

  it('SUP-363 needs words for refund_other alone, and blank ones are none', () => {
    const why = (subtype: string, notes: string) => whyNotReason({ subtype, notes })?.code;
    expect([why('refund_other', ' \n'), why('refund_other', 'Pot cassé'), why('refund_forget', '')]).toEqual([
      ...['notes', undefined, undefined],
    ]);
  });

  it('SUP-374 leaves out unchecked lines, those at 0 and those without a price', () => {
    const line = { quantity: 2, quantity_recredit: 1, quantity_refund: 0 };
    const lines = [
      { ...line, order_product_id: 1, unit_price: 1.005 },
      { ...line, order_product_id: 2, unit_price: 2 },
      { ...line, order_product_id: 3, unit_price: 0 },
      { ...line, order_product_id: 4, unit_price: 4, quantity_refund: 1 },
    ];
    expect(lines.map(isRefundable)).toEqual([true, true, false, false]);
    const checked = new Map([1, 3, 4].map((id) => [id, 1]));
    expect(refundLines(lines, checked)).toEqual([{ orderProductId: 1, quantity: 1, unitPrice: 1.005, cents: 101 }]);
    expect(refundLines(lines, new Map([[2, 0]]))).toEqual([]);
  });

  it('is counted by the state of its parts, and holds the order back while nobody knows', () => {
    const part = (status: string, amount: number) => ({ status, amount, type: 'stripe' });
    const refund = { id: 1, parts: [part('refunded', 10), part('pending', 8), part('unknown', 7), part('pending', 1)] };
    expect([...centsByStatus(refund)]).toEqual([
      ['refunded', 1_000],
      ['pending', 900],
      ['unknown', 700],
    ]);
    const over = { id: 2, parts: [part('refunded', 1), part('refused', 2)] };
    const taken = { id: 3, parts: [part('pending', 2)] };
    expect([refund, over, taken].map(isUnderWay)).toEqual([true, false, true]);
    expect(undecidedRefund([over, taken])).toBeUndefined();
    expect(undecidedRefund([over, taken, refund])).toBe(refund);
  });

  it('SUP-376 tells a refund done only where every part went back', () => {
    const of = { orderId: 7, randomId: null, clientId: 5, subtype: 'refund_late', notes: '' };
    const args = refundOrder.args.parse({ ...of, cents: 2_500, refundedCents: 0 });
    const toastOf = (...parts: readonly object[]) => {
      const refunds = [
        { id: 3, amount: '7.00', parts: [{ amount: 7, status: 'refunded' }] },
        { id: 2, amount: '25.00', parts },
      ];
      return refundOrder.accept({ id: 7, refunds }, args).told;
    };
    const [ten, fifteen] = [{ amount: '10.00' }, { amount: '15.00' }];
    expect(toastOf({ ...ten, status: 'refunded' }, { ...fifteen, status: 'refunded' })).toBeUndefined();
    expect(refundOrder.accept({ id: 7 }, args).told).toBeUndefined();
    const error = 'Carte, refusé : Carte expirée';
    expect(toastOf({ ...ten, status: 'refunded' }, { ...fifteen, status: 'refused', error })).toEqual({
      text: 'Remboursement de 25,00\u00a0€ : 10,00\u00a0€ remboursé, 15,00\u00a0€ refusé. Carte, refusé : Carte expirée',
      ...{ seconds: 10, isFailure: true },
    });
    const [one, other] = ['pending', 'unknown'].map((status, at) => ({
      ...{ id: 9 - at, amount: '25.00', operation_id: `key-${at}`, parts: [{ amount: 25, status }] },
    }));
    const textOf = (key: string) => refundOrder.accept({ id: 7, refunds: [one, other] }, args, key).told?.text;
    expect(['key-0', 'key-1', 'key-2'].map(textOf)).toEqual([
      'Remboursement de 25,00\u00a0€ : 25,00\u00a0€ en cours',
      'Remboursement de 25,00\u00a0€ : 25,00\u00a0€ inconnu',
      undefined,
    ]);
    expect(toastOf({ ...ten, status: 'pending' }, { ...fifteen, status: 'unknown' })).toEqual({
      text: 'Remboursement de 25,00\u00a0€ : 10,00\u00a0€ en cours, 15,00\u00a0€ inconnu',
      seconds: 10,
    });
  });

  it('SUP-372 SUP-373 API-S12 is sent in euros, with what was seen as refunded already', () => {
    const of = { orderId: 7, randomId: null, clientId: 5, subtype: 'refund_late', notes: '' };
    const args = refundOrder.args.parse({ ...of, cents: 2_550, refundedCents: 640 });
    expect(refundOrder.request(args).body).toEqual({
      ...{ id: 7, refundAmount: 25.5, subtype: 'refund_late', notes: '', amount_refund_should_be: 6.4 },
    });
    expect(() => refundOrder.args.parse({ ...of, cents: 0, refundedCents: 0 })).toThrow();
    const lines = [{ orderProductId: 31, quantity: 2, unitPrice: 1.19, cents: 238 }];
    const many = refundProducts.args.parse({ ...of, lines, refundedCents: 0 });
    expect(refundProducts.request(many)).toMatchObject({
      path: '/processing-orders/7/refund_bulk/',
      body: {
        products: [{ order_product_id: 31, quantity: 2, price_per_unit_quantity: 1.19, refund_amount: 2.38 }],
      },
    });
  });
});
