import type { DockCard } from '../../../../db/view-rows/dispatch.ts';
import { spread } from '../../../../domain/dock/timeline.ts';
import { type PlaceCost, stopsWith, type TimedStop } from '../../../../domain/route/best-place.ts';
import { type Here, plannedDock, plannedStop } from '../../../../domain/route/round-places.ts';
import { hourText } from '../../../../domain/time/paris-time.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import timeLine from '../time-line.module.css';
import type { NameOf } from './cost-text.ts';
import type { DraggedTasks } from './moves.ts';
import { placeTexts } from './place-text.ts';
import styles from './target.module.css';

interface PlaceLineProps {
  readonly dragged: DraggedTasks;
  readonly card: DockCard;
  readonly cost: PlaceCost;
  readonly here: Here;
  readonly nameOf: NameOf;
}

interface KnownStop extends TimedStop {
  readonly ms: number;
}

/**
 * The round as a line of time with the new stops in it, and when the next stop is reached by then (OUR-205). Nothing
 * where an hour is not known.
 */
export function PlaceLine({ dragged, card, cost, here, nameOf }: PlaceLineProps) {
  const round = plannedDock(card, here);
  const orders = dragged.tasks.map((task) => plannedStop(task, here.nowMs));
  const stops = stopsWith(orders, round, cost).flatMap((stop): readonly KnownStop[] =>
    stop.ms === null ? [] : [{ ...stop, ms: stop.ms }],
  );
  const isKnown = stops.length === card.tasks.length + orders.length;
  const fromMs = round.leavesMs ?? stops[0]?.ms;
  const toMs = stops.at(-1)?.ms;
  if (!isKnown || fromMs === undefined || toMs === undefined || fromMs >= toMs) return null;
  const parts = spread(stops.map(({ ms }) => (ms - fromMs) / (toMs - fromMs)));
  return (
    <div className={styles.line}>
      <div className={timeLine.line} data-room="true" aria-hidden="true">
        {stops.map(({ id, isNew }, at) => (
          <span key={id} className={timeLine.stop} data-new={isNew} style={{ left: `${(parts[at] ?? 0) * 100}%` }}>
            {at + 1}
          </span>
        ))}
      </div>
      <div className={styles.words}>
        <span>{hourText(fromMs)}</span>
        <span>{joined(' · ', [reachedText(stops, nameOf), shiftText(stops, cost.at + orders.length, nameOf)])}</span>
        <span>{hourText(toMs)}</span>
      </div>
    </div>
  );
}

function reachedText(stops: readonly KnownStop[], nameOf: NameOf): string | null {
  const first = stops.find(({ isNew }) => isNew);
  return first ? placeTexts.reached(nameOf(first.id), hourText(first.ms)) : null;
}

/** The stop behind the new ones, from when to when. */
function shiftText(stops: readonly KnownStop[], at: number, nameOf: NameOf): string | null {
  const next = stops[at];
  if (!next || next.wasMs === null) return null;
  return placeTexts.shifts(nameOf(next.id), hourText(next.wasMs), hourText(next.ms));
}
