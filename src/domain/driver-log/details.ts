import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { CenterId } from '../center/center-id.ts';
import { get } from '../command.ts';
import { DriverId } from '../driver/driver.ts';
import { Id, Instant, maybe } from '../schema.ts';
import { DriverLog } from './driver-log.ts';
import { Month } from './driver-month.ts';
import { type LogsOf, whoseQuery } from './whose.ts';

const Named = z.object({ id: Id, name: maybe(z.string()) });
export const Labelled = z.object({ id: Id, label: maybe(z.string()) });

/** A round that stands in no log of its driver (LOG-172). */
const UnloggedRound = z.object({
  link_id: Id,
  label: maybe(z.string()),
  driver: DriverLog.shape.driver,
  started_at: Instant,
  ended_at: maybe(Instant),
});

/** A driver who is planned on the day that was asked for, and has no presence in it (LOG-216). */
const MissingDriver = z.object({
  driver: DriverLog.shape.driver,
  planning_sessions: DriverLog.shape.planning_sessions,
});
export type MissingDriver = Readonly<z.infer<typeof MissingDriver>>;

/** Logs, with the choices of filters and forms (API-L01). */
export const DriverLogs = z.object({
  logs: z.array(DriverLog),
  extracost_types: maybe(z.array(Labelled)),
  centers: maybe(z.array(Named)),
  unlogged_rounds: maybe(z.array(UnloggedRound)),
  missing_drivers: maybe(z.array(MissingDriver)),
});
export type DriverLogs = Readonly<z.infer<typeof DriverLogs>>;

const Day = z.iso.date();

/** The call for the logs of a day or a month, of one driver or of all of a center (LOG-025, LOG-055). */
export const logsRequest = (of: { readonly day: string } | { readonly month: string }, whose: LogsOf) =>
  get('/driver-logs/', {
    query: {
      ...('day' in of ? { date: of.day } : { month: of.month }),
      ...whoseQuery(whose),
      include_invalid_logs: '1',
    },
  });

const asking = { value: DriverLogs, throttleMs: 3_000, permission: 'logs' } as const;

/** Of one driver, or with a center of all of its drivers. */
const whose = { driverId: z.nullable(DriverId), center: z.nullable(CenterId) };

/** The logs of a day, of all drivers of a center or of one. */
export const dayLogs = detail('logs.ofDay', {
  ...asking,
  args: z.object({ day: Day, ...whose }),
  request: ({ day, ...of }) => logsRequest({ day }, of),
});

/** The logs of days beside a month, of all drivers of a center (LOG-213); not every server tells them. */
export const logsBetween = detail('logs.between', {
  ...asking,
  args: z.object({ from: Day, to: Day, center: CenterId }),
  request: ({ from, to, center }) =>
    get('/driver-logs/', { query: { from, to, center: String(center), include_invalid_logs: '1' } }),
});

/** The logs of a month, of all drivers of a center or of one. */
export const monthLogs = detail('logs.ofMonth', {
  ...asking,
  args: z.object({ month: Month, ...whose }),
  request: ({ month, ...of }) => logsRequest({ month }, of),
});
