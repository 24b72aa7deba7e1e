/** An order by itself, or as another row, a list or an action names it: rows spell it both ways. */
type Named =
  | { readonly id: number; readonly random_id?: string | null | undefined }
  | { readonly orderId: number; readonly randomId?: string | null | undefined };

/** What an order is called wherever it is spoken of: its public number, else its id. */
export const orderName = (order: Named): string =>
  'orderId' in order ? (order.randomId ?? String(order.orderId)) : (order.random_id ?? String(order.id));
