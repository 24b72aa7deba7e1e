import { describe, expect, it } from 'vitest';
import { dependantsOf, waitsFor } from '../../src/db/outbox/lanes.ts';
import type { CommandState } from '../../src/db/schema.ts';
import type { RowKey } from '../../src/domain/rows.ts';
import { aStored } from '../builders/stored.ts';

const first = aStored({ seq: 1, id: 'first', lanes: ['order:1', 'dock:5'] });
const second = aStored({ seq: 2, id: 'second', lanes: ['dock:5', 'dock:6'] });
const third = aStored({ seq: 3, id: 'third', lanes: ['dock:6'] });
const other = aStored({ seq: 4, id: 'other', lanes: ['order:9'] });
const all = [first, second, third, other];
const notHappened = ['conflict', 'refused', 'expired'] as const;
const idsOf = (rows: readonly { readonly id: string }[]) => rows.map((row) => row.id);

describe('actions on the same entity', () => {
  it('wait for the earliest one before them that is not resolved', () => {
    expect(waitsFor(all, 3, third.lanes)?.id).toBe('second');
    expect(waitsFor(all, 4, other.lanes)).toBeUndefined();
  });

  it.each(['conflict', 'refused', 'uncertain', 'expired', 'sending'] as const)('still wait while it is %s', (state) => {
    expect(waitsFor([{ ...first, state }], 2, second.lanes)?.id).toBe('first');
  });

  it('wait for less of one that says a list whole, once it has not happened', () => {
    const list = { ...first, lanesIfRefused: ['order:1'] as const };
    const holds = (state: CommandState, lanes: readonly RowKey[]) => waitsFor([{ ...list, state }], 2, lanes)?.id;
    expect(notHappened.map((state) => holds(state, ['dock:5']))).toEqual([undefined, undefined, undefined]);
    expect(notHappened.map((state) => holds(state, ['order:1']))).toEqual(['first', 'first', 'first']);
    expect((['queued', 'sending', 'uncertain'] as const).map((state) => holds(state, ['dock:5']))).toEqual([
      'first',
      'first',
      'first',
    ]);
    expect(idsOf(dependantsOf([{ ...list, state: 'conflict' }, second], list))).toEqual(['second']);
    expect(idsOf(dependantsOf([second], { ...list, state: 'conflict' }))).toEqual([]);
  });

  it('go on once it is settled', () => {
    expect(waitsFor([{ ...first, state: 'settled' }], 2, second.lanes)).toBeUndefined();
  });

  it('depend on one another through others', () => {
    expect(idsOf(dependantsOf(all, first))).toEqual(['second', 'third']);
    expect(idsOf(dependantsOf(all, second))).toEqual(['third']);
  });
});
