import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedUsers } from '../../server/src/world/users.ts';
import type { Client } from '../contract/client.ts';
import { type OwnServer, ownServer } from './own-server.ts';

let server: OwnServer;
beforeAll(async () => {
  server = await ownServer();
});
afterAll(() => server.close());

/** Every call that needs flow access, on rows nobody has: 403 or anything else tells whether the door is open. */
const flowCalls: readonly ((api: Client) => Promise<{ status: number }>)[] = [
  (api) => api.get('/dispatch/loadstate/'),
  (api) => api.get('/tasks/state/'),
  (api) => api.get('/dispatch/deliveries/?ids=1'),
  (api) => api.get('/tasks/shipping/?ids=1'),
  (api) => api.get('/drivers/'),
  (api) => api.get('/docks/1/'),
  (api) => api.get('/processing-orders/1/'),
  (api) => api.post('/docks/1/assign/'),
  (api) => api.patch('/processing-orders/1/', { number_of_bags: 1, number_of_bags_isotherm: 0 }),
  (api) => api.post('/tasks/shipping/simple_bulk/', [{ id: 1, dock_rank: 1 }]),
  (api) =>
    api.post('/dispatch/deliveries/move_task/', [{ id: 1, from_dock_id: null, dock_target_id: 2, dock_rank: 1 }]),
];

const withoutFlow = new Set(['preparation']);
const withMobile = new Set(['superadmin', 'support']);
const roles = seedUsers.map(({ email }) => email.split('@')[0] ?? '');

describe.each(roles)('%s', (role) => {
  it('DSP-110 DSP-111 DSP-127 reaches the dispatch calls with flow access only', async () => {
    const api = await server.as(role);
    const statuses = await Promise.all(flowCalls.map(async (call) => (await call(api)).status));
    const refused = statuses.filter((status) => status === 403).length;
    expect(refused).toBe(withoutFlow.has(role) ? flowCalls.length : 0);
    expect((await api.get('/admin-user/')).status).toBe(200);
    expect((await api.get('/transitareas/')).status).toBe(200);
  });

  it('DSP-121 reads the mobile of drivers as support or super admin only, in every answer', async () => {
    const api = await server.as(role);
    for (const path of ['/drivers/', '/dispatch/loadstate/', '/tasks/state/']) {
      const { status, body } = await api.get(path);
      if (status === 200) expect(JSON.stringify(body).includes('"mobile":"')).toBe(withMobile.has(role));
    }
  });
});
