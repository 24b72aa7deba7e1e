import * as z from 'zod/mini';
import type { Dock } from '../../../../src/domain/dock/dock.ts';
import { isUnconfigured } from '../../../../src/domain/dock/dock-type.ts';
import { canDefine } from '../../../../src/domain/dock/lifecycle.ts';
import { lifecycleRefusals } from '../../../../src/domain/dock/text.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { refuse } from '../../../../src/domain/result.ts';
import { patch } from '../../../../src/domain/rows.ts';
import { dispatchTasks as command } from '../../../../src/domain/task/commands/dispatch.ts';
import type { Task } from '../../../../src/domain/task/task.ts';
import { NoBody, textId } from '../../http/input.ts';
import { action, type Decision } from '../action.ts';
import { theDock } from '../answers.ts';
import { conflictOf } from '../conflict.ts';
import { freeDrafts } from '../dock/free-draft.ts';
import { draftHere } from '../dock/new-dock.ts';
import { place } from '../placement.ts';
import type { Reads, Rows } from '../reads.ts';

const readsOf = (orderIds: readonly number[]): Reads => ({
  order: orderIds,
  tasksOf: orderIds,
  emptyDrafts: true,
  newIds: { dock: 1 },
  settings: true,
});

/** Puts one order into a tour by itself (DSP-456, API-043). */
export const dispatchTask = action({
  method: 'POST',
  path: '/processing-orders/:id/direct_dispatch/',
  summary: 'Met une commande seule dans une tournée vide',
  permission: 'flow',
  answers: 'Dock',
  input: z.object({ id: textId(OrderId), body: NoBody }),
  subject: ({ id }) => ({ kind: 'order', id }),
  reads: ({ id }) => readsOf([id]),
  decide: ({ id }, rows, nowMs) => dispatched([id], false, rows, nowMs),
});

/** Puts several orders into an empty tour, in the order given, all or none (DSP-457, API-077). */
export const dispatchTasks = action({
  method: 'POST',
  path: '/docks/direct_dispatch_many/',
  summary: 'Met plusieurs commandes dans une tournée vide',
  permission: 'flow',
  answers: 'Dock',
  input: z.object({
    body: z.object({
      order_ids: z.array(OrderId).check(z.minLength(1), z.maxLength(200)),
      define: z.nullish(z.boolean()),
    }),
  }),
  subject: ({ body }) => ({ kind: 'order', id: body.order_ids[0] ?? 0 }),
  reads: ({ body }) => readsOf(body.order_ids),
  decide: ({ body }, rows, nowMs) => dispatched([...new Set(body.order_ids)], body.define === true, rows, nowMs),
});

function dispatched(orderIds: readonly OrderId[], define: boolean, rows: Rows, nowMs: number): Decision {
  const tasks = orderIds.flatMap((id) => rows.all('task').find((task) => task.linked_order === id) ?? []);
  const told = { orders: orderIds, docks: [...new Set(tasks.flatMap((task) => task.dock ?? []))] };
  if (tasks.length < orderIds.length) return conflictOf(command.text, refuse('gone'), told);
  const orders = tasks.map((task) => ({ taskId: task.id, orderId: task.linked_order }));
  const refusal = command.guard({ orders, define }, rows);
  if (refusal) return conflictOf(command.text, refusal, told);
  const { dock, isNew } = emptyTour(tasks, rows, nowMs);
  const undefinable = define ? canDefine({ ...dock, tasks: tasks.map((task) => task.id) }, tasks) : null;
  if (undefinable) return conflictOf({ refusals: lifecycleRefusals }, undefinable, told);
  const defined = define
    ? { defined_at: new Date(nowMs).toISOString(), current_status: 'defined', status: 'defined' }
    : {};
  const placings = tasks.map((task, at) => ({ task, dock: dock.id, rank: at + 1 }));
  return {
    verdict: 'accept',
    ...(isNew ? { made: [{ kind: 'dock', row: { ...dock, ...defined } }] } : {}),
    patches: [...(isNew ? [] : patch('dock', dock, defined)), ...place(placings, rows)],
    answer: theDock(dock.id),
  };
}

/** The oldest empty unconfigured tour, else a new one, named after the destination of its first order. */
function emptyTour(tasks: readonly Task[], rows: Rows, nowMs: number): { dock: Dock; isNew: boolean } {
  const free = freeDrafts(rows, nowMs).find(
    (dock) => isUnconfigured(dock) && !dock.target_vehicle && !dock.target_driver,
  );
  if (free) return { dock: free, isNew: false };
  return { dock: draftHere(tasks, rows, nowMs), isNew: true };
}
