import { expect, it } from 'vitest';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { setGrant } from '../../../src/domain/preparation/commands/packer.ts';
import { type Next, NextId } from '../../../src/domain/preparation/next.ts';
import { aNext } from '../../builders/rows.ts';
import { aWorld, readerOf } from '../../builders/world.ts';

const grant = (task_type: number | null, external_id: number | null, value: boolean) => ({
  ...{ identifier: 'prep_zone', task_type, external_id, value },
});
const who = { center: CenterId.parse(9), nextId: NextId.parse(1), name: 'Karim', userId: 5, grantName: 'Zone' };
const named = { ...who, identifier: 'prep_zone' };
const grants = [grant(15, 901, true), grant(15, 902, true), grant(16, 901, false), grant(null, null, true)];
const rowsWith = (own: Next['grants']) => readerOf(aWorld().with('next', aNext(1, { user: { id: 5 }, grants: own })));

it('PRP-188 PRP-722 one grant is changed and looked at, whatever others have its identifier', () => {
  const args = { ...named, taskType: 15, externalId: 902, value: false };
  const rows = rowsWith(grants);
  expect(setGrant.guard(args, rows)).toBeNull();
  expect(setGrant.holds(args, rows)).toBe(false);
  const [change] = setGrant.effect(args, rows);
  expect(change).toMatchObject({ set: { grants: grants.map((it, at) => (at === 1 ? grant(15, 902, false) : it)) } });
  // The first of that name is off already, this one is not.
  expect(setGrant.holds(args, rowsWith([grant(15, 901, false), grant(15, 902, true)]))).toBe(false);
  expect(setGrant.holds({ ...args, externalId: null, taskType: null, value: true }, rows)).toBe(true);
  expect(setGrant.guard({ ...args, externalId: 903 }, rows)).toMatchObject({ code: 'noGrant' });
});
