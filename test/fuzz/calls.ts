import type { SourceState, StoredCommand } from '../../src/db/schema.ts';
import type { Call } from '../engine/network.ts';
import { lists as listedBy } from '../engine/server-reads.ts';
import { type Fields, type Shown, tells, tellsDock, tellsTask } from './oracle.ts';

/** The source a call polls; null when it polls none. */
export function sourceOf({ request }: Call): string | null {
  if (request.path === '/dispatch/loadstate/') return `dispatch-load@${request.query?.center}`;
  return request.path === '/tasks/state/' ? `tasks-state@${request.query?.center_id}` : null;
}

/** Whether a read is the one that tells what became of this command. */
export function isRereadOf(row: StoredCommand, path: string, ids: string | undefined): boolean {
  const args: Fields = typeof row.args === 'object' && row.args !== null ? { ...row.args } : {};
  if (path === `/processing-orders/${args.orderId}/`) return row.name === 'order.bags';
  if (path === `/docks/${args.dockId}/`) return row.name === 'dock.assign';
  if (path !== '/dispatch/deliveries/' || row.name !== 'task.move') return false;
  const ranks: readonly unknown[] = Array.isArray(args.ranks) ? args.ranks : [];
  return (
    ids === ranks.map((it) => (typeof it === 'object' && it !== null && 'taskId' in it ? it.taskId : '')).join(',')
  );
}

/** Rows a poll's answer tells, in its order. */
export function saidByPoll(body: unknown): Shown[] {
  const parts: Fields = typeof body === 'object' && body !== null ? { ...body } : {};
  const rowsOf = (name: string): readonly unknown[] => (Array.isArray(parts[name]) ? parts[name] : []);
  return [
    ...['deliveries', 'late_orders', 'moving_tasks', 'not_delivered'].flatMap((name) =>
      rowsOf(name).flatMap(tellsTask),
    ),
    ...rowsOf('docks').flatMap(tellsDock),
    ...rowsOf('drivers').flatMap((row) => tells('driver', row)),
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
