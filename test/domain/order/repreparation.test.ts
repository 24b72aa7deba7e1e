import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newOrderReasons } from '../../../src/domain/center/reasons.ts';
import {
  canPrepareAgain,
  firstUnits,
  isInStock,
  isReprepared,
  maxUnits,
  packOf,
  unitsFault,
} from '../../../src/domain/order/redelivery/repreparation.ts';

const line = (quantity: number | null, pack: number | null, stock_quantity: number | null = 100) => ({
  quantity,
  stock_quantity,
  product: { pack },
});

describe('a line that is prepared again', () => {
  it('SUP-404 SUP-407 goes up to the whole packs in stock; less than one is none', () => {
    expect([0, 5, 6, 17, null].map((stock) => maxUnits(line(6, 6, stock)))).toEqual([0, 0, 6, 12, null]);
    expect([0, 5, 6, null].map((stock) => isInStock(line(6, 6, stock)))).toEqual([false, false, true, true]);
    expect(packOf(line(1, null))).toBe(1);
  });

  it('SUP-406 SUP-408 starts at what was ordered in whole packs, one at least, as far as the stock goes', () => {
    expect(firstUnits(line(3, 6))).toBe(6);
    expect(firstUnits(line(13, 6))).toBe(12);
    expect(firstUnits(line(13, 6, 7))).toBe(6);
    expect(firstUnits(line(5, null, 3))).toBe(3);
    expect(firstUnits(line(null, null))).toBe(1);
  });

  it('SUP-411 SUP-412 is refused below 0, above what was ordered, above the stock and between packs; never one pack', () => {
    expect(unitsFault(line(6, 1), -1)).toBe('negative');
    expect(unitsFault(line(6, 1), 7)).toBe('aboveOrdered');
    expect(unitsFault(line(3, 6), 6)).toBeNull();
    expect(unitsFault(line(3, 6), 12)).toBe('aboveOrdered');
    expect(unitsFault(line(8, 4, 5), 8)).toBe('aboveStock');
    for (const units of [0, 3, 1.5, Number.NaN]) expect(unitsFault(line(6, 6), units)).toBe('notWhole');
  });

  it('SUP-412 counts what was prepared again before: together what was ordered, rounded up to a pack', () => {
    const again = (quantity_reprepared: number, quantity: number, pack: number) => ({
      ...line(quantity, pack),
      quantity_reprepared,
    });
    expect(unitsFault(again(0, 1, 1), 1)).toBeNull();
    expect(unitsFault(again(1, 1, 1), 1)).toBe('aboveOrdered');
    expect(unitsFault(again(2, 5, 1), 3)).toBeNull();
    expect(unitsFault(again(2, 5, 1), 4)).toBe('aboveOrdered');
    // Seven in packs of six are two packs, one after the other.
    expect(unitsFault(again(6, 7, 6), 6)).toBeNull();
    expect(unitsFault(again(12, 7, 6), 6)).toBe('aboveOrdered');
    expect([isReprepared(again(6, 7, 6)), isReprepared(again(12, 7, 6))]).toEqual([false, true]);
    expect(firstUnits(again(2, 5, 1))).toBe(3);
    expect(firstUnits(again(6, 18, 6))).toBe(12);
  });

  it('SUP-405 SUP-429 what it starts with can always be sent, as a whole number of packs', () => {
    const lines = fc.record({
      quantity: fc.integer({ min: 1, max: 50 }),
      stock_quantity: fc.option(fc.integer({ min: 0, max: 60 })),
      product: fc.record({ pack: fc.option(fc.integer({ min: 1, max: 12 })) }),
    });
    fc.assert(
      fc.property(lines, (it) => {
        fc.pre(isInStock(it));
        const units = firstUnits(it);
        expect(unitsFault(it, units)).toBeNull();
        expect(Number.isInteger(units / packOf(it))).toBe(true);
      }),
    );
  });

  it('SUP-302 SUP-420 of an order that is out, for a reason of those offered for a new order', () => {
    expect(['shipping', 'received', 'prepared', null].map(canPrepareAgain)).toEqual([true, true, false, false]);
    const repreparation_reasons = {
      NEW_ORDER_AVAILABLE: [14, '11', 30],
      ID_TO_LABEL: { 11: 'Manquant', 14: 'Erreur', 17: 'Introuvable' },
      MANDATORY_COMMENT: [11],
    };
    expect(newOrderReasons({ repreparation_reasons, blocking_exit_reasons: null })).toEqual([
      { id: 14, label: 'Erreur', wantsComment: false },
      { id: 11, label: 'Manquant', wantsComment: true },
      { id: 30, label: '30', wantsComment: false },
    ]);
    expect(newOrderReasons(undefined)).toEqual([]);
  });
});
