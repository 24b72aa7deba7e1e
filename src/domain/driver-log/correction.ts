import { centsOfMinutes } from '../extra-cost/amount.ts';
import { type Refusal, refuse } from '../result.ts';
import { dayAfter, monthAfter } from './calendar.ts';
import { closeRefusals } from './close.ts';
import { type DriverLog, isExtraCost, isUnfinished, startMs } from './driver-log.ts';

/** A correction of a closed month: an amount, or minutes of a whole presence at most, either way (LOG-204). */
const maxCorrection = { cents: 50_000, minutes: 960 } as const;
/** Signs of its reason. */
export const correctionReason = { least: 3, most: 500 } as const;

/** A correction as entered; cents and minutes with their sign. */
export interface EnteredCorrection {
  /** The day of the closed month that is corrected. */
  readonly day: string;
  /** The open month it enters. */
  readonly into: string;
  /** Null where the typed text is no amount. */
  readonly amountCents: number | null;
  /** Null in amount mode. */
  readonly minutes: number | null;
}

type CorrectionCode = 'amount' | 'amountMax' | 'minutesMax' | 'order';

/** Why a correction cannot be entered, whatever is closed (LOG-204). */
export function whyNotCorrection({
  day,
  into,
  amountCents,
  minutes,
}: EnteredCorrection): Refusal<CorrectionCode> | null {
  if (day.slice(0, 7) >= into) return refuse('order');
  if (Math.abs(minutes ?? 0) > maxCorrection.minutes) return refuse('minutesMax');
  if (!amountCents) return refuse('amount');
  return Math.abs(amountCents) > maxCorrection.cents ? refuse('amountMax') : null;
}

/** Why a closed month cannot be corrected into another one by now: neither is as it was seen (LOG-204, LOG-206). */
export function whyNotInto(into: string, nextOpen: string | null): Refusal<'notClosed' | 'monthMoved'> | null {
  if (nextOpen === null) return refuse('notClosed');
  return nextOpen === into ? null : refuse('monthMoved');
}

/** What says which corrections of a month were seen: the latest id, 0 without one (LOG-204). */
export const latestOf = (corrections: readonly { readonly id: number }[]) =>
  Math.max(0, ...corrections.map(({ id }) => id));

/** The first month after a closed one that is open; null unless the month is closed itself (LOG-204). */
export function nextOpenMonth(month: string, closed: ReadonlySet<string>): string | null {
  if (!closed.has(month)) return null;
  let next = monthAfter(month, 1);
  while (closed.has(next)) next = monthAfter(next, 1);
  return next;
}

/** The day of a month on which a correction counts: the present one, or the last one of a month that is over. */
export function entryDay(into: string, today: string): string {
  const last = dayAfter(`${monthAfter(into, 1)}-01`, -1);
  return today < last ? today : last;
}

/** What minutes of a day are worth, in cents, half away from zero (LOG-204). */
export const centsOfCorrection = (hourlyRate: number | null | undefined, minutes: number): number =>
  Math.sign(minutes) * centsOfMinutes(hourlyRate, Math.abs(minutes));

/** Euros an hour as frozen in the first ended presence of a day; null without one (LOG-204). */
export function frozenRateOf(day: string, logs: readonly DriverLog[], dayOf: (log: DriverLog) => string) {
  const [first] = logs
    .filter((log) => dayOf(log) === day && !isExtraCost(log) && !isUnfinished(log))
    .toSorted((one, other) => (startMs(one) ?? 0) - (startMs(other) ?? 0) || one.id - other.id);
  return first?.driver.hourly_rate ?? null;
}

export const correctionRefusals = {
  ...closeRefusals,
  amount: 'Veuillez renseigner un montant (positif ou négatif)',
  amountMax: 'Une correction ne peut pas dépasser 500 euros.',
  minutesMax: 'Une correction ne peut pas dépasser 960 minutes.',
  order: "Une correction entre dans un mois d'après",
  rate: (detail: string | undefined) => `Ce montant n'est pas celui de ces minutes ce jour-là : ${detail ?? ''}`,
  corrected: 'Ce mois a été corrigé entre-temps : regardez par qui et de combien, puis confirmez la vôtre',
  monthMoved: "Un mois a été clos ou rouvert entre-temps : rien n'a été corrigé",
};
