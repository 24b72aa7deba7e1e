type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** Deep equality of JSON values; an absent field equals undefined, not null. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isPlain(a) || !isPlain(b)) return false;
  if (Array.isArray(a)) return Array.isArray(b) && areEqual(a, b);
  return !Array.isArray(b) && agrees(a, b) && saysNoMore(a, b);
}

/**
 * Whether `row` has every value of `said`: fields that `said` leaves out do not count. Runs over every field of every
 * polled row: nearly all are equal primitives, which must not cost a call.
 */
export function agrees(row: Plain, said: Plain): boolean {
  for (const key in said) {
    const is = row[key];
    const shall = said[key];
    if (is !== shall && !isEqual(is, shall)) return false;
  }
  return true;
}

function saysNoMore(a: Plain, b: Plain): boolean {
  for (const key in a) if (!(key in b) && a[key] !== undefined) return false;
  return true;
}

function areEqual(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let at = 0; at < a.length; at++) if (a[at] !== b[at] && !isEqual(a[at], b[at])) return false;
  return true;
}
