import * as z from 'zod/mini';
import { post } from '../../command.ts';
import { noAnswer } from '../../documented-answer.ts';
import { costCommand, who } from '../../extra-cost/commands/cost-command.ts';
import { eurosOf } from '../../money/cents.ts';
import { euroText } from '../../money/money.ts';
import { sentence } from '../../words/isolate.ts';
import { closeRefusals, reasonLength } from '../close.ts';
import { correctionReason, correctionRefusals, whyNotCorrection } from '../correction.ts';
import { Month } from '../driver-month.ts';

const ofMonth = { ...who, month: Month };
/** `10/2026`. */
const monthDigits = (month: string) => month.split('-').toReversed().join('/');

/** `10/2026, Karim Lavandier`. */
const about = ({ driverName, month }: { readonly driverName: string; readonly month: string }) =>
  sentence`${monthDigits(month)}, ${driverName}`;

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

/** Enters a correction of a closed month in the next open one (LOG-204, API-L15). */
export const correctMonth = costCommand('month.correct', {
  args: z.object({
    ...who,
    day: z.iso.date(),
    into: Month,
    amountCents: z.int(),
    minutes: z.nullable(z.int()),
    reason: z.string().check(z.trim(), z.minLength(correctionReason.least), z.maxLength(correctionReason.most)),
    /** The latest correction of the month that was seen, 0 without one; absent where the server tells none. */
    seen: z.optional(z.int()),
  }),
  guard: (entered) => whyNotCorrection(entered),
  request: ({ driverId, day, into, amountCents, minutes, reason, seen }) =>
    post('/driver-months/correct/', {
      body: {
        ...{ driver: driverId, day, into, amount: eurosOf(amountCents), reason },
        ...(minutes === null ? {} : { minutes }),
        ...(seen === undefined ? {} : { seen }),
      },
    }),
  answers: () => noAnswer,
  title: 'Correction',
  label: ({ driverName, amountCents, into }) =>
    sentence`Corriger ${driverName} de ${euroText(eurosOf(amountCents))} dans ${monthDigits(into)}`,
  done: ({ driverName, amountCents, into }) =>
    sentence`${driverName} : ${euroText(eurosOf(amountCents))} dans ${monthDigits(into)}`,
  refusals: correctionRefusals,
});
