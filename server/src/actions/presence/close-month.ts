import * as z from 'zod/mini';
import { DriverId } from '../../../../src/domain/driver/driver.ts';
import { closeRefusals, whyNotClosed } from '../../../../src/domain/driver-log/close.ts';
import { Month } from '../../../../src/domain/driver-log/driver-month.ts';
import { centsOfEuros } from '../../../../src/domain/money/cents.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { enterClosing, sumsOfMonth } from '../../db/presences/close-month.ts';
import { lockMonths, standingClosings } from '../../db/presences/log-months.ts';
import { lastDayOf } from '../../db/presences/month-days.ts';
import { readDriverMonth } from '../../db/presences/read-driver-months.ts';
import { action } from '../action.ts';
import { conflictOf, refusalOf } from '../conflict.ts';

const texts = { refusals: closeRefusals };

const Amount = z.number().check(z.minimum(-10_000_000), z.maximum(10_000_000));
const Seconds = z.int().check(z.minimum(0), z.maximum(100_000_000));

const Closed = z.strictObject({ driver: DriverId, month: Month, time_total: Seconds, total: Amount });

/** Closes a month of a driver with the sums that were seen (LOG-150, API-L12). */
export const closeMonth = action({
  method: 'POST',
  path: '/driver-months/',
  summary: "Clôt le mois d'un livreur : montants et fichier restent tels quels",
  permission: 'logs',
  answers: 'DriverMonth',
  input: z.object({ body: Closed }),
  subject: ({ body }) => ({ kind: 'driver', id: body.driver }),
  reads: ({ body }) => ({ driver: [body.driver] }),
  facts: async (tx, { body: { driver, month } }) => {
    // Nobody writes into his logs from here on.
    await lockMonths(tx, driver);
    const [standing] = await standingClosings(tx, driver, [month]);
    // What has no end is in neither sums nor file: when they are asked for changes nothing.
    return { standing, sums: await sumsOfMonth(tx, driver, month, Date.parse(`${lastDayOf(month)}T23:59:59Z`)) };
  },
  decide: ({ body }, rows, nowMs, { standing, sums }) => {
    const driver = rows.get('driver', body.driver);
    if (!driver) return conflictOf(texts, refuse('gone'), {});
    const { month } = body;
    const ofMonth = { driver: driver.id, month };
    const tooEarly = whyNotClosed(month, nowMs);
    if (tooEarly) return refusalOf(texts, tooEarly);
    if (standing) return { ...conflictOf(texts, refuse('closed'), { month: ofMonth }), code: 'month_closed' };
    const { seconds, totalCents } = sums.totals;
    if (seconds !== body.time_total || totalCents !== centsOfEuros(body.total))
      return { ...conflictOf(texts, refuse('changed'), { month: ofMonth }), code: 'month_changed' };
    return {
      verdict: 'accept',
      patches: [],
      enters: [enterClosing({ driver, month }, sums, rows.by)],
      answer: (db) => readDriverMonth(db, driver.id, month),
    };
  },
});
