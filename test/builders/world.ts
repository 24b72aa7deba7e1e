import type { ReadKeys } from '../../src/domain/command.ts';
import '../../src/domain/floor-kinds.ts';
import { schemaOf } from '../../src/domain/row-schemas.ts';
import {
  type Kind,
  keyOf,
  kinds,
  type Patch,
  type Reader,
  type RowKey,
  type RowOf,
  references,
} from '../../src/domain/rows.ts';
import { fits } from '../../src/domain/schema.ts';

/** The rows of one center. Immutable: every step gives a new world. */
export interface World {
  readonly rows: ReadonlyMap<RowKey, unknown>;
  with<K extends Kind>(kind: K, ...rows: readonly RowOf<K>[]): World;
  without(kind: Kind, id: number): World;
  /** The world once a command's effect is laid over it. */
  after(patches: readonly Patch[]): World;
}

export const aWorld = (rows: ReadonlyMap<RowKey, unknown> = new Map()): World => ({
  rows,
  with: (kind, ...added) => aWorld(new Map([...rows, ...added.map((row) => [keyOf(kind, row.id), row] as const)])),
  without: (kind, id) => aWorld(new Map([...rows].filter(([key]) => key !== keyOf(kind, id)))),
  after: (patches) => aWorld(patches.reduce(laid, rows)),
});

function laid(rows: ReadonlyMap<RowKey, unknown>, { kind, id, set }: Patch): ReadonlyMap<RowKey, unknown> {
  const key = keyOf(kind, id);
  return new Map(rows).set(key, { ...(rows.get(key) ?? {}), ...set });
}

const isRow = <K extends Kind>(kind: K, row: unknown): row is RowOf<K> => fits(schemaOf(kind), row);

/** A world's rows for a command. A row its schema refuses is an error of the test or of an effect. */
export const readerOf = (world: World): Reader => ({
  get(kind, id) {
    const row = id ? world.rows.get(keyOf(kind, id)) : undefined;
    if (row === undefined) return undefined;
    if (!isRow(kind, row)) throw new Error(`No ${kind}: ${JSON.stringify(row)}`);
    return row;
  },
});

/** The rows of a world a command has at hand: those its `reads` name, and those they name. */
export function atHand(world: World, reads: ReadKeys): World {
  const rows = readerOf(world);
  const keys = kinds.flatMap((kind) =>
    (reads[kind] ?? []).flatMap((id) =>
      id === null ? [] : [keyOf(kind, id), ...references(kind, rows.get(kind, id))],
    ),
  );
  const named = new Set(keys);
  return aWorld(new Map([...world.rows].filter(([key]) => named.has(key))));
}
