/**
 * The deposits modal has its own parameter of the address: the detail of one of its drivers opens over it, and returns
 * to it.
 */
export const deposits = { name: 'deposits', open: { deposits: 'open' }, close: { deposits: null } } as const;
