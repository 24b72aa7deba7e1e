import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { CustomerId } from '../../../../src/domain/customer/customer.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { isKnownCall, noteCall } from '../../../../src/domain/phone-call/commands/called.ts';
import { CallComment, callOutcomes, isOpenCall, whyNotPutOff } from '../../../../src/domain/phone-call/phone-call.ts';
import { callRefusals } from '../../../../src/domain/phone-call/text.ts';
import { readerOf } from '../../../../src/domain/reader-of.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { patch } from '../../../../src/domain/rows.ts';
import { Id } from '../../../../src/domain/schema.ts';
import { customerIdOf } from '../../db/customers/customer-lock.ts';
import { enterCall, enterEnd, enterHour, readCall, readLatestOf } from '../../db/phone-calls/phone-calls.ts';
import { readOrders } from '../../db/read.ts';
import { readSigner } from '../../db/read-people.ts';
import { SentInstant } from '../../http/bounds.ts';
import { textId } from '../../http/input.ts';
import { iso } from '../../world/clock.ts';
import { action } from '../action.ts';
import { conflictOf, refusalOf } from '../conflict.ts';
import { actionTexts } from '../text.ts';

const texts = { refusals: callRefusals };

const Planned = z.strictObject({
  center: CenterId,
  order_id: z.optional(OrderId),
  user_id: z.optional(CustomerId),
  due_at: SentInstant,
  is_mine: z.boolean(),
  comment: CallComment,
});

/** A call to make at an hour, for whoever plans it or for whoever is there (OUR-221, API-O62). */
const planCall = action({
  method: 'POST',
  path: '/phone-calls/',
  summary: 'Note un appel à passer, sur une commande ou à un client',
  permission: 'flow',
  answers: 'PhoneCall',
  input: z.object({ body: Planned }),
  subject: ({ body }) => ({ kind: 'metas', id: body.center }),
  reads: () => ({}),
  facts: async (tx, { body }, { by }) => ({
    signer: await readSigner(tx, by),
    order: body.order_id === undefined ? undefined : (await readOrders(tx, { ids: [body.order_id] }))[0],
    customer: body.user_id === undefined ? null : await customerIdOf(tx, body.user_id),
  }),
  decide: ({ body }, { by }, _nowMs, { signer, order, customer }) => {
    const { center, order_id, user_id, due_at, is_mine, comment } = body;
    if ((order_id === undefined) === (user_id === undefined)) return refusalOf(texts, refuse('nobody'));
    if (order_id !== undefined && order?.center_id !== center) return conflictOf(noteCall.text, refuse('gone'), {});
    if (user_id !== undefined && customer === null) return { verdict: 'refuse', error: actionTexts.customerGone };
    const about = { center_id: center, order_id: order?.id ?? null, customer_id: customer };
    const for_user = is_mine ? signer.id : null;
    return {
      verdict: 'accept',
      patches: [],
      enters: [enterCall(by, { ...about, due_at: iso(Date.parse(due_at)), for_user, comment })],
      answer: (db) => readLatestOf(db, center),
    };
  },
});

const theCall = (id: number) => (db: Parameters<typeof readCall>[0]) => readCall(db, id);

/** Another hour for a call to make; whoever saw another one than it has is refused (OUR-222, API-O63). */
const putOffCall = action({
  method: 'PATCH',
  path: '/phone-calls/:id/',
  summary: 'Reporte un appel à passer',
  permission: 'flow',
  answers: 'PhoneCall',
  input: z.object({ id: textId(Id), body: z.strictObject({ due_at: SentInstant, due_was: SentInstant }) }),
  subject: ({ id }) => ({ kind: 'phoneCall', id }),
  reads: () => ({}),
  facts: (tx, { id }) => readCall(tx, id),
  decide: ({ id, body }, _rows, _nowMs, call) => {
    const refusal = whyNotPutOff(call, body.due_was);
    if (refusal) return conflictOf(texts, refusal, {});
    const due_at = iso(Date.parse(body.due_at));
    return { verdict: 'accept', patches: [], enters: [enterHour(id, due_at)], answer: theCall(id) };
  },
});

/**
 * Ends a call to make (OUR-222, API-O64). One that is over stays as it was ended: the answer says so, with who did. A
 * call that was made about an order is its last one (OUR-220).
 */
const endCall = action({
  method: 'POST',
  path: '/phone-calls/:id/end/',
  summary: 'Termine un appel à passer : fait, ou annulé',
  permission: 'flow',
  answers: 'PhoneCall',
  input: z.object({
    id: textId(Id),
    body: z.strictObject({ outcome: z.enum(callOutcomes), ended_at: SentInstant }),
  }),
  subject: ({ id }) => ({ kind: 'phoneCall', id }),
  reads: () => ({}),
  facts: async (tx, { id }, { by }) => {
    const call = await readCall(tx, id);
    const order = call?.order ? (await readOrders(tx, { ids: [call.order.id] }))[0] : undefined;
    return { call, order, signer: await readSigner(tx, by) };
  },
  decide: ({ id, body }, { by }, nowMs, { call, order, signer }) => {
    if (!call) return conflictOf(texts, refuse('gone'), {});
    if (!isOpenCall(call)) return { verdict: 'decline', answer: async () => ({ ...call, already: true }) };
    const at = iso(Math.min(Date.parse(body.ended_at), nowMs));
    const isNews =
      body.outcome === 'done' && order !== undefined && !isKnownCall({ orderId: order.id, at }, readerOf({ order }));
    return {
      verdict: 'accept',
      patches: isNews ? patch('order', order, { last_call: { at, by: signer } }) : [],
      enters: [enterEnd(by, id, { outcome: body.outcome, at })],
      answer: theCall(id),
    };
  },
});

export const callActions = [planCall, putOffCall, endCall];
