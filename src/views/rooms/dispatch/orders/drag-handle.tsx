import type { DockCard, DriverRow, TaskRow } from '../../../../db/view-rows/dispatch.ts';
import { moveDockOnto } from '../../../../domain/dock/commands/move-onto.ts';
import { orderName } from '../../../../domain/order/name.ts';
import { sentence } from '../../../../domain/words/isolate.ts';
import { dockDragRefusal } from '../../../concepts/dock/dock-moves.ts';
import { whyNotDragged } from '../../../concepts/dock/move/drag-refusal-text.ts';
import { moveWindow } from '../../../concepts/dock/move/window.ts';
import { dockTexts } from '../../../concepts/dock/text.ts';
import { moveDockWindow } from '../../../concepts/dock/window.ts';
import { refusalText } from '../../../kit/actions/refusal-text.ts';
import { setQuery } from '../../../kit/router/router.tsx';
import type { DialogQuery } from '../../../kit/windows/parameters.ts';
import { Icon } from '../../../ui/icon.tsx';
import { useBoardMoves } from '../board-context.ts';
import { type BoardItem, useSource } from '../drag.ts';
import { listTexts } from '../text.ts';
import styles from './drag-handle.module.css';

interface DragHandleProps {
  readonly row: TaskRow;
  /** The card of the dock it lies in; null in the to-dispatch list. */
  readonly card: DockCard | null;
  /** The tasks ticked with it; null for itself alone. */
  readonly together: readonly TaskRow[] | null;
  /** Why its dock may not be edited; null when it may. */
  readonly locked: string | null;
  /** Distinguishes the handles of one task in several lists. */
  readonly list?: string;
}

/** Picks a task up (DSP-242, DSP-243, DSP-424). */
export function DragHandle({ row, card, together, locked, list = 'task' }: DragHandleProps) {
  const tasks = together ?? [row];
  return (
    <Handle
      id={`${list}:${row.id}`}
      dragged={{ kind: 'tasks', tasks, from: card }}
      label={listTexts.move(orderName(row))}
      refusal={locked ?? whyNotDragged(row)}
      targets={moveWindow.at({ taskIds: tasks.map((task) => task.id) })}
    />
  );
}

interface DockHandleProps {
  readonly card: DockCard;
  readonly nowMs: number;
}

/** Picks a whole dock up by the head of its card (DSP-520). */
export function DockHandle({ card, nowMs }: DockHandleProps) {
  const refusal = dockDragRefusal(card, nowMs);
  return (
    <Handle
      id={`whole:${card.id}`}
      dragged={{ kind: 'dock', card }}
      label={dockTexts.move(card.id)}
      refusal={refusal && refusalText(moveDockOnto, refusal)}
      targets={moveDockWindow.at({ dockId: card.id })}
    />
  );
}

/** Picks a driver up by his line: dropped on a round he is given it (OUR-207). */
export function DriverHandle({ driver }: { readonly driver: DriverRow }) {
  return (
    <Handle
      id={`driver:${driver.id}`}
      dragged={{ kind: 'driver', driver }}
      label={listTexts.giveRound(driver.name ?? String(driver.id))}
      hint={listTexts.driverHandle}
      refusal={null}
      targets={null}
    />
  );
}

interface HandleProps {
  readonly id: string;
  readonly dragged: BoardItem;
  readonly label: string;
  /** Why it cannot be picked up; null when it can. */
  readonly refusal: string | null;
  /** The list of targets, for tap and keyboard; null where that opens from the targets themselves. */
  readonly targets: DialogQuery | null;
  readonly hint?: string;
}

/** A handle to drag by; pressed, it opens the list of targets. Locked, it shows why. */
function Handle({ id, dragged, label, refusal, targets, hint = listTexts.handle }: HandleProps) {
  const { blocked } = useBoardMoves();
  const reason = blocked ?? refusal;
  const { handle, isDragging } = useSource(id, dragged, reason !== null);
  return (
    <button
      {...handle}
      type="button"
      className={styles.handle}
      data-dragging={isDragging}
      aria-label={reason === null ? label : sentence`${label}. ${reason}`}
      aria-disabled={reason !== null}
      title={reason ?? hint}
      onClick={() => reason === null && targets && setQuery(targets)}
    >
      {reason === null ? <span className={styles.dots} /> : <Icon name="lock" />}
    </button>
  );
}
