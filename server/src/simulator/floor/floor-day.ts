import { agrees } from '../../../../src/domain/equal.ts';
import { assert } from '../../../../src/domain/result.ts';
import type { FloorChange, FloorKind, FloorRow, PackerTask } from '../../db/center/floor.ts';
import type { NewSending } from '../../db/sendings.ts';

/** The kinds of the floor that a step moves. */
const movedKinds = ['next', 'packing', 'nextConfig', 'planning', 'stockWork'] as const satisfies readonly FloorKind[];
type Moved = (typeof movedKinds)[number];

/** The floor of a center at the start of a step, by id. */
type Rows = { readonly [K in Moved]: ReadonlyMap<number, FloorRow<K>> };
export interface FloorView {
  readonly rows: Rows;
  /** An id that no session has or had. */
  readonly nextPlanning: () => number;
}

interface Written<K extends Moved> {
  readonly row: FloorRow<K>;
  /** Fields that differ from the row of the view; null for a new row. */
  readonly set: Partial<FloorRow<K>> | null;
}

/** The rows of the floor during a step, with its writes; the view itself is never changed. */
export class FloorDay {
  /** Tasks that packers finished in the step. */
  readonly done: PackerTask[] = [];
  /** Sendings of packers in the step. */
  readonly sent: NewSending[] = [];
  private readonly written: { readonly [K in Moved]: Map<number, Written<K>> } = {
    next: new Map(),
    packing: new Map(),
    nextConfig: new Map(),
    planning: new Map(),
    stockWork: new Map(),
  };

  constructor(readonly view: FloorView) {}

  all<K extends Moved>(kind: K): FloorRow<K>[] {
    const written = this.written[kind];
    const known = [...this.view.rows[kind].values()].map((row) => written.get(row.id)?.row ?? row);
    return [...known, ...[...written.values()].flatMap(({ row, set }) => (set === null ? [row] : []))];
  }

  get<K extends Moved>(kind: K, id: number): FloorRow<K> | undefined {
    return this.written[kind].get(id)?.row ?? this.view.rows[kind].get(id);
  }

  set<K extends Moved>(kind: K, id: number, set: Partial<FloorRow<K>>): void {
    const row = this.get(kind, id);
    assert(row, `no ${kind} ${id} to change`);
    if (agrees(row, set)) return;
    const before = this.written[kind].get(id);
    const isNew = before?.set === null;
    this.written[kind].set(id, { row: { ...row, ...set }, set: isNew ? null : { ...before?.set, ...set } });
  }

  insert<K extends Moved>(kind: K, row: FloorRow<K>): void {
    this.written[kind].set(row.id, { row, set: null });
  }

  changes(): FloorChange[] {
    return movedKinds.flatMap((kind) =>
      [...this.written[kind]].map(
        ([id, { row, set }]) =>
          // One kind at a time: its rows have their own type.
          (set === null ? { kind, insert: row } : { kind, id, set }) as FloorChange,
      ),
    );
  }
}
