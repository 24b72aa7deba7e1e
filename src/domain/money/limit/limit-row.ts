import * as z from 'zod/mini';
import { maybe } from '../../schema.ts';
import { Euros } from '../euros.ts';

/**
 * What may be given for an order on one day of Paris, credits and refunds together (OUR-150), and what was given for it
 * by day. What was taken back opens nothing, so that no sum of steps gives more than one.
 */
export const MoneyLimit = z.object({
  limit: Euros,
  days: maybe(z.array(z.object({ day: z.string(), amount: Euros }))),
});
export type MoneyLimit = Readonly<z.infer<typeof MoneyLimit>>;
