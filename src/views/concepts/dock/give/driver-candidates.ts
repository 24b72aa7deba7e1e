import type { DockCard, DriverRow } from '../../../../db/view-rows/dispatch.ts';
import { whyNotOver } from '../../../../domain/dock/over.ts';
import { isHiddenDriver } from '../../../../domain/driver/state.ts';
import { compareDrivers } from '../../../../domain/driver/weight.ts';
import type { Refusal } from '../../../../domain/result.ts';
import {
  compareRuns,
  type DriverRefusal,
  type DriverRun,
  freeMs,
  runOf,
  whyNotRun,
} from '../../../../domain/route/driver-run.ts';
import type { Centers } from '../../../kit/scope/centers.ts';
import { plannedRun } from './planned-run.ts';

/** A driver a round may be given to, with what that would mean. */
export interface DriverCandidate {
  readonly driver: DriverRow;
  /** His other rounds that are not closed, by departure. */
  readonly rounds: readonly DockCard[];
  /** The round is his already. */
  readonly isOwn: boolean;
  readonly run: DriverRun;
  /** When he is free; null when unknown. */
  readonly freeMs: number | null;
  /** Why he cannot take it, by what is known; null when he can. */
  readonly refusal: Refusal<DriverRefusal> | null;
}

/**
 * The drivers of the center that are not hidden. Those who can come first, the best one first: fewest late, then who
 * leaves first, else in list order; those who cannot come last (OUR-084, OUR-085).
 */
export function candidatesOf(
  card: DockCard,
  drivers: readonly DriverRow[],
  cards: readonly DockCard[],
  centers: Centers | undefined,
  nowMs: number,
): readonly DriverCandidate[] {
  const round = plannedRun(card, centers, nowMs);
  const roundsOf = (id: number) =>
    cards.filter((other) => other.target_driver === id && other.id !== card.id && !whyNotOver(other));
  return drivers
    .filter((driver) => !isHiddenDriver(driver))
    .map((driver) => {
      const rounds = roundsOf(driver.id);
      const held = rounds.map((it) => plannedRun(it, centers, nowMs));
      const free = freeMs(driver, held, round, nowMs);
      const run = runOf(round, free);
      const refusal = whyNotRun(driver, run, nowMs);
      return { driver, rounds, isOwn: card.target_driver === driver.id, run, freeMs: free, refusal };
    })
    .toSorted(
      (a, b) =>
        Number(a.refusal !== null) - Number(b.refusal !== null) ||
        compareRuns(a.run, b.run) ||
        Number(a.rounds.length > 0) - Number(b.rounds.length > 0) ||
        compareDrivers(a.driver, b.driver),
    );
}
