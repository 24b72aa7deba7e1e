import type { Random } from './random.ts';

const catalogue = [
  ['Lait demi-écrémé bio', '6 x 1 L', 7.14],
  ['Bananes équitables', '1 kg', 1.99],
  ['Pain de campagne tranché', '500 g', 2.45],
  ['Eau minérale plate', '6 x 1,5 L', 3.42],
  ['Comté affiné 12 mois', '250 g', 5.6],
  ['Pâtes complètes', '500 g', 1.35],
  ['Yaourts nature', '8 x 125 g', 2.2],
  ['Filets de poulet fermier', '4 pièces', 9.9],
  ['Tomates grappe', '500 g', 2.75],
  ['Café moulu arabica', '250 g', 4.1],
] as const;

/** A few lines of an order. Dispatch answers rarely carry them: one order in five does. */
export function productsOf(random: Random) {
  return Array.from({ length: random.int(2, 3) }, () => {
    const [selling_name, pack, price] = random.pick(catalogue);
    return {
      id: random.int(300_000_000, 399_999_999),
      quantity: random.int(1, 4),
      quantity_recredit: 0,
      quantity_refund: 0,
      unit_price: price,
      product: { selling_name, pack, pack_price: price },
    };
  });
}
