import {
  DndContext,
  DragOverlay,
  KeyboardSensor,
  type MeasuringConfiguration,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { createContext, type ReactNode, use, useState } from 'react';
import { createAnnouncements, type DragWords } from './announcements.ts';
import { itemOf, targetOf } from './carrier.ts';
import { createCollisions } from './collisions.ts';
import styles from './drag-board.module.css';
import { dragTexts } from './text.ts';

/** What a room says of its drags; the sensors, the measures and the announcements are the board's. */
export interface DragRules<Item, Target> extends DragWords<Item, Target> {
  readonly drop: (item: Item, target: Target) => void;
}

/** Nobody asks where a target was: what a drag is over is asked of the page. To measure each of them is a long frame. */
const nowhere = { top: 0, left: 0, bottom: 0, right: 0, width: 0, height: 0 };
const measuring: MeasuringConfiguration = { droppable: { measure: () => nowhere } };

export type TargetState = 'idle' | 'allowed' | 'refused';

interface BoardState<Item, Target> {
  readonly rules: DragRules<Item, Target>;
  readonly dragged: Item | null;
}

/** Makes a board for one type of thing dragged and one type of target. */
export function createDragBoard<Item, Target>() {
  const Context = createContext<BoardState<Item, Target> | null>(null);

  function useBoard(): BoardState<Item, Target> {
    const board = use(Context);
    if (!board) throw new Error('Invariant: no drag board above');
    return board;
  }

  function Board({ rules, children }: { readonly rules: DragRules<Item, Target>; readonly children: ReactNode }) {
    const [dragged, setDragged] = useState<Item | null>(null);
    const [refused, setRefused] = useState<string | null>(null);
    const [collisions] = useState(createCollisions);
    const [announcements] = useState(createAnnouncements<Item, Target>);
    const sensors = useSensors(
      useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
      useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
      useSensor(KeyboardSensor, {
        // Enter opens the list of targets instead.
        keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
        coordinateGetter: collisions.stepBetween(
          (active, target) => rules.refusal(itemOf<Item>(active), targetOf<Target>(target)) === null,
        ),
      }),
    );
    const stop = () => {
      setDragged(null);
      setRefused(null);
    };
    return (
      <DndContext
        sensors={sensors}
        collisionDetection={collisions.detect}
        measuring={measuring}
        accessibility={{
          announcements: announcements(rules),
          screenReaderInstructions: { draggable: dragTexts.instructions },
        }}
        onDragStart={({ active }) => {
          collisions.begin();
          setDragged(() => itemOf<Item>(active));
        }}
        onDragOver={({ active, over }) =>
          setRefused(over ? rules.refusal(itemOf<Item>(active), targetOf<Target>(over)) : null)
        }
        onDragCancel={stop}
        onDragEnd={({ active, over }) => {
          stop();
          if (!over) return;
          const item = itemOf<Item>(active);
          const target = targetOf<Target>(over);
          if (rules.refusal(item, target) === null) rules.drop(item, target);
        }}
      >
        <Context value={{ rules, dragged }}>{children}</Context>
        <DragOverlay dropAnimation={null}>
          {dragged === null ? null : (
            <div className={styles.overlay} data-refused={refused !== null}>
              {rules.itemLabel(dragged)}
              {refused === null ? null : <span className={styles.reason}>{refused}</span>}
            </div>
          )}
        </DragOverlay>
      </DndContext>
    );
  }

  /** Spread over the handle of something that can be picked up. */
  function useSource(id: string, item: Item, isDisabled: boolean) {
    const { setNodeRef, listeners, attributes, isDragging } = useDraggable({
      id,
      data: { item },
      disabled: isDisabled,
    });
    const described = attributes['aria-describedby'];
    return { handle: { ref: setNodeRef, ...listeners, 'aria-describedby': described }, isDragging };
  }

  function useTarget(id: string, target: Target, isDisabled = false) {
    const { rules, dragged } = useBoard();
    const { setNodeRef, isOver } = useDroppable({
      id,
      data: { target },
      disabled: isDisabled,
      resizeObserverConfig: { disabled: true },
    });
    const isRefused = dragged !== null && rules.refusal(dragged, target) !== null;
    const state: TargetState = dragged === null ? 'idle' : isRefused ? 'refused' : 'allowed';
    return { ref: setNodeRef, isOver, state };
  }

  /** What is being dragged; null while nothing is. */
  const useDragged = () => useBoard().dragged;

  return { Board, useSource, useTarget, useDragged };
}
