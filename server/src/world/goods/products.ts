import { assert } from '../../../../src/domain/result.ts';
import type { Random } from '../random.ts';
import { catalogue } from './catalogue.ts';

/** Lines in an order's row. Dispatch answers rarely have them: one order in five does. */
export function productsOf(random: Random) {
  return Array.from({ length: random.int(2, 3) }, () => {
    const { id: product_id, selling_name, pack, price_cents } = random.pick(catalogue);
    return {
      id: random.int(300_000_000, 399_999_999),
      quantity: random.int(1, 4),
      quantity_recredit: 0,
      quantity_refund: 0,
      unit_price: price_cents / 100,
      product: { id: product_id, selling_name, pack, pack_price: price_cents / 100 },
    };
  });
}
export type RowProduct = ReturnType<typeof productsOf>[number];

export function productOf({ product: { id } }: RowProduct) {
  const found = catalogue.find((product) => product.id === id);
  assert(found, 'what a row tells is in the catalogue');
  return found;
}
