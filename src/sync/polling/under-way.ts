import type { Hints } from '../stream/hints.ts';

/** For a read that waits for its token: once begun it comes after every answer so far. */
export const notBegun = Number.POSITIVE_INFINITY;

/** A read that was sent, or will be. */
export interface Read {
  readonly center: number;
  /** Where the log of acks stood when it began, or `notBegun`. */
  readonly startAck: number;
}

/** Shared by the boards and records of one leader. */
export interface UnderWay {
  readonly term: number;
  readonly signal: AbortSignal;
  /** Reads under way, by source. */
  readonly awaited: Map<string, Read>;
  readonly hints: Hints;
  /** Sources that somebody asked for during a read that had begun before: its answer may be older than what he saw. */
  readonly askedAgain: Set<string>;
}

/** Whether the read cannot stand for one that is asked for now. */
export const hasBegun = (read: Read | undefined): read is Read => read !== undefined && read.startAck !== notBegun;
