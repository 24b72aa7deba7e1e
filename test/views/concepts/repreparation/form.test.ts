import { expect, it } from 'vitest';
import { type ChosenLine, productsOf } from '../../../../src/views/concepts/order/repreparation/form.ts';

const line = (id: number | null, units: number, pack: number): ChosenLine => ({
  line: {
    ...{ order_product_id: id ?? 0, quantity: 12 },
    product: id === null ? null : { id, pack, selling_name: `Produit ${id}` },
  } as ChosenLine['line'],
  units,
});

it('SUP-429 lines of one product are added up, in packs; a line without a product is none', () => {
  expect(productsOf([line(7, 6, 3), line(4, 5, 1), line(7, 3, 3), line(null, 1, 1)])).toEqual([
    { productId: 7, packs: 3 },
    { productId: 4, packs: 5 },
  ]);
});
