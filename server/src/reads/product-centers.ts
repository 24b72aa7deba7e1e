import * as z from 'zod/mini';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { maybe } from '../../../src/domain/schema.ts';
import { readInStock } from '../db/center/product-centers.ts';
import { readMetas } from '../db/center/read-settings.ts';
import { badRequest } from '../http/failure.ts';
import { TextOffset, textId } from '../http/input.ts';
import { texts } from '../text.ts';
import { defaultCenter } from './entities.ts';
import { onePage } from './page.ts';
import { read } from './read.ts';

const pageSize = 200; // PRP-857
const Limit = z.pipe(TextOffset, z.int().check(z.minimum(1), z.maximum(pageSize)));

/** A center's stock, page by page (PRP-857, API-P43). */
export const productCenters = read({
  path: '/product-centers/',
  summary: "Les produits en stock d'un centre",
  permission: 'flow',
  answers: 'ProductCenterPage',
  input: z.object({ center: maybe(textId(CenterId)), limit: maybe(Limit), offset: maybe(TextOffset) }),
  answer: async (asked, { db }) => {
    const center = asked.center ?? defaultCenter;
    if (!(await readMetas(db, { center, since: 0 }))) throw badRequest(texts.unknownCenter);
    const page = { offset: asked.offset ?? 0, limit: asked.limit ?? pageSize };
    const { rows, count } = await readInStock(db, page);
    const found = { rows: rows.map((product) => ({ ...product, center })), count };
    return onePage(found, page, `/product-centers/?center=${center}&limit=${page.limit}`);
  },
});
