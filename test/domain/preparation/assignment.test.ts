import { describe, expect, it } from 'vitest';
import {
  isInSession,
  isOffered,
  isStoppable,
  shownGrants,
  sortedPeople,
  trialDaysLeft,
  typeName,
} from '../../../src/domain/preparation/assignment.ts';
import {
  changedRanks,
  inDraftOrder,
  inOrder,
  moved,
  offReason,
  typedLimit,
} from '../../../src/domain/preparation/priorities.ts';
import { aNext, aNextConfig } from '../../builders/rows.ts';

describe('people', () => {
  it('PRP-187 are in the session where they work or are to come', () => {
    const session = (is_working: boolean | null, has_planning: boolean) =>
      isInSession(aNext(1, { user: { id: 5, is_working, has_planning } }));
    expect([session(true, false), session(null, true), session(false, false)]).toEqual([true, true, false]);
  });

  it('PRP-185 PRP-186 are sorted in French, and who has begun nothing is last either way round', () => {
    const of = (id: number, name: string, last_started_at: string | null) =>
      aNext(id, { user: { id, name }, last_started_at });
    const rows = [
      of(1, 'Zoé', '2025-03-03T10:00:00Z'),
      of(2, 'Éric', null),
      of(3, 'Farid', '2025-03-03T11:00:00Z'),
      of(4, 'Eva', null),
    ];
    const names = (...[by, isReversed]: [Parameters<typeof sortedPeople>[1], boolean]) =>
      sortedPeople(rows, by, isReversed).map(({ user }) => user?.name);
    expect(names('name', false)).toEqual(['Éric', 'Eva', 'Farid', 'Zoé']);
    expect(names('name', true)).toEqual(['Zoé', 'Farid', 'Eva', 'Éric']);
    expect(names('started', false)).toEqual(['Farid', 'Zoé', 'Éric', 'Eva']);
    expect(names('started', true)).toEqual(['Zoé', 'Farid', 'Éric', 'Eva']);
  });

  it('PRP-200 have so many days of trial left, in Paris; none once it is over', () => {
    // Half past midnight of the 31st in Paris, on the night before clocks change.
    const nowMs = Date.parse('2025-03-29T23:30:00Z');
    expect([3, 0, -1, null].map((period) => trialDaysLeft(period, nowMs))).toEqual([3, 0, null, null]);
    expect(['2025-03-30', '2025-04-02', '2025-03-29', 'jeudi'].map((day) => trialDaysLeft(day, nowMs))).toEqual([
      ...[0, 3],
      ...[null, null],
    ]);
    expect(trialDaysLeft('2025-03-31T22:30:00Z', nowMs)).toBe(2);
  });
});

describe('types of task', () => {
  const configs = [
    aNextConfig(1, { next_task_type: 30, name: 'Retours', is_stoppable: false }),
    aNextConfig(2, { next_task_type: 31, disabled: true }),
  ];
  const who = aNext(1, {
    grants: [
      { identifier: 'a', task_type: 30, value: true },
      { identifier: 'b', task_type: 31, value: true, name: 'Emballage' },
    ],
  });

  it('PRP-192 PRP-197 are active and offered by their config; without any config all are', () => {
    const grants = [30, 31, 32, 21].map((task_type) => ({ identifier: `${task_type}`, task_type }));
    const shown = (of: typeof configs) => shownGrants({ grants }, of, new Set()).map(({ task_type }) => task_type);
    expect([shown(configs), shown([])]).toEqual([
      [30, 21],
      [30, 31, 32, 21],
    ]);
    expect([30, 31, 32, 21].map((type) => isOffered(who, type, configs))).toEqual([true, false, false, true]);
    expect([30, 31, 32].map((type) => isOffered(who, type, []))).toEqual([true, true, false]);
  });

  it('PRP-193 are stopped unless every config of theirs says no', () => {
    const zones = [false, true].map((is_stoppable, at) => aNextConfig(at + 5, { next_task_type: 15, is_stoppable }));
    expect([isStoppable(30, configs), isStoppable(31, configs), isStoppable(99, configs)]).toEqual([false, true, true]);
    expect(isStoppable(15, zones)).toBe(true);
  });

  it('PRP-232 are named by their config, else by a permission, else by their number', () => {
    expect([30, 31, 32].map((type) => typeName(type, configs, who.grants))).toEqual([
      'Retours',
      'Emballage',
      'Tâche 32',
    ]);
  });
});

describe('the order of priority', () => {
  const rows = [aNextConfig(7, { rank: 2 }), aNextConfig(5, { rank: 2 }), aNextConfig(6, { rank: 1 }), aNextConfig(8)];
  const ids = (list: readonly { readonly id: number }[]) => list.map(({ id }) => id);

  it('PRP-230 is by rank, then by id', () => {
    expect(ids(inOrder(rows))).toEqual([6, 5, 7, 8]);
  });

  it('PRP-238 is another once a line is carried; lines a draft does not know come last', () => {
    expect([moved([1, 2, 3, 4], 1, 2), moved([1, 2, 3, 4], 4, 0)]).toEqual([
      [2, 3, 1, 4],
      [4, 1, 2, 3],
    ]);
    expect(ids(inDraftOrder(rows, [8, 99, 6]))).toEqual([8, 6, 5, 7]);
  });

  it('PRP-239 is saved as ranks 1 to n, where they are other than they were', () => {
    expect(changedRanks(inOrder(rows))).toEqual([
      { id: 7, from: 2, to: 3 },
      { id: 8, from: null, to: 4 },
    ]);
  });

  it('PRP-245 has lines that are off: of a zone that is inactive or unknown, or as the server says', () => {
    const zones = [
      { id: 901, is_active: true },
      { id: 902, is_active: false },
    ];
    const of = (next_task_type: number, external_id: number | null, disabled = false) =>
      offReason({ next_task_type, external_id, disabled }, zones);
    expect([of(15, 901), of(15, 902), of(15, 977), of(15, null), of(21, 902), of(21, null, true)]).toEqual([
      ...[null, 'zone', 'zone', null, null, 'disabled'],
    ]);
  });

  it('PRP-245 is not known of a zone while no list of zones was read', () => {
    const of = (next_task_type: number, disabled: boolean) =>
      offReason({ next_task_type, external_id: 901, disabled }, null);
    expect([of(15, false), of(15, true), of(21, false)]).toEqual(['unknownZone', 'disabled', null]);
  });

  it('PRP-240 takes digits alone for a number', () => {
    expect(['12', ' 7 ', '0', '', ' ', '12abc', '-4', '1.5', '9'.repeat(20)].map(typedLimit)).toEqual([
      ...[12, 7, 0],
      ...Array(6).fill(null),
    ]);
  });
});
