import * as z from 'zod/mini';
import { Count, Id, Instant, maybe } from '../schema.ts';

/** An arrival or a task that comes back every day (E-22). */
export const StockWork = z.object({ id: Id, label: maybe(z.string()), time: maybe(Instant) });
export type StockWork = Readonly<z.infer<typeof StockWork>>;

/**
 * A figure for the last quarter of an hour and for the last hour, by `15minago` and `60minago` (PRP-119); null where
 * unknown.
 */
export const StatWindows = z.record(z.string(), z.nullable(z.number()));
export type StatWindows = Readonly<z.infer<typeof StatWindows>>;

/** Figures of the floor in the settings of a center (E-09). Rates are from 0 to 1. */
export const HomeFigures = z.object({
  loads_future: maybe(z.array(z.object({ day: z.string(), orders: maybe(Count), items: maybe(Count) }))),
  check_products: maybe(z.object({ fresh: maybe(Count), dry: maybe(Count), prime: maybe(Count) })),
  trolleys_occupation_rate: maybe(z.number()),
  trolleys_space_occupation_rate: maybe(z.number()),
});
export type HomeFigures = Readonly<z.infer<typeof HomeFigures>>;
