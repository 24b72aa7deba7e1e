import * as z from 'zod/mini';
import { post } from '../../command.ts';
import { noAnswer } from '../../documented-answer.ts';
import { costCommand, who } from '../../extra-cost/commands/cost-command.ts';
import { eurosOf } from '../../money/cents.ts';
import { sentence } from '../../words/isolate.ts';
import { closeRefusals, reasonLength } from '../close.ts';
import { Month } from '../driver-month.ts';

const ofMonth = { ...who, month: Month };
/** `10/2026, Karim Lavandier`. */
const about = ({ driverName, month }: { readonly driverName: string; readonly month: string }) =>
  sentence`${month.split('-').toReversed().join('/')}, ${driverName}`;

/** Closes a month of a driver with the sums that are seen (LOG-150, API-L12). */
export const closeMonth = costCommand('month.close', {
  args: z.object({ ...ofMonth, seconds: z.int().check(z.nonnegative()), totalCents: z.int() }),
  guard: () => null,
  request: ({ driverId, month, seconds, totalCents }) =>
    post('/driver-months/', { body: { driver: driverId, month, time_total: seconds, total: eurosOf(totalCents) } }),
  answers: () => noAnswer,
  title: 'Clôture',
  label: (args) => `Clôturer ${about(args)}`,
  done: (args) => `${about(args)} : clos`,
  refusals: closeRefusals,
});

/** Reopens a closed month of a driver, with a reason (LOG-154, API-L13). */
export const reopenMonth = costCommand('month.reopen', {
  args: z.object({
    ...ofMonth,
    reason: z.string().check(z.trim(), z.minLength(reasonLength.least), z.maxLength(reasonLength.most)),
  }),
  guard: () => null,
  request: ({ driverId, month, reason }) =>
    post('/driver-months/reopen/', { body: { driver: driverId, month, reason } }),
  answers: () => noAnswer,
  title: 'Réouverture',
  label: (args) => `Rouvrir ${about(args)}`,
  done: (args) => `${about(args)} : rouvert`,
  refusals: closeRefusals,
});
