import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { get } from '../command.ts';
import { sentence } from '../words/isolate.ts';
import { DriverId } from './driver.ts';

/** Something no client buys, which a driver has and owes, e.g. isothermal bags; `quantity` is above 0. */
export const HiddenProduct = z.object({ name: z.string(), quantity: z.int().check(z.positive()) });
export type HiddenProduct = Readonly<z.infer<typeof HiddenProduct>>;

/** Things a driver has to give back before he leaves (DSP-636, API-107). */
export const hiddenProducts = detail('driver.hiddenProducts', {
  args: z.object({ driverId: DriverId }),
  value: z.array(HiddenProduct),
  throttleMs: 3_000,
  permission: 'flow',
  request: ({ driverId }) => get(`/drivers/${driverId}/hidden_product_to_return/`),
});

/** `{name} n'a rien à retourner`, or the list (DSP-636, PRP-528). */
export const toReturnText = (name: string, products: readonly HiddenProduct[]) =>
  products.length === 0
    ? sentence`${name} n'a rien à retourner`
    : sentence`${name} doit retourner : ${products.map((product) => sentence`${product.quantity} ${product.name}`).join(', ')}`;
