import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { readable } from '../../src/domain/readable.ts';
import { hasNeeded, readRow } from '../../src/domain/readable-row.ts';
import '../../src/domain/floor-kinds.ts';
import '../../src/domain/record-kinds.ts';
import { schemaOf } from '../../src/domain/row-schemas.ts';
import { kinds } from '../../src/domain/rows.ts';
import { fits, Id, maybe } from '../../src/domain/schema.ts';
import { Task } from '../../src/domain/task/task.ts';
import { flatten, isRecord } from '../../src/domain/wire.ts';

const Thing = z.object({
  id: Id,
  name: maybe(z.string()),
  size: z.optional(z.number()),
  place: maybe(z.object({ street: maybe(z.string()), at: maybe(z.object({ latitude: z.number() })) })),
  crates: maybe(z.array(z.object({ id: Id, code: z.string() }))),
  counts: maybe(z.array(maybe(z.number()))),
  line: maybe(z.array(z.tuple([z.number(), z.number()]))),
  words: maybe(z.record(z.string(), z.array(z.string()))),
  center: maybe(Id),
  neighbours: maybe(z.array(Id)),
  shift: maybe(z.union([z.string(), z.array(z.string())])),
});
const read = (raw: unknown) => readable(Thing, raw);
const whole = { id: 1, name: 'G1', place: { street: 'rue de Rivoli' }, crates: [{ id: 2, code: '12-34' }], of: 'ours' };

describe('what can be read of a value', () => {
  it('is the value itself where all can, fields nobody knows included', () => {
    expect(read(whole)?.value).toBe(whole);
    expect(read(whole)?.unread).toEqual([]);
  });

  it.each<[object, object, string]>([
    [{ name: 7 }, { name: null }, 'name'],
    [{ size: 'L' }, { size: undefined }, 'size'],
    [{ place: 'ici' }, { place: null }, 'place'],
    [
      { place: { street: 'rue de Rivoli', at: { latitude: '48' } } },
      { place: { street: 'rue de Rivoli', at: null } },
      'place.at.latitude',
    ],
    [{ place: { street: 8, at: { latitude: 48 } } }, { place: { street: null, at: { latitude: 48 } } }, 'place.street'],
    [
      { crates: [{ id: 2, code: '1' }, { id: 3 }, 'x', null, { id: 4, code: 4 }, { id: 5, code: '5' }] },
      {
        crates: [
          { id: 2, code: '1' },
          { id: 5, code: '5' },
        ],
      },
      'crates.code crates',
    ],
    [{ counts: [1, 'deux', 3] }, { counts: [1, null, 3] }, 'counts'],
    [
      { line: [[1, 2], [3], [4, '5'], 6, [7, 8]] },
      {
        line: [
          [1, 2],
          [7, 8],
        ],
      },
      'line',
    ],
    [{ words: { secret: ['a', 1], other: 'b' } }, { words: { secret: ['a'] } }, 'words'],
    [{ shift: 12 }, { shift: null }, 'shift'],
  ])('of %j is %j, and says so by the name of the schema', (bad, good, names) => {
    const { value, unread } = read({ ...whole, ...bad }) ?? {};
    expect(value).toEqual({ ...whole, ...good });
    expect(unread).toEqual(names.split(' '));
  });

  it('is the id of an entity that stands for it', () => {
    const told = { ...whole, center: { id: 12, name: 'Lyon' }, neighbours: [3, { id: 4 }, { name: 'sans' }] };
    expect(read(told)).toEqual({ value: { ...whole, center: 12, neighbours: [3, 4] }, unread: ['neighbours'] });
    expect(read({ ...whole, center: { id: 'douze' } })).toEqual({
      value: { ...whole, center: null },
      unread: ['center'],
    });
  });

  it.each([null, undefined, 'x', [], {}, { id: '7' }, { name: 'G1' }])('is nothing in %j', (raw) => {
    expect(read(raw)).toBeNull();
  });

  it('leaves what came as it came: other answers may share it', () => {
    const raw = Object.freeze({ ...whole, place: Object.freeze({ street: 3 }) });
    expect(read(raw)?.value).not.toBe(raw);
    expect(raw.place.street).toBe(3);
  });

  it('fits whatever comes, or is nothing', () => {
    const anything = fc.record(
      Object.fromEntries(Object.keys(Thing.shape).map((name) => [name, fc.oneof(fc.anything(), fc.constant(null))])),
    );
    fc.assert(
      fc.property(anything, (raw) => {
        const found = read({ ...raw, id: 1 });
        expect(found && fits(Thing, found.value)).toBe(true);
      }),
    );
  });
});

describe('a row of an answer', () => {
  it('may be told in part, and says whether it can stand alone', () => {
    const part = { id: 1, dock: 5 };
    expect(readRow('task', part)).toEqual({ value: part, unread: [] });
    expect([hasNeeded('task', part), hasNeeded('task', { ...part, linked_order: 1001 })]).toEqual([false, true]);
    expect(readRow('task', { id: 1, linked_order: 'A12' })).toBeNull();
  });

  it('reads the same again, also from what was read', () => {
    const first = readRow('task', { id: 1, dock: 'cinq' });
    expect(first?.unread).toEqual(['dock']);
    expect(first && readRow('task', first.value)).toBe(first);
  });

  it('says that a task of its list told without an id cannot be read', () => {
    const [part] = flatten('dock', 'docks', [{ id: 51, tasks: [{ dock_rank: 1 }, { id: 6 }, 12] }]);
    const [dock] = part?.rows.filter(isRecord) ?? [];
    expect(dock && readRow('dock', dock)).toEqual({ value: { id: 51, tasks: [6, 12] }, unread: ['tasks'] });
  });

  it('needs nothing but its id, and a task, a packing or an arrival that of its order', () => {
    const row = (kind: (typeof kinds)[number]) => ({
      id: 1,
      ...(kind === 'task' || kind === 'packing' ? { linked_order: 2 } : {}),
      ...(kind === 'arrival' ? { linked_order: { id: 2 } } : {}),
    });
    expect(kinds.filter((kind) => !fits(schemaOf(kind), row(kind)))).toEqual([]);
    expect(fits(Task, { id: 1 })).toBe(false);
  });
});
