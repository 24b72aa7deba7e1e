import type { SourceState, StoredCommand } from '../../src/db/schema.ts';
import type { Call } from '../engine/network.ts';
import { lists as listedBy } from '../engine/server-reads.ts';
import { tells, tellsDock, tellsTask } from './oracle/lifted.ts';
import { shapeOf } from './oracle/shapes.ts';
import { type Fields, list, type RowFields, record } from './oracle/word.ts';

/** The source a call polls; null when it polls none: polls carry a version, which other reads do not. */
export function sourceOf({ request }: Call): string | null {
  if (request.query?.version === undefined) return null;
  if (request.path === '/dispatch/loadstate/') return `dispatch-load@${request.query.center}`;
  return request.path === '/tasks/state/' ? `tasks-state@${request.query.center_id}` : null;
}

/** Whether a read is the one that shows a command's outcome. */
export const isRereadOf = ({ name, args }: StoredCommand, { request }: Call): boolean =>
  shapeOf(name).isReread(record(args), request);

/** Reads an answer asks for: docks and tasks of an ended activity (DSP-633), an assigned task's dock (DSP-461). */
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

/** Rows of a poll's answer, in its order. */
export function saidByPoll(body: unknown, center: number): RowFields[] {
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
