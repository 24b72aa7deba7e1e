import type { products } from '../../db/schema/sheets.ts';

export type Product = typeof products.$inferSelect;

interface Shelved {
  readonly area: string;
  readonly shelf: string;
}
type Sold = readonly [selling_name: string, pack: string, cents: number, grams: number, traits?: Partial<Product>];

const firstId = 740_112;

/** The products in one place of a center. */
const shelved = ({ area, shelf }: Shelved, sold: readonly Sold[]) =>
  sold.map(([selling_name, pack, price_cents, weight_grams, traits = {}], at) => ({
    ...{ selling_name, pack, price_cents, weight_grams, area, shelf },
    logistic_title: `${selling_name} ${pack}`,
    tier: String(1 + (at % 5)),
    stock: 12 + ((at * 37) % 160),
    selling_method: 'unit',
    is_expensive: false,
    pack_size: 1,
    deposit_label: null,
    superproduct: null,
    ...traits,
  }));

const byWeight = { selling_method: 'weight' };
/** Sold by the basket too, with whatever the day has. */
const inBasket = { ...byWeight, superproduct: { id: 749_001, selling_name: 'Panier de légumes' } };

/** The products of the demonstration world, with prices of one pack. */
export const catalogue: readonly Product[] = [
  ...shelved({ area: 'Frais', shelf: 'A1' }, [
    ['Lait demi-écrémé bio', '6 x 1 L', 714, 6_200],
    ['Yaourts nature', '8 x 125 g', 220, 1_050],
    ['Comté affiné 12 mois', '250 g', 560, 260],
    ['Beurre doux de baratte', '250 g', 345, 260],
    ['Œufs de plein air', '10 pièces', 399, 650],
    ['Crème fraîche épaisse', '40 cl', 215, 420],
    ['Saumon fumé d’Écosse', '4 tranches', 899, 160],
    ['Mozzarella di bufala', '125 g', 289, 260],
  ]),
  ...shelved({ area: 'Boucherie', shelf: 'B2' }, [
    ['Filets de poulet fermier', '4 pièces', 990, 620],
    ['Côte de bœuf maturée', '1,2 kg', 4_490, 1_200, { is_expensive: true }],
    ['Merguez d’agneau', '6 pièces', 575, 360],
  ]),
  ...shelved({ area: 'Fruits et légumes', shelf: 'C1' }, [
    ['Bananes équitables', '1 kg', 199, 1_000, byWeight],
    ['Tomates grappe', '1 kg', 549, 1_000, inBasket],
    ['Carottes de sable', '1 kg', 229, 1_000, inBasket],
    ['Avocats mûrs à point', '2 pièces', 279, 420, { pack_size: 2 }],
    ['Salade feuille de chêne', '1 pièce', 149, 300],
    ['Clémentines de Corse', '1 kg', 459, 1_000, byWeight],
  ]),
  ...shelved({ area: 'Épicerie', shelf: 'D4' }, [
    ['Pain de campagne tranché', '500 g', 245, 510],
    ['Pâtes complètes', '500 g', 135, 510],
    ['Café moulu arabica', '250 g', 410, 260],
    ['Huile d’olive vierge extra', '75 cl', 1_090, 1_200],
    ['Riz basmati', '1 kg', 329, 1_010],
    ['Chocolat noir 70 %', '3 x 100 g', 520, 310],
    ['Confiture d’abricot', '370 g', 365, 600],
    ['Truffe noire du Périgord', '30 g', 5_900, 60, { is_expensive: true, stock: 0 }],
  ]),
  ...shelved({ area: 'Boissons', shelf: 'E2' }, [
    ['Eau minérale plate', '6 x 1,5 L', 342, 9_200],
    ['Eau pétillante consignée', '12 x 1 L', 1_080, 21_000, { deposit_label: 'Caisse de 12 bouteilles' }],
    ['Bière blonde artisanale', '6 x 33 cl', 1_190, 4_300],
    ['Jus de pomme fermier', '1 L', 275, 1_100],
    ['Champagne brut', '75 cl', 3_290, 1_600, { is_expensive: true }],
  ]),
  ...shelved({ area: 'Surgelés', shelf: 'G1' }, [
    ['Petits pois extra-fins', '1 kg', 389, 1_010],
    ['Glace vanille de Madagascar', '1 L', 649, 560],
    ['Pizza margherita', '2 pièces', 579, 780, { pack_size: 2 }],
  ]),
  ...shelved({ area: 'Plats chauds', shelf: 'H1' }, [
    ['Poulet rôti', '1 pièce', 1_290, 1_300],
    ['Lasagnes maison', '1 portion', 890, 420],
  ]),
].map((product, at) => ({ id: firstId + at * 7, ...product }));

/** Sold hot or cold, as the customer chose. */
export const isServed = ({ area }: Product) => area === 'Plats chauds';
