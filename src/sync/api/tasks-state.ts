import { endpointNames } from '../../db/queries/sync.ts';
import { get } from '../../domain/command.ts';
import type { Endpoint } from '../polling/endpoint.ts';
import { floorOf, metasOf, rowsOf } from './rows-of.ts';

const keys = {
  deliveries: 'task',
  canceled_deliveries: 'task',
  docks: 'dock',
  drivers: 'driver',
  alerts: 'alert',
  alert_notifications: 'notification',
  packings: 'packing',
  nexts: 'next',
  nextconfigs: 'nextConfig',
  incoming_plannings_sessions: 'planning',
  recurring_incomings: 'incoming',
  recurringtask_instances: 'recurringTask',
  transit_areas: 'transitArea',
} as const;

/** The main flow board's state of a center, every fourth tick of 5 s (DSP-150, API-001, CST-04). */
export const tasksState: Endpoint = {
  name: endpointNames.tasksState,
  periodMs: 'cycle',
  isTagged: true,
  request: (center, _query, version) =>
    get('/tasks/state/', { query: { version: String(version), center_id: String(center) } }),
  union: () => '',
  parts: async (body, center) => {
    // The schemas of the floor; the service worker, which cannot load a chunk later, reads no answers.
    await import('../../domain/floor-kinds.ts');
    const rows = rowsOf(body, keys, ['deliveries', 'docks']);
    return rows && [...rows, ...metasOf(body, center), ...floorOf(body, center)];
  },
  covers: () => true,
};
