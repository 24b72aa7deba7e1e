import { distanceM, type Position } from '../geo.ts';

/** How much longer than the straight line streets are, in a city. */
const detour = 1.3;
/** Door to door in city traffic, metres a second: 18 km/h. */
const speed = 5;

/** How long a driver stays at a client's, s. */
export const serviceS = 240;

/** The estimated time between two places, in whole seconds (OUR-081). */
export const travelS = (from: Position, to: Position): number => Math.round((distanceM(from, to) * detour) / speed);
