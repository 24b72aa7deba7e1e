import type { SourceState, StoredCommand } from '../db/schema.ts';
import { isEqual } from '../domain/equal.ts';
import { keyOf, type Patch } from '../domain/rows.ts';
import type { Stored } from './diff.ts';

/** What the leader knows of the polls of a center. */
export interface Polls {
  readonly sources: readonly SourceState[];
  /** Ack counters at the start of the polls still awaited. */
  readonly awaited: readonly number[];
  readonly nowMs: number;
}

/** How long a settled command stays while polls still say what was before: servers without read-your-writes. */
const laggingReadMs = 60_000;

/**
 * Whether a settled command may stop being shown: no poll started before its ack is awaited, and each row it changed
 * was listed by a poll started after the ack. A source that is no longer polled has nothing late to say; the poll that
 * starts it again starts after the ack.
 */
export function isCovered(command: StoredCommand, rows: Stored, polls: Polls): boolean {
  const { ack, ackedAtMs, state, settledEffect = [] } = command;
  if (state !== 'settled' || ack === undefined) return false;
  if (polls.awaited.some((startAck) => startAck < ack)) return false;
  if (!settledEffect.every((patch) => isListed(patch, rows, polls, ack))) return false;
  const isYoung = polls.nowMs - (ackedAtMs ?? 0) < laggingReadMs;
  return !(isYoung && settledEffect.some((patch) => isAsBefore(patch, command, rows)));
}

function isListed({ kind, id }: Patch, rows: Stored, polls: Polls, ack: number): boolean {
  const fresh = polls.sources.filter((source) => source.appliedAck >= ack && source.appliedAtMs !== null);
  const lists = rows.stored(keyOf(kind, id))?.lists;
  // A row that is gone, or that only an action answer listed, is covered by any fresh poll.
  if (!lists || lists.every((list) => list.startsWith('answer/'))) return fresh.length > 0;
  return fresh.some((source) => lists.some((list) => list.startsWith(`${source.endpoint}/`)));
}

/** The polled row still says what was there before the command, in every field the command changed. */
function isAsBefore({ kind, id, set }: Patch, command: StoredCommand, rows: Stored): boolean {
  const key = keyOf(kind, id);
  const row = rows.stored(key)?.row as Readonly<Record<string, unknown>> | undefined;
  const before = command.before[key];
  if (!row || !before) return false;
  const fields = Object.entries(set).filter(([field, value]) => !isEqual(value, before[field]));
  return fields.length > 0 && fields.every(([field]) => isEqual(row[field] ?? null, before[field] ?? null));
}
