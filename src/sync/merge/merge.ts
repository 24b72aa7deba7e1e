import type { Table } from 'dexie';
import { type Declarations, declarations, declarationsNow } from '../../db/declarations.ts';
import { writeList } from '../../db/lists/list-store.ts';
import { readMeta } from '../../db/meta.ts';
import { writeOverlay } from '../../db/overlay.ts';
import type { QuaiDb, ServerRow, SourceState, Tables } from '../../db/schema.ts';
import type { Project } from '../../db/visible.ts';
import type { RowKey } from '../../domain/rows.ts';
import { isCurrentTerm, isOvertaken } from '../fence.ts';
import { type Base, heldBack } from '../polling/delta.ts';
import { isOf } from '../polling/endpoint.ts';
import { type Change, type Diff, diffInSlices } from './diff.ts';
import { type Before, type DiffResult, isAsRead, type Merge, type Plan, planOf, readBefore } from './merge-plan.ts';
import type { Mirror } from './mirror.ts';
import { inOneRound } from './one-round.ts';
import { inSlices } from './slices.ts';

/**
 * How many entries of the ack log are kept for mirrors that have not looked for a while; a mirror further behind is
 * loaded again.
 */
export const keptAcks = 500;

export type MergeOutcome =
  | { readonly outcome: 'applied'; readonly source: SourceState; readonly changed: ReadonlySet<RowKey> }
  /** Another leader took over, or a later poll was applied: the answer is dropped. */
  | { readonly outcome: 'fenced' | 'overtaken' }
  /** A delta that cannot be applied: none of it is. */
  | { readonly outcome: 'doubtful' };

/**
 * Applies one answer in one transaction fenced by the leader's term: changed server rows, settled commands it covers,
 * overlay, view rows and the source's state. The comparison runs before it, on the mirror, and again if an action's
 * answer was written or another source merged in between. Where many rows have changed, the writes are computed before
 * the transaction too, so that nobody waits for that; within it only if their inputs have changed.
 */
export async function merge(db: QuaiDb, mirror: Mirror, project: Project, input: Merge): Promise<MergeOutcome> {
  const confirmed = input.parts === null ? await confirm(db, mirror, input) : null;
  if (confirmed) return confirmed;
  // Skipped unless the ack counter has moved: the transaction reads it too, and mostly nobody wrote since the poll
  // began.
  const caught = mirror.ack < input.startAck ? await mirror.catchUp(db) : [];
  for (;;) {
    const { revision } = mirror;
    const found = await compare(mirror, input);
    const planOn = (before: Before, code: Declarations) => planOf(mirror, project, input, before, found, caught, code);
    const isMuch = !found.isDoubtful && rowsIn(found) >= input.manyRows;
    const planned = isMuch ? await planAhead(db, mirror, input.term, planOn) : null;
    await input.calm?.();
    const merged = await db.transaction('rw', db.tables, async () => {
      const tables = db.bound();
      const before = await readBefore(db, tables, mirror.center);
      const source = before.sources.find(({ key }) => key === input.started.key);
      const late = tooLate(input, before.term, source);
      if (late) return late;
      const code = declarationsNow(before.commands.length);
      if (before.ack !== mirror.ack || mirror.revision !== revision || !code) return null;
      if (found.isDoubtful || !goesOn(mirror, input, source)) return { outcome: 'doubtful' } as const;
      // A missing plan is computed while the rows are being written.
      const rows = writeChanges(tables, mirror.center, found.changes);
      const plan = planned && isAsRead(planned.before, before) ? planned : planOn(before, code);
      const [applied] = await Promise.all([apply(tables, mirror, input, source, found, plan), ...rows]);
      return applied;
    });
    if (merged) return merged;
    await declarations();
    caught.push(...(await mirror.catchUp(db)));
  }
}

async function compare(mirror: Mirror, input: Merge): Promise<Diff> {
  const { parts, started } = input;
  if (!parts) return nothingFound;
  const found = await inSlices(
    diffInSlices(mirror, { ...input, start: started.start, center: mirror.center, query: started.query, parts }),
  );
  return inOneRound(mirror, found, { startAck: input.startAck, start: started.start, parts });
}

const rowsIn = ({ changes }: Diff) => changes.reduce((sum, { puts, removes }) => sum + puts.length + removes.length, 0);

/**
 * Computes the writes before the transaction, which checks their inputs again. Null where the transaction would not use
 * them.
 */
async function planAhead(
  db: QuaiDb,
  mirror: Mirror,
  leaderTerm: number,
  planOn: (before: Before, code: Declarations) => Promise<Plan>,
): Promise<Plan | null> {
  const before = await db.transaction(
    'r',
    [db.sources, db.meta, db.outbox, db.overlay, db.lists, db.bases, db.shownRooms],
    () => readBefore(db, db, mirror.center),
  );
  const code = declarationsNow(before.commands.length);
  const isOfUse = isCurrentTerm(before.term, leaderTerm) && before.ack === mirror.ack;
  return isOfUse && code ? planOn(before, code) : null;
}

/**
 * Handles a 304 when no settled command waits for a poll: the source is fresh, nothing else changes. Null where more
 * may be to do. Blocks no reader of lists or rows.
 */
async function confirm(db: QuaiDb, mirror: Mirror, input: Merge): Promise<MergeOutcome | null> {
  return db.transaction('rw', [db.sources, db.meta, db.outbox], async () => {
    const [source, term, ack = 0, settled] = await Promise.all([
      db.sources.get(input.started.key),
      readMeta(db, 'term'),
      readMeta(db, 'ack'),
      db.outbox.filter((row) => row.center === mirror.center && row.state === 'settled').count(),
    ]);
    const late = tooLate(input, term, source);
    if (late) return late;
    if (!source || source.appliedAtMs === null || ack !== mirror.ack || settled > 0) return null;
    const next = applied(mirror, input, source, nothingFound, true);
    rebase(mirror, input, nothingFound, true);
    await db.sources.put(next);
    return { outcome: 'applied', source: next, changed: new Set<RowKey>() };
  });
}

function tooLate(input: Merge, term: number | undefined, source: SourceState | undefined): MergeOutcome | null {
  if (!isCurrentTerm(term, input.term)) return { outcome: 'fenced' };
  return isOvertaken(source, input.started) ? { outcome: 'overtaken' } : null;
}

const nothingFound: Diff = { changes: [], setAside: 0, left: 0 };

/** A delta may only continue its own base. */
const goesOn = (mirror: Mirror, { delta, started }: Merge, source: SourceState | undefined) =>
  !delta || (mirror.bases.get(started.key) === delta.base && source?.appliedPoll === delta.base.poll);

async function apply(
  tables: Tables,
  mirror: Mirror,
  input: Merge,
  source: SourceState | undefined,
  found: DiffResult,
  plan: Plan | Promise<Plan>,
): Promise<MergeOutcome> {
  const { touched, covered, overlaid, lists } = await plan;
  const { center } = mirror;
  for (const { kind, puts, removes } of found.changes) {
    mirror.put(kind, puts);
    mirror.remove(kind, removes);
  }
  const isWhole = found.left === 0 && !covered.isHeld && !isPartUnread(input);
  const next = applied(mirror, input, source ?? input.started, found, isWhole);
  rebase(mirror, input, found, isWhole);
  await Promise.all([
    ...lists.map((change) => writeList(tables, change)),
    writeOverlay(tables, center, overlaid),
    covered.puts.length > 0 ? tables.outbox.bulkPut([...covered.puts]) : null,
    covered.gone.length > 0 ? tables.outbox.bulkDelete([...covered.gone]) : null,
    tables.sources.put(next),
    mirror.ack > keptAcks
      ? tables.acks
          .where('ack')
          .below(mirror.ack - keptAcks)
          .delete()
      : null,
  ]);
  return { outcome: 'applied', source: next, changed: touched };
}

function writeChanges(tables: Tables, center: number, changes: readonly Change[]): Promise<unknown>[] {
  return changes.flatMap(({ kind, puts, removes }) => {
    const table: Table<ServerRow, [number, number]> = tables.rows(kind);
    return [
      ...(puts.length > 0 ? [table.bulkPut([...puts])] : []),
      ...(removes.length > 0 ? [table.bulkDelete(removes.map((id) => [center, id] as [number, number]))] : []),
    ];
  });
}

/** Whether a list of the answer is missing: its rows are still to be asked for. */
const isPartUnread = ({ parts }: Merge) => parts?.some(({ isUnread }) => isUnread) === true;

/**
 * The source's state after an answer. If rows were left unchanged or are still covered by commands, the answer differs
 * from what is seen and its ETag is not stored. A field that cannot be read, or a row without an id, does not prevent
 * that: asking again would not help (docs/adr/0029).
 */
function applied(mirror: Mirror, input: Merge, source: SourceState, found: DiffResult, isWhole: boolean): SourceState {
  return {
    ...source,
    appliedPoll: input.started.poll,
    appliedAck: input.startAck,
    ...(input.started.start === undefined ? {} : { appliedStart: input.started.start }),
    appliedAtMs: input.nowMs,
    etag: !isWhole ? null : input.parts === null ? source.etag : input.etag,
    isByDelta: input.parts === null ? (source.isByDelta ?? false) : input.delta !== undefined,
    failures: 0,
    ...unreadBy(mirror, input, source, found),
    error: null,
  };
}

/** Counts of what could not be read in a source. A delta or a 304 does not lower the count of rows set aside. */
function unreadBy(
  mirror: Mirror,
  { parts, endpoint, delta }: Merge,
  { setAside, unread = {} }: SourceState,
  found: DiffResult,
): Pick<SourceState, 'setAside' | 'unread'> {
  const before = Object.entries(unread).filter(([name]) => !name.includes('.'));
  const lists = parts ? parts.flatMap(({ list, isUnread }) => (isUnread ? [[list, 1] as const] : [])) : before;
  const counts = { ...Object.fromEntries(lists), ...mirror.unreadIn((list) => isOf(endpoint, list)) };
  return {
    setAside: parts && !delta ? found.setAside : Math.max(setAside, found.setAside),
    unread: Object.keys(counts).length > 0 ? counts : undefined,
  };
}

/** Sets the base for the next delta, if there is one. A 304 leaves it as it was. */
function rebase(mirror: Mirror, input: Merge, found: DiffResult, isWhole: boolean): void {
  const { key } = input.started;
  const base = baseAfter(mirror.bases.get(key), input, found, isWhole);
  if (base) mirror.bases.set(key, base);
  else mirror.bases.delete(key);
}

function baseAfter(
  before: Base | undefined,
  { started: { poll, query }, parts, cursor, delta, nowMs }: Merge,
  { kept = new Map() }: DiffResult,
  isWhole: boolean,
): Base | undefined {
  if (parts === null) return before && { ...before, poll };
  if (isWhole && cursor) {
    const wholeAtMs = delta?.base.wholeAtMs ?? nowMs;
    const isByDelta = delta !== undefined;
    return { cursor, poll, query, wholeAtMs, isByDelta, kept, written: new Set(), named: new Map() };
  }
  return delta ? heldBack(delta, poll, kept) : undefined;
}
