import * as z from 'zod/mini';
import { DriverId } from '../../../../src/domain/driver/driver.ts';
import { closeRefusals, reasonLength } from '../../../../src/domain/driver-log/close.ts';
import { Month } from '../../../../src/domain/driver-log/driver-month.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { enterReopening } from '../../db/presences/close-month.ts';
import { lockMonths, standingClosings } from '../../db/presences/log-months.ts';
import { readDriverMonth } from '../../db/presences/read-driver-months.ts';
import { action } from '../action.ts';
import { conflictOf } from '../conflict.ts';

const Reason = z.string().check(z.trim(), z.minLength(reasonLength.least), z.maxLength(reasonLength.most));

/** Reopens a closed month of a driver, with a reason (LOG-154, API-L13). */
export const reopenMonth = action({
  method: 'POST',
  path: '/driver-months/reopen/',
  summary: "Rouvre le mois clos d'un livreur, avec une raison",
  permission: 'logs',
  // A manager of logistics (LOG-154).
  needs: () => 'accounts',
  answers: 'DriverMonth',
  input: z.object({ body: z.strictObject({ driver: DriverId, month: Month, reason: Reason }) }),
  subject: ({ body }) => ({ kind: 'driver', id: body.driver }),
  reads: () => ({}),
  facts: async (tx, { body: { driver, month } }) => {
    await lockMonths(tx, driver);
    const [standing] = await standingClosings(tx, driver, [month]);
    return standing?.closing.id ?? null;
  },
  decide: ({ body: { driver, month, reason } }, rows, _nowMs, closing) =>
    closing === null
      ? conflictOf({ refusals: closeRefusals }, refuse('notClosed'), { month: { driver, month } })
      : {
          verdict: 'accept',
          patches: [],
          enters: [enterReopening(closing, reason, rows.by)],
          answer: (db) => readDriverMonth(db, driver, month),
        },
});
