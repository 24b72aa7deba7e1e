import { isEqual } from '../../../domain/equal.ts';

/**
 * Rows that are read whole at each change: one that is as before stays the same object, so that what shows it renders
 * nothing again.
 */
export class KeptRows<Row extends { readonly id: number }> {
  private rows: readonly Row[] = [];

  take(read: readonly Row[]): readonly Row[] {
    const before = new Map(this.rows.map((row) => [row.id, row]));
    const rows = read.map((row) => {
      const was = before.get(row.id);
      return was && isEqual(was, row) ? was : row;
    });
    const isSame = rows.length === this.rows.length && rows.every((row, at) => row === this.rows[at]);
    if (!isSame) this.rows = rows;
    return this.rows;
  }
}
