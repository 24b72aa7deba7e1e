/** Whether the promise to the client is over: the order is delivered, or never will be (SUP-465). */
export const isPromiseOver = (status: string | null | undefined): boolean =>
  status === 'received' || status === 'canceled';
