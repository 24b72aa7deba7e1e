// Pages of the admin host the packing board leads to, with their ids.

const withQuery = (path: string, query: Readonly<Record<string, string>>) => `${path}?${new URLSearchParams(query)}`;

/** The products to pack: now, or of a day `YYYY-MM-DD` (PRP-126, PRP-131). */
export const productsByDayPath = (center: number, day: string | null) =>
  withQuery('/queue/products_by_day/', { ...(day === null ? { now: '1' } : { day }), center_id: String(center) });

/** PRP-132. */
export const missingProductsPath = (center: number) =>
  withQuery('/orders_checking/missing_products/', { logistics_center_id: String(center) });
