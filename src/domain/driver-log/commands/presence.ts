import * as z from 'zod/mini';
import { type Basis, seenInForm } from '../../basis.ts';
import { command, hours, patchTo, post, queued } from '../../command.ts';
import { answersNew, answersOne } from '../../documented-answer.ts';
import { DriverId } from '../../driver/driver.ts';
import { isRefusal, refuse } from '../../result.ts';
import { keyOf, type Lane } from '../../rows.ts';
import { Id, Instant } from '../../schema.ts';
import { msOf } from '../../time/instant.ts';
import { dateText, dateTimeText } from '../../time/paris-time.ts';
import { rowsIn } from '../../wire.ts';
import { de } from '../../words/elided.ts';
import { sentence } from '../../words/isolate.ts';
import { presenceBasis, sameTimesBasis } from '../basis.ts';
import { clockText } from '../clock.ts';
import { logsRequest } from '../details.ts';
import { DriverLog, endMs, isExtraCost, startMs } from '../driver-log.ts';
import { addedRefusals, shiftRefusals } from '../refusals.ts';
import { addedShift } from '../shift-times.ts';

/** A further edit of the same presence waits for one that was refused; all else of its driver goes on (LOG-218). */
const ofPresence = (logId: number): Lane => `presence/${logId}`;

const who = { driverId: DriverId, driverName: z.string() };

/** The logs in an answer, without those that cannot be read. */
const logsIn = (body: unknown): readonly DriverLog[] =>
  (rowsIn(body, 'logs') ?? []).flatMap((row) => DriverLog.safeParse(row).data ?? []);

/** The times of a presence as somebody saw them, which an edit rests on. */
export const seenTimes = (log: DriverLog): Basis | undefined => {
  const start = startMs(log);
  return start === null ? undefined : presenceBasis({ startMs: start, endMs: endMs(log) });
};

const timesText = (start: number | null, end: number | null) =>
  [start, end].map((ms) => (ms === null ? '…' : clockText(ms))).join(' - ');

/** Corrects the times of a presence (LOG-060 to LOG-065, API-L02). No row of the replica has logs. */
export const editPresence = command('presence.edit', {
  version: 1,
  args: z.object({
    ...who,
    logId: Id,
    /** The day on which it is read. */
    day: z.iso.date(),
    /** With the offset of Paris; null for one that stays. */
    start: z.nullable(Instant),
    end: z.nullable(Instant),
    ...seenInForm,
  }),
  reads: () => ({}),
  guard: ({ start, end }) => (start === null && end === null ? refuse('unchanged') : null),
  holds: () => false,
  effect: () => [],
  basis: () => undefined,
  basisInAnswer: (body, { logId }) => {
    const log = logsIn(body).find(({ id, type }) => id === logId && !isExtraCost({ type }));
    return log && seenTimes(log);
  },
  request: ({ logId, start, end }) =>
    patchTo(`/presence-logs/${logId}/`, {
      body: {
        ...(start === null ? {} : { manual_edit_start: start }),
        ...(end === null ? {} : { manual_edit_end: end }),
      },
    }),
  answers: ({ logId }) => answersOne('log', logId),
  accept: () => ({ rows: [] }),
  reread: ({ day, driverId }) => logsRequest({ day }, { driverId }),
  acceptReread: () => ({ rows: [] }),
  isConfirmedBy: (body, { logId, start, end }) => {
    const log = logsIn(body).find(({ id, type }) => id === logId && !isExtraCost({ type }));
    const isAt = (wanted: string | null, ms: number | null) => wanted === null || msOf(wanted) === ms;
    return log !== undefined && isAt(start, startMs(log)) && isAt(end, endMs(log));
  },
  lane: ({ driverId, logId }) => [keyOf('driver', driverId), ofPresence(logId)],
  laneIfRefused: ({ logId }) => [ofPresence(logId)],
  delivery: queued(hours(12)),
  text: {
    title: 'Temps de présence',
    label: ({ driverName, start, end }) => `Présence ${de(driverName)} : ${timesText(msOf(start), msOf(end))}`,
    success: 'Sauvegarde effectuée',
    moved: (_, __, now) =>
      sentence`Ces temps ont été corrigés entre-temps : ${[now.manual_edit_start, now.manual_edit_end]
        .map((ms) => (typeof ms === 'number' ? dateTimeText(ms) : '…'))
        .join(' - ')}`,
    refusals: { ...shiftRefusals, unchanged: "Rien n'a changé" },
  },
});

interface AddedTimes {
  readonly driverId: DriverId;
  readonly date: string;
  readonly start: string;
  readonly end: string;
}

/** A presence of the driver with the very same times, in an answer. */
function sameTimesIn(body: unknown, { driverId, date, start, end }: AddedTimes): DriverLog | undefined {
  const shift = addedShift(date, start, end);
  if (isRefusal(shift)) return undefined;
  return logsIn(body).find(
    (log) =>
      !isExtraCost(log) && log.driver.id === driverId && startMs(log) === shift.startMs && endMs(log) === shift.endMs,
  );
}

/** Adds a presence within one day (LOG-070 to LOG-075, API-L03). */
export const addPresence = command('presence.add', {
  version: 1,
  args: z.object({
    ...who,
    date: z.iso.date(),
    /** `09:05`, on Paris clocks. */
    start: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
    end: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
    ...seenInForm,
  }),
  reads: () => ({}),
  guard: ({ date, start, end }) => {
    const shift = addedShift(date, start, end);
    return isRefusal(shift) ? shift : null;
  },
  holds: () => false,
  effect: () => [],
  request: ({ driverId, date, start, end }) =>
    post('/presence-logs/', { body: { driver: driverId, date, start, end } }),
  answers: () => answersNew('log'),
  accept: () => ({ rows: [] }),
  reread: ({ driverId, date }) => logsRequest({ day: date }, { driverId }),
  acceptReread: () => ({ rows: [] }),
  isConfirmedBy: (body, args) => sameTimesIn(body, args) !== undefined,
  addsTo: { seen: (body, args) => sameTimesBasis(sameTimesIn(body, args)?.id ?? null) },
  lane: ({ driverId }) => [keyOf('driver', driverId)],
  laneIfRefused: () => [],
  delivery: queued(hours(12)),
  text: {
    title: 'Ajout de présence',
    label: ({ driverName, date, start, end }) =>
      `Présence ${de(driverName)} le ${dateText(`${date}T12:00:00Z`)} : ${start.replace(':', 'h')} - ${end.replace(':', 'h')}`,
    success: 'Sauvegarde effectuée',
    moved: () => 'Une présence aux mêmes heures est déjà enregistrée',
    refusals: addedRefusals,
  },
});
