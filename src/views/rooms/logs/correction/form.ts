import * as z from 'zod/mini';
import {
  centsOfCorrection,
  correctionReason,
  correctionRefusals,
  type EnteredCorrection,
  whyNotCorrection,
} from '../../../../domain/driver-log/correction.ts';
import { signedCentsOf } from '../../../../domain/extra-cost/amount.ts';
import { wholeText } from '../../../../domain/typed/number.ts';
import { correctionTexts as texts } from './text.ts';

export const modes = ['minutes', 'amount'] as const;

const Typed = z.object({
  day: z.string(),
  mode: z.enum(modes),
  amount: z.string(),
  minutes: z.string(),
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(correctionReason.least, texts.reasonWanted),
      z.maxLength(correctionReason.most, texts.reasonWanted),
    ),
});
export type CorrectionForm = z.infer<typeof Typed>;

export const untouched: CorrectionForm = { day: '', mode: 'minutes', amount: '', minutes: '', reason: '' };

/** Euros an hour of the driver on a day; null for the usual rate. */
type RateOf = (day: string) => number | null;

/** A correction as typed; in minutes its amount follows from the rate of the day (LOG-204). */
export function enteredOf(typed: CorrectionForm, into: string, rateOf: RateOf): EnteredCorrection {
  const { day, mode, amount } = typed;
  if (mode === 'amount') return { day, into, amountCents: signedCentsOf(amount), minutes: null };
  const whole = wholeText(typed.minutes);
  if (!/^[+-]?\d{1,4}$/.test(whole)) return { day, into, amountCents: null, minutes: null };
  const minutes = Number(whole);
  return { day, into, amountCents: centsOfCorrection(rateOf(day), minutes), minutes };
}

/** Every rule that is broken, at its field. */
export const correctionForm = (month: string, monthText: string, into: string, rateOf: RateOf) =>
  Typed.check((payload) => {
    const typed = payload.value;
    const add = (path: keyof CorrectionForm, message: string) =>
      payload.issues.push({ code: 'custom', input: typed, path: [path], message });
    if (typed.day.slice(0, 7) !== month) add('day', texts.dayWanted(monthText));
    const refusal = whyNotCorrection({ ...enteredOf(typed, into, rateOf), day: `${month}-01` });
    if (refusal && refusal.code !== 'order') add(typed.mode, correctionRefusals[refusal.code]);
  });
