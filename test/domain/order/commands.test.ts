import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setBags } from '../../../src/domain/order/commands/bags.ts';
import { BagCount, OrderId } from '../../../src/domain/order/order.ts';
import { anOrder } from '../../builders/rows.ts';
import { aWorld, readerOf } from '../../builders/world.ts';

const orderId = OrderId.parse(1001);
const bags = (dry: number, isotherm: number) => ({ orderId, dry, isotherm });
const count = fc.integer({ min: 0, max: 999 });
const world = aWorld().with('order', anOrder(1001, { number_of_bags: 1, number_of_bags_isotherm: 1 }));

describe('the bags of an order', () => {
  it('DSP-833 DSP-902 are whole numbers from 0 to 999', () => {
    const counts = [-1, 0, 999, 1000, 1.5, '2', null].map((value) => BagCount.safeParse(value).success);
    expect(counts).toEqual([false, true, true, false, false, false, false]);
    expect(setBags.args.safeParse(bags(-1, 0)).success).toBe(false);
  });

  it('DSP-833 add up to the total', () => {
    expect(setBags.request(bags(3, 2))).toEqual({
      method: 'PATCH',
      path: '/processing-orders/1001/',
      timeoutMs: 30_000,
      query: { flat: '1' },
      body: { number_of_bags: 5, number_of_bags_isotherm: 2 },
    });
  });

  it('DSP-833 are refused when the total passes 999, or the order is gone', () => {
    const code = (dry: number, isotherm: number) => setBags.guard(bags(dry, isotherm), readerOf(world))?.code;
    expect([code(999, 0), code(500, 499), code(500, 500)]).toEqual([undefined, undefined, 'tooMany']);
    expect(setBags.guard(bags(1, 1), readerOf(aWorld()))?.code).toBe('gone');
  });

  it('hold already when no new value was given', () => {
    expect([bags(0, 1), bags(1, 1), bags(1, 0)].map((args) => setBags.holds(args, readerOf(world)))).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('hold after their effect; twice is once', () => {
    fc.assert(
      fc.property(count, count, (dry, isotherm) => {
        fc.pre(dry + isotherm <= 999);
        const args = bags(dry, isotherm);
        const once = world.after(setBags.effect(args, readerOf(world)));
        const twice = once.after(setBags.effect(args, readerOf(once)));
        expect(setBags.holds(args, readerOf(once))).toBe(true);
        expect(readerOf(once).get('order', orderId)?.number_of_bags).toBe(dry + isotherm);
        expect(twice.rows).toEqual(once.rows);
      }),
    );
  });

  it('DSP-953 say they are saved, and name the order', () => {
    expect(setBags.text.success).toBe('Sauvegarde effectuée');
    expect(setBags.text.label({ ...bags(3, 2), randomId: 'A12' })).toBe('Sacs de la commande A12 : 3 + 2');
    expect(setBags.text.label(bags(3, 2))).toBe('Sacs de la commande 1001 : 3 + 2');
  });

  it('take the order of the answer as the server has it', () => {
    const body = { id: 1001, number_of_bags: 5 };
    expect(setBags.accept(body, bags(3, 2)).rows).toContainEqual({ kind: 'order', list: 'answer', rows: [body] });
    expect(setBags.reread(bags(3, 2)).path).toBe('/processing-orders/1001/');
    expect(setBags.lane(bags(3, 2))).toEqual(['order:1001']);
  });
});
