import { eurosOf } from '../money/cents.ts';
import { euroText } from '../money/money.ts';
import { type Refusal, refuse } from '../result.ts';
import { centsOfMinutes } from './amount.ts';

interface InMinutes {
  readonly minutes: number;
  readonly amountCents: number;
  /** Of the driver on that day. */
  readonly hourlyCents: number;
}

/** Why an amount cannot be that of its minutes: another one follows from the rate of the day (LOG-097). */
export function whyNotAmount({ minutes, amountCents, hourlyCents }: InMinutes): Refusal<'rate'> | null {
  const rate = eurosOf(hourlyCents);
  const cents = centsOfMinutes(rate, minutes);
  if (cents === amountCents) return null;
  return refuse('rate', `${minutes} min à ${euroText(rate)} de l'heure font ${euroText(eurosOf(cents))}`);
}
