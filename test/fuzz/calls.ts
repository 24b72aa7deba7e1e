import type { SourceState, StoredCommand } from '../../src/db/schema.ts';
import type { Call } from '../engine/network.ts';
import { lists as listedBy } from '../engine/server-reads.ts';
import { tells, tellsDock, tellsTask } from './oracle/lifted.ts';
import { type Fields, list, record, type Shown } from './oracle/word.ts';

/** The source a call polls; null when it polls none: polls carry a version, which other reads do not. */
export function sourceOf({ request }: Call): string | null {
  if (request.query?.version === undefined) return null;
  if (request.path === '/dispatch/loadstate/') return `dispatch-load@${request.query.center}`;
  return request.path === '/tasks/state/' ? `tasks-state@${request.query.center_id}` : null;
}

/** Whether a read is the one that tells what became of this command. */
export function isRereadOf({ name, args }: StoredCommand, { request: { path, query } }: Call): boolean {
  const said = record(args);
  if (name === 'alert.read') return query?.version === undefined && path === alertLists[String(said.kind)];
  if (name === 'address.edit') return path === '/admin-addresses/';
  if (name.startsWith('dqp.') || name.startsWith('center.') || name === 'trolley.locate')
    return query?.version === undefined && path === alertLists.alert;
  if (/^(driver|deposit|extraCost|demand)\./.test(name))
    return path === '/drivers/' && query?.center === String(said.center);
  const ids = tasksReread(name, said);
  if (ids) return path === '/dispatch/deliveries/' && query?.ids === ids.join(',');
  return path === (name.startsWith('dock.') ? `/docks/${said.dockId}/` : `/processing-orders/${said.orderId}/`);
}

const alertLists: Readonly<Record<string, string>> = {
  alert: '/dispatch/loadstate/',
  notification: '/tasks/state/',
};

/** The tasks that tell what became of an action; null when another entity does. */
function tasksReread(name: string, said: Fields): readonly unknown[] | null {
  if (name === 'task.move') return list(said.ranks).map((it) => record(it).taskId);
  const ofTask = ['task.cancelMove', 'task.dispatch', 'task.assignCrossDock', 'courier.call'];
  if (ofTask.includes(name)) return [said.taskId];
  if (name === 'dock.moveOnto' || name === 'dock.extract' || name === 'dock.reorder') return list(said.taskIds);
  if (name !== 'orders.status' && name !== 'tasks.dispatch') return null;
  return list(said.orders).flatMap((it) => record(it).taskId ?? []);
}

/** Reads an answer asks for: what the end of an activity touched (DSP-633), the dock a task was put into (DSP-461). */
export function reloadsOf(body: unknown): readonly string[] {
  const { dock_ids, shipping_task_ids, dock } = record(body);
  const tasks = list(shipping_task_ids);
  return [
    ...list(dock_ids).map((id) => `/docks/${id}/`),
    ...(typeof dock === 'number' ? [`/docks/${dock}/`] : []),
    ...(tasks.length > 0 ? [`/tasks/shipping/${tasks.join(',')}`] : []),
  ];
}

export const readOf = ({ request: { path, query } }: Call) => `${path}${query?.ids ?? ''}`;

/** Rows a poll's answer tells, in its order. */
export function saidByPoll(body: unknown, center: number): Shown[] {
  const parts = record(body);
  return [
    ...['deliveries', 'late_orders', 'moving_tasks', 'not_delivered'].flatMap((name) =>
      list(parts[name]).flatMap(tellsTask),
    ),
    ...list(parts.docks).flatMap(tellsDock),
    ...list(parts.drivers).flatMap((row) => tells('driver', row)),
    ...list(parts.alerts).flatMap((row) => tells('alert', row)),
    ...list(parts.alert_notifications).flatMap((row) => tells('notification', row)),
    ...(parts.metas === undefined ? [] : tells('metas', { ...record(parts.metas), id: center })),
  ];
}

/** Whether a poll may take a row away: no other source lists it, and the query would have listed it. */
export function mayVanish(
  source: SourceState,
  query: string,
  memberships: readonly string[],
  key: string,
  row: Fields,
): boolean {
  if (memberships.some((it) => !it.startsWith('answer/') && !it.startsWith(`${source.endpoint}/`))) return false;
  if (source.endpoint !== 'dispatch-load') return true;
  const listed = listedBy(new URLSearchParams(query));
  const kind = key.split(':')[0];
  const of = (list: string) => memberships.includes(`dispatch-load/${list}`);
  if (kind === 'dock' && of('docks')) return listed.dock({ current_status: String(row.current_status) });
  if (kind === 'driver' && of('drivers')) return listed.drivers;
  if (kind !== 'task' || !of('deliveries')) return true;
  return listed.delivery({
    dock: typeof row.dock === 'number' ? row.dock : null,
    delivery_man_id: typeof row.delivery_man_id === 'number' ? row.delivery_man_id : null,
  });
}
