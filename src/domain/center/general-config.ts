import * as z from 'zod/mini';

const trimmed = z.refine<string>((name) => name === name.trim());

/** A value that is the same for all centers, by name (E-25, PRP-628). */
export const GeneralConfig = z.strictObject({
  name: z.string().check(z.minLength(1), z.maxLength(100), trimmed),
  value: z.union([z.string().check(z.maxLength(2_000)), z.number(), z.boolean(), z.null()]),
});
export type GeneralConfig = z.infer<typeof GeneralConfig>;
export type ConfigValue = GeneralConfig['value'];
