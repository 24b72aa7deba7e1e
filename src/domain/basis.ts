import * as z from 'zod/mini';

/**
 * The values that an action replaces, as a person saw them, by name (docs/adr/0059). A value is compared as JSON, so an
 * instant stands in it as its milliseconds; null is no value.
 */
export const Basis = z.record(z.string(), z.unknown());
export type Basis = Readonly<z.infer<typeof Basis>>;

/** In the arguments of an action that a form sends: the values the form began with, else those of the rows count. */
export const seenInForm = { basis: z.optional(Basis) };

/** The named fields of a row; undefined where there is no row. */
export function valuesOf(row: object | undefined, names: readonly string[]): Basis | undefined {
  if (!row) return undefined;
  const values: Readonly<Record<string, unknown>> = { ...row };
  return Object.fromEntries(names.map((name) => [name, values[name] ?? null]));
}

/** The names of the fields that an action sets: those it leaves undefined keep their value. */
export const namesSet = (set: object): readonly string[] =>
  Object.entries(set).flatMap(([name, value]) => (value === undefined ? [] : [name]));

/** JSON with the names of every object in the order of their code units, without white space. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const sorted = fields.sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${sorted.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
}

const mask = (1n << 64n) - 1n;

/** The version of the values, as `If-Match` carries it: FNV-1a of 64 bits, in hexadecimal, in double quotes. */
export function versionOf(basis: Basis): string {
  let hash = 0xcbf29ce484222325n;
  for (const byte of new TextEncoder().encode(canonical(basis))) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & mask;
  return `"${hash.toString(16).padStart(16, '0')}"`;
}
