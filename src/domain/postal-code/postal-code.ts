import { codeText } from '../typed/code.ts';
import { lineOf } from '../typed/line.ts';

const postalCode = /^\d{5}$/;
const department = /^\d{2}$/;

/** Whether a text is a postal code, or a department, which stands for every code that starts with it (DSP-861). */
export const isCode = (text: string): boolean => postalCode.test(text) || department.test(text);

/**
 * Codes read from a free text: `codes` are trimmed, sorted and without duplicates; `invalid` are parts that are no code
 * (DSP-860, DSP-861).
 */
export interface TypedCodes {
  readonly codes: readonly string[];
  readonly invalid: readonly string[];
}

/** A code written in two groups, `75 011`, among others or alone. */
const inGroups = /(?<![^,; ])(\d{2}) (\d{3})(?![^,; ])/g;

/** Reads codes separated by commas, semicolons, spaces or line breaks; empty parts are dropped (DSP-860). */
export function codesIn(text: string): TypedCodes {
  const parts = sorted(lineOf(text).replace(inGroups, '$1$2').split(/[,; ]/)).filter((part) => part !== '');
  return {
    codes: parts.filter((part) => isCode(part)),
    invalid: parts.filter((part) => !isCode(part)),
  };
}

/** Codes as a text that `codesIn` can read. */
export const codesText = (codes: readonly string[]): string => codes.join(',');

/** The codes sorted by digits, without duplicates: a department comes before its codes. */
export const sorted = (codes: Iterable<string>): readonly string[] => [...new Set(codes)].sort();

/** A postal code as a column value: 01000 is 1000; NaN for none, and for anything but a French code. */
export function postalCodeColumn(text: string | null | undefined): number {
  const code = codeText(text ?? '');
  return postalCode.test(code) ? Number(code) : Number.NaN;
}

/** The postal code a column value was made from: 1000 is 01000. */
export const postalCodeOf = (column: number): string => String(column).padStart(5, '0');

/** The department of a postal code: its first two digits. */
export const departmentOf = (code: string): string => code.slice(0, 2);

/** Whether a column value is one of the chosen codes; any value is if none is chosen (DSP-861). */
export function matchesCodes(codes: readonly string[]): (column: number) => boolean {
  if (codes.length === 0) return () => true;
  const whole = new Set(codes.filter((code) => postalCode.test(code)).map(Number));
  const departments = new Set(codes.filter((code) => department.test(code)).map(Number));
  return (column) => whole.has(column) || departments.has(Math.floor(column / 1000));
}
