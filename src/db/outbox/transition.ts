import type { Command } from '../../domain/command.ts';
import { hasRead } from '../../domain/readable-row.ts';
import { Layer } from '../../domain/replay.ts';
import { isOnBoards, type Kind, keyOf, type Lane, type Patch, type RowKey, splitKey } from '../../domain/rows.ts';
import { isRecord, type RawRow, type RawRows } from '../../domain/wire.ts';
import { forgetEtags, soundRows, writeAnswer } from '../answer.ts';
import { type Declarations, declarations } from '../declarations.ts';
import { writeJournal } from '../journal.ts';
import { listsWithin } from '../lists/list-store.ts';
import { raise } from '../meta.ts';
import { answerInOneRound, meantList } from '../one-round.ts';
import { commandsOf, readKeys, refreshOverlay, replayed } from '../overlay.ts';
import { LoadedRows } from '../row-set.ts';
import type { AckEntry, CommandState, JournalEntry, QuaiDb, Reason, StoredCommand, Tables } from '../schema.ts';
import { subjectOf } from '../subject.ts';
import { type Project, Visible } from '../visible.ts';
import type { Rendered } from './taking-back.ts';
import { valuesBefore } from './values-before.ts';

/** A change of a command's state, with the rows of the server's answer. */
export interface Move {
  readonly state: CommandState;
  readonly event?: JournalEntry['event'];
  readonly reason?: Reason | undefined;
  readonly rows?: readonly RawRows[];
  /** Ack counter when the request that brought `rows` left. */
  readonly startAck?: number;
  readonly set?: Partial<
    Pick<
      StoredCommand,
      | 'attempt'
      | 'failures'
      | 'dueAtMs'
      | 'heldUntilMs'
      | 'answerLost'
      | 'keyedUntilMs'
      | 'mayBeDone'
      | 'renewals'
      | 'issuedAtMs'
      | 'clockOffsetMs'
      | keyof Rendered
    >
  >;
  /** Later commands, as this move leaves them. */
  readonly later?: readonly StoredCommand[];
}

/** Decides from the stored command and all commands of the outbox; null changes nothing. */
export type Decide = (stored: StoredCommand, all: readonly StoredCommand[]) => Move | null;

/**
 * The one way a command changes state after its issue. In one strict transaction: the command, the answer's rows, the
 * ack counter, the overlay, the view rows and the journal. Returns the command as it is afterwards, or undefined when
 * `decide` declined (another attempt took over, the command is gone).
 */
export async function transition(
  db: QuaiDb,
  project: Project,
  commandId: string,
  nowMs: number,
  decide: Decide,
): Promise<StoredCommand | undefined> {
  const code = await declarations();
  return db.transaction('rw', db.tables, async () => {
    // Many steps, all within the transaction: a write outside it would be on disk without the others.
    const tables = db.bound();
    const stored = await tables.outbox.get({ id: commandId });
    if (!stored) return undefined;
    const move = decide(stored, await tables.outbox.orderBy('seq').toArray());
    if (!move) return undefined;
    const { reason: _reason, ...rest } = stored;
    const next: StoredCommand = {
      ...rest,
      ...move.set,
      state: move.state,
      ...(move.reason ? { reason: move.reason } : {}),
    };
    return record(tables, { project, code }, next, move, nowMs);
  });
}

interface Replaying {
  readonly project: Project;
  readonly code: Declarations;
}

async function record(db: Tables, { project, code }: Replaying, next: StoredCommand, move: Move, nowMs: number) {
  const isSettled = move.state === 'settled';
  const startAck = move.startAck ?? Number.POSITIVE_INFINITY;
  const answer = await answerInOneRound(db, next.center, await soundRows(db, next.center, move.rows ?? [], startAck));
  const settled = isSettled ? await settledBy(db, next, answer, code) : undefined;
  let after = next;
  let written: readonly RowKey[] = [];
  if (isSettled || (move.rows && move.rows.length > 0)) {
    const ack = await raise(db, 'ack');
    written = await writeAnswer(db, next.center, ack, answer);
    const log: AckEntry = { ack, center: next.center, keys: written, atMs: nowMs };
    await db.acks.put(log);
    await supersede(db, next.center, answer, startAck);
    await forgetEtags(db, next.center);
    if (settled) after = { ...next, ...settled, ack, ackedAtMs: nowMs };
  }
  if (move.state === 'discarded') await db.outbox.delete(next.seq);
  else await db.outbox.put(after);
  if (move.later) await db.outbox.bulkPut(move.later);
  await makeRecordsDue(db, after, answer, written);
  await writeJournal(db, journalEntry(after, move, nowMs));
  const server = new LoadedRows(db, next.center);
  await server.load(written);
  const { overlay, changed } = await refreshOverlay(db, next.center, server, await commandsOf(db, next.center), code);
  const touched = new Set([...changed, ...written]);
  await project(new Visible(next.center, server, overlay), touched, listsWithin(db, next.center));
  return after;
}

const outcomes: ReadonlySet<CommandState> = new Set(['settled', 'conflict', 'refused', 'uncertain', 'expired']);

/**
 * Marks records to be read again after an outcome, by the leader of that time: those that list a touched row, or a row
 * the action names, and those of its center that may list a row which it made.
 */
async function makeRecordsDue(
  db: Tables,
  command: StoredCommand,
  answer: readonly RawRows[],
  written: readonly RowKey[],
): Promise<void> {
  if (!outcomes.has(command.state)) return;
  const touched = new Set<Lane>([...written, ...command.lanes]);
  const made = madeKinds(answer, touched);
  const due = (await db.records.toArray()).filter(
    ({ center, rows }) =>
      rows.some((key) => isTouched(key, touched)) || (center === command.center && mayList(rows, made)),
  );
  if (due.length > 0) await db.records.bulkPut(due.map((record) => ({ ...record, isDue: true })));
}

/** Kinds that records alone list, of rows in an answer that no row of the replica stands for yet. */
const madeKinds = (answer: readonly RawRows[], touched: ReadonlySet<Lane>): ReadonlySet<Kind> =>
  new Set(
    answer.flatMap(({ kind, rows }) =>
      !isOnBoards(kind) && rows.some((row) => isRecord(row) && !touched.has(keyOf(kind, Number(row.id)))) ? [kind] : [],
    ),
  );

/** An empty list says nothing of its kind: it is read too. */
const mayList = (rows: readonly RowKey[], kinds: ReadonlySet<Kind>) =>
  kinds.size > 0 && (rows.length === 0 || rows.some((key) => kinds.has(splitKey(key)[0])));

/** A summary of an order, or its sheet, counts as touched when the order is. */
function isTouched(key: RowKey, touched: ReadonlySet<Lane>): boolean {
  const [kind, id] = splitKey(key);
  return touched.has(kind === 'orderSheet' || kind === 'orderSummary' ? keyOf('order', id) : key);
}

const journalEntry = (row: StoredCommand, move: Move, atMs: number): JournalEntry => ({
  atMs,
  commandId: row.id,
  name: row.name,
  tab: row.tab,
  event: move.event ?? move.state,
  attempt: row.attempt,
  ...(move.reason ? { reason: move.reason } : {}),
  ...subjectOf(row),
});

/**
 * The effect a settled command goes on showing until polls bring it: its own effect, with the values of the answer
 * where it has them. It is computed on the server rows before the answer, under the effects settled earlier. For a row
 * that was unknown when the command was issued, the present values count as those before.
 */
async function settledBy(
  db: Tables,
  stored: StoredCommand,
  answer: readonly RawRows[],
  code: Declarations,
): Promise<Pick<StoredCommand, 'settledEffect' | 'before' | 'isOneList'>> {
  const own = replayed({ ...stored, state: 'queued' }, code);
  if (!own) return { settledEffect: [], before: stored.before };
  const declaration: Command = own.declaration;
  const rows = new LoadedRows(db, stored.center);
  await rows.load(readKeys(declaration.reads(own.args)));
  const layer = new Layer(rows);
  for (const other of await commandsOf(db, stored.center)) {
    if (other.state === 'settled' && other.seq < stored.seq) layer.apply(other.settledEffect ?? []);
  }
  const effect = declaration.effect(own.args, layer);
  return {
    settledEffect: effect.map((patch) => withAnswer(patch, answer)),
    before: { ...valuesBefore(effect, layer), ...stored.before },
    ...(declaration.isOneList ? { isOneList: true } : {}),
  };
}

/**
 * Updates the effects of commands that were settled before the request left: the answer's values replace the same
 * fields.
 */
async function supersede(db: Tables, center: number, answer: readonly RawRows[], startAck: number): Promise<void> {
  const settled = (await commandsOf(db, center)).filter((row) => row.state === 'settled' && (row.ack ?? 0) <= startAck);
  for (const row of settled) {
    const before = row.settledEffect ?? [];
    const after = before.map((patch) => withAnswer(patch, answer));
    if (after.some((patch, at) => patch !== before[at])) await db.outbox.put({ ...row, settledEffect: after });
  }
}

const saidOf = (patch: Patch, answer: readonly RawRows[]): readonly RawRow[] =>
  answer
    .filter((part) => part.kind === patch.kind)
    .flatMap(({ list, rows }) =>
      rows
        .filter(isRecord)
        .filter(
          (raw) => raw.id === patch.id && !(list === meantList && raw.dock === null && isElsewhere(patch, answer)),
        ),
    );

/** A task that left a dock's list was agreed to be in another dock, whose list the answer does not contain. */
function isElsewhere({ set }: Patch, answer: readonly RawRows[]): boolean {
  const dock = 'dock' in set ? set.dock : null;
  const isTold = (raw: unknown) => isRecord(raw) && raw.id === dock && 'tasks' in raw;
  return dock !== null && !answer.some(({ kind, rows }) => kind === 'dock' && rows.some(isTold));
}

/** A field that the answer leaves out, or that cannot be read in it, keeps the agreed value. */
function withAnswer(patch: Patch, answer: readonly RawRows[]): Patch {
  const said = saidOf(patch, answer);
  if (said.length === 0) return patch;
  const set = Object.entries(patch.set).map(([field, value]) => {
    // The last row that has the field counts.
    const raw = said.findLast((it) => hasRead(patch.kind, it, field));
    return [field, raw ? raw[field] : value];
  });
  return { ...patch, set: Object.fromEntries(set) } as Patch;
}
