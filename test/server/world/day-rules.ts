import type { Dock } from '../../../src/domain/dock/dock.ts';
import type { Order } from '../../../src/domain/order/order.ts';
import { deliveryStatus } from '../../../src/domain/order/task-status.ts';
import type { Task } from '../../../src/domain/task/task.ts';
import { msOf } from '../../../src/domain/time/instant.ts';

export interface Day {
  readonly orders: readonly Order[];
  readonly tasks: readonly Task[];
  readonly docks: readonly Dock[];
}

/** What must hold of a center's rows at any moment, in words; empty when all is well. */
export function broken({ orders, tasks, docks }: Day): string[] {
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  const orderOf = new Map(orders.map((order) => [order.id, order]));
  const dockOf = new Map(docks.map((dock) => [dock.id as number, dock]));
  return [
    ...docks.flatMap((dock) => [...brokenRanks(dock, taskOf), ...brokenTimes(dock), ...brokenPhase(dock, taskOf)]),
    ...tasks.flatMap((task) => brokenTask(task, orderOf, dockOf)),
  ];
}

type Rows<T> = ReadonlyMap<number, T>;

function brokenRanks(dock: Dock, taskOf: Rows<Task>): string[] {
  return (dock.tasks ?? []).flatMap((id, index) => {
    const task = taskOf.get(id);
    if (!task) return [`dock ${dock.id} lists an unknown task ${id}`];
    if (task.dock !== dock.id) return [`dock ${dock.id} lists task ${id} of dock ${task.dock}`];
    return task.dock_rank === index + 1 ? [] : [`task ${id} has rank ${task.dock_rank} at place ${index + 1}`];
  });
}

const steps = ['created_at', 'defined_at', 'loaded_at', 'locked_at', 'gone_at', 'finished_at', 'closed_at'] as const;

function brokenTimes(dock: Dock): string[] {
  const reached = steps.flatMap((step) => {
    const ms = msOf(dock[step]);
    return ms === null ? [] : [{ step, ms }];
  });
  return reached.flatMap(({ step, ms }, index) => {
    const before = reached[index - 1];
    return before && before.ms > ms ? [`dock ${dock.id}: ${step} before ${before.step}`] : [];
  });
}

function brokenPhase(dock: Dock, taskOf: Rows<Task>): string[] {
  const list = (dock.tasks ?? []).flatMap((id) => taskOf.get(id) ?? []);
  const says = (fault: string) => [`dock ${dock.id} (${dock.dock_type}, ${dock.current_status}) ${fault}`];
  if (dock.gone_at && list.some((task) => task.status === 'waiting' || task.status === 'todo'))
    return says('left with a task that is not shipping');
  if (dock.loaded_at && list.some((task) => task.status === 'waiting')) return says('is loaded with a waiting task');
  if ((dock.closed_at || dock.finished_at) && dock.current_status !== 'closed') return says('is closed, not by status');
  if (dock.locked_at && dock.dock_type?.startsWith('DRIVER') && !dock.driver) return says('is locked without driver');
  return dock.status === dock.current_status ? [] : says(`has status ${dock.status}`);
}

function brokenTask(task: Task, orderOf: Rows<Order>, dockOf: Rows<Dock>): string[] {
  const order = orderOf.get(task.linked_order);
  if (!order) return [`task ${task.id} has no order`];
  const expected = deliveryStatus(order.status ?? '');
  if (expected && task.status !== expected) return [`task ${task.id} is ${task.status}, its order ${order.status}`];
  if (task.dock == null) return task.dock_rank == null ? [] : [`task ${task.id} has a rank without dock`];
  const dock = dockOf.get(task.dock);
  return dock?.tasks?.includes(task.id) ? [] : [`dock ${task.dock} does not list task ${task.id}`];
}
