import * as z from 'zod/mini';
import { maybe } from '../schema.ts';

const Offset = z.int().check(z.nonnegative());

/** One page of a long list (ENT-08): `next_offset` and `previous_offset` lead to its neighbours, null at an end. */
export const paginated = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    count: Offset,
    next: maybe(z.string()),
    previous: maybe(z.string()),
    offset: maybe(Offset),
    limit: maybe(Offset),
    next_offset: maybe(Offset),
    previous_offset: maybe(Offset),
    results: z.array(row),
  });
