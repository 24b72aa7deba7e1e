import type { Columns } from './column.ts';

/** Columns by their titles: those of `numbers` hold numbers or sums of money, all others texts. */
export const columnsOf = (titles: readonly string[], numbers: readonly string[]): Columns =>
  titles.map((title) => (numbers.includes(title) ? { title, kind: 'number' } : title));
