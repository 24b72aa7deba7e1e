import * as z from 'zod/mini';
import { orderPrefix } from '../scan/prefixes.ts';
import { zoneTyped } from '../typed/zone.ts';

/** The longest name of a new zone. */
export const areaLength = 100;

/**
 * A scanner that writes through an input method is typing, as far as a field knows: the code of an order is never the
 * name of a zone.
 */
export const isOrderCode = (area: string): boolean => area.toUpperCase().startsWith(orderPrefix);

/** A zone that is given to an order when it is received (PRP-274). */
export const NewArea = zoneTyped(areaLength).check(
  z.minLength(1),
  z.refine((area) => !isOrderCode(area)),
);
