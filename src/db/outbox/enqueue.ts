import { type Command, isLive } from '../../domain/command.ts';
import { type Refusal, refuse } from '../../domain/result.ts';
import { type Reader, type RowKey, referencesTo, splitKey } from '../../domain/rows.ts';
import { type Declarations, declarations } from '../declarations.ts';
import type { IssueCode } from '../engine-code.ts';
import { writeJournal } from '../journal.ts';
import { listsWithin } from '../lists/list-store.ts';
import { readMeta, writeMeta } from '../meta.ts';
import { commandsOf, overlayOf, overlayWith, readKeys, writeOverlay } from '../overlay.ts';
import { isFilledBoard, sourcesOf } from '../queries/sync.ts';
import { LoadedRows, readOverlay, type ServerRows } from '../row-set.ts';
import type { CommandState, QuaiDb, StoredCommand, Tables } from '../schema.ts';
import { type Project, Visible } from '../visible.ts';
import { basisOf, leftBy, restingAnew, restingInstead } from './basis-of.ts';
import { isInDoubt, isUnresolved, keyedUntil, waitsFor } from './lanes.ts';
import { valuesBefore } from './values-before.ts';

export interface Intent {
  readonly id: string;
  readonly name: string;
  readonly args: unknown;
  readonly center: number;
  readonly tab: string;
  readonly nowMs: number;
  readonly isOnline: boolean;
  /** The command this one replaces (Modifier), in that command's center. */
  readonly replaces?: string | undefined;
}

/**
 * Writes an action and its overlay to disk, or refuses it. One strict transaction, without fetch, timer or crypto. Rows
 * named by `reads` are loaded in bulk, then guard and effect run synchronously on what the user sees.
 */
export async function enqueue(db: QuaiDb, project: Project, intent: Intent): Promise<StoredCommand | Refusal> {
  const code = await declarations();
  const declaration = code.commandNamed(intent.name);
  if (!declaration) return refuse<IssueCode>('unknownAction');
  if (!declaration.args.safeParse(intent.args).success) return refuse<IssueCode>('invalid');
  return db.transaction('rw', db.tables, async () => {
    const tables = db.bound();
    const replaced = intent.replaces === undefined ? null : await tables.outbox.get({ id: intent.replaces });
    if (!isReplaceable(replaced)) return refuse<IssueCode>('beingSent');
    if (replaced && isInDoubt(replaced)) return refuse<IssueCode>('inDoubt');
    const placed = replaced ? { ...intent, center: replaced.center } : intent;
    return record(tables, project, { code, declaration }, placed, replaced ?? null);
  });
}

async function record(
  tables: Tables,
  project: Project,
  { code, declaration }: { readonly code: Declarations; readonly declaration: Command },
  intent: Intent,
  replaced: StoredCommand | null,
): Promise<StoredCommand | Refusal> {
  const needed = readKeys(declaration.reads(intent.args));
  const server = new LoadedRows(tables, intent.center);
  // All reads are requested together, and so are all writes: the user waits for every request that is awaited alone.
  const [isFull, overlay, others, lastSeq, clockOffsetMs, retentionMs] = await Promise.all([
    isFilled(tables, intent.center),
    readOverlay(tables, intent.center),
    replaced && commandsOf(tables, intent.center),
    readMeta(tables, 'seq'),
    readMeta(tables, 'clockOffsetMs'),
    readMeta(tables, 'retentionMs'),
    server.load(needed),
    askAhead(server, needed),
  ]);
  if (!isFull && !isHeld(server, needed)) return refuse<IssueCode>('filling');
  // Without the replaced command, which is as if it had never been issued.
  const left = replaced && others?.filter((row) => row.id !== replaced.id);
  const below = left ? (await overlayOf(intent.center, server, left, overlay, code)).overlay : overlay;
  const visible = new Visible(intent.center, server, below);
  const refusal = declaration.guard(intent.args, visible) ?? (await refuseLive(tables, declaration, intent));
  if (refusal) return refusal;
  const stored: StoredCommand = {
    ...commandOf(declaration, intent, visible, replaced, left ?? [], retentionMs ?? 0),
    seq: (lastSeq ?? 0) + 1,
    clockOffsetMs: clockOffsetMs ?? null,
  };
  const after = left
    ? await overlayOf(intent.center, server, [...left, stored], overlay, code)
    : await overlayWith(stored, server, visible, overlay, code);
  await Promise.all([
    // Before anything is written, so that its reads do not queue behind the writes.
    project(new Visible(intent.center, server, after.overlay), after.changed, listsWithin(tables, intent.center)),
    writeMeta(tables, 'seq', stored.seq),
    tables.outbox.add(stored),
    writeJournal(tables, entry(stored, intent, stored.state)),
    replaced ? takeBack(tables, replaced, left ?? [], intent) : null,
    writeOverlay(tables, intent.center, after),
  ]);
  return stored;
}

/** Reads ahead the rows that refer to the rows of an action: lists ask for them. */
const askAhead = (server: ServerRows, keys: readonly RowKey[]) =>
  Promise.all(
    keys.map((key) => {
      const [kind, id] = splitKey(key);
      return Promise.all(referencesTo(kind).map((by) => server.referring(by, [id])));
    }),
  );

/**
 * Whether an action may be recorded before a board has filled the center: a record must hold one of the rows it reads.
 * An action that reads no row may always be recorded, since its screen may poll nothing.
 */
function isHeld(server: ServerRows, needed: readonly RowKey[]): boolean {
  const things = needed.filter((key) => splitKey(key)[0] !== 'metas');
  return needed.length === 0 || (things.length > 0 ? things : needed).some((key) => server.stored(key) !== undefined);
}

/** Once a board's first answer is on disk, a row that is not there is known not to exist. */
async function isFilled(tables: Tables, center: number): Promise<boolean> {
  return (await sourcesOf(tables, center)).some(isFilledBoard);
}

/** A command that is being sent, or is done, can no longer be replaced. */
const isReplaceable = (replaced: StoredCommand | null | undefined) =>
  replaced === null || (replaced !== undefined && isUnresolved(replaced) && replaced.state !== 'sending');

async function refuseLive(tables: Tables, declaration: Command, intent: Intent): Promise<Refusal<IssueCode> | null> {
  if (!isLive(declaration, intent.args)) return null;
  if (!intent.isOnline) return refuse('mustBeOnline');
  const others = (await tables.outbox.orderBy('seq').toArray()).filter((row) => row.id !== intent.replaces);
  return waitsFor(others, Number.POSITIVE_INFINITY, declaration.lane(intent.args)) ? refuse('laneBusy') : null;
}

/** The stored command as far as its intent determines it; its number and clock come from the database. */
function commandOf(
  declaration: Command,
  intent: Intent,
  visible: Reader,
  replaced: StoredCommand | null,
  left: readonly StoredCommand[],
  retentionMs: number,
): Omit<StoredCommand, 'seq' | 'clockOffsetMs'> {
  const { args } = intent;
  const isNow = isLive(declaration, args);
  const request = declaration.request(args);
  const effect = declaration.effect(args, visible);
  const basis = basisOf(declaration, args, visible);
  return {
    id: intent.id,
    name: intent.name,
    commandVersion: declaration.version,
    args,
    center: intent.center,
    tab: intent.tab,
    lanes: declaration.lane(args),
    ...(declaration.laneIfRefused ? { lanesIfRefused: declaration.laneIfRefused(args) } : {}),
    live: isNow,
    request,
    staleAfterMs: isNow || declaration.delivery.kind === 'live' ? null : declaration.delivery.staleAfterMs,
    issuedAtMs: intent.nowMs,
    before: valuesBefore(effect, visible),
    basis: replaced ? restingInstead(replaced, basis, left) : basis,
    leaves: leftBy(declaration, args, effect, visible),
    state: isNow ? 'sending' : 'queued',
    attempt: isNow ? 1 : 0,
    failures: 0,
    dueAtMs: 0,
    answerLost: false,
    // It leaves at once.
    keyedUntilMs: isNow ? keyedUntil(intent.nowMs, retentionMs, request) : null,
  };
}

const takeBack = (tables: Tables, replaced: StoredCommand, left: readonly StoredCommand[], intent: Intent) =>
  Promise.all([
    tables.outbox.delete(replaced.seq),
    tables.outbox.bulkPut(restingAnew(replaced, left)),
    writeJournal(tables, entry(replaced, intent, 'discarded')),
  ]);

const entry = (stored: StoredCommand, { nowMs }: Intent, event: CommandState) => ({
  atMs: nowMs,
  commandId: stored.id,
  name: stored.name,
  tab: stored.tab,
  event,
  attempt: stored.attempt,
});
