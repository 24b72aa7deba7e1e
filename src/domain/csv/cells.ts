import { centsOfEuros } from '../money/cents.ts';
import { msOf } from '../time/instant.ts';
import type { CsvCell } from './csv.ts';

type Maybe<Value> = Value | null | undefined;

/** The cells of a table that leaves the console, by what they hold; a value that is missing is an empty cell. */
export const text = (value: Maybe<string>): CsvCell => ({ kind: 'text', value });
/** Several texts in one cell: `12-34, 12-35`. */
export const texts = (values: readonly Maybe<string | false>[]): CsvCell => text(values.filter(Boolean).join(', '));
export const count = (value: Maybe<number>): CsvCell => ({ kind: 'count', value });
export const cents = (value: Maybe<number>): CsvCell => ({ kind: 'cents', value });
/** Euros of the wire, to the cent as the screen has them. */
export const euros = (value: Maybe<number>): CsvCell => cents(value == null ? null : centsOfEuros(value));
export const seconds = (value: Maybe<number>): CsvCell => ({ kind: 'seconds', value });
export const day = (value: Maybe<string>): CsvCell => ({ kind: 'day', value });
/** Epoch ms, or an instant of the API. */
export const instant = (value: Maybe<number | string>): CsvCell => ({
  kind: 'instant',
  value: typeof value === 'string' ? msOf(value) : value,
});
