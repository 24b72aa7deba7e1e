/** Address of the state of a center, for contenders that ask by themselves. */
export const stateUrl = (center: number) => `${location.origin}/api/dispatch/loadstate/?center=${center}&version=1`;
