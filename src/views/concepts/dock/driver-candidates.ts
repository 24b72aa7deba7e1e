import type { DockCard, DriverRow } from '../../../db/view-rows/dispatch.ts';
import { whyNotOver } from '../../../domain/dock/over.ts';
import { isHiddenDriver } from '../../../domain/driver/state.ts';
import { compareDrivers } from '../../../domain/driver/weight.ts';
import { msOf } from '../../../domain/time/instant.ts';

/** A driver a round may be given to. */
export interface DriverCandidate {
  readonly driver: DriverRow;
  /** His other rounds that are not closed, by departure. */
  readonly rounds: readonly DockCard[];
  /** The round is his already. */
  readonly isOwn: boolean;
  /** His presence ends before the round is back, if both are known. */
  readonly endsBefore: boolean;
}

/** The drivers of the center that are not hidden, those without a round first, else in list order (DSP-550). */
export function candidatesOf(
  card: DockCard,
  drivers: readonly DriverRow[],
  cards: readonly DockCard[],
): readonly DriverCandidate[] {
  const backMs = msOf(card.return_time);
  const roundsOf = (id: number) =>
    cards.filter((other) => other.target_driver === id && other.id !== card.id && !whyNotOver(other));
  return drivers
    .filter((driver) => !isHiddenDriver(driver))
    .map((driver) => {
      const endMs = msOf(driver.planning_end);
      return {
        driver,
        rounds: roundsOf(driver.id),
        isOwn: card.target_driver === driver.id,
        endsBefore: endMs !== null && backMs !== null && endMs < backMs,
      };
    })
    .toSorted(
      (a, b) => Number(a.rounds.length > 0) - Number(b.rounds.length > 0) || compareDrivers(a.driver, b.driver),
    );
}
