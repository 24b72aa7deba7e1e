import type { Values } from '../../src/db/lists/list-index.ts';
import type { Columns } from '../../src/db/schema.ts';

/** The columns of an index of rows with ids from 1; a column absent from a row is NaN there, as an absent number is. */
export function columnsOf<Column extends string>(
  names: readonly Column[],
  rows: readonly Partial<Values<Column>>[],
): Columns<Column> {
  const column = (name: Column) => Float64Array.from(rows, (row) => row[name] ?? Number.NaN);
  const columns = Object.fromEntries(names.map((name) => [name, column(name)])) as Record<Column, Float64Array>;
  return { ids: Float64Array.from(rows.keys(), (at) => at + 1), columns };
}
