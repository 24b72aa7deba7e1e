import { describe, expect, it } from 'vitest';
import { OrderId } from '../../../src/domain/order/order.ts';
import type { OrderSummary } from '../../../src/domain/order/sheet/sheet.ts';
import {
  byDelivery,
  centerOf,
  deliveryCents,
  isRedeliveryWithoutProducts,
  moneyLines,
  percentText,
  sheetWarnings,
} from '../../../src/domain/order/sheet/sheet-rules.ts';
import { aCenter } from '../../builders/rows.ts';

const id = OrderId.parse(7);
const summary = (fields: Partial<OrderSummary>): OrderSummary => ({ id, ...fields });

describe('the sheet of an order', () => {
  it('SUP-203, SUP-204 warns of an estimate of 0 s and of one above 5 hours, of no other', () => {
    const warned = [null, undefined, 0, 1, 18_000, 18_001].map((estimated_travel_duration) =>
      sheetWarnings({ id, estimated_travel_duration }),
    );
    expect(warned).toEqual([[], [], ['noEstimate'], [], [], ['farAway']]);
  });

  it('SUP-205 warns once credits and refunds are more than the amount, to the cent', () => {
    const warns = (amount_recredit: number, amount_refund: number) =>
      sheetWarnings({ id, amount: 30.3, amount_recredit, amount_refund });
    expect([warns(10.1, 20.2), warns(10.11, 20.2), warns(0, 0)]).toEqual([[], ['overAmount'], []]);
  });

  it('SUP-201 is that of a re-delivery without products only where both are so', () => {
    const tags = ['missing_bags'];
    expect(isRedeliveryWithoutProducts({ tags, products: [] })).toBe(true);
    expect(isRedeliveryWithoutProducts({ tags: ['redelivering'], products: [] })).toBe(true);
    expect(isRedeliveryWithoutProducts({ tags: ['first'], products: [] })).toBe(false);
    expect(isRedeliveryWithoutProducts({ tags, products: [{ order_product_id: 1 }] })).toBe(false);
    expect(isRedeliveryWithoutProducts({ tags })).toBe(false);
  });

  it('SUP-210 leaves out amounts that are zero or unknown', () => {
    expect(moneyLines({ amount_refund: 0, amount_recredit: null, shipping_fee: 2.9, credits_used: 4 })).toEqual([
      ['credits_used', 4],
      ['shipping_fee', 2.9],
    ]);
  });

  it('SUP-051 tells a fraction as whole percents, rounded on its digits', () => {
    expect([0.12, 0.285, 1, 0, null].map(percentText)).toEqual(['12 %', '29 %', '100 %', '0 %', '']);
  });
});

describe('the list of orders', () => {
  const centers = [aCenter(9, { name: 'La Chapelle' })];

  it('SUP-083 names a subscription first, then no center, then one that is not known', () => {
    const kind = (fields: Partial<OrderSummary>) => centerOf(summary(fields), centers);
    expect(kind({ tags: ['subscription'], center: 9 })).toEqual({ kind: 'subscription' });
    expect(kind({ center: null })).toEqual({ kind: 'none' });
    expect(kind({ center: 10 })).toEqual({ kind: 'unknown' });
    expect(kind({ center: 9 })).toEqual({ kind: 'center', name: 'La Chapelle' });
  });

  it('SUP-086 sums in cents what its drivers cost, and says nothing where there was none', () => {
    const costs = (...amounts: number[]) =>
      deliveryCents(
        summary({ order_stat_driver: amounts.map((total_cost_with_agency_fee) => ({ total_cost_with_agency_fee })) }),
      );
    expect([costs(0.1, 0.2), costs(1.005), costs(), deliveryCents(summary({}))]).toEqual([30, 101, null, null]);
  });

  it('SUP-089 has the latest delivery first, those of one moment by number, those without one last', () => {
    const of = (number: number, shipping_time?: string) => summary({ id: OrderId.parse(number), shipping_time });
    const rows = [of(1, '2026-03-10T10:00:00Z'), of(4), of(2, '2026-03-11T10:00:00Z'), of(3, '2026-03-10T10:00:00Z')];
    expect(rows.toSorted(byDelivery).map((row) => row.id)).toEqual([2, 3, 1, 4]);
  });
});
