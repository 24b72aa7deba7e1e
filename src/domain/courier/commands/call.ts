import * as z from 'zod/mini';
import { type Acceptance, type CommandText, command, get, live, post } from '../../command.ts';
import { dockAnswer, dockCommand } from '../../dock/commands/dock-command.ts';
import { DockId } from '../../dock/dock.ts';
import { dockCode } from '../../dock/text.ts';
import { answersOne } from '../../documented-answer.ts';
import { orderName } from '../../order/name.ts';
import { OrderId } from '../../order/order.ts';
import { weightKg } from '../../order/weight.ts';
import { type Refusal, refuse } from '../../result.ts';
import { keyOf, patch, type Reader, type RowOf } from '../../rows.ts';
import { TaskId } from '../../task/task.ts';
import { flatten, isRecord } from '../../wire.ts';
import { type CallRefusal, canCallForDock, canCallForOrder } from '../call-rules.ts';
import { askedJob } from '../job-rules.ts';
import { callVehicles, providers } from '../provider.ts';
import { courierRefusals, providerNames } from '../text.ts';

const Vehicle = z.enum(callVehicles);

/** DSP-672, DSP-673: a failure is shown for 3 s and can be closed. */
const callTexts = {
  progress: 'Appel en cours...',
  success: 'Appel effectué',
  refusals: courierRefusals,
  failure: (text) => ({ text: `Erreur: ${text}`, seconds: 3, isFailure: true }),
} satisfies Partial<CommandText<never>>;

type WithJobs = Pick<RowOf<'dock'>, 'external_shipping_jobs'> | undefined;

/** The jobs of a row that had `seen` of them, with the new one. */
function withJob(row: WithJobs, seen: number, vehicle: string | null) {
  const jobs = row?.external_shipping_jobs ?? [];
  return jobs.length > seen ? jobs : [...jobs, askedJob(vehicle)];
}

/** The order with its dock, or the task in full: whichever the answer has. */
function calledAnswer(body: unknown): Acceptance {
  if (Array.isArray(body)) return { rows: flatten('task', 'answer', body) };
  if (!isRecord(body)) return { rows: [] };
  const { dock, error_message, ...order } = body;
  const { rows, told } = isRecord(dock) ? dockAnswer({ ...dock, error_message }) : { rows: [], told: undefined };
  return { rows: [...rows, ...flatten('order', 'answer', [order])], ...(told ? { told } : {}) };
}

type Called = { readonly taskId: TaskId; readonly provider: (typeof providers)[number] };

function refusalOf({ taskId, provider }: Called, rows: Reader): Refusal<CallRefusal> | null {
  const task = rows.get('task', taskId);
  const order = rows.get('order', task?.linked_order);
  if (!task || !order) return refuse('gone');
  return canCallForOrder(provider, task, order, weightKg(order), rows.get('dock', task.dock));
}

/**
 * Calls a courier for one order, which goes into a dock of his own. Sent by a click, never twice, although the first
 * provider's call is a GET (DSP-253, DSP-490, DSP-669, DSP-670, API-036, API-037).
 */
export const callCourier = command('courier.call', {
  version: 1,
  args: z.object({
    orderId: OrderId,
    randomId: z.nullish(z.string()),
    taskId: TaskId,
    /** The dock the user saw the order in. */
    dockId: z.nullable(DockId),
    provider: z.enum(providers),
    /** For the first provider; the second chooses by itself. */
    vehicle: Vehicle,
    /** How many jobs the order had: one more shows that a courier was called. */
    jobs: z.int().check(z.nonnegative()),
  }),
  reads: ({ taskId, orderId, dockId }) => ({ task: [taskId], order: [orderId], dock: [dockId] }),
  guard: refusalOf,
  holds: ({ taskId, jobs }, rows) => (rows.get('task', taskId)?.external_shipping_jobs?.length ?? 0) > jobs,
  // The dock it goes into is unknown before the answer.
  effect: ({ taskId, provider, vehicle, jobs }, rows) =>
    patch('task', rows.get('task', taskId), {
      external_shipping_jobs: withJob(rows.get('task', taskId), jobs, provider === 'STUART' ? vehicle : null),
    }),
  request: ({ orderId, provider, vehicle }) =>
    provider === 'STUART'
      ? get(`/processing-orders/${orderId}/call_stuart/`, { query: { vehicle } })
      : post(`/processing-orders/${orderId}/call_uber_direct/`),
  answers: ({ orderId }) => answersOne('order', orderId),
  accept: calledAnswer,
  reread: ({ taskId }) => get('/dispatch/deliveries/', { query: { ids: String(taskId) } }),
  acceptReread: calledAnswer,
  lane: ({ taskId, orderId, dockId }) => [
    keyOf('task', taskId),
    keyOf('order', orderId),
    ...(dockId === null ? [] : [keyOf('dock', dockId)]),
  ],
  delivery: live,
  text: {
    title: 'Appel de coursier',
    label: ({ provider, orderId, randomId }) =>
      `Appel ${providerNames[provider]} pour la commande ${orderName({ orderId, randomId })}`,
    ...callTexts,
  },
});

/** Calls a courier of the first provider for all orders of a dock (DSP-669, DSP-671, API-064). */
export const callCourierForDock = dockCommand('dock.callCourier', {
  args: z.object({ dockId: DockId, taskIds: z.array(TaskId), vehicle: Vehicle, jobs: z.int().check(z.nonnegative()) }),
  reads: ({ taskIds }) => ({ task: taskIds }),
  guard: (_, dock, rows) => {
    const tasks = (dock.tasks ?? []).flatMap((id) => rows.get('task', id) ?? []);
    const centers = tasks.map((task) => rows.get('order', task.linked_order)?.center_id);
    return canCallForDock(dock, tasks, centers);
  },
  holds: ({ jobs }, dock) => (dock?.external_shipping_jobs?.length ?? 0) > jobs,
  effect: ({ vehicle, jobs }, dock) =>
    patch('dock', dock, {
      ...{ dock_type: 'STUART', target_vehicle: vehicle, external_shipping_jobs: withJob(dock, jobs, vehicle) },
    }),
  request: ({ dockId, vehicle }) => post(`/dispatch/docks/${dockId}/call_stuart/`, { body: { vehicle } }),
  delivery: live,
  text: {
    title: 'Appel de coursier',
    label: ({ dockId }) => `Appel ${providerNames.STUART} pour ${dockCode(dockId)}`,
    ...callTexts,
  },
});
