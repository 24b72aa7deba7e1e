import { expect, it } from 'vitest';
import { afterDrop, type DropPlace } from '../../../src/domain/preparation/drop.ts';
import { cratesText, noticeTypeOf, saysSomething } from '../../../src/domain/preparation/notice.ts';
import { PlanningSession, packerOf, sessionsToCome } from '../../../src/domain/preparation/planning.ts';

// Ranks that have a gap, and two normal ones.
const present = [
  { id: 1, emergency_rank: 4 },
  { id: 2, emergency_rank: null },
  { id: 3, emergency_rank: 1 },
  { id: 4, emergency_rank: 0 },
  { id: 5, emergency_rank: 2 },
];

it.each<[string, number, DropPlace, readonly number[]]>([
  ['on an emergency takes its place', 2, { kind: 'packing', id: 5 }, [3, 2, 5, 1]],
  ['of an emergency on one above moves that down', 1, { kind: 'packing', id: 3 }, [1, 3, 5]],
  ['of an emergency on one below goes before it', 3, { kind: 'packing', id: 1 }, [5, 3, 1]],
  ['on a normal one becomes the last', 2, { kind: 'packing', id: 4 }, [3, 5, 1, 2]],
  ['after the last one becomes the last', 3, { kind: 'last' }, [5, 1, 3]],
  ['on the normal ones leaves the others', 5, { kind: 'normal' }, [3, 1]],
])('PRP-160 PRP-161 PRP-162 a drop %s, numbered from 1', (_, id, place, order) => {
  const { ranks, order: told } = afterDrop(present, id, place);
  expect(told).toEqual(order);
  const after = new Map(present.map((task) => [task.id, task.emergency_rank || null]));
  for (const { id: changed, emergency_rank } of ranks) {
    // None is told that stays as it is.
    expect(emergency_rank).not.toBe(after.get(changed));
    after.set(changed, emergency_rank);
  }
  expect([1, 2, 3, 4, 5].map((task) => after.get(task))).toEqual(
    [1, 2, 3, 4, 5].map((task) => (order.includes(task) ? order.indexOf(task) + 1 : null)),
  );
});

it('PRP-164 a drop on itself, or of one that is not there, changes nothing', () => {
  const nothing = { ranks: [], order: [] };
  expect(afterDrop(present, 3, { kind: 'packing', id: 3 })).toEqual(nothing);
  expect(afterDrop(present, 9, { kind: 'last' })).toEqual(nothing);
});

it('PRP-062 PRP-068 sessions that have not begun stand by start, then by number, with name or address', () => {
  const session = (id: number, started_at: string | null, fields: object = {}) =>
    PlanningSession.parse({ id, started_at, ...fields });
  const listed = sessionsToCome([
    session(5, null),
    session(4, '2026-11-26T08:00:00Z'),
    session(3, '2026-11-26T07:00:00Z', { has_begun: true }),
    session(2, '2026-11-26T08:00:00Z'),
    session(1, '2026-11-26T10:00:00+02:00', { has_begun: false }),
  ]);
  expect(listed.map(({ id }) => id)).toEqual([1, 2, 4, 5]);
  const names = [{ name: ' Léa ', email: 'l@quai.example' }, { name: ' ', email: 'n@quai.example' }, {}, null];
  expect(names.map((packer) => packerOf({ packer }))).toEqual(['Léa', 'n@quai.example', '-', '-']);
});

it('PRP-080 PRP-101 an alert has its crates in words, and one of an unknown type has to have a label', () => {
  expect([['12-34', { code: '12-35' }], '12-36, 12-37', null, []].map(cratesText)).toEqual([
    ...['12-34, 12-35', '12-36, 12-37', '', ''],
  ]);
  expect([noticeTypeOf({ type: 'TROLLEY_NOT_FOUND' }), noticeTypeOf({ type: 'NEWS' })]).toEqual([
    'TROLLEY_NOT_FOUND',
    null,
  ]);
  const says = (type: string, label: string | null) => saysSomething({ type, label });
  expect([says('REPREPARATION', null), says('NEWS', 'Pluie'), says('NEWS', ' '), says('NEWS', null)]).toEqual([
    ...[true, true, false, false],
  ]);
});
