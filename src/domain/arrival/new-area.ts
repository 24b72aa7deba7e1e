import * as z from 'zod/mini';
import { zoneTyped } from '../typed/zone.ts';

/** The longest name of a new zone. */
export const areaLength = 100;

/** A zone that is given to an order when it is received (PRP-274). */
export const NewArea = zoneTyped(areaLength).check(z.minLength(1));
