/**
 * The deposits modal has a parameter of the address to itself: the detail of one of its drivers opens over it, and gives
 * it back.
 */
export const deposits = { name: 'deposits', open: { deposits: 'open' }, close: { deposits: null } } as const;
