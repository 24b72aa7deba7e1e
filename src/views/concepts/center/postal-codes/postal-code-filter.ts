import type { Columns } from '../../../../db/schema.ts';
import { matchesCodes } from '../../../../domain/postal-code/postal-code.ts';

/** Which rows of a list the postal-code filter keeps (DSP-861). */
export function keepsPostalCode({ columns }: Pick<Columns<'postalCode'>, 'columns'>, codes: readonly string[]) {
  const matches = matchesCodes(codes);
  return (at: number): boolean => matches(columns.postalCode[at] ?? Number.NaN);
}
