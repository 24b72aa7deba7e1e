import { describe, expect, it } from 'vitest';
import { may, type Permission } from '../../../src/domain/session/permissions.ts';
import { SessionUser, sessionUserOf } from '../../../src/domain/session/session.ts';
import { aCenter } from '../../builders/rows.ts';

const groups = ['is_manager', 'is_acl_manager', 'is_super_admin', 'is_support', 'is_dockstaff'] as const;
const email = 'a@quai.example';
const nobody: SessionUser = { email };
const inGroups = (...names: readonly (typeof groups)[number][]): SessionUser => ({
  email,
  groups: Object.fromEntries(names.map((name) => [name, true])),
});
const logistic: SessionUser = { email, is_logistic: true };
const granted = (codename: string, value?: boolean | null): SessionUser => ({ email, grants: [{ codename, value }] });

/** The groups that give a permission on their own. */
const opens = (permission: Permission) => groups.filter((group) => may(inGroups(group), permission));

it('DSP-123 a session tells of five groups whether the user is in them', () => {
  for (const group of groups) {
    expect(SessionUser.safeParse({ email, groups: { [group]: true } }).success).toBe(true);
    expect(SessionUser.safeParse({ email, groups: { [group]: 'oui' } }).success).toBe(false);
  }
  // Another group is none of ours: it gives nothing.
  expect(may(SessionUser.parse({ email, groups: { is_boss: true } }), 'flow')).toBe(false);
});

describe('flow access', () => {
  it.each(['is_manager', 'is_support', 'is_super_admin'] as const)(
    'PRP-710 PRP-711 PRP-712 is granted to %s',
    (group) => {
      expect(may(inGroups(group), 'flow')).toBe(true);
    },
  );

  it('DSP-110 PRP-715 is granted to no other group: not to dock staff alone', () => {
    expect(opens('flow')).toEqual(['is_manager', 'is_super_admin', 'is_support']);
  });

  it('DSP-111 is granted by flow_access with a true value only', () => {
    expect(may(granted('flow_access', true), 'flow')).toBe(true);
    expect(
      [granted('flow_access', false), granted('flow_access', null), granted('flow_access'), granted('other', true)].map(
        (user) => may(user, 'flow'),
      ),
    ).toEqual(Array(4).fill(false));
  });

  it('PRP-713 is granted by a true value however it is written, by no other', () => {
    const access = (value: unknown) =>
      may(sessionUserOf({ id: 4, email, grants: [{ codename: 'flow_access', value }] }), 'flow');
    expect([true, 'true', 1, '1'].map(access)).toEqual(Array(4).fill(true));
    expect([false, 'false', 0, '0', 'oui', 2, null, undefined, {}, [true]].map(access)).toEqual(Array(10).fill(false));
  });

  it('DSP-110 is refused to everyone else', () => {
    expect([nobody, logistic, null, undefined].map((user) => may(user, 'flow'))).toEqual(Array(4).fill(false));
  });
});

describe('what roles open', () => {
  it('DSP-113 logs and demands need is_logistic', () => {
    expect([may(logistic, 'logs'), opens('logs'), may(nobody, 'logs')]).toEqual([true, [], false]);
  });

  it('DSP-114 arrivals need the stock type and both groups together', () => {
    const both = inGroups('is_manager', 'is_acl_manager');
    const stocked = aCenter(9, { stock_type: 2 });
    expect(may(both, 'arrivals', stocked)).toBe(true);
    expect(may(both, 'arrivals', aCenter(9, { stock_type: 1 }))).toBe(false);
    expect(may(both, 'arrivals')).toBe(false);
    expect(may(inGroups('is_manager'), 'arrivals', stocked)).toBe(false);
    expect(may(inGroups('is_acl_manager'), 'arrivals', stocked)).toBe(false);
  });

  it('SUP-703 PRP-721 zone and trolley are for dock staff, with flow access or without, and for all who have it', () => {
    expect(opens('depots')).toEqual(['is_manager', 'is_super_admin', 'is_support', 'is_dockstaff']);
    const users = [granted('flow_access', true), granted('flow_access', false), logistic, nobody, null];
    expect(users.map((user) => may(user, 'depots'))).toEqual([true, false, false, false, false]);
  });

  it('DSP-115 assign needs a super admin', () => {
    expect(opens('assign')).toEqual(['is_super_admin']);
  });

  it('DSP-116 DSP-117 zones are for logistic users and managers', () => {
    expect([may(logistic, 'zones'), opens('zones')]).toEqual([true, ['is_manager']]);
  });

  it('PRP-497 zones are switched by those who may use them, and by super admins', () => {
    expect([may(logistic, 'zoneSwitches'), opens('zoneSwitches')]).toEqual([true, ['is_manager', 'is_super_admin']]);
  });

  it('DSP-118 DSP-120 the optimisation detail and the marks of a dock are for managers and super admins', () => {
    expect([opens('optimisation'), opens('dockMarks')]).toEqual([
      ['is_manager', 'is_super_admin'],
      ['is_manager', 'is_super_admin'],
    ]);
  });

  it('PRP-720 crates are for managers, super admins, support and dock staff', () => {
    expect(opens('crates')).toEqual(['is_manager', 'is_super_admin', 'is_support', 'is_dockstaff']);
    expect([may(logistic, 'crates'), may(nobody, 'crates')]).toEqual([false, false]);
  });

  it('DSP-119 route optimisation is for super admins', () => {
    expect(opens('optimise')).toEqual(['is_super_admin']);
  });

  it("DSP-121 a driver's number is for support and super admins", () => {
    expect(opens('driverMobile')).toEqual(['is_super_admin', 'is_support']);
    expect(may(logistic, 'driverMobile')).toBe(false);
  });

  it('DSP-122 is_staff gives no right by itself', () => {
    const staff: SessionUser = { email, is_staff: true };
    const all: readonly Permission[] = [
      'flow',
      'logs',
      'arrivals',
      'assign',
      'zones',
      'zoneSwitches',
      'optimisation',
      'optimise',
      'dockMarks',
      'driverMobile',
    ];
    expect(all.filter((permission) => may(staff, permission, aCenter(9, { stock_type: 2 })))).toEqual([]);
  });
});
