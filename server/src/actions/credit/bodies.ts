import * as z from 'zod/mini';
import { centsOfEuros, eurosOf } from '../../../../src/domain/money/cents.ts';

const maxEuros = 1_000_000;

/** Euros with a sign and at most two decimals. */
export const SentEuros = z.number().check(
  z.minimum(-maxEuros),
  z.maximum(maxEuros),
  z.refine((euros) => eurosOf(centsOfEuros(euros)) === euros),
);

/** Units, below 0 where they are taken back. */
export const SentUnits = z.int().check(z.minimum(-9_999), z.maximum(9_999));

export const Notes = z.string().check(z.maxLength(500));
export const Subtype = z.string().check(z.minLength(1), z.maxLength(100));
