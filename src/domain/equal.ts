type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** Deep equality of JSON values; an absent field equals undefined, not null. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isPlain(a) || !isPlain(b) || Array.isArray(a) !== Array.isArray(b)) return false;
  if (Array.isArray(a) && a.length !== (b as unknown as readonly unknown[]).length) return false;
  return agrees(a, b) && Object.keys(a).every((key) => key in b || a[key] === undefined);
}

/** Whether `row` already says all that `said` says: fields `said` leaves out do not count. */
export function agrees(row: Plain, said: Plain): boolean {
  for (const key in said) if (!isEqual(row[key], said[key])) return false;
  return true;
}
