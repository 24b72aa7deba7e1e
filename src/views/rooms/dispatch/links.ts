// Pages of the admin host that the rows of the screen lead to (table LNK), with their ids.

const part = (id: number) => encodeURIComponent(id);

/** LNK-07. */
export const smsPath = (orderId: number) => `/queue/list_sms?order_id=${part(orderId)}`;
/** LNK-08. */
export const labelPath = (orderId: number) => `/logistics/chronopost/print?order_id=${part(orderId)}`;
/** LNK-09. */
export const clientPath = (clientId: number) => `/users/${part(clientId)}`;
