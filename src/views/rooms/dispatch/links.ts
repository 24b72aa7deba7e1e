// Pages of the admin host that the rows of the screen lead to (table LNK), with their ids.

const part = (id: number) => encodeURIComponent(id);

/** LNK-06. */
export const missingProductsPath = (orderId: number) => `/orders_checking/${part(orderId)}/missing_products/`;
/** LNK-07. */
export const smsPath = (orderId: number) => `/queue/list_sms?order_id=${part(orderId)}`;
/** LNK-08. */
export const labelPath = (orderId: number) => `/logistics/chronopost/print?order_id=${part(orderId)}`;
/** LNK-09. */
export const clientPath = (clientId: number) => `/users/${part(clientId)}`;
