import * as z from 'zod/mini';
import { Alert } from '../../src/domain/alert/alert.ts';
import { Metas } from '../../src/domain/center/center.ts';
import { Dock } from '../../src/domain/dock/dock.ts';
import { Driver } from '../../src/domain/driver/driver.ts';
import { Order } from '../../src/domain/order/order.ts';
import { Id } from '../../src/domain/schema.ts';
import { Task } from '../../src/domain/task/task.ts';

// Section 27 as it travels: a task holds its order, a dock its tasks. In loads a task may stand by its id alone where
// the same answer tells it in full elsewhere.

export const WireTask = z.extend(Task, { linked_order: Order });
export type WireTask = z.infer<typeof WireTask>;

const TaskOrId = z.union([Id, WireTask]);
export const WireDock = z.extend(Dock, { tasks: z.array(TaskOrId) });
export type WireDock = z.infer<typeof WireDock>;

/** Action answers tell docks in full (ENT-04). */
export const FullDock = z.extend(Dock, { tasks: z.array(WireTask) });
export type FullDock = z.infer<typeof FullDock>;

export const Load = z.object({
  version: z.optional(z.int()),
  deliveries: z.array(WireTask),
  docks: z.array(WireDock),
  drivers: z.optional(z.array(Driver)),
  late_orders: z.array(TaskOrId),
  moving_tasks: z.array(TaskOrId),
  not_delivered: z.array(TaskOrId),
  alerts: z.array(Alert),
  metas: Metas,
  extra_cost_demands: z.optional(z.array(z.unknown())),
});
export type Load = z.infer<typeof Load>;

export const Conflict = z.object({
  error: z.string().check(z.minLength(1)),
  dock: z.optional(FullDock),
  docks: z.optional(z.array(FullDock)),
  order: z.optional(Order),
  orders: z.optional(z.array(Order)),
  task: z.optional(WireTask),
  driver: z.optional(Driver),
});

/** An action on two docks answers the source, with the other or created one (DSP-440). */
export const DockPair = z.extend(FullDock, { new_dock: z.optional(FullDock) });

export const taskIds = (list: readonly (number | { readonly id: number })[]) =>
  list.map((entry) => (typeof entry === 'number' ? entry : entry.id));
