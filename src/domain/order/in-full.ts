import type { Order } from './order.ts';
import type { OrderSheet } from './sheet/sheet.ts';

/** An order with the fields of its sheet: two rows of one id, the first of which boards list too (docs/adr/0037). */
export type OrderInFull = OrderSheet & Omit<Order, 'products'>;

/** All known fields of an order: those of boards and the user's own actions over those of its sheet. */
export function inFull({ products: _, ...order }: Order, sheet: OrderSheet | undefined): OrderInFull {
  return { ...sheet, ...order };
}
