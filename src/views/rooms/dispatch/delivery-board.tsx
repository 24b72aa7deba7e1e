import { type ReactNode, useEffect, useState } from 'react';
import { editDock } from '../../../domain/dock/commands/edit.ts';
import { QuickPopover } from '../../concepts/center/postal-codes/quick-menu.tsx';
import { giveArgs } from '../../concepts/dock/give/give-by-drag.ts';
import { dropRefusalText } from '../../concepts/dock/move/drop-refusal-text.ts';
import { type Moves, useMoves } from '../../concepts/dock/move/use-moves.ts';
import { useActions } from '../../kit/actions/use-action.ts';
import { useServerNow } from '../../kit/client/clock.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { MetasOfList, useMetas } from '../../kit/queries/use-metas.ts';
import { useCenters } from '../../kit/scope/centers.ts';
import type { DragRules } from '../../ui/drag/drag-store.ts';
import { useFetchedAhead, useWhenThere } from '../../ui/later/later.ts';
import { ticks } from '../../ui/tables/ticks.ts';
import styles from './board.module.css';
import { BoardActions, BoardCenters } from './board-context.ts';
import { ShowOnce } from './bring/show-once.ts';
import { DockMenuEntries } from './docks/dock-actions.tsx';
import { RefusedNote } from './docks/refused-notes.tsx';
import { Board, type BoardItem, type BoardTarget, draggedLabel, targetLabel } from './drag.ts';
import { givenBy, givenHint, whyNotGivenBy } from './driver-drag.ts';
import { whileDragging } from './drop-costs/later.ts';
import { Picked, PickedContext, usePickByClick } from './order-info/picked.ts';
import { TaskMenuEntries } from './orders/task-menu.tsx';
import { ToDispatch } from './orders/to-dispatch.tsx';
import { NeighboursContext, useNeighbours } from './same-address/neighbours.ts';
import { listTexts } from './text.ts';

/** Wraps the lists and rounds of a center: moves between them, ticks, and the picked order. */
export function DeliveryBoard({ children }: { readonly children: ReactNode }) {
  const centers = useCenters();
  const moves = useMoves();
  const rules = useDragRules(moves, centers?.current?.group_canteen_orders_in_docks === true);
  useEffect(() => () => ticks.clearAll(), []);
  useFetchedAhead(TaskMenuEntries, DockMenuEntries, QuickPopover, RefusedNote, whileDragging);
  const costs = useWhenThere(whileDragging);
  const metas = useMetas() ?? null;
  const neighbours = useNeighbours();
  const [picked] = useState(() => new Picked());
  return (
    <BoardActions value={moves}>
      <BoardCenters value={centers ?? null}>
        <MetasOfList value={metas}>
          <NeighboursContext value={neighbours}>
            <PickedContext value={picked}>
              <Board rules={rules} instructions={listTexts.dragInstructions}>
                {children}
                <ShowOnce />
                {costs ? <costs.Unseen /> : null}
              </Board>
            </PickedContext>
          </NeighboursContext>
        </MetasOfList>
      </BoardCenters>
    </BoardActions>
  );
}

interface ColumnsProps {
  /** All of the page, or a block of it. */
  readonly tag: 'main' | 'div';
  readonly hasList: boolean;
  /** The blocks beside the main ones on a wide screen; null for none. */
  readonly rail?: ReactNode;
  readonly children: ReactNode;
}

/** The list beside the blocks. A click on an order's row picks it, as does the button with its client's name. */
export function Columns({ tag: Tag, hasList, rail = null, children }: ColumnsProps) {
  const pick = usePickByClick();
  return (
    <Tag className={styles.board} data-columns={(hasList ? 2 : 1) + (rail ? 1 : 0)} onClick={pick}>
      {hasList ? <ToDispatch /> : null}
      <div className={styles.main}>{children}</div>
      {rail ? (
        <div className={styles.rail} data-beside="true">
          {rail}
        </div>
      ) : null}
    </Tag>
  );
}

function useDragRules({ blocked, move }: Moves, isGrouped: boolean): DragRules<BoardItem, BoardTarget> {
  const nowMs = useServerNow();
  const { clockOffsetMs } = useSignedIn();
  const { run, blockedBy } = useActions();
  return {
    refusal: (item, target) => {
      if (item.kind === 'driver' || target.kind === 'driver')
        return blockedBy(editDock) ?? whyNotGivenBy(item, target, nowMs);
      return blocked ?? dropRefusalText(item, target, nowMs);
    },
    hint: (item, target) =>
      item.kind === 'driver' || target.kind === 'driver'
        ? givenHint(item, target)
        : (whileDragging.there()?.hintOf(item, target, isGrouped) ?? null),
    drop: (item, target) => {
      const given = givenBy(item, target);
      if (given) void run(editDock, giveArgs(given.card, given.driver, Date.now() + clockOffsetMs));
      else if (item.kind !== 'driver' && target.kind !== 'driver') void move(item, target);
    },
    itemLabel: draggedLabel,
    targetLabel,
  };
}
