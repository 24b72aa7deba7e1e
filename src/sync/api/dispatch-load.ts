import { endpointNames } from '../../db/queries/sync.ts';
import { get } from '../../domain/command.ts';
import { loadFilters, type SubScreen } from '../../domain/dock/sub-screens.ts';
import type { Kind, Row, RowOf } from '../../domain/rows.ts';
import type { Endpoint, Query } from '../polling/endpoint.ts';
import { metasOf, rowsOf } from './rows-of.ts';

const statuses = 'with_dock_current_statuses';
const toDispatch = /^with_.*_among_deliveries_to_dispatch$/;

const keys = {
  deliveries: 'task',
  late_orders: 'task',
  moving_tasks: 'task',
  not_delivered: 'task',
  docks: 'dock',
  drivers: 'driver',
  alerts: 'alert',
} as const;

/** The query of a sub-screen for the dispatch load (table FLT). */
export const dispatchQuery = (screen: SubScreen): Query => new URLSearchParams(loadFilters(screen)).toString();

/** The dispatch load of a center, every 20 s (DSP-158, API-007, CST-05). */
export const dispatchLoad = {
  name: endpointNames.dispatchLoad,
  periodMs: 'cycle',
  isTagged: true,
  request: (center, query, version) =>
    get('/dispatch/loadstate/', {
      query: { version: String(version), center: String(center), ...Object.fromEntries(new URLSearchParams(query)) },
    }),
  union,
  parts: (body, center) => {
    const rows = rowsOf(body, keys, ['deliveries', 'docks']);
    return rows && [...rows, ...metasOf(body, center)];
  },
  covers: (query, list, kind, row) => covers(new URLSearchParams(query), list, kind, row),
} satisfies Endpoint;

/** A missing parameter asks for everything: statuses are joined, a switch is 1 where any query has it 1. */
function union(queries: readonly Query[]): Query {
  const all = queries.map((query) => new URLSearchParams(query));
  const names = new Set(all.flatMap((query) => [...query.keys()]));
  const merged = new URLSearchParams();
  for (const name of [...names].sort()) {
    const values = all.map((query) => query.get(name));
    if (name === statuses) {
      if (values.every((value) => value !== null))
        merged.set(name, [...new Set(values.join(',').split(','))].sort().join(','));
    } else merged.set(name, values.some((value) => value !== '0') ? '1' : '0');
  }
  return merged.toString();
}

/** A row counts as covered only if the query surely asks for it: in doubt it is kept rather than lost. */
function covers(query: URLSearchParams, list: string, kind: Kind, row: Row): boolean {
  const isOff = (name: string) => query.get(name) === '0';
  const wanted = query.get(statuses)?.split(',');
  if (list === 'docks' && wanted)
    return kind === 'dock' && wanted.includes((row as RowOf<'dock'>).current_status ?? '');
  if (list === 'drivers') return !isOff('with_drivers');
  if (list !== 'deliveries') return true;
  const partial = [...query.keys()].some((name) => toDispatch.test(name) && isOff(name));
  const withoutDriven = isOff('with_driver_among_dispatched_deliveries');
  const withoutUnloaded = isOff('with_not_loaded_dock_among_dispatched_deliveries');
  if (kind !== 'task') return !partial && !withoutDriven && !withoutUnloaded;
  const task = row as RowOf<'task'>;
  if (!task.dock) return !partial;
  return !withoutUnloaded && !(withoutDriven && task.delivery_man_id);
}
