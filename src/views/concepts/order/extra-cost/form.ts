import * as z from 'zod/mini';
import { centsOfMinutes, signedCentsOf, wholeMinutesOf } from '../../../../domain/extra-cost/amount.ts';
import { type ExtraCostCode, extraCostProblems } from '../../../../domain/extra-cost/check.ts';
import { extraCostRules } from '../../../../domain/extra-cost/text.ts';
import { eurosOf } from '../../../../domain/money/cents.ts';
import { extraCostTexts } from './text.ts';

export const modes = ['amount', 'minutes'] as const;

/** The input; ids as texts, empty for no choice. */
const Typed = z.object({
  driver: z.string(),
  day: z.string(),
  type: z.string(),
  mode: z.enum(modes),
  amount: z.string(),
  minutes: z.string(),
  comment: z.string().check(z.trim(), z.maxLength(500, extraCostTexts.tooLong)),
});
export type ExtraCostForm = z.infer<typeof Typed>;

interface Entered {
  readonly driverId: number;
  readonly day: string;
  readonly typeId: number;
  readonly amountCents: number;
  readonly minutes: number | null;
  readonly comment: string;
}

/** The initial values for an earlier extra cost. */
export const typedOf = ({ driverId, day, typeId, amountCents, minutes, comment }: Entered): ExtraCostForm => ({
  driver: String(driverId),
  day,
  type: String(typeId),
  mode: minutes === null ? 'amount' : 'minutes',
  amount: String(eurosOf(amountCents)),
  minutes: minutes === null ? '' : String(minutes),
  comment,
});

const idOf = (text: string) => (text === '' ? null : Number(text));

/** Euros an hour of a driver on a day. */
type RateOf = (driver: string, day: string) => number | null;

/** An extra cost as typed; in minutes mode the amount follows from the rate of driver and day (LOG-097, LOG-099). */
export function enteredOf({ driver, day, type, mode, amount, minutes }: ExtraCostForm, rateOf: RateOf) {
  const who = { driverId: idOf(driver), day, typeId: idOf(type) };
  if (mode === 'amount') return { ...who, amountCents: signedCentsOf(amount) };
  const whole = wholeMinutesOf(minutes);
  return { ...who, amountCents: whole === null ? null : centsOfMinutes(rateOf(driver, day), whole), minutes: whole };
}

/** The field of each refusal. */
const fieldOf = (code: ExtraCostCode, { mode }: ExtraCostForm) =>
  code === 'amount' || code === 'amountMax' || code === 'minutes' ? mode : code;

/** Every rule of DSP-921 that is broken, at its field. */
export const extraCostForm = (rateOf: RateOf) =>
  Typed.check((payload) => {
    const typed = payload.value;
    for (const code of extraCostProblems(enteredOf(typed, rateOf)))
      payload.issues.push({
        code: 'custom',
        input: typed,
        path: [fieldOf(code, typed)],
        message: extraCostRules[code],
      });
  });
