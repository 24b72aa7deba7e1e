/** A product with a deposit, as a row of its table. */
export interface WorldDepositProduct {
  readonly id: number;
  readonly deposit_label: string;
  readonly picture_thumbnail_url: string | null;
  readonly deposit_unit_price_cents: number;
}

/** A drawing of 24 by 24 that needs no server: lines of one colour. */
const picture = (colour: string, path: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${colour}" stroke-width="1.8"><path d="${path}"/></svg>`,
  )}`;

const bottle = 'M10 2.5h4v5c2 1.5 3 3 3 5.5v8.5H7V13c0-2.5 1-4 3-5.5zM7 15h10';
const jar = 'M7 3h10v3H7zM6.5 6h11v15h-11zM6.5 11h11M6.5 16h11';
const crate = 'M3 9h18l-1.5 11h-15zM3 13h18M9 9v11M15 9v11';
const drum = 'M6 4.5h12v15H6zM6 9h12M6 15h12M10 4.5V2.5h4v2';

type Known = readonly [id: number, label: string, url: string | null, cents: number, share: number];

const known: readonly Known[] = [
  [4_011, 'Bouteille en verre 1 L', picture('#2f7d4f', bottle), 30, 6],
  [4_012, 'Bocal en verre 720 ml', picture('#8a5a12', jar), 50, 4],
  [4_018, 'Caisse de 12 bouteilles', picture('#3e63dd', crate), 420, 2],
  [4_023, 'Sac isotherme', null, 350, 3],
  [4_031, 'Bonbonne 18,9 L', picture('#0d74ce', drum), 900, 1],
];

/** `share` is the relative frequency of its sales. */
export const depositProducts: readonly { readonly product: WorldDepositProduct; readonly share: number }[] = known.map(
  ([id, deposit_label, picture_thumbnail_url, deposit_unit_price_cents, share]) => ({
    product: { id, deposit_label, picture_thumbnail_url, deposit_unit_price_cents },
    share,
  }),
);
