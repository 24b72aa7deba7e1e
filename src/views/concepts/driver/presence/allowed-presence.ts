import type { PresenceRow, RoundRow } from '../../../../db/view-rows/drivers.ts';
import {
  isBusy as isDriverBusy,
  offersCenter,
  offersPresenceMenu,
  offersStart,
} from '../../../../domain/driver/presence.ts';

/** A driver's round: his orders not delivered yet, and whether a person closes his return now. */
export type Round = Pick<RoundRow, 'running' | 'isReturnable'>;

export const noRound: Round = { running: [], isReturnable: false };

/** From the rows of a driver's docks on the road; the last one decides whether he can return (DSP-627, DSP-630). */
const roundOf = (roundRows: readonly RoundRow[]): Round => ({
  running: roundRows.flatMap(({ running }) => running),
  isReturnable: roundRows.at(-1)?.isReturnable ?? false,
});

interface Remembered {
  readonly roundRows: readonly RoundRow[];
  readonly round: Round;
}

/**
 * Makes a function from the list of rounds to the round of each driver. While the rows of a driver are the same objects
 * his round is too, so that its components do not render again.
 */
export function makeRounds(): (rows: readonly RoundRow[]) => ReadonlyMap<number, Round> {
  let previous = new Map<number, Remembered>();
  return (rows) => {
    const byDriver = new Map<number, RoundRow[]>();
    for (const row of rows) byDriver.set(row.driver, [...(byDriver.get(row.driver) ?? []), row]);
    const next = new Map<number, Remembered>();
    for (const [driver, roundRows] of byDriver) {
      const before = previous.get(driver);
      const isSame =
        before?.roundRows.length === roundRows.length && roundRows.every((row, at) => row === before.roundRows[at]);
      next.set(driver, before && isSame ? before : { roundRows, round: roundOf(roundRows) });
    }
    previous = next;
    return new Map([...next].map(([driver, { round }]) => [driver, round]));
  };
}

/** Possible changes of a driver's presence, by his state and his round (section 17 of dispatch.md). */
export interface AllowedPresence {
  readonly start: boolean;
  readonly center: boolean;
  /** `STOP`, vehicle, activity. */
  readonly menu: boolean;
  readonly back: boolean;
}

export function allowedPresence(driver: PresenceRow, { isReturnable }: Round): AllowedPresence {
  const menu = offersPresenceMenu(driver);
  return {
    start: offersStart(driver),
    center: offersCenter(driver),
    menu,
    back: menu && isReturnable && !driver.is_back,
  };
}

/** Whether an action on the driver is being sent, or the server is working on him (DSP-635). */
export const isBusy = (driver: PresenceRow) =>
  isDriverBusy(driver) || driver.marks.some((mark) => mark.state === 'sending');
