import * as z from 'zod/mini';
import { BagCount } from '../../../../domain/order/order.ts';
import { wholeText } from '../../../../domain/typed/number.ts';
import { bagsTexts } from './text.ts';

/**
 * A count as typed. It stays a text: anything but a whole number is refused and kept, not dropped (DSP-833, DSP-902).
 */
export const TypedCount = z.string().check(z.overwrite(wholeText), z.regex(/^\d{1,3}$/, bagsTexts.invalid));

function count(text: string): number | null {
  const digits = wholeText(text);
  return /^\d{1,3}$/.test(digits) ? Number(digits) : null;
}

/** Dry plus isothermal; null while one of them is invalid. */
export function totalOf({ dry, isotherm }: { readonly dry: string; readonly isotherm: string }): number | null {
  const counts = [count(dry), count(isotherm)] as const;
  return counts[0] === null || counts[1] === null ? null : counts[0] + counts[1];
}

/** The bags of zones with counts of their own, by `fieldOfZone` (PRP-512). */
const ZoneBags = z.record(z.string(), TypedCount);

/** A name that forms take for no array index. */
export const fieldOfZone = (zoneId: number) => `z${zoneId}`;

export const BagsForm = z.object({ dry: TypedCount, isotherm: TypedCount, zones: z.optional(ZoneBags) }).check(
  z.refine(
    (typed) => {
      const total = totalOf(typed);
      return total === null || BagCount.safeParse(total).success;
    },
    { path: ['isotherm'], error: bagsTexts.tooMany },
  ),
);
export type BagsForm = z.infer<typeof BagsForm>;
