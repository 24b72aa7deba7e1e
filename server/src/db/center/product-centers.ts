import { asc, count, gt } from 'drizzle-orm';
import type { Db } from '../connection/open.ts';
import type { PageOf } from '../deposits/read-deposits.ts';
import { products } from '../schema/sheets.ts';

const { id, selling_name, logistic_title, pack, area, shelf, tier, stock } = products;

/** A page of the products in stock, by id, with their total number; the same in all centers. */
export async function readInStock(db: Db, { offset, limit }: PageOf) {
  const isThere = gt(stock, 0);
  const [counted] = await db.select({ count: count() }).from(products).where(isThere);
  const rows = await db
    .select({ id, selling_name, logistic_title, pack, area, shelf, tier, stock })
    .from(products)
    .where(isThere)
    .orderBy(asc(id))
    .limit(limit)
    .offset(offset);
  return { rows, count: counted?.count ?? 0 };
}
