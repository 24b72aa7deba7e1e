import type { SourceState, StoredCommand } from '../db/schema.ts';

/** Checks against late writers; each is made inside the transaction that would write. */

/** A leader writes only under the term it raised: a later term means that another leader took over. */
export const isCurrentTerm = (stored: number | undefined, mine: number) => stored === mine;

/** A poll of the same source that started later has been applied. */
export const isOvertaken = (source: SourceState | undefined, started: SourceState) =>
  source !== undefined && source.appliedPoll > started.poll;

/** An outcome is written only for the attempt it belongs to. */
export const isSameAttempt = (now: StoredCommand, sent: StoredCommand) =>
  now.attempt === sent.attempt && now.state === sent.state;
