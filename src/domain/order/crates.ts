import * as z from 'zod/mini';
import { codeText } from '../typed/code.ts';
import type { Order } from './order.ts';

/** What a wrong code is told (DSP-922, PRP-651). */
export const crateFormat = 'Mauvais format. Format accepté: 12-34';

/** The code of a crate: two digits, a hyphen, two digits; spaces are none of it (DSP-922, PRP-650). */
export const CrateCode = z.string().check(z.overwrite(codeText), z.regex(/^\d{2}-\d{2}$/, crateFormat));

type Crated = Pick<Order, 'crates'>;
type Crate = NonNullable<Crated['crates']>[number];

export const hasCrate = ({ crates }: Crated, code: string) => crates?.some((crate) => crate.code === code) ?? false;

/** Where crates have codes, their count is the number of codes (PRP-322). */
const counted = (crates: readonly Crate[]) => ({ crates: [...crates], number_of_crates: crates.length });

export const withCrate = ({ crates }: Crated, crate: Crate) => counted([...(crates ?? []), crate]);

export const withoutCrate = ({ crates }: Crated, code: string) =>
  counted((crates ?? []).filter((crate) => crate.code !== code));
