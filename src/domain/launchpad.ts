import * as z from 'zod/mini';

/** Where a driver or a dock is loaded: 1 none, 2 basket (DSP-555, CST-54). */
export const Launchpad = z.literal([1, 2]);
export type Launchpad = z.infer<typeof Launchpad>;

export const noBasket = 1;
export const basket = 2;

export const hasBasket = ({ launchpad }: { readonly launchpad?: number | null | undefined }) => launchpad === basket;
