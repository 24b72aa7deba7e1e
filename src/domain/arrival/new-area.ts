import * as z from 'zod/mini';
import { orderPrefix } from '../scan/code.ts';
import { lineOf } from '../typed/line.ts';
import { zoneTyped } from '../typed/zone.ts';

/** The longest name of a new zone. */
export const areaLength = 100;

/**
 * A scanner that writes through an input method is typing, as far as a field knows: the code of an order is never the
 * name of a zone.
 */
const isOrderCode = (area: string): boolean => area.toUpperCase().startsWith(orderPrefix);

/** Why a typed text is no zone; null where it is one, or none at all. */
export function areaFault(typed: string): 'tooLong' | 'orderCode' | null {
  const area = lineOf(typed);
  if (area.length > areaLength) return 'tooLong';
  return isOrderCode(area) ? 'orderCode' : null;
}

/** A zone that is given to an order when it is received (PRP-274). */
export const NewArea = zoneTyped(areaLength).check(
  z.minLength(1),
  z.refine((area) => !isOrderCode(area)),
);
