import type { Move } from '../../db/outbox/transition.ts';
import type { Reason, StoredCommand } from '../../db/schema.ts';
import { type Basis, versionOf } from '../../domain/basis.ts';
import type { Command } from '../../domain/command.ts';
import { isEqual } from '../../domain/equal.ts';
import { Layer } from '../../domain/replay.ts';
import type { Patch } from '../../domain/rows.ts';
import { isRecord, type RawRows } from '../../domain/wire.ts';
import type { Keys } from './keys.ts';
import type { RowReader } from './reading.ts';

/**
 * Where the server compares nothing, the rows are read just before the call: other values than the user saw are a
 * conflict (docs/adr/0059). Rows that cannot be read now say nothing against the call; it meets the same server.
 */
export async function movedBefore(
  reader: RowReader,
  stored: StoredCommand,
  declaration: Command,
): Promise<Move | null> {
  // A live action that may have been done is in doubt, whatever is read now: its user decided to send it again. What a
  // movement may have added itself is nobody else's: it goes again under its key.
  const isDecided = stored.mayBeDone === true && (stored.live || declaration.addsTo);
  if (isDecided || reader.deps.keys.areCompared || declaration.isComparedByServerAlone) return null;
  const read = await reader.read(stored, toRead(declaration));
  // A movement was not sent yet: what is there already was added by somebody else.
  if (read.kind !== 'read' || (read.holds && !declaration.addsTo)) return null;
  const { rows, startAck } = read;
  const seen = await reader.layer(stored, declaration, rows);
  const inAnswer = declaration.addsTo?.seen ?? declaration.basisInAnswer;
  const now = inAnswer?.(read.body, stored.args) ?? declaration.basis?.(stored.args, seen);
  if (now === undefined || isEqual(now, stored.basis)) return null;
  const others = await reader.deps.db.outbox.where('center').equals(stored.center).toArray();
  if (others.some((row) => isBefore(row, stored) && isEqual(row.basis, now))) return null;
  const text = declaration.text.moved?.(stored.args, seen, now) ?? undefined;
  return { state: 'conflict', rows, startAck, reason: { code: 'moved', ...(text === undefined ? {} : { text }) } };
}

/** No row has what a call of its own tells. */
const toRead = (declaration: Command): Command =>
  declaration.addsTo?.read
    ? { ...declaration, reread: declaration.addsTo.read, acceptReread: () => ({ rows: [] }) }
    : declaration;

/** An action of one's own that was agreed to: a read that lags behind it shows the values it replaced. */
const isBefore = (row: StoredCommand, { name, seq, lanes }: StoredCommand) =>
  row.state === 'settled' && row.name === name && row.seq < seq && row.lanes.some((lane) => lanes.includes(lane));

/**
 * The server found other values than the user saw: a conflict with the present rows, which are read where its answer
 * has none. Where the console, which reads leniently, sees no difference, the call is sent once more without a basis.
 */
export async function movedSince(
  reader: RowReader,
  stored: StoredCommand,
  declaration: Command,
  {
    rows: told,
    reason,
    startAck,
  }: { readonly rows: readonly RawRows[]; readonly reason: Reason; readonly startAck: number },
): Promise<Move> {
  const isTold = basisIn(stored, declaration, told) !== undefined;
  const read = isTold || stored.live ? null : await reader.read(stored, declaration);
  const rows = read?.kind === 'read' ? [...told, ...read.rows] : told;
  const now = basisIn(stored, declaration, rows);
  if (!isEqual(now, stored.basis)) return { state: 'conflict', reason, rows, startAck };
  const set = { basis: null, keyedUntilMs: null, renewals: (stored.renewals ?? 0) + 1 };
  return { state: 'queued', event: 'retry', rows, startAck, set };
}

/** The values it replaces, by rows that were told and no others. */
function basisIn({ args }: StoredCommand, declaration: Command, parts: readonly RawRows[]): Basis | undefined {
  const layer = new Layer({ get: () => undefined });
  for (const { kind, rows } of parts)
    for (const row of rows.filter(isRecord)) layer.tell({ kind, id: Number(row.id), set: row } as Patch);
  return declaration.basis?.(args, layer);
}

/** The header by which a server that compares knows what the call rests on. */
export const condition = ({ areCompared }: Keys, basis: Basis): Readonly<Record<string, string>> =>
  areCompared ? { 'If-Match': versionOf(basis) } : {};
