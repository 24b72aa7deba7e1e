import { parisInstant } from '../time/paris-wall-clock.ts';
import { dayAfter } from './calendar.ts';

/** Where a day of Paris begins and the next one does, which is 23 to 25 hours later; null for no day. */
export function boundsOfDay(day: string): { readonly fromMs: number; readonly toMs: number } | null {
  const [fromMs, toMs] = [parisInstant(day, '00:00'), parisInstant(dayAfter(day, 1), '00:00')];
  return fromMs === null || toMs === null ? null : { fromMs, toMs };
}
