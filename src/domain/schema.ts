import * as z from 'zod/mini';

// The content security policy forbids eval, which zod's compiled parsers use.
z.config({ jitless: true });

/** An id as the API gives it: a positive whole number, large, with holes. */
export const Id = z.int().check(z.positive());

/** An instant, ISO 8601 with offset (DSP-011). */
export const Instant = z.iso.datetime({ offset: true, local: false });

/** A field the API may leave out or send as null (docs/spec/README.md). */
export const maybe = z.nullish;

/** A code the API may extend: unknown ones are shown as they are. */
export const Code = z.string();

/** Whether `raw` has a usable id and no field of the wrong type. Unknown fields are let through, out of sight. */
export function fits<S extends z.ZodMiniType>(schema: S, raw: unknown): raw is z.infer<S> {
  return schema.safeParse(raw).success;
}
