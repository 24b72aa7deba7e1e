import type { Refusal } from '../../../../src/domain/result.ts';
import type { Decision } from '../action.ts';
import { conflictOf } from '../conflict.ts';

/** 409 with the month as it is now: it, or the one it is corrected into, is not as it was seen (LOG-204, LOG-206). */
export const intoConflict = (
  texts: Parameters<typeof conflictOf>[0],
  refusal: Refusal,
  month: { readonly driver: number; readonly month: string },
): Decision => ({ ...conflictOf(texts, refusal, { month }), code: 'month_changed' });
