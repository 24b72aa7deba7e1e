import type { StoredCommand } from '../../db/schema.ts';
import { agrees, isEqual } from '../../domain/equal.ts';
import { readRow } from '../../domain/readable-row.ts';
import { type Kind, keyOf, type Patch, type RowKey } from '../../domain/rows.ts';
import type { RawRow, RawRows } from '../../domain/wire.ts';
import { hasRowInFull, type StoredRows } from './diff.ts';

type Rows = Pick<StoredRows, 'stored'>;

/** The poll being applied, as far as settling needs it. */
export interface AppliedPoll {
  /** Null for a 304. */
  readonly parts: readonly RawRows[] | null;
  readonly startAck: number;
  /** Ack counters at the start of the polls still awaited. */
  readonly awaited: readonly number[];
  /** When the poll began, device clock: the answer shows that moment, however late it is read. */
  readonly startedAtMs: number;
  /** Whether the answer is a delta that leaves a listed row unchanged. */
  readonly isUnchanged?: ((kind: Kind, id: number) => boolean) | undefined;
}

/** How long after the ack polls may begin and still have old values: for servers without read-your-writes. */
const laggingReadMs = 60_000;

interface RemainingEffects {
  /** The patches that each settled command goes on showing, by `seq`. */
  readonly left: ReadonlyMap<number, readonly Patch[]>;
  /** A later poll must bring a row, or bring it again; a 304 would not, so no ETag is kept until then. */
  readonly isHeld: boolean;
}

/**
 * The effects that settled commands go on showing once a poll is applied; `rows` are those after the poll. A field is
 * shown until a poll that started after the ack has brought its row; a row outside the query, or set aside, was not
 * brought. Nothing is dropped while a poll started before the ack is awaited, nor before effects settled earlier on the
 * same row.
 */
function remainingEffects(settled: readonly StoredCommand[], rows: Rows, told: AppliedPoll): RemainingEffects {
  const shown = new Set<RowKey>();
  let isHeld = false;
  const left = settled.map((command) => {
    const effect = command.settledEffect ?? [];
    // The ranks of a list are read together: if one differs from before the command, all were read after it.
    const isOfAfter =
      command.isOneList === true &&
      effect.some((patch) => coversPatch(patch, rows, told) && isAsBefore(patch, command, rows) === false);
    const patches = effect.filter((patch) => {
      const isFirst = !shown.has(keyOf(patch.kind, patch.id));
      if (isFirst && isCovered(command, patch, rows, told, isOfAfter)) return false;
      isHeld ||= told.startAck < (command.ack ?? 0) || coversPatch(patch, rows, told);
      return true;
    });
    for (const { kind, id } of patches) shown.add(keyOf(kind, id));
    return [command.seq, patches] as const;
  });
  return { left: new Map(left), isHeld };
}

/** Whether polls by themselves now show what the command did to one row. */
function isCovered(command: StoredCommand, patch: Patch, rows: Rows, told: AppliedPoll, isOfAfter: boolean): boolean {
  const { ack, ackedAtMs = 0 } = command;
  if (ack === undefined || told.startAck < ack || told.awaited.some((startAck) => startAck < ack)) return false;
  if (!coversPatch(patch, rows, told)) return false;
  return isOfAfter || told.startedAtMs - ackedAtMs >= laggingReadMs || isAsBefore(patch, command, rows) !== true;
}

/**
 * Whether the answer has the row as it is stored, or the row is gone. A 304 counts where the stored row is as the
 * command shows it.
 */
function coversPatch({ kind, id, set }: Patch, rows: Rows, { parts, isUnchanged }: AppliedPoll): boolean {
  const row = rows.stored(keyOf(kind, id))?.row as RawRow | undefined;
  if (!row) return true;
  if (parts === null) return agrees(row, set);
  const isSaid = (raw: RawRow) => agrees(row, raw) || agrees(row, readRow(kind, raw)?.value ?? raw);
  return hasRowInFull(parts, kind, id, isSaid) || isUnchanged?.(kind, id) === true;
}

/**
 * Whether the polled row still has the values from before the command, in every field the command changed; null where
 * there is nothing to compare.
 */
function isAsBefore({ kind, id, set }: Patch, command: StoredCommand, rows: Rows): boolean | null {
  const key = keyOf(kind, id);
  const row = rows.stored(key)?.row as RawRow | undefined;
  const before = command.before[key];
  if (!row || !before) return null;
  const fields = Object.entries(set).filter(([field, value]) => !isEqual(value, before[field]));
  return fields.length === 0 ? null : fields.every(([field]) => isEqual(row[field] ?? null, before[field] ?? null));
}

/** Commands of a scope, divided by whether reads now show what the settled ones do. */
export interface Coverage {
  /** Those that stay. */
  readonly commands: readonly StoredCommand[];
  /** Those of them that stay with fewer patches, or the same. */
  readonly puts: readonly StoredCommand[];
  /** Numbers of those to be dropped. */
  readonly gone: readonly number[];
  /** See `RemainingEffects`. */
  readonly isHeld: boolean;
}

/** The same for all commands of a scope, with `rows` as the answer leaves them. */
export function coveredOf(rows: Rows, commands: readonly StoredCommand[], told: AppliedPoll): Coverage {
  const settled = commands.filter((row) => row.state === 'settled');
  if (settled.length === 0) return { commands, puts: [], gone: [], isHeld: false };
  const { left, isHeld } = remainingEffects(settled, rows, told);
  // A command without patches stays too, until a read that started after its answer.
  const isDone = ({ seq, ack = 0 }: StoredCommand) => left.get(seq)?.length === 0 && ack <= told.startAck;
  const kept = commands
    .filter((row) => !isDone(row))
    .map((row) => ({ ...row, ...(left.has(row.seq) ? { settledEffect: left.get(row.seq) ?? [] } : {}) }));
  const gone = settled.filter(isDone).map((row) => row.seq);
  return { commands: kept, puts: kept.filter((row) => left.has(row.seq)), gone, isHeld };
}
