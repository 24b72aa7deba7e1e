import * as z from 'zod/mini';
import { causes } from '../../../../domain/incident/incident-row.ts';
import { centsFor, type Step } from '../../../../domain/incident/scale.ts';
import { lateTemplate, otherTemplate } from '../../../../domain/incident/sms.ts';
import type { Event, Touched } from '../../../../domain/incident/touched.ts';
import { maxSmsLength } from '../../../../domain/late-order/sms.ts';
import { centsIn, wholeText } from '../../../../domain/typed/number.ts';
import { incidentTexts as texts } from './text.ts';

const Amount = z.string().check(z.refine((typed) => (centsIn(typed) ?? 0) > 0, texts.badAmount));
const Minutes = z.string().check(z.refine((typed) => /^\d{1,4}$/.test(wholeText(typed)), texts.badMinutes));

/** An incident as it is typed: its steps by number, so that each is a field of a draft. */
export const IncidentForm = z.object({
  cause: z.enum(causes),
  /** The round, the trolley or the street; empty before one is chosen. */
  event: z.string(),
  /** Ids of orders that are not ticked. */
  left: z.string(),
  subtype: z.string(),
  why: z.string().check(z.trim(), z.maxLength(500, texts.tooLong)),
  ...{ from1: Minutes, from2: Minutes, from3: Minutes, amount1: Amount, amount2: Amount, amount3: Amount },
  amount: Amount,
  ...{ customerCeiling: Amount, ceiling: Amount },
  withSms: z.boolean(),
  sms: z.string().check(z.trim(), z.maxLength(maxSmsLength, texts.smsTooLong)),
  stops: z.boolean(),
});
export type IncidentForm = z.infer<typeof IncidentForm>;

export const emptyForm: IncidentForm = {
  ...{ cause: 'round', event: '', left: '', subtype: '', why: '' },
  ...{ from1: '30', amount1: '5,00', from2: '44', amount2: '8,00', from3: '60', amount3: '10,00' },
  ...{ amount: '5,00', customerCeiling: '10,00', ceiling: '100,00' },
  ...{ withSms: true, sms: lateTemplate, stops: false },
};

export const templateOf = (cause: IncidentForm['cause']) => (cause === 'round' ? lateTemplate : otherTemplate);

const cents = (typed: string) => Math.max(0, centsIn(typed) ?? 0);

/** The steps of a late round; of all else each order gets the same. */
function scaleOf(typed: IncidentForm): readonly Step[] {
  if (typed.cause !== 'round') return [{ fromMinutes: 0, cents: cents(typed.amount) }];
  const steps = [
    [typed.from1, typed.amount1],
    [typed.from2, typed.amount2],
    [typed.from3, typed.amount3],
  ] as const;
  return steps.map(([from, amount]) => ({ fromMinutes: Number(wholeText(from)) || 0, cents: cents(amount) }));
}

export interface FormRow extends Touched {
  readonly cents: number;
  readonly isTicked: boolean;
  /** Why it cannot be ticked; null where it can. */
  readonly reason: string | null;
}

/** The orders of what is chosen, each with its credit as it would be. */
export function rowsOf(typed: IncidentForm, event: Event | undefined): readonly FormRow[] {
  const left = new Set(typed.left.split(',').filter(Boolean));
  const scale = scaleOf(typed);
  return (event?.orders ?? []).map((touched) => {
    const its = centsFor(touched.minutes, scale, cents(typed.customerCeiling));
    const reason = touched.order.incident_id ? texts.elsewhere : its === 0 ? texts.belowScale : null;
    return { ...touched, cents: its, reason, isTicked: reason === null && !left.has(String(touched.order.id)) };
  });
}

/** The ids that are not ticked, after one of them is ticked or not. */
export function leftAfter(left: string, id: number, isTicked: boolean): string {
  const ids = new Set(left.split(',').filter(Boolean));
  if (isTicked) ids.delete(String(id));
  else ids.add(String(id));
  return [...ids].join();
}
