import * as z from 'zod/mini';
import { alsoReads } from '../readable.ts';

const decimal = /^-?\d+(\.\d+)?$/;

/** Euros: a number, or a decimal text. */
export const Euros = alsoReads(z.number(), (value) =>
  typeof value === 'string' && decimal.test(value) ? Number(value) : undefined,
);
