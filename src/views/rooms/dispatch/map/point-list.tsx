import type { DockCard, TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { dockCode } from '../../../../domain/dock/text.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { canSelect } from '../../../../domain/task/selection.ts';
import { joined } from '../../../../domain/words/isolate.ts';
import { isLocked } from '../../../concepts/order/status/shortcuts.ts';
import { Button } from '../../../ui/button.tsx';
import { infoTexts } from '../order-info/text.ts';
import { listTexts } from '../text.ts';
import styles from './map.module.css';
import type { OrderPoint } from './points.ts';
import { Shape } from './shape.tsx';
import { mapTexts } from './text.ts';
import { useRowsToDispatch } from './use-board-map.ts';

/** More than anybody reads; zooming in narrows them. */
const listCap = 60;

interface PointListProps {
  readonly points: readonly OrderPoint[];
  readonly placeless: number;
  readonly cards: readonly DockCard[];
  /** The points lie on each other and were pressed together. */
  readonly isHere: boolean;
  readonly pickedOrder: number | null;
  readonly isTicked: (point: OrderPoint) => boolean;
  readonly onPick: (orderId: number, opener: HTMLElement) => void;
  readonly onTick: (point: OrderPoint) => void;
  readonly onLeaveHere: () => void;
  /** Ticks those to dispatch. */
  readonly onTickAll: (points: readonly OrderPoint[]) => void;
}

/**
 * The orders in sight on the map, in words: points on a canvas have no names and take no focus, the list to dispatch
 * stops at its cap, and of points that lie on each other only one can be pressed.
 */
export function PointList({ points, placeless, cards, isHere, onLeaveHere, onTickAll, ...entry }: PointListProps) {
  const shown = points.slice(0, listCap);
  const free = points.filter(({ dockId, isListed }) => dockId === null && isListed);
  const toDispatch = useRowsToDispatch(shown.flatMap(({ dockId, taskId }) => (dockId === null ? taskId : [])));
  const rowOf = ({ taskId, dockId }: OrderPoint) =>
    dockId === null
      ? toDispatch?.get(taskId)
      : cards.find(({ id }) => id === dockId)?.tasks.find(({ id }) => id === taskId);
  return (
    <section className={styles.list} aria-label={mapTexts.list}>
      <div className={styles.listHead}>
        <span role="status">
          {isHere ? mapTexts.here(points.length) : mapTexts.listed(shown.length, points.length)}
          {!isHere && placeless > 0 ? ` · ${mapTexts.placeless(placeless)}` : null}
        </span>
        {free.length > 0 ? (
          <Button size="1" variant="soft" onClick={() => onTickAll(points)}>
            {mapTexts.tickView(free.length)}
          </Button>
        ) : null}
        {isHere ? (
          <Button size="1" variant="soft" color="gray" onClick={onLeaveHere}>
            {mapTexts.leaveHere}
          </Button>
        ) : null}
      </div>
      {shown.length === 0 ? <p className={styles.none}>{mapTexts.none}</p> : null}
      <ul>
        {shown.map((point) => {
          const row = rowOf(point);
          return row ? <Entry key={point.taskId} point={point} row={row} {...entry} /> : null;
        })}
      </ul>
    </section>
  );
}

interface EntryProps extends Pick<PointListProps, 'pickedOrder' | 'isTicked' | 'onPick' | 'onTick'> {
  readonly point: OrderPoint;
  readonly row: TaskRow;
}

function Entry({ point, row, pickedOrder, isTicked, onPick, onTick }: EntryProps) {
  const name = orderName(row);
  const { place, isLate, dockId, rank } = point;
  return (
    <li data-picked={pickedOrder === row.orderId}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isTicked(point)}
          disabled={!point.isListed || (!isTicked(point) && !canTick(row))}
          aria-label={listTexts.tick(name)}
          onChange={() => onTick(point)}
        />
      </label>
      <button
        type="button"
        className={styles.entry}
        aria-pressed={pickedOrder === row.orderId}
        onClick={({ currentTarget }) => onPick(row.orderId, currentTarget)}
      >
        <span className={styles.name}>
          <Shape place={place} isLate={isLate} dockId={dockId} />
          <strong>{name}</strong>
          <span>{row.clientName || infoTexts.noClient}</span>
        </span>
        <span className={styles.where}>
          {joined(' · ', [
            mapTexts.places[place],
            dockId !== null && rank !== null ? mapTexts.stop(dockCode(dockId), rank) : null,
            isLate ? mapTexts.late : null,
            row.postalCode,
          ])}
        </span>
      </button>
    </li>
  );
}

/** As the lists themselves have it (DSP-250, DSP-251). */
export const canTick = (row: TaskRow) => (row.dock ? !isLocked(row) : canSelect(row, isLocked(row)));
