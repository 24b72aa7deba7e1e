import * as z from 'zod/mini';
import { setOrderStatus as command } from '../../../../src/domain/order/commands/status.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { takesDeliveryBack } from '../../../../src/domain/order/transitions.ts';
import { refuse } from '../../../../src/domain/result.ts';
import type { Db } from '../../db/connection/open.ts';
import { readOrders } from '../../db/read.ts';
import { readFormerDelivery } from '../../db/sheets/read-sheets.ts';
import { rememberDelivery } from '../../db/sheets/write-sheets.ts';
import { textId } from '../../http/input.ts';
import { action } from '../action.ts';
import { cancelRefund, isCancelRefund, type Rest, readRest } from './cancel-refund.ts';
import { aftermath, changedOf, readsOf, refused } from './changed.ts';
import { reasonOf, StatusBody, shaped } from './status-body.ts';

interface StatusFacts {
  /** When it was delivered before it was said not to be. */
  readonly former: string | null;
  /** What is left to give back; null where nothing is given back. */
  readonly rest: Rest | null;
}

const nothingKnown: StatusFacts = { former: null, rest: null };

/**
 * Changes the status of one order, by the center's tables, with a reason where one is required (DSP-323 to DSP-330,
 * API-020).
 */
export const changeStatus = action({
  method: 'POST',
  path: '/processing-orders/:id/change_status/',
  summary: "Change le statut d'une commande",
  permission: 'flow',
  answers: 'Order',
  input: z.object({ id: textId(OrderId), body: StatusBody }),
  subject: ({ id }) => ({ kind: 'order', id }),
  reads: ({ id }) => readsOf([id]),
  operation: ({ id, body }) => told(id, body),
  movesMoney: isCancelRefund,
  facts: async (tx, { id, body }, { by }): Promise<StatusFacts> => ({
    former: body.date_received ? await readFormerDelivery(tx, id) : null,
    rest: await readRest(tx, id, body, by),
  }),
  decide: ({ id, body }, rows, nowMs, { former, rest }: StatusFacts = nothingKnown) => {
    const order = rows.get('order', id);
    const { settings } = rows;
    if (!order || !settings) return refused(refuse('gone'), { orders: [id] });
    const args = { ...changedOf(order, rows), to: body.status, center: settings.id, reason: reasonOf(body) };
    const refusal = command.guard(args, rows);
    if (refusal) return refused(refusal, { orders: [id] });
    const effect = command.effect(args, rows);
    const restored = hourGivenBack(body, former);
    const receivedMs = restored === null ? nowMs : Date.parse(restored);
    const receivedAt = rows.get('task', args.taskId)?.date_received;
    const given = cancelRefund(rows.by, order, rest, { answer: told(id, body), nowMs });
    return {
      verdict: 'accept',
      patches: [...effect, ...aftermath(effect, body.status, rows, receivedMs)],
      ...given,
      enters: [
        ...given.enters,
        ...(takesDeliveryBack(order.status, body.status) && receivedAt ? [rememberDelivery(id, receivedAt)] : []),
      ],
      answer: async (db) => {
        const answer = await told(id, body)(db);
        return restored === null || answer === undefined ? answer : { ...answer, date_received: restored };
      },
    };
  },
});

const told =
  (id: OrderId, body: StatusBody) =>
  async (db: Db): Promise<object | undefined> => {
    const [row] = await readOrders(db, { ids: [id] });
    return row && shaped(row, body);
  };

/** An hour of delivery is given back, never invented: it is the one that the order had, or the present one counts. */
function hourGivenBack({ status, date_received: asked }: StatusBody, former: string | null): string | null {
  if (status !== 'received' || !asked || former === null) return null;
  return Date.parse(asked) === Date.parse(former) ? former : null;
}
