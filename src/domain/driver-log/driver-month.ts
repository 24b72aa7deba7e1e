import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import type { FileRequest } from '../asking/file.ts';
import { CenterId } from '../center/center-id.ts';
import { get } from '../command.ts';
import { DriverId } from '../driver/driver.ts';
import { Id, Instant, maybe } from '../schema.ts';
import { Person } from './driver-log.ts';

export const Month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/));

const Euros = z.number();

/** The amounts of a month as they were when it was closed: seconds and euros (LOG-151). */
export const Closing = z.object({
  id: Id,
  at: Instant,
  by: maybe(Person),
  time_total: z.int(),
  time_waiting: maybe(z.int()),
  presence: Euros,
  extra_costs: Euros,
  total: Euros,
  /** Presences that had no end, and are in no amount. */
  unfinished: z.int(),
  file_name: z.string(),
});

/** Something of a month that nobody has decided on (LOG-152). */
export const OpenPoint = z.object({
  kind: z.string(),
  id: Id,
  day: z.iso.date(),
  label: maybe(z.string()),
});
export type OpenPoint = Readonly<z.infer<typeof OpenPoint>>;

export const Reopening = z.object({ at: Instant, by: maybe(Person), reason: z.string() });

/** A month of a driver, as far as closing it is concerned (entity "Driver month" of support.md). */
export const DriverMonth = z.object({
  driver: z.object({ id: DriverId, name: maybe(z.string()) }),
  month: Month,
  /** Null unless it is closed. */
  closing: z.nullable(Closing),
  open: z.array(OpenPoint),
  reopenings: z.array(Reopening),
});
export type DriverMonth = Readonly<z.infer<typeof DriverMonth>>;

export type MonthState = 'open' | 'ready' | 'closed';

/** LOG-155. */
export const monthState = ({ closing, open }: DriverMonth): MonthState =>
  closing ? 'closed' : open.length > 0 ? 'open' : 'ready';

/** The months of the drivers of a center, or that of one driver (API-L11). A server that does not know it closes none. */
export const driverMonths = detail('logs.months', {
  args: z.object({ month: Month, driverId: z.nullable(DriverId), center: z.nullable(CenterId) }),
  value: z.object({ months: z.array(DriverMonth) }),
  throttleMs: 3_000,
  permission: 'logs',
  request: ({ month, driverId, center }) =>
    get('/driver-months/', {
      query: {
        month,
        ...(driverId === null ? {} : { driver_id: String(driverId) }),
        ...(center === null ? {} : { center: String(center) }),
      },
    }),
});

/** The file of a closed month, as it was exported then (LOG-151, API-L14). */
export const closedMonthFile: FileRequest<{ driverId: DriverId; month: string; fileName: string }> = {
  name: 'logs.closedMonth',
  args: z.object({ driverId: DriverId, month: Month, fileName: z.string() }),
  permission: 'logs',
  request: ({ driverId, month }) => get(`/driver-months/${driverId}/${month}/file/`),
  fileName: ({ fileName }) => fileName,
  missing: "Ce mois n'a jamais été clos",
};
