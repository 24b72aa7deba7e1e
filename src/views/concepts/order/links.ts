// Pages of the admin host about an order.

/** LNK-06. */
export const missingProductsPath = (orderId: number) =>
  `/orders_checking/${encodeURIComponent(orderId)}/missing_products/`;
/** Signs of fraud in its client (LNK-14, PRP-134). */
export const fraudPath = (orderId: number) => `/users/fraud_details/?order_id=${encodeURIComponent(orderId)}`;
