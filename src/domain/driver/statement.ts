import * as z from 'zod/mini';
import { Id, Instant, maybe } from '../schema.ts';
import { wholeText } from '../typed/number.ts';
import { DriverId } from './driver.ts';

/**
 * A movement of isothermal bags (ENT-07): `amount` is negative for bags given back, positive for bags taken (DSP-905).
 */
export const DriverStatement = z.object({
  id: Id,
  driver: DriverId,
  statement_type: z.literal(1),
  amount: z.int(),
  created_at: maybe(Instant),
});
export type DriverStatement = Readonly<z.infer<typeof DriverStatement>>;

/** The type of every movement of bags (DSP-905). */
export const bagStatement = 1;

/** The operations on bags: `A rendu` or `A pris` (DSP-904). */
export const bagOperations = ['debit', 'credit'] as const;
export type BagOperation = (typeof bagOperations)[number];

/** How many bags move at once: a typed amount above 0; no bag count exceeds 999 (DSP-904, CST-25). */
export const MovedBags = z.int().check(z.minimum(1), z.maximum(999));

/** The stored amount of a movement (DSP-905). */
export const amountOf = (operation: BagOperation, bags: number) => (operation === 'debit' ? -bags : bags);

/**
 * The number of returned bags typed into a prompt; null for anything but a whole number, and below 0, which cancels
 * (DSP-637).
 */
export function returnedBags(typed: string): number | null {
  const text = wholeText(typed);
  return /^\+?\d+$/.test(text) ? Number(text) : null;
}
