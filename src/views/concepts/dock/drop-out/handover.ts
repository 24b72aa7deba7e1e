import type { DockCard, DriverRow, TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { canUnlock } from '../../../../domain/dock/lifecycle.ts';
import { whyNotOver } from '../../../../domain/dock/over.ts';
import { withCanteens } from '../../../../domain/order/canteen.ts';
import type { Refusal } from '../../../../domain/result.ts';
import { type DriverRun, freeMs, runOf } from '../../../../domain/route/driver-run.ts';
import { remainingOf } from '../../../../domain/route/planned-run.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import type { Centers } from '../../../kit/scope/centers.ts';
import { dockOf } from '../allowed-steps.ts';
import { editRefusal } from '../dock-moves.ts';
import { plannedRun } from '../give/planned-run.ts';
import type { DraggedTasks } from '../move/moves.ts';
import type { Place } from '../move/places.ts';
import { dropOutTexts } from './text.ts';

/** One round of a driver who drops out, as its parts are given it. */
export interface HandoverProps {
  readonly card: DockCard;
  readonly cards: readonly DockCard[];
  readonly drivers: readonly DriverRow[];
  readonly driverId: number;
  readonly nowMs: number;
  /** Something was handed over; whether that was all that was left of the round. */
  readonly onDone: (isAll: boolean) => void;
}

/** What has to be done with a round before its orders can go elsewhere. */
export type Release = 'none' | 'unlock' | 'close';

export const releaseOf = ({ gone_at, locked_at }: DockCard): Release =>
  gone_at ? 'close' : locked_at ? 'unlock' : 'none';

/** The rounds of a driver with something left to deliver: those on the road first, then by departure. */
export const roundsLeft = (cards: readonly DockCard[], driverId: number): readonly DockCard[] =>
  cards
    .filter((card) => card.target_driver === driverId && !whyNotOver(card) && remainingOf(card).length > 0)
    .toSorted((a, b) => Number(!a.gone_at) - Number(!b.gone_at));

/** Why nothing of a round can go elsewhere; null when it can. A round on the road can be closed whatever its state. */
export function whyNotReleased(card: DockCard, nowMs: number): Refusal | null {
  const release = releaseOf(card);
  if (release === 'close') return whyNotOver(card);
  if (release === 'none') return editRefusal(card, nowMs);
  const driver = { daily_refusals_limit_exceeded: card.isRefusalLimitExceeded };
  return canUnlock(dockOf(card), driver) ?? editRefusal({ ...card, locked_at: null }, nowMs);
}

/** The stops of a round that go: all but those left out, in their order; a canteen goes whole where it stays together. */
export function going(card: DockCard, left: ReadonlySet<number>, isGrouped: boolean): readonly TaskRow[] {
  const all = remainingOf(card);
  const chosen = all.filter(({ id }) => !left.has(id));
  return isGrouped ? withCanteens(chosen, all) : chosen;
}

/** The stops as they are once the round is released: in the list if it is closed, else in the round, unlocked. */
export const released = (card: DockCard, tasks: readonly TaskRow[]): DraggedTasks => ({
  kind: 'tasks',
  tasks: releaseOf(card) === 'close' ? tasks.map((task) => ({ ...task, dock: null, dock_rank: null })) : tasks,
  from: releaseOf(card) === 'close' ? null : { ...card, locked_at: null },
});

/** The round as it is with its own driver (OUR-086); on the road, by what is expected of its stops alone. */
export function ownRun(
  card: DockCard,
  driver: DriverRow,
  cards: readonly DockCard[],
  centers: Centers | undefined,
  nowMs: number,
): DriverRun {
  const round = plannedRun(card, centers, nowMs);
  if (round.stage === 'gone') {
    const stops = round.stops.map((stop) => (stop.etaMs === null ? { ...stop, position: null } : stop));
    return { ...runOf({ ...round, leavesMs: nowMs, stops }, nowMs), backMs: round.returnMs };
  }
  const held = roundsLeft(cards, driver.id)
    .filter(({ id }) => id !== card.id)
    .map((it) => plannedRun(it, centers, nowMs));
  return runOf(round, freeMs(driver, held, round, nowMs));
}

/** What a round would be after, beside what it is: its return, and who is late of it already. */
export function beforeAndAfter(
  { target, cost }: Place,
  centers: Centers | undefined,
  nowMs: number,
): readonly string[] {
  if (target.kind === 'list' || !cost) return [];
  const round = plannedRun(target.card, centers, nowMs);
  const before = runOf(round, round.leavesMs);
  const { backMs, late } = before;
  return [
    ...(backMs === null ? [] : [dropOutTexts.back(hourText(backMs), hourText(backMs + cost.addedS * 1_000))]),
    ...(late.length > 0 ? [dropOutTexts.lateBefore(late.length)] : []),
  ];
}
