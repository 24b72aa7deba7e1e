import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { moveBags as command } from '../../../../src/domain/driver/commands/bags.ts';
import { DriverId } from '../../../../src/domain/driver/driver.ts';
import { bagStatement, MovedBags } from '../../../../src/domain/driver/statement.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { enterStatement } from '../../db/connection/statements.ts';
import { action } from '../action.ts';
import { theStatement } from '../answers.ts';
import { conflictOf } from '../conflict.ts';

const Statement = z.strictObject({
  driver: DriverId,
  statement_type: z.literal(bagStatement),
  amount: z.int().check(z.refine((amount) => MovedBags.safeParse(Math.abs(amount)).success)),
});

/** Isothermal bags a driver gave back, as a negative amount, or took (DSP-905, API-110). */
export const createStatement = action({
  method: 'POST',
  path: '/driver-statements/',
  summary: 'Enregistre des sacs isothermes rendus ou pris par un livreur',
  permission: 'flow',
  answers: 'DriverStatement',
  input: z.object({ body: Statement }),
  subject: ({ body }) => ({ kind: 'driver', id: body.driver }),
  reads: ({ body }) => ({ driver: [body.driver] }),
  decide: ({ body }, rows) => {
    const driver = rows.get('driver', body.driver);
    if (!driver) return conflictOf(command.text, refuse('gone'), {});
    const args = {
      driverId: driver.id,
      driverName: driver.name ?? '',
      center: CenterId.parse(driver.current_center_id ?? driver.center),
      operation: body.amount < 0 ? ('debit' as const) : ('credit' as const),
      bags: Math.abs(body.amount),
    };
    const refusal = command.guard(args, rows);
    if (refusal) return conflictOf(command.text, refusal, { driver: driver.id });
    return {
      verdict: 'accept',
      patches: command.effect(args, rows),
      enters: [enterStatement(body)],
      answer: theStatement(driver.id),
    };
  },
});
