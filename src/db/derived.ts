/** Late orders by task id, oldest slot first. */
export interface LateOrders {
  readonly ids: readonly number[];
  readonly toReview: number;
}

export const lateOrdersName = 'lateOrders';
export const readyToLeaveName = 'readyToLeave';
