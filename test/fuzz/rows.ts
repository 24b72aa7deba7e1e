import { same } from './same.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Lists of ids have no order, and null is as good as absent. */
export const plain = (value: unknown): unknown => (Array.isArray(value) ? [...value].sort() : (value ?? null));

/** The first row or field that differs between the server's rows and those seen. */
export function firstDifferenceOf(
  expected: ReadonlyMap<string, Fields>,
  found: ReadonlyMap<string, Fields>,
): string | null {
  for (const [key, row] of expected) {
    const other = found.get(key);
    if (!other) return `${key} is missing`;
    const field = Object.keys(row).find((it) => !same(plain(row[it]), plain(other[it])));
    if (field) return `${key}.${field} is ${JSON.stringify(other[field])}, not ${JSON.stringify(row[field])}`;
  }
  for (const key of found.keys()) if (!expected.has(key)) return `${key} is there, and should not be`;
  return null;
}

/** The first row or field that is not exactly as expected. */
export function firstDifference(
  expected: ReadonlyMap<string, Fields>,
  found: ReadonlyMap<string, Fields>,
): string | null {
  for (const [key, row] of expected) {
    const other = found.get(key);
    if (!other) return `${key} is missing`;
    if (same(row, other)) continue;
    const field = [...new Set([...Object.keys(row), ...Object.keys(other)])].find((it) => !same(row[it], other[it]));
    return `${key}.${field} is ${JSON.stringify(other[field ?? ''])}, not ${JSON.stringify(row[field ?? ''])}`;
  }
  for (const key of found.keys()) if (!expected.has(key)) return `${key} is there, and should not be`;
  return null;
}
