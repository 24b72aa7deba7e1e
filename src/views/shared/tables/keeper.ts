import { isEqual } from '../../../domain/equal.ts';

/**
 * Keeps, from one reading to the next, the object of every row that says the same, and the list itself when all do: what
 * shows an unchanged row then renders nothing again.
 */
export function makeKeeper<Row extends { readonly id: number }>(): (rows: readonly Row[]) => readonly Row[] {
  let kept: readonly Row[] = [];
  return (rows) => {
    const known = new Map(kept.map((row) => [row.id, row]));
    const next = rows.map((row) => {
      const before = known.get(row.id);
      return before && isEqual(before, row) ? before : row;
    });
    const isSame = next.length === kept.length && next.every((row, at) => row === kept[at]);
    if (!isSame) kept = next;
    return kept;
  };
}
