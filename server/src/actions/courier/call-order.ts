import * as z from 'zod/mini';
import { callCourier as command } from '../../../../src/domain/courier/commands/call.ts';
import { callVehicles, type Provider, usualVehicle } from '../../../../src/domain/courier/provider.ts';
import { providerNames } from '../../../../src/domain/courier/text.ts';
import type { Dock } from '../../../../src/domain/dock/dock.ts';
import { canEdit } from '../../../../src/domain/dock/edit.ts';
import { editRefusals } from '../../../../src/domain/dock/text.ts';
import { OrderId } from '../../../../src/domain/order/order.ts';
import { assert, refuse } from '../../../../src/domain/result.ts';
import { patch } from '../../../../src/domain/rows.ts';
import type { Task } from '../../../../src/domain/task/task.ts';
import { firstDeliveryStatus, newJob } from '../../couriers/jobs-of.ts';
import { enterCall, takeJobId } from '../../couriers/records.ts';
import type { Db } from '../../db/connection/open.ts';
import { NoBody, textId } from '../../http/input.ts';
import { type Answer, action, type Decision } from '../action.ts';
import { readWireDocks, theOrder } from '../answers.ts';
import { conflictOf } from '../conflict.ts';
import { dockIdOf } from '../dock/dock-id.ts';
import { draftHere } from '../dock/new-dock.ts';
import { place } from '../placement.ts';
import type { Reads, Rows } from '../reads.ts';
import { actionTexts } from '../text.ts';
import { askOf, jobsWith, settled } from './ask-of.ts';

const readsOf = (orderId: number): Reads => ({
  order: [orderId],
  tasksOf: [orderId],
  newIds: { dock: 1 },
  settings: true,
});

const jobId = (db: Db) => takeJobId(db);

/** Calls the first provider for one order: a GET with an effect, sent from a click only (DSP-490, API-036). */
export const callStuart = action({
  method: 'GET',
  path: '/processing-orders/:id/call_stuart/',
  summary: 'Appelle un coursier Stuart pour une commande',
  permission: 'flow',
  answers: 'CalledOrder',
  input: z.object({ id: textId(OrderId), vehicle: z._default(z.enum(callVehicles), usualVehicle) }),
  subject: ({ id }) => ({ kind: 'order', id }),
  reads: ({ id }) => readsOf(id),
  facts: jobId,
  decide: ({ id, vehicle }, rows, nowMs, job) => called('STUART', id, vehicle, rows, nowMs, job),
});

/** Calls the second provider for one order (DSP-670, API-037). */
export const callUberDirect = action({
  method: 'POST',
  path: '/processing-orders/:id/call_uber_direct/',
  summary: 'Appelle un coursier Uber Direct pour une commande',
  permission: 'flow',
  answers: 'CalledOrder',
  input: z.object({ id: textId(OrderId), body: NoBody }),
  subject: ({ id }) => ({ kind: 'order', id }),
  reads: ({ id }) => readsOf(id),
  facts: jobId,
  decide: ({ id }, rows, nowMs, job) => called('UBER_DIRECT', id, null, rows, nowMs, job),
});

/** Puts the order into a new dock of the provider's, with a job that nobody has accepted (DSP-669, DSP-674). */
function called(
  provider: Provider,
  orderId: OrderId,
  vehicle: (typeof callVehicles)[number] | null,
  rows: Rows,
  nowMs: number,
  jobNumber: number,
): Decision {
  if (rows.offBoard.has(orderId)) return { verdict: 'conflict', error: actionTexts.offBoard, orders: [orderId] };
  const task = rows.all('task').find(({ linked_order }) => linked_order === orderId);
  if (!task) return conflictOf(command.text, refuse('gone'), { orders: [orderId] });
  const told = { orders: [orderId], task: task.id };
  const args = {
    ...{ orderId, taskId: task.id, dockId: dockIdOf(task.dock), provider },
    ...{ vehicle: vehicle ?? usualVehicle, jobs: (task.external_shipping_jobs ?? []).length },
  };
  const refusal = command.guard(args, rows);
  if (refusal) return conflictOf(command.text, refusal, told);
  const from = rows.get('dock', task.dock);
  const shut = from && canEdit(from, rows.get('driver', from.target_driver), nowMs);
  if (shut) return conflictOf({ refusals: editRefusals }, shut, told);
  const center = rows.settings?.id;
  assert(center, 'an order belongs to a center with settings');
  const job = newJob(jobNumber, vehicle);
  const made = courierDock(provider, task, rows, nowMs, { external_shipping_jobs: [job], target_vehicle: vehicle });
  const answer = theCalled(orderId, made.id);
  return {
    verdict: 'accept',
    made: [{ kind: 'dock', row: made }],
    patches: [
      ...place([{ task, dock: made.id, rank: 1 }], rows),
      ...patch('task', task, {
        external_shipping_jobs: jobsWith(task, job),
        external_job_delivery_status: firstDeliveryStatus(provider),
      }),
    ],
    enters: [
      enterCall({
        ...{ job: jobNumber, provider, center, dock: made.id, ask: askOf([task], vehicle, rows) },
        undo: { madeFor: { task: task.id, dock: task.dock ?? null, rank: task.dock_rank ?? null }, dock: null },
      }),
    ],
    answer,
    after: settled(jobNumber, answer),
  };
}

/** The dock is ready once its order is. */
function courierDock(provider: Provider, task: Task, rows: Rows, nowMs: number, more: Partial<Dock>) {
  const status = task.status === 'todo' ? 'ready_to_load' : 'draft';
  const name = [providerNames[provider], task.address?.postal_code].filter(Boolean).join(' ');
  return draftHere([task], rows, nowMs, { dock_type: provider, name, current_status: status, status, ...more });
}

/** The order, with the dock of its job. */
const theCalled =
  (orderId: number, dockId: number): Answer =>
  async (db, viewer) => {
    const [dock] = await readWireDocks(db, [dockId]);
    return { ...((await theOrder(orderId)(db, viewer)) as object), dock };
  };
