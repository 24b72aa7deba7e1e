/** Deep equality of plain values, in the oracle's own words: absent equals undefined; typed arrays by their numbers. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (a instanceof Float64Array && b instanceof Float64Array) return sameList([...a], [...b]);
  if (Array.isArray(a) && Array.isArray(b)) return sameList(a, b);
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) return false;
  const left = new Map(Object.entries(a));
  const right = new Map(Object.entries(b));
  return [...new Set([...left.keys(), ...right.keys()])].every((key) => same(left.get(key), right.get(key)));
}

const sameList = (a: readonly unknown[], b: readonly unknown[]) =>
  a.length === b.length && a.every((value, at) => same(value, b[at]));
