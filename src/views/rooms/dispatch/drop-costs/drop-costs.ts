import { withCanteens } from '../../../../domain/order/canteen.ts';
import type { PlaceCost } from '../../../../domain/route/best-place.ts';
import type { RoundPlaces } from '../../../../domain/route/round-places.ts';
import type { DraggedTasks, DropTarget } from '../../../concepts/dock/move/moves.ts';

interface Costs {
  readonly dragged: DraggedTasks;
  readonly rounds: ReadonlyMap<number, RoundPlaces>;
  /** The cheapest round that takes them; null where none is known. */
  readonly best: RoundPlaces | null;
}

/** What it costs to drop the orders in hand, as the worker reckoned it; null until it has (OUR-200). */
class DropCosts {
  current: Costs | null = null;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (changed: () => void) => {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  };

  /** The cheapest round comes first. */
  set(dragged: DraggedTasks, rounds: readonly RoundPlaces[]): void {
    const best = rounds.find((round) => !round.isRefused && round.best !== null) ?? null;
    this.tell({ dragged, rounds: new Map(rounds.map((round) => [round.dockId, round])), best });
  }

  clear(): void {
    if (this.current) this.tell(null);
  }

  /** What a drop there costs; null where that is not known, or the round is another by now. */
  at(target: DropTarget, isGrouped: boolean): PlaceCost | null {
    if (target.kind === 'list') return null;
    const round = this.current?.rounds.get(target.card.id);
    if (!round || !isOf(round, target.card)) return null;
    return round.costs[stopsBefore(target, isGrouped)] ?? null;
  }

  private tell(costs: Costs | null): void {
    this.current = costs;
    for (const changed of [...this.listeners]) changed();
  }
}

/** Whether places were reckoned for the orders that a card shows. */
export const isOf = ({ taskIds }: RoundPlaces, { tasks }: { readonly tasks: readonly { readonly id: number }[] }) =>
  taskIds.length === tasks.length && tasks.every(({ id }, at) => id === taskIds[at]);

/** How many stops come before a target: behind a line of a canteen, all of its orders. */
function stopsBefore(target: Exclude<DropTarget, { kind: 'list' }>, isGrouped: boolean): number {
  const { tasks } = target.card;
  if (target.kind === 'dock') return target.at === 'first' ? 0 : tasks.length;
  const last = isGrouped ? withCanteens([target.task], tasks).at(-1) : target.task;
  return tasks.findIndex(({ id }) => id === last?.id) + 1;
}

/** Those of the board on the screen. */
export const dropCosts = new DropCosts();
