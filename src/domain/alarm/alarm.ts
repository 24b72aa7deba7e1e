import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { CenterId } from '../center/center-id.ts';
import { get } from '../command.ts';
import { Id, Instant, maybe } from '../schema.ts';

/** Time between alarm checks, ms (DSP-164, CST-06). */
export const alarmPeriodMs = 10_000;

/**
 * The answer to an alarm check: the newest order of the center, and whether it is newer than the one of the last check.
 */
export const Alarm = z.object({
  last_order_id: maybe(Id),
  last_ts: maybe(Instant),
  has_new: maybe(z.boolean()),
});
type Alarm = z.infer<typeof Alarm>;

/** Asks whether an order has come since the last answer, which this device stores (DSP-164, API-151). */
export const alarmCheck = detail('alarm.check', {
  args: z.object({ center: CenterId }),
  value: Alarm,
  throttleMs: alarmPeriodMs,
  permission: 'flow',
  request: ({ center }, before) => get('/load_alarm/', { query: { center: String(center), ...remembered(before) } }),
});

const remembered = (before: Alarm | undefined) => ({
  ...(before?.last_order_id ? { last_order_id: String(before.last_order_id) } : {}),
  ...(before?.last_ts ? { last_ts: before.last_ts } : {}),
});

/** Returns a test for answers that ring: those with a new order, each once, answered after `sinceMs` (device clock). */
export function makeListener(sinceMs: number): (answer: Alarm | undefined, answeredAtMs: number | null) => boolean {
  let heardMs = sinceMs;
  return (answer, answeredAtMs) => {
    if (answeredAtMs === null || answeredAtMs <= heardMs) return false;
    heardMs = answeredAtMs;
    return answer?.has_new === true;
  };
}
