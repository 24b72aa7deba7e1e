import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import type { DriverId } from '../../../../src/domain/driver/driver.ts';
import { driverRefusals } from '../../../../src/domain/driver/text.ts';
import { refuse } from '../../../../src/domain/result.ts';
import type { Tx } from '../../db/connection/open.ts';
import { lockDriverAccounts } from '../../db/deposits/deposit-accounts.ts';
import { enterMovements, type NewMovement } from '../../db/deposits/write-deposits.ts';
import { type AnyAction, action, type Decision, type Replaced } from '../action.ts';
import { theDeposits } from '../answers.ts';
import { conflictOf } from '../conflict.ts';

/** The new movements, at least one, or why there are none. */
export type Moves = { readonly enters: readonly NewMovement[] } | { readonly error: string };

/** One request, with the present accounts. */
interface Asked<Body, Accounts> {
  readonly body: Body;
  /** The driver's center. */
  readonly center: CenterId;
  readonly by: string;
  readonly accounts: Accounts;
}

interface DepositAction<Body, Accounts> {
  readonly service: string;
  readonly summary: string;
  readonly body: z.ZodMiniType<Body>;
  /** Read once the driver's accounts are locked. */
  readonly accounts: (tx: Tx, body: Body) => Promise<Accounts>;
  /** Pure; a refusal is a 400, and nothing is written. */
  readonly moves: (asked: Asked<Body, Accounts>) => Moves;
  /** The quantities that its author saw (OUR-266); absent where it moves all there is. */
  readonly basis?: (body: Body, accounts: Accounts) => Replaced;
}

/**
 * `POST /depositdriver/{service}/`: moves deposits into or out of the accounts of a driver (section 21 of dispatch.md).
 */
export function depositAction<Body extends { readonly driver_id: DriverId }, Accounts>({
  service,
  summary,
  body: schema,
  accounts,
  moves,
  basis,
}: DepositAction<Body, Accounts>): AnyAction {
  return action({
    method: 'POST',
    path: `/depositdriver/${service}/`,
    summary,
    permission: 'flow',
    answers: ['DriverDeposit'],
    input: z.object({ body: schema }),
    subject: ({ body }) => ({ kind: 'driver', id: body.driver_id }),
    reads: ({ body }) => ({ driver: [body.driver_id] }),
    facts: async (tx, { body }) => {
      await lockDriverAccounts(tx, body.driver_id);
      return accounts(tx, body);
    },
    basis: ({ body }, _rows, found) => basis?.(body, found) ?? null,
    decide: ({ body }, rows, _nowMs, found) => {
      const driver = rows.get('driver', body.driver_id);
      if (!driver) return conflictOf({ refusals: driverRefusals }, refuse('gone'), {});
      const center = CenterId.parse(driver.current_center_id ?? driver.center);
      return entered(driver.id, moves({ body, center, by: rows.by, accounts: found }));
    },
  });
}

/** 200 with the new movements. */
export function entered(driver: DriverId, moved: Moves): Decision {
  if ('error' in moved) return { verdict: 'refuse', error: moved.error };
  return {
    verdict: 'accept',
    patches: [],
    enters: [enterMovements(moved.enters)],
    answer: theDeposits(driver, moved.enters.length),
  };
}
