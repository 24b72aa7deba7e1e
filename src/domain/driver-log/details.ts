import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import { get } from '../command.ts';
import { DriverId } from '../driver/driver.ts';
import { Id, maybe } from '../schema.ts';
import { DriverLog } from './driver-log.ts';

const Named = z.object({ id: Id, name: maybe(z.string()) });
const Labelled = z.object({ id: Id, label: maybe(z.string()) });

/** Logs, with the choices of filters and forms (API-L01). */
export const DriverLogs = z.object({
  logs: z.array(DriverLog),
  extracost_types: maybe(z.array(Labelled)),
  centers: maybe(z.array(Named)),
});
export type DriverLogs = Readonly<z.infer<typeof DriverLogs>>;

const Day = z.iso.date();
const Month = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** The call for the logs of a day, or of a month of one driver (LOG-025, LOG-055). */
export const logsRequest = (of: { readonly day: string } | { readonly month: string }, driverId: number | null) =>
  get('/driver-logs/', {
    query: {
      ...('day' in of ? { date: of.day } : { month: of.month }),
      ...(driverId === null ? {} : { driver_id: String(driverId) }),
      include_invalid_logs: '1',
    },
  });

const asking = { value: DriverLogs, throttleMs: 3_000, permission: 'logs' } as const;

/** The logs of a day, of all drivers or of one. */
export const dayLogs = detail('logs.ofDay', {
  ...asking,
  args: z.object({ day: Day, driverId: z.nullable(DriverId) }),
  request: ({ day, driverId }) => logsRequest({ day }, driverId),
});

/** The logs of a month of one driver. */
export const monthLogs = detail('logs.ofMonth', {
  ...asking,
  args: z.object({ month: Month, driverId: DriverId }),
  request: ({ month, driverId }) => logsRequest({ month }, driverId),
});
