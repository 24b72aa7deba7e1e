// The address of an order's file in the console. Rows spell it two ways, and both lead there (PRP-017).

/** Where boards, alerts and lists link to (LNK-10, DSP-225, PRP-016). */
export const orderPath = (orderId: number) => `/support/order/${orderId}`;

/** The file itself, as support and logs have it (SUP-003, SUP-088, LOG-138). */
export const orderFilePath = (orderId: number) => `${orderPath(orderId)}/`;
