/**
 * The drivers-soon modal has a parameter of the address to itself: a dialog on one of its drivers opens over it, and
 * gives it back.
 */
export const driversSoon = { name: 'drivers', open: { drivers: 'soon' }, close: { drivers: null } } as const;
