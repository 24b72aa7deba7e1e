import { parisDay } from '../../time/paris-time.ts';
import { centsOfEuros } from '../cents.ts';
import type { MoneyLimit } from './limit-row.ts';

export interface LimitOfDay {
  readonly limitCents: number;
  readonly givenCents: number;
}

/** The limit on the day of an instant; null where a center has none. */
export function limitAt(of: MoneyLimit | null | undefined, nowMs: number): LimitOfDay | null {
  if (!of) return null;
  const today = parisDay(nowMs);
  const givenCents = (of.days ?? [])
    .filter(({ day }) => day === today)
    .reduce((sum, { amount }) => sum + Math.max(0, centsOfEuros(amount)), 0);
  return { limitCents: centsOfEuros(of.limit), givenCents };
}

/** Whether giving some cents passes it; what gives nothing never does. */
export const passes = (limit: LimitOfDay | null, cents: number): limit is LimitOfDay =>
  limit !== null && cents > 0 && limit.givenCents + cents > limit.limitCents;

/** What its author may still send by himself. */
export const leftCents = ({ limitCents, givenCents }: LimitOfDay): number => Math.max(0, limitCents - givenCents);

/** The general config with the limit of a center, in euros; null, or none, is no limit. */
export const limitName = (center: number): string => `money_limit_${center}`;

/** Whether a general config is a limit, and its value is not euros with at most two decimals. */
export const isBadLimit = ({ name, value }: { readonly name: string; readonly value: unknown }): boolean =>
  /^money_limit_/.test(name) && value !== null && !isEuros(value);

const isEuros = (value: unknown) =>
  typeof value === 'number' && value >= 0 && value <= 1_000_000 && centsOfEuros(value) / 100 === value;
