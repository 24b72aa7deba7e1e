import * as z from 'zod/mini';
import { creditCentsOf } from '../../../../domain/late-order/credit.ts';
import { maxSmsLength } from '../../../../domain/late-order/sms.ts';
import { wholeText } from '../../../../domain/typed/number.ts';
import { ChosenText } from '../../sms-text/use-chosen-text.ts';
import { lateTexts } from './text.ts';

const Credit = z.string().check(z.refine((typed) => creditCentsOf(typed) !== null, lateTexts.badCredit));

/** The kept text that stands in the field of the SMS; another build may have stored another shape. */
const Choice = z.catch(z.nullable(ChosenText), null);

/** Minutes as typed; null for no text, which sends nothing (DSP-721). */
export function minutesOf(typed: string): number | null {
  const digits = wholeText(typed);
  return digits === '' ? null : Number(digits);
}

/** The SMS of a lateness without record (DSP-721 to DSP-723). */
export const SmsForm = z.object({
  minutes: z.string().check(z.refine((typed) => /^\d{0,3}$/.test(wholeText(typed)), lateTexts.badMinutes)),
  credit: Credit,
  /** A text in place of the prepared one; empty for that (OUR-218). */
  sms: z.string().check(z.trim(), z.maxLength(maxSmsLength, lateTexts.tooLong)),
  choice: Choice,
});
export type SmsForm = z.infer<typeof SmsForm>;

/** A review (DSP-717): no input is changed, except for blanks around the SMS. */
export const ReviewForm = z.object({
  credit: Credit,
  recredit: z.boolean(),
  sms: z.string().check(z.trim(), z.maxLength(maxSmsLength, lateTexts.tooLong)),
  choice: Choice,
});
export type ReviewForm = z.infer<typeof ReviewForm>;
