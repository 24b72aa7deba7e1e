import { expect, expectTypeOf, it } from 'vitest';
import type { listIndex, viewRows } from '../../src/db/queries/lists.ts';
import type { ListIndex } from '../../src/db/schema.ts';
import { type ColumnOf, type RowOfList, viewList } from '../../src/db/view-list.ts';
import type { DefinitionOf } from '../../src/worker/list.ts';

interface Row {
  readonly id: number;
  readonly text: string;
}

const soonest = viewList<Row, 'departure' | 'driver'>('soonest');
const latest = viewList<Row, 'driver'>('latest');
type Definition = DefinitionOf<typeof soonest>;
type Listed = NonNullable<ReturnType<Definition['listed']>>;

it('a list is stored under its name', () => {
  expect(soonest).toBe('soonest');
});

it('whoever declares a list gives each of its columns, and no other', () => {
  expectTypeOf<Definition['columns']>().toEqualTypeOf<Readonly<Record<'departure' | 'driver', 'sorts' | 'filters'>>>();
  expectTypeOf<{ departure: number; driver: number }>().toExtend<Listed['columns']>();
  expectTypeOf<{ departure: number }>().not.toExtend<Listed['columns']>();
  expectTypeOf<Listed['row']>().toEqualTypeOf<Row>();
});

it('whoever reads a list gets its columns by name, its rows, and of several lists what all of them have', () => {
  expectTypeOf<ColumnOf<typeof soonest>>().toEqualTypeOf<'departure' | 'driver'>();
  expectTypeOf<RowOfList<typeof soonest>>().toEqualTypeOf<Row>();
  type Index = ListIndex<ColumnOf<typeof soonest>>;
  expectTypeOf<Index['columns']>().toHaveProperty('driver');
  expectTypeOf<Index['columns']>().not.toHaveProperty('arrival');
  const read = (() => Promise.resolve(undefined)) as typeof listIndex;
  const readEither = (list: typeof soonest | typeof latest) => read(null as never, 9, list);
  type Either = NonNullable<Awaited<ReturnType<typeof readEither>>>;
  expectTypeOf<Either['columns']>().toHaveProperty('driver');
  expectTypeOf<Either['columns']>().not.toHaveProperty('departure');
  const rows = (() => Promise.resolve([])) as typeof viewRows;
  expectTypeOf(rows(null as never, 9, soonest, [])).resolves.toEqualTypeOf<Row[]>();
});
