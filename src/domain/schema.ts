import * as z from 'zod/mini';

// The content security policy forbids eval, which zod's compiled parsers use.
z.config({ jitless: true });

/**
 * An id of the API: a positive whole number, large, with gaps. Where a field refers to another entity, an answer may
 * contain that entity itself: it is read as its id (`readable`), also for every branded id derived from this schema.
 */
export const Id = z.int().check(z.positive());

/** ISO 8601 with offset, of this century: a server without a value sends the year 1 or 9999. */
const moment = new RegExp(`^(?=20)${z.regexes.datetime({ offset: true, local: false }).source.slice(1)}`);

/** An instant (DSP-011). */
export const Instant = z.string().check(z.regex(moment));

/** An instant in epoch seconds, of this century. */
export const EpochSeconds = z.number().check(z.gte(946_684_800), z.lt(4_102_444_800));

/** Decimal degrees. */
export const Latitude = z.number().check(z.gte(-90), z.lte(90));
export const Longitude = z.number().check(z.gte(-180), z.lte(180));

/** A number of things. */
export const Count = z.int().check(z.nonnegative());

/** A place in an order, from 1. */
export const Rank = z.int().check(z.positive());

/** A duration or length in minutes, seconds or metres. */
export const Extent = z.number().check(z.nonnegative());

/** A field the API may leave out or send as null (docs/spec/README.md). */
export const maybe = z.nullish;

/** A code the API may extend: unknown ones are shown as they are. */
export const Code = z.string();

/** Whether `raw` fits `schema`. Unknown fields are allowed. */
export function fits<S extends z.ZodMiniType>(schema: S, raw: unknown): raw is z.infer<S> {
  return schema.safeParse(raw).success;
}

/** Whoever did something, as an entry of the wire names him: where nobody knows a name, the last one is an e-mail. */
export const Author = z.object({ id: maybe(Id), first_name: maybe(z.string()), last_name: maybe(z.string()) });
export type Author = Readonly<z.infer<typeof Author>>;
