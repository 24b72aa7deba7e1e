import { dockCode } from '../../../../src/domain/dock/text.ts';
import { type PayPart, payOf } from '../../../../src/domain/driver-log/pay.ts';
import { longestShiftMs } from '../../../../src/domain/driver-log/shift-times.ts';
import { eurosOf } from '../../../../src/domain/money/cents.ts';
import { assert } from '../../../../src/domain/result.ts';
import { durationText } from '../../../../src/domain/time/paris-time.ts';
import { texts } from '../../text.ts';
import type { PresenceLine } from '../schema/drivers/presences.ts';
import { dayText } from './day-text.ts';
import type { PresenceFacts } from './facts.ts';
import { endOf, startOf } from './presences.ts';
import type { ReadPresence } from './read-presences.ts';

/** A presence in an answer (entity "Presence log" of support.md); `facts` are those of one without an end. */
export function presenceLog(read: ReadPresence, live: PresenceFacts | null, nowMs: number) {
  const { presence, driver, hasDay } = read;
  const { pay_mode, planning, lines, ...cents } = factsOf(presence, live);
  const startMs = startOf(presence);
  const endMs = endOf(presence);
  const rate = { hourlyCents: cents.hourly_cents, orderCents: cents.order_cents, dayCents: cents.day_cents };
  const pay = payOf({
    ...{ startMs, endMs: endMs ?? nowMs, payMode: pay_mode, rate, hasDay },
    rounds: lines.map(paidRound),
  });
  return {
    ...{ id: presence.id, type: 'presence', center: presence.center_id, vehicle: presence.vehicle },
    driver: { ...driver, hourly_rate: eurosOf(rate.hourlyCents) },
    ...timesOf(read),
    is_ended: endMs !== null,
    is_valid: !presence.has_error && (endMs !== null || nowMs - startMs <= longestShiftMs),
    ...{
      pay_mode,
      rate: { hourly: eurosOf(rate.hourlyCents), order: eurosOf(rate.orderCents), day: eurosOf(rate.dayCents) },
    },
    ...{ time_total: pay.seconds, time_total_formated: durationText(pay.seconds) },
    ...{ time_waiting: pay.waitingSeconds, time_waiting_formated: durationText(pay.waitingSeconds) },
    ...{ money_real: eurosOf(pay.realCents), money_perf: eurosOf(pay.perfCents), parts: pay.parts.map(wirePart) },
    planning_sessions: planning,
    has_out_of_planning_delivery: lines.some((line) => !isPlanned(line, planning)),
    logs: lines.map((line) => wireLine(line, endMs !== null)),
  };
}
export type PresenceLog = ReturnType<typeof presenceLog>;

function factsOf(presence: ReadPresence['presence'], live: PresenceFacts | null): PresenceFacts {
  const { pay_mode, hourly_cents, order_cents, day_cents, planning, lines } = presence;
  const isFrozen = pay_mode && hourly_cents !== null && order_cents !== null && day_cents !== null && planning && lines;
  const facts = isFrozen ? { pay_mode, hourly_cents, order_cents, day_cents, planning, lines } : live;
  assert(facts, 'a presence has facts, frozen or of now');
  return facts;
}

function timesOf({ presence, added_name, punches, edits }: ReadPresence) {
  const { day, started_at, ended_at, manual_edit_start, manual_edit_end, added_by, added_at } = presence;
  return {
    ...{ started_at, ended_at, manual_edit_start, manual_edit_end },
    ...{ date: day, date_formated: dayText(day) },
    ...{ added_by: added_by === null ? null : { id: added_by, name: added_name }, added_at },
    punches: punches.map(({ kind, at }) => ({ kind, at: instantOf(at) })),
    edits: edits.map(({ user_id, name, at, before, after, ...edit }) => ({
      ...edit,
      ...{ at: instantOf(at), by: { id: user_id, name } },
      ...{ before: before && instantOf(before), after: after && instantOf(after) },
    })),
  };
}

/** Instants inside JSON have the form of the database. */
const instantOf = (written: string) => new Date(written).toISOString();

const paidRound = ({ left_at, back_at, orders, amount_cents }: PresenceLine) => ({
  ...{ leftMs: Date.parse(left_at), backMs: back_at === null ? null : Date.parse(back_at) },
  ...{ orders, amountCents: amount_cents },
});

const wirePart = ({ kind, quantity, rateCents, amountCents }: PayPart) => ({
  ...{ kind, quantity },
  rate: rateCents === null ? null : eurosOf(rateCents),
  amount: eurosOf(amountCents),
});

const isPlanned = ({ left_at }: PresenceLine, planning: PresenceFacts['planning']) =>
  planning.some(({ start, end }) => start <= left_at && left_at <= end);

function wireLine({ dock_id, left_at, back_at, amount_cents, ...line }: PresenceLine, isEnded: boolean) {
  const isLost = isEnded && back_at === null;
  return {
    ...{ label: dockCode(dock_id), link_id: dock_id },
    error: isLost ? { message: texts.roundWithoutEnd } : null,
    ...{ start_center_name: line.start_center, end_center_name: line.end_center, comment: line.comment },
    minutes: back_at === null ? null : Math.round((Date.parse(back_at) - Date.parse(left_at)) / 60_000),
    amount: amount_cents === null ? null : eurosOf(amount_cents),
    ...{ started_at: left_at, ended_at: back_at, orders: line.orders },
  };
}
