import type { Table } from 'dexie';
import { forgetEtags } from '../../db/answer.ts';
import type { Declarations } from '../../db/declarations.ts';
import { listsWithin } from '../../db/lists/list-store.ts';
import { raise, readMeta } from '../../db/meta.ts';
import { commandsOf, hasSettled, refreshOverlay } from '../../db/overlay.ts';
import { sourcesOf } from '../../db/queries/sync.ts';
import { LoadedRows } from '../../db/row-set.ts';
import type { QuaiDb, RecordState, ServerRow, Tables } from '../../db/schema.ts';
import { type Project, Visible } from '../../db/visible.ts';
import { keyOf, type RowKey, splitKey } from '../../domain/rows.ts';
import type { RawRows } from '../../domain/wire.ts';
import { isCurrentTerm } from '../fence.ts';
import { coveredOf } from '../merge/settling.ts';
import { answerRows, byKind, type Outcome } from './answer-rows.ts';
import { isOfRecord } from './endpoint.ts';
import { replaying } from './replaying.ts';

/** One answer to a record, to be applied by the leader of a term. */
export interface RecordAnswer {
  readonly term: number;
  /** The record as it was stored at its start. */
  readonly started: RecordState;
  readonly startAck: number;
  /** Rows of the answer, none where there is no such thing; null where it is the one the device holds (OUR-264). */
  readonly parts: readonly RawRows[] | null;
  /** Changes of the record's own state. */
  readonly set: Partial<RecordState>;
  /** Ack counters at the start of the reads of the same scope still awaited. */
  readonly awaited: readonly number[];
}

/**
 * Applies an answer: rows, settled commands it covers, overlay, view rows and the record's state, in one transaction
 * fenced by the leader's term. It reads only the rows of the answer; a loaded mirror gets them by the ack log.
 */
export async function mergeRecord(
  db: QuaiDb,
  project: Project,
  answer: RecordAnswer,
): Promise<'applied' | 'fenced' | 'overtaken' | 'doubtful'> {
  const { started, parts } = answer;
  return replaying(db, async (tables, code) => {
    const [term, state] = await Promise.all([readMeta(tables, 'term'), tables.records.get(started.key)]);
    if (!isCurrentTerm(term, answer.term)) return 'fenced';
    if (!state || state.appliedStart > started.start) return 'overtaken';
    if (parts === null) return (await confirm(tables, state, answer)) ? 'applied' : 'doubtful';
    await apply(tables, { project, code }, state, { ...answer, parts });
    return 'applied';
  });
}

/** Makes the lists of changed rows anew, and replays the actions over them. */
export interface Showing {
  readonly project: Project;
  readonly code: Declarations;
}

/**
 * Its rows are those of the answer before, as of now. False where that is not sure: somebody else told of one of them
 * since, or an action waits for a read that shows it.
 */
async function confirm(tables: Tables, state: RecordState, { started, set }: RecordAnswer): Promise<boolean> {
  const { center } = started;
  const stored = await storedRows(tables, center, state.rows);
  const isHeldAlone = ({ start, ack, lists }: ServerRow) =>
    start === state.appliedStart && ack === undefined && lists.every((member) => isOfRecord(state, member));
  if (stored.size === 0 || stored.size < state.rows.length || ![...stored.values()].every(isHeldAlone)) return false;
  if (hasSettled(await commandsOf(tables, center))) return false;
  const puts = new Map([...stored].map(([key, row]) => [key, { ...row, start: started.start }]));
  await writeRows(tables, center, { puts, removes: new Set(), changed: new Set() });
  await tables.records.put({ ...state, ...set, appliedStart: started.start });
  return true;
}

async function apply(
  tables: Tables,
  showing: Showing,
  state: RecordState,
  answer: RecordAnswer & { readonly parts: readonly RawRows[] },
): Promise<void> {
  const { started, startAck, parts } = answer;
  const { center } = started;
  const [stored, boards] = await Promise.all([
    storedRows(tables, center, [...state.rows, ...keysIn(parts)]),
    sourcesOf(tables, center),
  ]);
  const left = { startAck, start: started.start };
  const outcome = answerRows(state, parts, left, { stored: (key) => stored.get(key), boards });
  await writeRows(tables, center, outcome);
  await tables.records.put({ ...state, ...answer.set, appliedStart: started.start, rows: outcome.rows });
  await settle(tables, answer);
  await showAnew(tables, showing, center, outcome.changed);
}

/** Writes rows that boards may have too: ETags and bases of these boards no longer vouch for the rows. */
export async function writeRows(
  tables: Tables,
  center: number,
  { puts, removes, changed }: Pick<Outcome, 'puts' | 'removes' | 'changed'>,
): Promise<void> {
  if (puts.size + removes.size === 0) return;
  await putRows(tables, puts);
  for (const [kind, keys] of byKind([...removes].map((key) => [key, key] as const)))
    await tables.rows(kind).bulkDelete(keys.map((key) => [center, splitKey(key)[1]]));
  await logWrite(tables, center, [...puts.keys(), ...removes]);
  const isShared = [...changed].some((key) => (puts.get(key)?.lists.length ?? 0) > 1);
  if (isShared) await forgetEtags(tables, center);
}

/** Logs the rows for mirrors, which read them again. */
export async function logWrite(tables: Tables, center: number, keys: readonly RowKey[]): Promise<void> {
  await tables.acks.put({ ack: await raise(tables, 'ack'), center, keys });
}

/** Drops the settled commands that the answer covers. */
async function settle(tables: Tables, { parts, startAck, started, awaited }: RecordAnswer): Promise<void> {
  const server = new LoadedRows(tables, started.center);
  const commands = await commandsOf(tables, started.center);
  const effects = commands.flatMap(({ settledEffect = [] }) => settledEffect);
  await server.load(effects.map(({ kind, id }) => keyOf(kind, id)));
  const { puts, gone } = coveredOf(server, commands, {
    parts,
    startAck,
    awaited,
    startedAtMs: started.startedAtMs,
  });
  if (puts.length > 0) await tables.outbox.bulkPut([...puts]);
  if (gone.length > 0) await tables.outbox.bulkDelete([...gone]);
}

/**
 * Rewrites overlay and lists for these rows of a scope, from the server rows and commands of now. Within a transaction
 * over all tables.
 */
export async function showAnew(
  tables: Tables,
  { project, code }: Showing,
  center: number,
  changed: ReadonlySet<RowKey>,
): Promise<void> {
  const server = new LoadedRows(tables, center);
  await server.load(changed);
  const commands = await commandsOf(tables, center);
  const { overlay, changed: overlaid } = await refreshOverlay(tables, center, server, commands, code);
  const touched = new Set([...changed, ...overlaid]);
  if (touched.size > 0) await project(new Visible(center, server, overlay), touched, listsWithin(tables, center));
}

/** Drops a record with the rows it alone lists. Within a transaction over all tables. */
export async function dropRecord(tables: Tables, showing: Showing, state: RecordState): Promise<void> {
  await emptyRecord(tables, showing, state);
  await tables.records.delete(state.key);
}

/** Empties a record: the rows it alone lists are dropped. Within a transaction over all tables. */
export async function emptyRecord(tables: Tables, showing: Showing, state: RecordState): Promise<void> {
  const stored = await storedRows(tables, state.center, state.rows);
  const nothing = { startAck: Number.POSITIVE_INFINITY, start: Number.POSITIVE_INFINITY };
  const outcome = answerRows(state, [], nothing, { stored: (key) => stored.get(key), boards: [] });
  await writeRows(tables, state.center, outcome);
  await tables.records.put({ ...state, rows: [] });
  await showAnew(tables, showing, state.center, outcome.changed);
}

const keysIn = (parts: readonly RawRows[]): RowKey[] =>
  parts.flatMap(({ kind, rows }) =>
    rows.flatMap((raw) => {
      const id = typeof raw === 'object' && raw !== null && 'id' in raw ? raw.id : null;
      return typeof id === 'number' ? [keyOf(kind, id)] : [];
    }),
  );

export async function putRows(tables: Tables, puts: ReadonlyMap<RowKey, ServerRow>): Promise<void> {
  for (const [kind, rows] of byKind(puts)) {
    const table: Table<ServerRow, [number, number]> = tables.rows(kind);
    await table.bulkPut(rows);
  }
}

/** Rows of a scope by key, within the caller's transaction. */
export async function storedRows(
  tables: Tables,
  center: number,
  keys: readonly RowKey[],
): Promise<ReadonlyMap<RowKey, ServerRow>> {
  const rows = new Map<RowKey, ServerRow>();
  for (const [kind, ids] of byKind([...new Set(keys)].map((key) => [key, splitKey(key)[1]] as const))) {
    const found = await tables.rows(kind).bulkGet(ids.map((id) => [center, id] as [number, number]));
    for (const row of found) if (row) rows.set(keyOf(kind, row.id), row);
  }
  return rows;
}
