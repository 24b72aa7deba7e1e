import type * as z from 'zod/mini';
import type { DockCard } from '../../../db/view-rows/dispatch.ts';
import type { PresenceRow } from '../../../db/view-rows/drivers.ts';
import type { stopDriver } from '../../../domain/driver/commands/presence.ts';
import { offersCenter, offersPresenceMenu, offersReturn, offersStart } from '../../../domain/driver/presence.ts';
import { dockIdOf } from './task-offers.ts';

type Running = z.infer<typeof stopDriver.args>['running'];

/** What a driver has on the road. */
export interface Round {
  /** His orders not delivered yet, each with its dock (DSP-627). */
  readonly running: Running;
  /** His last order is done with, and a person closes his return (DSP-630). */
  readonly isReturnable: boolean;
}

export const noRound: Round = { running: [], isReturnable: false };

/** The round of a driver, from the docks that left with him and are not closed. */
export function roundOf(cards: readonly DockCard[]): Round {
  const left = cards
    .filter((card) => card.gone_at && !card.closed_at)
    .toSorted((a, b) => Date.parse(a.gone_at ?? '') - Date.parse(b.gone_at ?? ''));
  const running = left.flatMap(({ tasks }) =>
    tasks
      .filter((task) => task.status === 'shipping')
      .map((task) => ({ taskId: task.id, orderId: task.orderId, dockId: dockIdOf(task) })),
  );
  const latest = left.at(-1);
  return { running, isReturnable: offersReturn(latest, latest?.tasks.at(-1)?.orderStatus) };
}

interface Known {
  readonly cards: readonly DockCard[];
  readonly round: Round;
}

/**
 * The rounds of drivers from the cards of each, again and again: where the cards are the same objects the round is the
 * same too, and what shows it renders nothing again.
 */
export function makeRounds(): (cardsOf: ReadonlyMap<number, readonly DockCard[]>) => ReadonlyMap<number, Round> {
  let known = new Map<number, Known>();
  return (cardsOf) => {
    const next = new Map<number, Known>();
    for (const [driver, cards] of cardsOf) {
      const before = known.get(driver);
      const isSame = before?.cards.length === cards.length && cards.every((card, at) => card === before.cards[at]);
      next.set(driver, before && isSame ? before : { cards, round: roundOf(cards) });
    }
    known = next;
    return new Map([...next].map(([driver, { round }]) => [driver, round]));
  };
}

/** What may be done with the presence of a driver, by his state and his round (section 17 of dispatch.md). */
export interface DriverOffers {
  readonly start: boolean;
  readonly center: boolean;
  /** `STOP`, vehicle, activity. */
  readonly menu: boolean;
  readonly back: boolean;
}

export function driverOffers(driver: PresenceRow, { isReturnable }: Round): DriverOffers {
  const menu = offersPresenceMenu(driver);
  return {
    start: offersStart(driver),
    center: offersCenter(driver),
    menu,
    back: menu && isReturnable && !driver.is_back,
  };
}

/** An action on him runs, here or on the server (DSP-635). */
export const isBusy = ({ processing, updating, marks }: PresenceRow) =>
  processing === true || updating === true || marks.some((mark) => mark.state === 'sending');
