import * as z from 'zod/mini';
import { setSlot as command } from '../../../../src/domain/order/commands/slot.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { patch } from '../../../../src/domain/rows.ts';
import { msOf } from '../../../../src/domain/time/instant.ts';
import { hourText, parisDay } from '../../../../src/domain/time/paris-time.ts';
import { describeSlot } from '../../db/sheets/write-sheets.ts';
import { SentInstant } from '../../http/bounds.ts';
import { textId } from '../../http/input.ts';
import { action } from '../action.ts';
import { theOrder } from '../answers.ts';
import { conflictOf } from '../conflict.ts';
import { changedOf, readsOf } from './changed.ts';
import { departureFor } from './departure.ts';
import { slotProblem } from './slot-problem.ts';

const Body = z.strictObject({
  shipping_time: SentInstant,
  max_shipping_time: SentInstant,
  slot_description: z.string().check(z.maxLength(200)),
  is_speed: z.boolean(),
  is_dqp_express: z.boolean(),
});

const express = 'dqp_express';

/** Sets the slot of an order: its task follows, and its departure is computed again (API-S32). */
export const setSlot = action({
  method: 'PATCH',
  path: '/processing-orders/:id/slot/',
  summary: "Change le créneau de livraison d'une commande",
  permission: 'edit',
  answers: 'Order',
  input: z.object({ id: textId(OrderId), body: Body }),
  subject: ({ id }) => ({ kind: 'order', id }),
  reads: ({ id }) => readsOf([id]),
  basis: ({ id }, rows) => {
    const order = rows.get('order', id);
    const values = { shipping_time: msOf(order?.shipping_time), max_shipping_time: msOf(order?.max_shipping_time) };
    return order ? { values, orders: [id] } : null;
  },
  decide: ({ id, body }, rows, nowMs) => {
    const order = rows.get('order', id);
    if (!order) return conflictOf(command.text, refuse('gone'), { orders: [id] });
    const problem = slotProblem(body, nowMs);
    if (problem) return { verdict: 'refuse', error: problem };
    const { taskId } = changedOf(order, rows);
    const args = {
      ...{ orderId: id, taskId, shippingTime: body.shipping_time, maxShippingTime: body.max_shipping_time },
      ...{ description: body.slot_description, isSpeed: body.is_speed, isExpress: body.is_dqp_express, isFree: false },
    };
    const refusal = command.guard(args, rows);
    if (refusal) return conflictOf(command.text, refusal, { orders: [id] });
    const task = rows.get('task', taskId);
    const others = (order.tags ?? []).filter((tag) => tag !== express);
    const leaving = {
      estimated_travel_departure_at: departureFor(order, order.shipping_address ?? {}, body.shipping_time),
    };
    return {
      verdict: 'accept',
      patches: [
        ...command.effect(args, rows),
        ...patch('order', order, { ...leaving, tags: body.is_dqp_express ? [...others, express] : others }),
        ...patch('task', task, {
          ...leaving,
          day: parisDay(Date.parse(body.shipping_time)),
          startDateFormated: hourText(body.shipping_time),
        }),
      ],
      enters: [describeSlot(id, body.slot_description)],
      answer: theOrder(id),
    };
  },
});
