import type { Center } from '../../../src/domain/center/center.ts';
import type { CenterId } from '../../../src/domain/center/center-id.ts';
import type { RowOf } from '../../../src/domain/rows.ts';
import type { FloorChange, PackerTask } from '../db/center/floor.ts';
import type { NewSending } from '../db/sendings.ts';
import type { FloorView } from './floor/floor-day.ts';

/** In the order in which rows must be written: referenced rows first. */
export const dayKinds = ['order', 'driver', 'dock', 'task', 'alert'] as const;
export type DayKind = (typeof dayKinds)[number];

export type DayRows = { readonly [K in DayKind]: ReadonlyMap<number, RowOf<K>> };

/** The rows of one center, by id. Docks and tasks of past days may be missing. */
export interface DayView {
  readonly center: Center;
  readonly rows: DayRows;
  /** An id that no row of any center has or had. */
  readonly nextId: (kind: DayKind) => number;
  /** The packers; in a center without any, orders are packed all the same, by nobody in particular. */
  readonly floor?: FloorView;
  /** The zones that are in use. */
  readonly activeZones?: ReadonlySet<number>;
}

/** One write of a step; a row is inserted or set at most once per step. */
export type Change<K extends DayKind = DayKind> = {
  [P in K]:
    | { readonly kind: P; readonly id: number; readonly set: Partial<RowOf<P>> }
    | { readonly kind: P; readonly insert: RowOf<P> };
}[K];

/** The result of a step: its changed rows are written, created ones included. */
export interface Step {
  readonly center: CenterId;
  readonly nowMs: number;
  readonly changes: readonly Change[];
  readonly floor: readonly FloorChange[];
  /** Tasks that packers finished. */
  readonly done: readonly PackerTask[];
  /** Sendings of packers. */
  readonly sent: readonly NewSending[];
  /** The revision its rows are written with. */
  readonly revision: number;
}
