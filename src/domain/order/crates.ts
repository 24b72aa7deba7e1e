import * as z from 'zod/mini';
import { codeText } from '../typed/code.ts';
import { wholeText } from '../typed/number.ts';
import { BagCount, type Order } from './order.ts';

/** Refusal of a wrong crate code (DSP-922, PRP-651). */
export const crateFormat = 'Mauvais format. Format accepté: 12-34';

/** The code of a crate: two digits, a hyphen, two digits; spaces are removed (DSP-922, PRP-650). */
export const CrateCode = z.string().check(z.overwrite(codeText), z.regex(/^\d{2}-\d{2}$/, crateFormat));

/** How many crates of an order may be loaded: whole, 1 to 999 (PRP-321). */
export const CrateCount = BagCount.check(z.gte(1));

/** A typed number of crates; null for anything else, which has no effect (PRP-321). */
export const typedCrateCount = (text: string): number | null => {
  const typed = wholeText(text);
  const count = CrateCount.safeParse(/^\d+$/.test(typed) ? Number(typed) : null);
  return count.success ? count.data : null;
};

/** A typed number of crates beside those of an order: from 0, empty is 0; null for anything else (PRP-332). */
export const typedExtraCrates = (text: string): number | null => {
  const typed = wholeText(text);
  if (typed === '') return 0;
  const count = BagCount.safeParse(/^\d+$/.test(typed) ? Number(typed) : null);
  return count.success ? count.data : null;
};

type Crated = Pick<Order, 'crates'>;
type Crate = NonNullable<Crated['crates']>[number];

export const hasCrate = ({ crates }: Crated, code: string) => crates?.some((crate) => crate.code === code) ?? false;

/** Where crates have codes, their count is the number of codes (PRP-322). */
const counted = (crates: readonly Crate[]) => ({ crates: [...crates], number_of_crates: crates.length });

export const withCrate = ({ crates }: Crated, crate: Crate) => counted([...(crates ?? []), crate]);

export const withoutCrate = ({ crates }: Crated, code: string) =>
  counted((crates ?? []).filter((crate) => crate.code !== code));

/** How many crates an order has: where crates have codes, the number of codes (PRP-322). */
export const crateCountOf = (order: Pick<Order, 'crates' | 'number_of_crates'>, hasCodes: boolean): number =>
  hasCodes ? (order.crates?.length ?? 0) : (order.number_of_crates ?? 0);
