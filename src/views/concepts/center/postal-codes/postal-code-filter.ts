import type { ListIndex } from '../../../../db/schema.ts';
import { matchesCodes } from '../../../../domain/postal-code/postal-code.ts';

/** Which rows of a list with a column `postalCode` the postal-code filter keeps (DSP-861). */
export function keepsPostalCode({ columns }: Pick<ListIndex, 'columns'>, codes: readonly string[]) {
  const matches = matchesCodes(codes);
  return (at: number): boolean => matches(columns.postalCode?.[at] ?? Number.NaN);
}
