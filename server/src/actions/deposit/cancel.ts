import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { Id } from '../../../../src/domain/schema.ts';
import type { Tx } from '../../db/connection/open.ts';
import {
  type DriverAccount,
  driverAccounts,
  lockDriverAccounts,
  type OpenMovement,
  openMovement,
  whoseMovement,
} from '../../db/deposits/deposit-accounts.ts';
import { notFound } from '../../http/failure.ts';
import { texts } from '../../text.ts';
import { type AnyAction, action, type Decision } from '../action.ts';
import { entered } from './deposit-action.ts';
import { backwards, total } from './move.ts';
import { depositTexts } from './text.ts';

interface Found {
  /** Undefined when it has no remainder. */
  readonly movement: OpenMovement | undefined;
  readonly accounts: readonly DriverAccount[];
}

const which = { deposit_driver_id: Id, center_id: CenterId };

/** The rest of a return goes back to the driver (DSP-805, API-114). */
export const cancelReturned = cancel({
  service: 'cancel_returned',
  summary: "Annule un retour de consignes d'un livreur",
  body: z.strictObject(which),
  kind: 'return',
  cancellable: ({ left }) => left,
});

/** The rest of a receipt, as far as the driver still has it, goes back to the client (DSP-806, DSP-807, API-115). */
export const cancelReceived = cancel({
  service: 'cancel_received',
  summary: 'Annule une remise de consignes à un livreur',
  body: z.strictObject({ ...which, deposit_user_id: Id }),
  kind: 'receipt',
  cancellable: ({ left, ...movement }, accounts) => Math.min(left, heldOf(movement, accounts)),
});

interface Which {
  readonly deposit_driver_id: number;
  readonly center_id: CenterId;
  /** For a receipt. */
  readonly deposit_user_id?: number;
}

interface Cancel<Body> {
  readonly service: string;
  readonly summary: string;
  readonly body: z.ZodMiniType<Body>;
  readonly kind: OpenMovement['movement'];
  readonly cancellable: (movement: OpenMovement, accounts: readonly DriverAccount[]) => number;
}

function cancel<Body extends Which>({ service, summary, body: schema, kind, cancellable }: Cancel<Body>): AnyAction {
  return action({
    method: 'POST',
    path: `/depositdriver/${service}/`,
    summary,
    permission: 'flow',
    answers: ['DriverDeposit'],
    input: z.object({ body: schema }),
    subject: ({ body }) => ({ kind: 'metas', id: body.center_id }),
    reads: () => ({}),
    facts: (tx, { body }) => find(tx, body, kind),
    decide: (_, rows, _nowMs, { movement, accounts }): Decision => {
      const refused = (error: string): Decision => ({ verdict: 'refuse', error });
      if (!movement) return refused(depositTexts.cancelled);
      const quantity = cancellable(movement, accounts);
      if (quantity === 0) return refused(depositTexts.givenBack);
      return entered(movement.driver_id, { enters: [backwards({ ...movement, done_by: rows.by }, quantity)] });
    },
  });
}

/** 404 for anything but such a movement of the center. */
async function find(tx: Tx, body: Which, kind: OpenMovement['movement']): Promise<Found> {
  const { deposit_driver_id: id, center_id, deposit_user_id = null } = body;
  const known = await whoseMovement(tx, id);
  const isAsked =
    known?.movement === kind && known.center_id === center_id && known.deposit_user_id === deposit_user_id;
  if (!known || !isAsked || known.cancels !== null) throw notFound(texts.notFound);
  await lockDriverAccounts(tx, known.driver_id);
  return { movement: await openMovement(tx, id), accounts: await driverAccounts(tx, known.driver_id) };
}

const heldOf = (
  { center_id, product_id }: Pick<OpenMovement, 'center_id' | 'product_id'>,
  accounts: Found['accounts'],
) => total(accounts.filter((it) => it.center_id === center_id && it.product_id === product_id));
