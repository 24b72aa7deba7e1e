import type { DriverRow } from '../../../db/view-rows/dispatch.ts';
import { dockCode } from '../../../domain/dock/text.ts';
import { orderName } from '../../../domain/order/name.ts';
import type { DraggedDriver } from '../../concepts/dock/give/give-by-drag.ts';
import type { Dragged, DropTarget } from '../../concepts/dock/move/moves.ts';
import { moveTexts } from '../../concepts/dock/move/text.ts';
import { createDragBoard } from '../../ui/drag/drag-board.tsx';

/** A driver's line, for a round that is given to him. */
export interface DriverTarget {
  readonly kind: 'driver';
  readonly driver: DriverRow;
}

export type BoardItem = Dragged | DraggedDriver;
export type BoardTarget = DropTarget | DriverTarget;

/**
 * The board on which tasks are dragged between the list and the docks, whole docks onto docks, drivers onto docks and
 * docks onto drivers.
 */
export const { Board, useSource, useTarget, useQuietTarget, useOffered, useIsDragging, useDrag } = createDragBoard<
  BoardItem,
  BoardTarget
>();

const driverName = ({ id, name }: DriverRow) => name ?? String(id);

export function draggedLabel(item: BoardItem): string {
  switch (item.kind) {
    case 'tasks':
      return moveTexts.item(item.tasks.map(orderName));
    case 'dock':
      return moveTexts.dock(dockCode(item.card.id));
    case 'driver':
      return driverName(item.driver);
  }
}

export function targetLabel(target: BoardTarget): string {
  switch (target.kind) {
    case 'list':
      return moveTexts.list;
    case 'dock':
      return dockCode(target.card.id);
    case 'task':
      return moveTexts.after(dockCode(target.card.id), orderName(target.task));
    case 'driver':
      return driverName(target.driver);
  }
}
