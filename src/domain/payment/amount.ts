import * as z from 'zod/mini';
import { euroText } from '../money/money.ts';
import { alsoReads } from '../readable.ts';

const wholeText = /^-?\d+(\.0+)?$/;

/** Whole cents: a number, or a text of one (SUP-133, SUP-152). */
export const Cents = alsoReads(z.int(), (value) =>
  typeof value === 'string' && wholeText.test(value) ? Number(value) : undefined,
);

/** Cents in euros: 1999 is `19,99 €`; empty where the amount is unknown. */
export const centsText = (cents: number | null | undefined): string =>
  typeof cents === 'number' ? euroText(cents / 100) : '';
