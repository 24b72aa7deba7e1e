import type { SourceState } from '../../db/schema.ts';
import { type Kind, type RowKey, splitKey } from '../../domain/rows.ts';
import { isRecord } from '../../domain/wire.ts';
import type { Reply } from '../calls/http.ts';

/*
 * Deltas: answers that say what changed since an earlier one (docs/adr/0018).
 *
 *   whole answer, offers a cursor ─▶ base ─▶ asked since ─▶ delta of that base ─▶ next base
 *                             ▲        │                        │
 *                             │        └── doubt, schedule ─────┼──▶ asked whole
 *                             └── rows left to an action ───────┘
 */

export const deltaHeaders = {
  /** Request: the cursor of the answer to go on from. A server that does not know it answers in full. */
  since: 'Delta-Since',
  /** Answer: it is a delta from this cursor. */
  base: 'Delta-Base',
  /** Answer: stands for it in a later request; who sends it offers deltas. */
  cursor: 'Delta-Cursor',
} as const;

/**
 * A snapshot at least this often while deltas come: what no check here notices, a fault of the server or of ours, then
 * lasts a quarter of an hour at most, at 1/45 of the cost of snapshots alone.
 */
export const wholeEveryMs = 15 * 60_000;

/** Ids of rows by kind. A kind that is not named is told whole in a delta too. */
export type ChangedRows = ReadonlyMap<Kind, ReadonlySet<number>>;

/**
 * What the replica holds of one source, applied whole: what a delta may go on from. Kept in memory, by the leader. A
 * delta of which rows were left to an action leaves it where it was: the next one tells these again, and all the others.
 */
export interface Base {
  readonly cursor: string;
  /** The poll that was applied, and what it asked. */
  readonly poll: number;
  readonly query: string;
  /** When the last whole answer was applied, and whether deltas followed. */
  readonly wholeAtMs: number;
  readonly isByDelta: boolean;
  /** Rows that stay in a list, by its membership, although the answer left them out: its query does not cover them. */
  readonly kept: ReadonlyMap<string, ReadonlySet<number>>;
  /** Rows that others wrote since: answers to actions, other sources. A delta must tell them, or it is not enough. */
  readonly written: Set<RowKey>;
  /** Rows that the last delta from this very base has named: the next one names them too, whatever they are by then. */
  readonly named: ChangedRows;
}

/** A delta, as far as it is not like a whole answer: of `changed` rows it says all, of others nothing. */
export interface Delta {
  readonly base: Base;
  readonly changed: ChangedRows;
}

const changedKinds = { tasks: 'task', orders: 'order', docks: 'dock' } as const;

const isIds = (value: unknown): value is readonly number[] =>
  Array.isArray(value) && value.every((id) => Number.isInteger(id));

/** The rows a delta is about; null when it does not say so. */
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

/** Whether an answer says, in any way, that it does not tell everything. */
export const isDelta = ({ status, headers, body }: Extract<Reply, { kind: 'answer' }>) =>
  status === 226 || headers.has(deltaHeaders.base) || (isRecord(body) && 'changed' in body);

/** Whether a poll may go on from a base: of the same query, nothing applied since, and the last snapshot not too old. */
export function mayGoOn(base: Base, source: SourceState, nowMs: number): boolean {
  const ageMs = nowMs - base.wholeAtMs;
  return (
    base.poll === source.appliedPoll &&
    base.query === source.query &&
    ageMs >= 0 &&
    (ageMs < wholeEveryMs || !base.isByDelta)
  );
}

/** What a base becomes by a delta of which rows were left to an action; `kept` as that delta left them. */
export const heldBack = ({ base, changed }: Delta, poll: number, kept: Base['kept']): Base => ({
  ...base,
  poll,
  kept,
  isByDelta: true,
  named: changed,
});

/** Whether a delta names all that the one before it from its base has named. */
export const namesAgain = (changed: ChangedRows, { named }: Base): boolean =>
  [...named].every(([kind, ids]) => [...ids].every((id) => changed.get(kind)?.has(id)));

/** Rows of one kind that others wrote since the base. */
export const writtenOf = ({ written }: Base, kind: Kind): number[] =>
  [...written].map(splitKey).flatMap(([of, id]) => (of === kind ? [id] : []));
