import * as z from 'zod/mini';
import { get, live } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { OrderId } from '../../order/order.ts';
import { patch, type Reader } from '../../rows.ts';
import { flatten, isRecord } from '../../wire.ts';
import { TaskId } from '../task.ts';

export const CrossDockArgs = z.object({ taskId: TaskId, orderId: OrderId, randomId: z.nullish(z.string()) });
export type CrossDockArgs = z.infer<typeof CrossDockArgs>;

/** The call that puts a cross-docking order into its dock, whether it is assigned or loaded (API-P39); sent once. */
export const crossDockCall = {
  reads: ({ taskId, orderId }: CrossDockArgs) => ({ task: [taskId], order: [orderId] }),
  effect: ({ taskId }: CrossDockArgs, rows: Reader) => patch('task', rows.get('task', taskId), { is_moving: true }),
  request: ({ taskId }: CrossDockArgs) => get(`/tasks/shipping/${taskId}/assign_xd_dock/`),
  answers: ({ taskId }: CrossDockArgs) => answersOne('task', taskId),
  accept: (body: unknown) => ({
    rows: flatten('task', 'answer', [body]),
    // The answer has the task alone: its present dock is read.
    reload:
      isRecord(body) && typeof body.dock === 'number'
        ? [{ kind: 'dock' as const, request: get(`/docks/${body.dock}/`) }]
        : [],
  }),
  reread: ({ taskId }: CrossDockArgs) => get('/dispatch/deliveries/', { query: { ids: String(taskId) } }),
  acceptReread: (body: unknown) => ({ rows: Array.isArray(body) ? flatten('task', 'answer', body) : [] }),
  delivery: live,
};
