import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { actions } from '../../server/src/actions/actions.ts';
import { presenceCall } from '../../server/src/presence/routes.ts';
import { polls } from '../../server/src/reads/polls.ts';
import { reads } from '../../server/src/reads/reads.ts';
import { seedUsers } from '../../server/src/world/people/users.ts';
import type { Permission } from '../../src/domain/session/permissions.ts';
import type { Answer } from '../contract/client.ts';
import { type OwnServer, ownServer } from './own-server.ts';
import { type Call, rolesTable } from './roles-table.ts';

/** Every call the server registers, in the order it registers them. */
const calls: readonly (Call & { readonly permission: Permission | null })[] = [
  ...reads.map((read) => ({ ...read, method: read.method ?? ('GET' as const) })),
  ...polls.map((poll) => ({ ...poll, method: 'GET' as const, permission: 'flow' as const })),
  ...actions,
  presenceCall,
];
const roles = seedUsers.map(({ email }) => email.split('@')[0] ?? '');

/** Who may do what, as section 4 of dispatch.md says; null is everyone signed in. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  flow: ['superadmin', 'manager', 'manager-acl', 'support', 'dispatch', 'logistique', 'quai'],
  logs: ['manager-acl', 'logistique'],
  flowOrLogs: ['superadmin', 'manager', 'manager-acl', 'support', 'dispatch', 'logistique', 'quai'],
  zones: ['manager', 'manager-acl', 'logistique'],
  zoneSwitches: ['superadmin', 'manager', 'manager-acl', 'logistique'],
  optimise: ['superadmin'],
  dockMarks: ['superadmin', 'manager', 'manager-acl'],
  assign: ['superadmin'],
  edit: ['superadmin', 'manager', 'manager-acl', 'support'],
  accounts: ['superadmin', 'manager', 'manager-acl'],
  productStatus: ['superadmin'],
  crates: ['superadmin', 'manager', 'manager-acl', 'support', 'quai'],
  depots: ['superadmin', 'manager', 'manager-acl', 'support', 'dispatch', 'logistique', 'quai'],
  driverMobile: ['superadmin', 'support'],
};

let server: OwnServer;
/** What every call answered to every role, on rows nobody has: only a 401 or a 403 says that the door is closed. */
const answers = new Map<string, Answer>();
const nobody = 'nobody';
const keyOf = (role: string, { method, path }: Call) => `${role} ${method} ${path}`;

beforeAll(async () => {
  server = await ownServer({ config: { publicConfig: { switches: { push: true, presence: true } } } });
  for (const role of [...roles, nobody]) {
    const api = await server.as(role === nobody ? 'superadmin' : role);
    const token = role === nobody ? { token: null } : {};
    for (const call of calls) {
      const path = call.path.replace(':id', '999999999999');
      answers.set(keyOf(role, call), await api.send(call.method, path, token));
    }
  }
});
afterAll(() => server.close());

const statusOf = (role: string, call: Call) => answers.get(keyOf(role, call))?.status ?? 0;
const isOpen = (role: string, call: Call) => ![401, 403].includes(statusOf(role, call));

describe('every call', () => {
  it('DSP-930 DSP-931 answers 401 without a token', () => {
    expect(calls.filter((call) => statusOf(nobody, call) !== 401)).toEqual([]);
  });

  it.each(roles)('DSP-110 DSP-111 DSP-127 is open to %s, or refused with 403, as the roles say', (role) => {
    const may = (permission: Permission | null) => permission === null || allowed[permission]?.includes(role) === true;
    const wrong = calls.filter(({ permission, ...call }) => (statusOf(role, call) !== 403) !== may(permission));
    expect(wrong.map((call) => keyOf(role, call))).toEqual([]);
  });

  it('DSP-120 marks docks by hand for managers and super admins only', () => {
    const marks = calls.filter(({ path }) => path.includes('manually_'));
    expect(marks.map((call) => roles.filter((role) => isOpen(role, call)))).toEqual([
      ['superadmin', 'manager', 'manager-acl'],
      ['superadmin', 'manager', 'manager-acl'],
    ]);
  });

  it('DSP-938 DSP-939 tells a refusal in JSON, in a plain text', () => {
    for (const { status, headers, body } of answers.values()) {
      if (status < 400) continue;
      expect(headers.get('content-type')).toContain('application/json');
      expect(JSON.stringify(body)).toMatch(/^\{("code":"\w+",)?"(detail|error)":"[^<>]+"\}$/);
    }
  });

  it('is in the table of docs/roles.md (npm run docs:roles)', async () => {
    await expect(rolesTable(calls, seedUsers, isOpen)).toMatchFileSnapshot('../../docs/roles.md');
  });
});

describe.each(roles)('%s', (role) => {
  it('DSP-121 reads the mobile of drivers as support or super admin only, in every answer', async () => {
    const api = await server.as(role);
    const [driver] = (await server.db.query.drivers.findMany({ limit: 1 })).map(({ id }) => id);
    const seen = [
      await api.get('/drivers/'),
      await api.get('/dispatch/loadstate/'),
      await api.get('/tasks/state/'),
      // Accepted or not, both answers hold the driver.
      await api.post(`/drivers/${driver}/vehicle/`, { vehicle: 'CAR' }),
      await api.post(`/drivers/${driver}/stop_activity/`),
    ].filter(({ status }) => status !== 403);
    for (const { body } of seen)
      expect(/"mobile":"/.test(JSON.stringify(body))).toBe(allowed.driverMobile?.includes(role));
  });
});
