import type { Order } from './order.ts';
import type { OrderSheet } from './sheet/sheet.ts';

/** An order with all that its sheet tells: two rows of one id, of which boards tell the first too (docs/adr/0037). */
export type OrderInFull = OrderSheet & Omit<Order, 'products'>;

/** What is known of an order: its sheet under what boards and the user's own actions say of it. */
export function inFull({ products: _, ...order }: Order, sheet: OrderSheet | undefined): OrderInFull {
  return { ...sheet, ...order };
}
