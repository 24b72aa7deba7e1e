import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { DriverId } from '../../../../src/domain/driver/driver.ts';
import { Month } from '../../../../src/domain/driver-log/driver-month.ts';
import { maybe } from '../../../../src/domain/schema.ts';
import { readClosings } from '../../db/presences/log-months.ts';
import { readDriverMonths } from '../../db/presences/read-driver-months.ts';
import { notFound } from '../../http/failure.ts';
import { textId } from '../../http/input.ts';
import { texts } from '../../text.ts';
import { FileAnswer, read } from '../read.ts';

/** The months of the drivers of a center, or of one driver, with what is open of them (LOG-152, API-L11). */
const months = read({
  path: '/driver-months/',
  summary: "Les mois des livreurs : clos, ou ce qu'il reste à trancher",
  permission: 'logs',
  answers: 'DriverMonths',
  input: z.object({ month: Month, driver_id: maybe(textId(DriverId)), center: maybe(textId(CenterId)) }),
  answer: async ({ month, driver_id, center }, { db }) => ({
    months: await readDriverMonths(db, { month, driver: driver_id ?? null, center: center ?? null }),
  }),
});

/** The file of the last closing of a month, as it was made then (LOG-151, API-L14). */
const file = read({
  path: '/driver-months/:driver/:month/file/',
  summary: "Le fichier d'un mois clos, tel qu'il a été clos",
  permission: 'logs',
  answers: null,
  input: z.object({ driver: textId(DriverId), month: Month }),
  answer: async ({ driver, month }, { db }) => {
    const [last] = await readClosings(db, month, [driver]);
    if (!last) throw notFound(texts.notFound);
    return new FileAnswer('text/csv; charset=utf-8', last.closing.file_name, Buffer.from(last.closing.file));
  },
});

export const driverMonthReads = [months, file] as const;
