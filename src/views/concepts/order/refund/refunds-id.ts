/** The refunds of an order on its sheet, where the line above them leads. */
export const refundsId = (orderId: number): string => `refunds-${orderId}`;
