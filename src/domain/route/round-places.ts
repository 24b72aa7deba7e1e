import type { Dock } from '../dock/dock.ts';
import { whyNotOver } from '../dock/over.ts';
import type { Driver } from '../driver/driver.ts';
import type { Position } from '../geo.ts';
import { etaAhead } from '../task/arrival.ts';
import { departureLeadMs } from '../task/departure.ts';
import { canDropAll, type DockSide, type DraggedOrder, type DraggedTask } from '../task/drag.ts';
import {
  cheapest,
  comparePlaces,
  type PlaceCost,
  type PlannedDock,
  type PlannedStop,
  placeCosts,
} from './best-place.ts';

/** An order as a board has it. */
export interface BoardOrder extends DraggedTask, DraggedOrder {
  readonly id: number;
  readonly position: Position | null;
  readonly eta?: string | null | undefined;
  readonly slotEndMs: number | null;
  readonly canteenId: number | null;
}

/** A round as a board has it, its orders by rank. */
export interface BoardRound extends Readonly<Pick<Dock, 'gone_at'>>, Readonly<DockSide['dock']> {
  readonly driverState: Driver['state'];
  /** The displayed departure, epoch ms (DSP-381). */
  readonly departureMs: number | null;
  readonly tasks: readonly BoardOrder[];
}

/** Where and when something is reckoned. */
export interface Here {
  /** Where rounds start and end; null when unknown. */
  readonly center: Position | null;
  readonly nowMs: number;
  /** Orders of a canteen stay together. */
  readonly isGrouped: boolean;
}

/** The question what it costs to put orders into each round. */
export interface PlacesAsk extends Here {
  /** The scope whose rounds are asked about. */
  readonly scope: number;
  /** The orders, in the order in which they would be reached. */
  readonly orders: readonly BoardOrder[];
  /** The round they are in; null for the list. It is no target: its best order is for super admins (DSP-119). */
  readonly from: number | null;
}

/** What it costs to put orders into one round, as it was when that was reckoned. */
export interface RoundPlaces {
  readonly dockId: number;
  /** Its orders by then, by rank. */
  readonly taskIds: readonly number[];
  /** By how many stops come before; null where that is not known. */
  readonly costs: readonly (PlaceCost | null)[];
  readonly best: PlaceCost | null;
  /** A rule keeps the orders out of it (DSP-500 to DSP-508, DSP-529). */
  readonly isRefused: boolean;
}

/** An order as a stop of a round. */
export const plannedStop = (
  { id, position, eta, slotEndMs }: Pick<BoardOrder, 'id' | 'position' | 'eta' | 'slotEndMs'>,
  nowMs: number,
): PlannedStop => ({ id, position, etaMs: etaAhead(eta, nowMs), slotEndMs });

/** A round as it is planned. */
export function plannedDock({ departureMs, tasks }: BoardRound, { center, nowMs, isGrouped }: Here): PlannedDock {
  const stops = tasks.map((task) => ({ ...plannedStop(task, nowMs), group: isGrouped ? task.canteenId : null }));
  const leavesMs = departureMs === null ? null : Math.max(departureMs + departureLeadMs, nowMs);
  return { center, leavesMs, stops };
}

/** A round that has not left and is not over takes orders, unless a rule refuses them. */
export const isWaiting = (round: Pick<BoardRound, 'gone_at' | 'hidden' | 'closed_at'>): boolean =>
  !round.gone_at && !whyNotOver(round);

/**
 * The rounds that wait, each with what every place of it costs; the cheapest first, those that cannot be estimated last
 * (OUR-080, OUR-200).
 */
export function roundPlaces(ask: PlacesAsk, rounds: readonly BoardRound[]): readonly RoundPlaces[] {
  const orders = ask.orders.map((order) => plannedStop(order, ask.nowMs));
  const from = rounds.find(({ id }) => id === ask.from);
  return rounds
    .filter((round) => isWaiting(round) && round !== from)
    .map((round) => {
      const costs = placeCosts(orders, plannedDock(round, ask));
      return {
        dockId: round.id,
        taskIds: round.tasks.map(({ id }) => id),
        costs,
        best: cheapest(costs),
        isRefused: canDropAll(ask.orders, from ? sideOf(from) : null, sideOf(round), ask.nowMs) !== null,
      };
    })
    .sort((a, b) => compareBest(a.best, b.best));
}

const sideOf = (round: BoardRound): DockSide => ({ dock: round, driver: { state: round.driverState } });

/** The cheaper one first, what cannot be estimated last. */
const compareBest = (a: PlaceCost | null, b: PlaceCost | null): number =>
  a && b ? comparePlaces(a, b) : Number(!a) - Number(!b);
