import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { DriverId } from '../../../../src/domain/driver/driver.ts';
import { dayAfter } from '../../../../src/domain/driver-log/calendar.ts';
import { Month } from '../../../../src/domain/driver-log/driver-month.ts';
import { maybe } from '../../../../src/domain/schema.ts';
import { readCenters, readMetas } from '../../db/center/read-settings.ts';
import { readMissingDrivers } from '../../db/presences/missing-drivers.ts';
import { lastDayOf } from '../../db/presences/month-days.ts';
import { readLogPage, readLogs } from '../../db/presences/read-logs.ts';
import type { LogsAsked } from '../../db/presences/read-presences.ts';
import { readUnloggedRounds } from '../../db/presences/unlogged-rounds.ts';
import { SentDay } from '../../http/bounds.ts';
import { badRequest } from '../../http/failure.ts';
import { TextOffset, textId } from '../../http/input.ts';
import { texts } from '../../text.ts';
import { defaultCenter } from '../entities.ts';
import { read } from '../read.ts';

const maxPage = 500;
const Limit = z.pipe(TextOffset, z.int().check(z.minimum(1), z.maximum(maxPage)));

/** The logs of a day or a month, of all drivers or of one (LOG-025, LOG-055, API-L01). */
export const driverLogs = read({
  path: '/driver-logs/',
  summary: 'Présences et surcoûts des livreurs, par jour ou par mois',
  permission: 'logs',
  answers: 'DriverLogs',
  input: z.object({
    ...{ date: maybe(SentDay), month: maybe(Month), from: maybe(SentDay), to: maybe(SentDay) },
    ...{ driver_id: maybe(textId(DriverId)), center: maybe(textId(CenterId)) },
    include_invalid_logs: maybe(z.enum(['0', '1'])),
    ...{ offset: maybe(TextOffset), limit: maybe(Limit) },
  }),
  answer: async ({ driver_id, center, include_invalid_logs, offset, limit, ...when }, { db }, { nowMs }) => {
    const asked: LogsAsked = {
      ...daysOf(when),
      ...{ center: center ?? null, driver: driver_id ?? null, withInvalid: include_invalid_logs !== '0' },
    };
    const settings = await readMetas(db, { center: center ?? defaultCenter, since: 0 });
    const choices = {
      extracost_types: settings?.extracost_types ?? [],
      centers: (await readCenters(db)).map(({ id, name }) => ({ id, name: name ?? null })),
      unlogged_rounds: await readUnloggedRounds(db, asked),
      missing_drivers: await readMissingDrivers(db, asked, nowMs),
    };
    if (limit == null) return { logs: await readLogs(db, asked, nowMs), ...choices };
    const page = { offset: offset ?? 0, limit };
    const { rows, count } = await readLogPage(db, asked, page, nowMs);
    const next = page.offset + limit;
    return { logs: rows, ...choices, count, ...page, next_offset: next < count ? next : null };
  },
});

type When = Readonly<Partial<Record<'date' | 'month' | 'from' | 'to', string | null | undefined>>>;
/** Days that are asked for at once: those beside a month (LOG-213). */
const mostDays = 14;

/** The first and the last day: a day, a month, or the two ends have to be named. */
function daysOf({ date, month, from, to }: When): { readonly from: string; readonly to: string } {
  const named = [date, month, from ?? to].filter((it) => it != null).length;
  if (named === 1 && date) return { from: date, to: date };
  if (named === 1 && month) return { from: `${month}-01`, to: lastDayOf(month) };
  if (named === 1 && from && to && from <= to && dayAfter(from, mostDays) > to) return { from, to };
  throw badRequest(texts.badParameter(named === 1 ? 'to' : 'date'));
}
