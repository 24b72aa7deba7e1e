import { isWrittenSince } from '../db/answer.ts';
import { canReplay, declarations } from '../db/declarations.ts';
import { readMeta } from '../db/meta.ts';
import { commandsOf, overlayOf, writeOverlay } from '../db/overlay.ts';
import { readOverlay } from '../db/row-set.ts';
import type { OverlayRow, QuaiDb, SourceState, StoredCommand } from '../db/schema.ts';
import { type Project, Visible } from '../db/visible.ts';
import { type Kind, keyOf, type RowKey } from '../domain/rows.ts';
import type { RawRows } from '../domain/wire.ts';
import { type Base, type Delta, heldBack } from './delta.ts';
import { type Change, type Diff, diffInSlices } from './diff.ts';
import { type Endpoint, isOf } from './endpoint.ts';
import { isCurrentTerm, isOvertaken } from './fence.ts';
import type { Mirror } from './mirror.ts';
import { stillShown } from './settled.ts';
import { inSlices } from './slices.ts';

/** Entries of the ack log kept for mirrors that have not looked for a while; one further behind is read again. */
export const keptAcks = 500;

export interface Merge {
  readonly term: number;
  readonly endpoint: Endpoint;
  /** The source as the poll left it at its start: version, poll number, query. */
  readonly started: SourceState;
  readonly startAck: number;
  /** Null for a 304: nothing to compare, the source is fresh all the same. */
  readonly parts: readonly RawRows[] | null;
  readonly etag: string | null;
  /** What the answer offers to go on from. */
  readonly cursor?: string | null;
  /** The answer tells only what changed since a base. */
  readonly delta?: Delta | undefined;
  readonly nowMs: number;
  /** Polls of this center still awaited. */
  readonly awaited: readonly number[];
  /** Resolves once no screen waits for an action to be recorded, or to read it: neither can while the merge writes. */
  readonly calm?: () => Promise<void>;
}

export type Merged =
  | { readonly outcome: 'applied'; readonly source: SourceState; readonly changed: ReadonlySet<RowKey> }
  /** Another leader took over, or a later poll was applied: the answer is dropped. */
  | { readonly outcome: 'fenced' | 'overtaken' }
  /** A delta that cannot be gone on with: nothing of it is taken. */
  | { readonly outcome: 'doubtful' };

/**
 * Applies one answer: changed server rows, settled commands it covers, overlay, view rows and the source's state, in
 * one transaction fenced by the leader's term. The comparison runs before it, on the mirror, and again if an action
 * answer was written or another source merged in between.
 */
export async function merge(db: QuaiDb, mirror: Mirror, project: Project, input: Merge): Promise<Merged> {
  const confirmed = input.parts === null ? await confirm(db, mirror, input) : null;
  if (confirmed) return confirmed;
  // Nothing is read that the transaction reads too: most often nobody wrote since the poll began.
  const caught = mirror.ack < input.startAck ? await mirror.catchUp(db) : [];
  for (;;) {
    const { revision } = mirror;
    const found = input.parts
      ? await inSlices(
          diffInSlices(mirror, { ...input, center: mirror.center, query: input.started.query, parts: input.parts }),
        )
      : nothingFound;
    await input.calm?.();
    const merged = await db.transaction('rw', db.tables, async () => {
      // All at once: each answer waited for alone holds back whoever waits for this transaction.
      const [source, term, ack = 0, commands, overlay] = await Promise.all([
        db.sources.get(input.started.key),
        readMeta(db, 'term'),
        readMeta(db, 'ack'),
        commandsOf(db, mirror.center),
        readOverlay(db, mirror.center),
      ]);
      const late = tooLate(input, term, source);
      if (late) return late;
      if (ack !== mirror.ack || mirror.revision !== revision || !canReplay(commands)) return null;
      if (found.isDoubtful || !goesOn(mirror, input, source)) return { outcome: 'doubtful' } as const;
      const before = { source: source ?? input.started, commands, overlay };
      return apply(db, mirror, project, input, before, found, caught);
    });
    if (merged) return merged;
    await declarations();
    caught.push(...(await mirror.catchUp(db)));
  }
}

/**
 * All is as before (304), and nothing waits for a poll to be let go: the source is fresh, and that is all. Null where
 * more may be to do. Holds back no reader of lists or rows.
 */
async function confirm(db: QuaiDb, mirror: Mirror, input: Merge): Promise<Merged | null> {
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
    const next = applied(input, source, nothingFound, true);
    rebase(mirror, input, nothingFound, true);
    await db.sources.put(next);
    return { outcome: 'applied', source: next, changed: new Set<RowKey>() };
  });
}

function tooLate(input: Merge, term: number | undefined, source: SourceState | undefined): Merged | null {
  if (!isCurrentTerm(term, input.term)) return { outcome: 'fenced' };
  return isOvertaken(source, input.started) ? { outcome: 'overtaken' } : null;
}

const nothingFound: Diff = { changes: [], setAside: 0, left: 0 };

/** A delta continues what its base left, and nothing else. */
const goesOn = (mirror: Mirror, { delta, started }: Merge, source: SourceState | undefined) =>
  !delta || (mirror.bases.get(started.key) === delta.base && source?.appliedPoll === delta.base.poll);

type Found = Omit<Diff, 'isDoubtful'>;

/** What the replica says beside the mirror as the merge begins. */
interface Before {
  readonly source: SourceState;
  readonly commands: readonly StoredCommand[];
  readonly overlay: ReadonlyMap<RowKey, OverlayRow>;
}

async function apply(
  db: QuaiDb,
  mirror: Mirror,
  project: Project,
  input: Merge,
  before: Before,
  found: Found,
  caught: readonly RowKey[],
): Promise<Merged> {
  const touched = takeChanges(mirror, found.changes);
  const { commands, isHeld } = await dropCovered(db, mirror, input, before.commands, found);
  const isWhole = found.setAside === 0 && found.left === 0 && !isHeld;
  const next = applied(input, before.source, found, isWhole);
  rebase(mirror, input, found, isWhole);
  const overlaid = await overlayOf(mirror.center, mirror, commands, before.overlay);
  // What is left of a center whose drop was cut short is in no list.
  const unlisted = (await isFirstFill(db, mirror.center, before.source)) ? mirror.keys() : [];
  const all = new Set([...touched, ...overlaid.changed, ...caught, ...unlisted]);
  // The lists are worked out while the rows are on their way to the disk.
  await Promise.all([
    all.size > 0 ? project(new Visible(mirror.center, mirror, overlaid.overlay), all) : null,
    writeOverlay(db, mirror.center, overlaid),
    ...writeChanges(db, mirror.center, found.changes),
    db.sources.put(next),
    mirror.ack > keptAcks
      ? db.acks
          .where('ack')
          .below(mirror.ack - keptAcks)
          .delete()
      : null,
  ]);
  return { outcome: 'applied', source: next, changed: all };
}

/** No source of the center has been applied yet. */
async function isFirstFill(db: QuaiDb, center: number, source: SourceState): Promise<boolean> {
  if (source.appliedAtMs !== null) return false;
  const sources = await db.sources.toArray();
  return sources.every((it) => it.center !== center || it.appliedAtMs === null);
}

function takeChanges(mirror: Mirror, changes: readonly Change[]): RowKey[] {
  return changes.flatMap(({ kind, puts, removes }) => {
    mirror.put(kind, puts);
    mirror.remove(kind, removes);
    return [...puts.map((row) => keyOf(kind, row.id)), ...removes.map((id) => keyOf(kind, id))];
  });
}

function writeChanges(db: QuaiDb, center: number, changes: readonly Change[]): Promise<unknown>[] {
  return changes.flatMap(({ kind, puts, removes }) => [
    ...(puts.length > 0 ? [db.table(kind).bulkPut([...puts])] : []),
    ...(removes.length > 0 ? [db.table(kind).bulkDelete(removes.map((id) => [center, id]))] : []),
  ]);
}

/** An answer with rows set aside, left alone or still covered is not what is seen: it advances no ETag. */
function applied(input: Merge, source: SourceState, found: Found, isWhole: boolean): SourceState {
  return {
    ...source,
    appliedPoll: input.started.poll,
    appliedAck: input.startAck,
    appliedAtMs: input.nowMs,
    etag: !isWhole ? null : input.parts === null ? source.etag : input.etag,
    isByDelta: input.parts === null ? (source.isByDelta ?? false) : input.delta !== undefined,
    failures: 0,
    setAside: found.setAside,
    error: null,
  };
}

/** What a delta may go on from after this answer, if anything. A 304 leaves it as it was. */
function rebase(mirror: Mirror, input: Merge, found: Found, isWhole: boolean): void {
  const { key } = input.started;
  const base = baseAfter(mirror.bases.get(key), input, found, isWhole);
  if (base) mirror.bases.set(key, base);
  else mirror.bases.delete(key);
}

function baseAfter(
  before: Base | undefined,
  { started: { poll, query }, parts, cursor, delta, nowMs }: Merge,
  { kept = new Map(), setAside }: Found,
  isWhole: boolean,
): Base | undefined {
  if (parts === null) return before && { ...before, poll };
  if (isWhole && cursor) {
    const wholeAtMs = delta?.base.wholeAtMs ?? nowMs;
    const isByDelta = delta !== undefined;
    return { cursor, poll, query, wholeAtMs, isByDelta, kept, written: new Set(), named: new Map() };
  }
  return delta && setAside === 0 ? heldBack(delta, poll, kept) : undefined;
}

/** Takes away what settled commands show and polls now say by themselves; the commands that remain. */
async function dropCovered(
  db: QuaiDb,
  mirror: Mirror,
  input: Merge,
  commands: readonly StoredCommand[],
  found: Found,
): Promise<Kept> {
  const settled = commands.filter((row) => row.state === 'settled');
  if (settled.length === 0) return { commands, isHeld: false };
  const { left, isHeld } = stillShown(settled, mirror, {
    ...input,
    isUnchanged: input.delta && unchangedIn(mirror, input, input.delta, found),
  });
  // Also one that shows nothing stays until a poll that started after its answer.
  const isDone = ({ seq, ack = 0 }: StoredCommand) => left.get(seq)?.length === 0 && ack <= input.startAck;
  const kept = commands
    .filter((row) => !isDone(row))
    .map((row) => ({ ...row, ...(left.has(row.seq) ? { settledEffect: left.get(row.seq) ?? [] } : {}) }));
  await Promise.all([
    db.outbox.bulkPut(kept.filter((row) => left.has(row.seq))),
    db.outbox.bulkDelete(settled.filter(isDone).map((row) => row.seq)),
  ]);
  return { commands: kept, isHeld };
}

/** Rows a delta does not name, listed by its base and not written since the poll began: a whole answer would tell them. */
function unchangedIn(mirror: Mirror, { endpoint, startAck }: Merge, { changed }: Delta, { kept }: Found) {
  return (kind: Kind, id: number): boolean => {
    const row = mirror.stored(keyOf(kind, id));
    if (!row || changed.get(kind)?.has(id) || isWrittenSince(row, startAck)) return false;
    return row.lists.some((list) => isOf(endpoint, list) && !kept?.get(list)?.has(id));
  };
}

interface Kept {
  readonly commands: readonly StoredCommand[];
  readonly isHeld: boolean;
}
