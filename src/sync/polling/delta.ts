import type { SourceState } from '../../db/schema.ts';
import { type Kind, type RowKey, splitKey } from '../../domain/rows.ts';
import { isRecord } from '../../domain/wire.ts';
import type { Reply } from '../calls/http.ts';

/*
 * Deltas: answers that contain only changes since an earlier one (docs/adr/0018).
 *
 *   whole answer, offers a cursor ─▶ base ─▶ asked since ─▶ delta of that base ─▶ next base
 *                             ▲        │                        │
 *                             │        └── doubt, schedule ─────┼──▶ asked whole
 *                             └── rows left to an action ───────┘
 */

export const deltaHeaders = {
  /** Request: cursor of the answer to continue from. A server that does not know it answers in full. */
  since: 'Delta-Since',
  /** Answer: the cursor of which this is a delta. */
  base: 'Delta-Base',
  /** Answer: the cursor to be sent in a later request. A server that sends it offers deltas. */
  cursor: 'Delta-Cursor',
} as const;

/**
 * How often at least a whole answer is asked for while deltas come. A fault of the server or of ours that no check here
 * notices then lasts a quarter of an hour at most, at 1/45 of the cost of snapshots alone.
 */
export const wholeEveryMs = 15 * 60_000;

/** Ids of rows by kind. Rows of a kind that is not named are sent whole in a delta too. */
export type ChangedRows = ReadonlyMap<Kind, ReadonlySet<number>>;

/**
 * The state of one source after it was applied whole, from which a delta may continue. Kept in memory, by the leader. A
 * delta of which rows were left to an action does not advance it: the next delta from it contains these rows again, and
 * all the others.
 */
export interface Base {
  readonly cursor: string;
  /** The poll that was applied, and its query. */
  readonly poll: number;
  readonly query: string;
  /** When the last whole answer was applied, and whether deltas followed. */
  readonly wholeAtMs: number;
  readonly isByDelta: boolean;
  /** Rows that stay in a list, by its membership, although the answer left them out: its query does not cover them. */
  readonly kept: ReadonlyMap<string, ReadonlySet<number>>;
  /** Rows that others wrote since: answers to actions, other sources. A delta must contain them, or it is in doubt. */
  readonly written: Set<RowKey>;
  /** Rows named by the last delta from this base: the next one names them too, whatever their state by then. */
  readonly named: ChangedRows;
}

/** A delta's base and its changed ids: it contains these rows in full and no others. */
export interface Delta {
  readonly base: Base;
  readonly changed: ChangedRows;
}

const changedKinds = { tasks: 'task', orders: 'order', docks: 'dock' } as const;

const isIds = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((id) => Number.isInteger(id));

/** The rows that a delta is about; null when it does not list them. */
export function changedRows(body: unknown): ChangedRows | null {
  const changed = isRecord(body) && isRecord(body.changed) ? body.changed : null;
  if (!changed) return null;
  const rows = new Map<Kind, ReadonlySet<number>>();
  for (const [name, kind] of Object.entries(changedKinds)) {
    const ids = changed[name];
    if (!isIds(ids)) return null;
    rows.set(kind, new Set(ids));
  }
  return rows;
}

/** Whether an answer shows, in any way, that it is not whole. */
export const isDelta = ({ status, headers, body }: Extract<Reply, { kind: 'answer' }>) =>
  status === 226 || headers.has(deltaHeaders.base) || (isRecord(body) && 'changed' in body);

/** Whether a poll may ask for a delta from a base: same query, nothing applied since, and a recent enough snapshot. */
export function mayGoOn(base: Base, source: SourceState, nowMs: number): boolean {
  const ageMs = nowMs - base.wholeAtMs;
  return (
    base.poll === source.appliedPoll &&
    base.query === source.query &&
    ageMs >= 0 &&
    (ageMs < wholeEveryMs || !base.isByDelta)
  );
}

/** The base after a delta of which rows were left to an action; `kept` are its kept rows. */
export const heldBack = ({ base, changed }: Delta, poll: number, kept: Base['kept']): Base => ({
  ...base,
  poll,
  kept,
  isByDelta: true,
  named: changed,
});

/** Whether a delta names all rows that the previous delta from the same base named. */
export const namesAgain = (changed: ChangedRows, { named }: Base): boolean =>
  [...named].every(([kind, ids]) => [...ids].every((id) => changed.get(kind)?.has(id)));

/** Ids of one kind that others wrote since the base. */
export const writtenOf = ({ written }: Base, kind: Kind): number[] =>
  [...written].map(splitKey).flatMap(([of, id]) => (of === kind ? [id] : []));
