import type { ReadKeys } from '../domain/command.ts';
import { isEqual } from '../domain/equal.ts';
import { Layer, type Replayed, replay } from '../domain/replay.ts';
import { isOfRow, type Kind, keyOf, type Reader, type Row, type RowKey, splitKey } from '../domain/rows.ts';
import type { Declarations } from './declarations.ts';
import { intoOneRound } from './one-round.ts';
import { lanesHeldBy } from './outbox/lanes.ts';
import { readOverlay, type ServerRows } from './row-set.ts';
import type { CommandState, Mark, OverlayRow, StoredCommand, Tables } from './schema.ts';

/** Keys that a command's `reads` names. */
export function readKeys(reads: ReadKeys): RowKey[] {
  return Object.entries(reads).flatMap(([kind, ids]) =>
    ids.flatMap((id) => (id === null ? [] : [keyOf(kind as Kind, id)])),
  );
}

const phases: Readonly<Record<CommandState, Replayed['phase'] | null>> = {
  queued: 'pending',
  sending: 'pending',
  settled: 'settled',
  conflict: 'parked',
  refused: 'parked',
  uncertain: 'parked',
  expired: 'parked',
  discarded: null,
};

/** A stored command as replay needs it; undefined when this build does not know it, or its state no longer counts. */
export function replayed(stored: StoredCommand, { commandNamed, upcast }: Declarations): Replayed | undefined {
  const declaration = commandNamed(stored.name);
  const phase = phases[stored.state];
  const args = declaration && upcast(declaration, stored.commandVersion, stored.args);
  if (!declaration || phase === null || args === undefined) return undefined;
  return { id: stored.id, declaration, args, phase, settledEffect: stored.settledEffect ?? [] };
}

export function commandsOf(db: Pick<Tables, 'outbox'>, center: number): Promise<StoredCommand[]> {
  return db.outbox.where('center').equals(center).sortBy('seq');
}

/** Whether any was answered that no read shows yet. */
export const hasSettled = (commands: readonly StoredCommand[]) => commands.some(({ state }) => state === 'settled');

export interface Overlaid {
  readonly overlay: ReadonlyMap<RowKey, OverlayRow>;
  /** Rows whose overlay has changed. */
  readonly changed: ReadonlySet<RowKey>;
}

/**
 * Recomputes the overlay of a center from its server rows and commands and writes what changed. To be called in the
 * transaction that changed either: at every commit, visible = replay(settled, then pending) over the server rows.
 */
export async function refreshOverlay(
  db: Pick<Tables, 'overlay'>,
  center: number,
  server: ServerRows,
  commands: readonly StoredCommand[],
  code: Declarations,
): Promise<Overlaid> {
  const before = await readOverlay(db, center);
  const overlaid = await overlayOf(center, server, commands, before, code);
  await writeOverlay(db, center, overlaid);
  return overlaid;
}

/** The overlay of a center, and the rows in which it differs from `before`. */
export async function overlayOf(
  center: number,
  server: ServerRows,
  commands: readonly StoredCommand[],
  before: ReadonlyMap<RowKey, OverlayRow>,
  code: Declarations,
): Promise<Overlaid> {
  const overlay =
    commands.length === 0 ? new Map<RowKey, OverlayRow>() : await computeOverlay(center, server, commands, code);
  const isOther = ([key, row]: readonly [RowKey, OverlayRow]) => !isEqual(row, before.get(key));
  const puts = [...overlay].filter(isOther).map(([key]) => key);
  const gone = [...before.keys()].filter((key) => !overlay.has(key));
  return { overlay, changed: new Set([...puts, ...gone]) };
}

/**
 * The overlay with one more command, the last of its center. The user already sees the replay of all other commands,
 * and the new one changes none of their effects: a long queue makes no action slower.
 */
export async function overlayWith(
  stored: StoredCommand,
  server: ServerRows,
  visible: Reader,
  before: ReadonlyMap<RowKey, OverlayRow>,
  code: Declarations,
): Promise<Overlaid> {
  const entry = replayed(stored, code);
  const { rows: replayedRows, inDoubt } = replay(visible, entry ? [entry] : []);
  const rows = await joinRounds(server, visible, replayedRows, before);
  const marks = marksOf([stored], inDoubt);
  const changed = new Set([...rows.keys(), ...marks.keys()]);
  const overlay = new Map(before);
  for (const key of changed) {
    const [kind, id] = splitKey(key);
    const under = before.get(key);
    const row = rows.get(key) ?? under?.row ?? null;
    overlay.set(key, {
      center: stored.center,
      kind,
      id,
      row,
      marks: [...(under?.marks ?? []), ...(marks.get(key) ?? [])],
    });
  }
  return { overlay, changed };
}

export async function writeOverlay(
  db: Pick<Tables, 'overlay'>,
  center: number,
  { overlay, changed }: Overlaid,
): Promise<void> {
  const puts = [...changed].flatMap((key) => overlay.get(key) ?? []);
  const gone = [...changed].filter((key) => !overlay.has(key));
  await Promise.all([
    puts.length > 0 ? db.overlay.bulkPut(puts) : null,
    gone.length > 0 ? db.overlay.bulkDelete(gone.map((key) => [center, ...splitKey(key)])) : null,
  ]);
}

async function computeOverlay(
  center: number,
  server: ServerRows,
  commands: readonly StoredCommand[],
  code: Declarations,
): Promise<Map<RowKey, OverlayRow>> {
  const known = commands.flatMap((stored) => {
    const entry = replayed(stored, code);
    return entry ? [entry] : [];
  });
  await server.load(
    known.flatMap((entry) => [
      ...readKeys(entry.declaration.reads(entry.args)),
      ...entry.settledEffect.map((patch) => keyOf(patch.kind, patch.id)),
    ]),
  );
  const { rows: replayedRows, inDoubt } = replay(server, known);
  const rows = await inOneRound(server, replayedRows);
  const marks = marksOf(commands, inDoubt);
  const keys = new Set([...rows.keys(), ...marks.keys()]);
  return new Map(
    [...keys].map((key) => {
      const [kind, id] = splitKey(key);
      return [key, { center, kind, id, row: rows.get(key) ?? null, marks: marks.get(key) ?? [] }];
    }),
  );
}

/**
 * Rows that settled commands leave, with what they imply for docks and tasks. Commands settle row by row: a task may be
 * read again before its docks are. The dock that a task names, as the user sees it, wins.
 */
export async function inOneRound(
  server: ServerRows,
  rows: ReadonlyMap<RowKey, Row>,
): Promise<ReadonlyMap<RowKey, Row>> {
  const seen = new Layer(server, rows);
  return roundsOf(server, seen, idsIn(rows, 'task'), idsIn(rows, 'dock'));
}

/** The same for one more command: the effects of all others are in one round already. */
async function joinRounds(
  server: ServerRows,
  visible: Reader,
  rows: ReadonlyMap<RowKey, Row>,
  before: ReadonlyMap<RowKey, OverlayRow>,
): Promise<ReadonlyMap<RowKey, Row>> {
  const [tasks, docks] = [idsIn(rows, 'task'), idsIn(rows, 'dock')];
  if (tasks.length + docks.length === 0) return rows;
  const seen = new Layer(visible, rows);
  const isAt = (task: number) => docks.some((dock) => seen.get('task', task)?.dock === dock);
  const concerned = [...new Set([...tasks, ...idsIn(before, 'task').filter(isAt)])];
  const lists = (dock: number) => seen.get('dock', dock)?.tasks?.some((task) => concerned.includes(task)) === true;
  const listing = [...new Set([...docks, ...idsIn(before, 'dock').filter(lists)])];
  await server.load([...concerned.map((id) => keyOf('task', id)), ...listing.map((id) => keyOf('dock', id))]);
  return roundsOf(server, seen, concerned, listing);
}

const idsIn = (rows: ReadonlyMap<RowKey, unknown>, kind: Kind) =>
  [...rows.keys()].map(splitKey).flatMap(([of, id]) => (of === kind ? [id] : []));

async function roundsOf(
  server: ServerRows,
  seen: Layer,
  tasks: readonly number[],
  docks: readonly number[],
): Promise<ReadonlyMap<RowKey, Row>> {
  const changed = { before: server, after: seen, tasks, docks };
  const dockOf = (reader: Reader, task: number) => reader.get('task', task)?.dock;
  const joins = (dock: number, task: number) =>
    dockOf(server, task) !== dock || server.get('dock', dock)?.tasks?.some((id) => id === task) === true;
  seen.apply(await intoOneRound(changed, server, [], joins));
  return seen.rows;
}

function marksOf(commands: readonly StoredCommand[], inDoubt: ReadonlySet<string>): Map<RowKey, Mark[]> {
  const marks = new Map<RowKey, Mark[]>();
  for (const stored of commands) {
    const { id, name, state } = stored;
    if (state === 'settled' || state === 'discarded') continue;
    const mark: Mark = { commandId: id, name, state, inDoubt: inDoubt.has(id) };
    for (const key of lanesHeldBy(stored).filter(isOfRow)) marks.set(key, [...(marks.get(key) ?? []), mark]);
  }
  return marks;
}
