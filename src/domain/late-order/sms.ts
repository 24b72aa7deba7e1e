import * as z from 'zod/mini';
import { isFilled } from '../sms-text/fields.ts';
import { hourText } from '../time/paris-time.ts';
import { amountText } from './credit.ts';

const minuteMs = 60_000;

/** The expected arrival in a late SMS: around an estimated instant, else within so many minutes, else unknown. */
export interface Expected {
  /** Estimated slot, epoch ms; null when there is none (DSP-722, DSP-725). */
  readonly etaMs: number | null;
  readonly delayMinutes: number;
}

/** `{time}` of the SMS (DSP-725 to DSP-727). */
export function arrivalTime({ etaMs, delayMinutes }: Expected): string {
  if (etaMs !== null) return `entre ${hourText(etaMs - 5 * minuteMs)} et ${hourText(etaMs + 15 * minuteMs)}`;
  return delayMinutes > 0 ? `dans environ ${delayMinutes} min maximum` : 'avec du retard';
}

/** The first sentence (DSP-724). */
export const arrivalSentence = (expected: Expected) =>
  `Bonjour, votre commande devrait arriver ${arrivalTime(expected)}.`;

/** The second one (DSP-728, DSP-729). */
export const apologySentence = (creditCents: number) =>
  creditCents > 0
    ? `Toutes nos excuses pour le retard, votre compte est crédité de ${amountText(creditCents)} euros.`
    : 'Toutes nos excuses pour le retard.';

/** The SMS to the client of a late order. */
export const lateSms = (expected: Expected, creditCents: number) =>
  `${arrivalSentence(expected)} ${apologySentence(creditCents)}`;

/** Whether a text is the prepared one, whatever was known of the arrival. */
export const isPreparedSms = (message: string): boolean =>
  message.startsWith('Bonjour, votre commande devrait arriver ') &&
  message.includes(' Toutes nos excuses pour le retard');

/** The longest SMS that is sent. */
export const maxSmsLength = 1_000;

/** A text as it goes out: nothing in it is left to fill (OUR-219). */
export const SentSms = z.string().check(
  z.trim(),
  z.maxLength(maxSmsLength),
  z.refine((text) => isFilled(text), "Un champ du SMS n'est pas rempli"),
);
