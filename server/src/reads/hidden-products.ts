import * as z from 'zod/mini';
import { DriverId } from '../../../src/domain/driver/driver.ts';
import type { HiddenProduct } from '../../../src/domain/driver/hidden-products.ts';
import { bagsHeld } from '../db/connection/statements.ts';
import { readDrivers } from '../db/read.ts';
import { notFound } from '../http/failure.ts';
import { textId } from '../http/input.ts';
import { texts } from '../text.ts';
import { read } from './read.ts';

/** Things a driver took and has not returned, of those that no client buys: isothermal bags (API-107, DSP-636). */
export const hiddenProductsToReturn = read({
  path: '/drivers/:id/hidden_product_to_return/',
  summary: "Ce qu'un livreur doit rendre et qu'aucun client n'achète",
  permission: 'flow',
  answers: ['HiddenProduct'],
  input: z.object({ id: textId(DriverId) }),
  answer: async ({ id }, { db }): Promise<HiddenProduct[]> => {
    const [driver] = await readDrivers(db, { ids: [id] });
    if (!driver) throw notFound(texts.notFound);
    const bags = await bagsHeld(db, id);
    return bags > 0 ? [{ name: texts.isothermalBags(bags), quantity: bags }] : [];
  },
});
