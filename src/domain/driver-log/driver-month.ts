import * as z from 'zod/mini';
import { detail } from '../asking/detail.ts';
import type { FileRequest } from '../asking/file.ts';
import { CenterId } from '../center/center-id.ts';
import { get } from '../command.ts';
import { DriverId } from '../driver/driver.ts';
import { Id, Instant, maybe } from '../schema.ts';
import { Person } from './driver-log.ts';
import { whoseQuery } from './whose.ts';

export const Month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/));
export type Month = z.infer<typeof Month>;

/** An amount that a later month pays for a day of this one; of whoever has it, its reason may be cleared. */
const Correction = z.object({
  id: Id,
  day: z.string(),
  /** The day it counts on. */
  entered_on: z.string(),
  amount: z.number(),
  minutes: maybe(z.number()),
  reason: maybe(z.string()),
  at: maybe(Instant),
  by: maybe(Person),
});
export type Correction = Readonly<z.infer<typeof Correction>>;

/** A month of a driver, as far as closing it is concerned (entity "Driver month" of support.md). */
export const DriverMonth = z.object({
  driver: z.object({ id: DriverId, name: maybe(z.string()) }),
  month: Month,
  /** With its amount as it was then (LOG-151); null unless it is closed. */
  closing: z.nullable(z.object({ at: Instant, by: maybe(Person), total: z.number(), file_name: z.string() })),
  open: z.array(z.object({ kind: z.string(), id: Id, day: z.string(), label: maybe(z.string()) })),
  /** That it was closed and is not any more, each time. */
  reopenings: maybe(z.array(z.object({ at: maybe(Instant), by: maybe(Person), reason: maybe(z.string()) }))),
  /** Of a closed month the next open one, into which it is corrected; absent where nothing is corrected (LOG-204). */
  corrects_into: maybe(Month),
  /** What was entered in later months for a day of this one (LOG-205). */
  corrections: maybe(z.array(Correction)),
});
export type DriverMonth = Readonly<z.infer<typeof DriverMonth>>;
/** Something of a month that nobody has decided on (LOG-152). */
export type OpenPoint = DriverMonth['open'][number];

export type MonthState = 'open' | 'ready' | 'closed';

/** LOG-155. */
export const monthState = ({ closing, open }: DriverMonth): MonthState =>
  closing ? 'closed' : open.length > 0 ? 'open' : 'ready';

/** What the page of all drivers filters by (LOG-207); `demand`, `unfinished` and `overlap` are kinds of open points. */
export const monthFilters = ['open', 'demand', 'unfinished', 'overlap', 'ready', 'closed', 'reopened'] as const;
export type MonthFilter = (typeof monthFilters)[number];

export function meetsMonthFilter(month: DriverMonth, filter: MonthFilter): boolean {
  if (filter === 'reopened') return !month.closing && (month.reopenings ?? []).length > 0;
  const state = monthState(month);
  if (filter === 'open' || filter === 'ready' || filter === 'closed') return state === filter;
  return state === 'open' && month.open.some(({ kind }) => kind === filter);
}

/** The months of the drivers of a center, or that of one driver (API-L11). A server that does not know it closes none. */
export const driverMonths = detail('logs.months', {
  args: z.object({ month: Month, driverId: z.nullable(DriverId), center: z.nullable(CenterId) }),
  value: z.object({ months: z.array(DriverMonth) }),
  throttleMs: 3_000,
  permission: 'logs',
  request: ({ month, ...of }) => get('/driver-months/', { query: { month, ...whoseQuery(of) } }),
});

/** The file of a closed month, as it was exported then (LOG-151, API-L14). */
export const closedMonthFile: FileRequest<{ driverId: DriverId; month: string; fileName: string }> = {
  name: 'logs.closedMonth',
  args: z.object({ driverId: DriverId, month: Month, fileName: z.string() }),
  permission: 'logs',
  request: ({ driverId, month }) => get(`/driver-months/${driverId}/${month}/file/`),
  fileName: ({ fileName }) => fileName,
  missing: 'Introuvable',
};
