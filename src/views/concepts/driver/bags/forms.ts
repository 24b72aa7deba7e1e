import * as z from 'zod/mini';
import { bagOperations, MovedBags, returnedBags } from '../../../../domain/driver/statement.ts';
import { wholeText } from '../../../../domain/typed/number.ts';
import { driverBagTexts } from './text.ts';

const isMoved = (bags: number) => MovedBags.safeParse(bags).success;

/** A bag return: anything but a whole number cancels, too many are refused (DSP-637). */
export const ReturnForm = z.object({
  returned: z.string().check(
    z.refine((typed) => {
      const bags = returnedBags(typed);
      return bags === null || bags === 0 || isMoved(bags);
    }, driverBagTexts.invalid),
  ),
});
export type ReturnForm = z.infer<typeof ReturnForm>;

/** A movement of isothermal bags: all three are required (DSP-904). The driver is his id as a text. */
export const MoveForm = z.object({
  driver: z.string().check(z.regex(/^[1-9]\d*$/, driverBagTexts.noDriver)),
  operation: z
    .union([z.enum(bagOperations), z.literal('')])
    .check(z.refine((operation) => operation !== '', driverBagTexts.noOperation)),
  bags: z.string().check(
    z.overwrite(wholeText),
    z.refine((typed) => /^\d+$/.test(typed) && isMoved(Number(typed)), driverBagTexts.invalid),
  ),
});
export type MoveForm = z.infer<typeof MoveForm>;
