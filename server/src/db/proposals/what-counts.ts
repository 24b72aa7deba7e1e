import { and, gt, inArray, isNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { givenKinds } from '../credits.ts';
import { moneyEntries, moneyMovements } from '../schema/money/money.ts';
import { refundParts } from '../schema/money/refunds.ts';

/** What cancels a movement whole: joined to it, it is null where nothing does. */
export const cancelling = alias(moneyMovements, 'cancelling');

/** What was credited counts as given, without what was cancelled whole; what is taken back otherwise lowers nothing. */
export const countsAsCredited = and(
  inArray(moneyMovements.kind, givenKinds),
  gt(moneyEntries.amount_cents, 0),
  isNull(cancelling.id),
);

/** A part of a refund counts as given unless its means refused it. */
export const countsAsRefunded = ne(refundParts.status, 'refused');
