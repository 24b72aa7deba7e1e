import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { later, useFetchedAhead, useWhenThere } from '../later/later.ts';
import { useLatest } from '../use-latest.ts';
import { type DragRules, DragStore, type Reach } from './drag-store.ts';
import { dragTexts } from './text.ts';

const host = later(() => import('./drag-host.tsx'));

export type TargetState = 'idle' | 'allowed' | 'refused';

interface TargetOptions {
  readonly isDisabled?: boolean;
  /** Part of another place. The arrows skip it: they already reach that place. */
  readonly isOfPointer?: boolean;
  /** The key `Home` goes to it from anywhere. */
  readonly isAtHome?: boolean;
}

interface BoardState<Item, Target> {
  readonly store: DragStore<Item, Target>;
  /** Id of the text that explains dragging by keyboard. */
  readonly instructionsId: string;
}

interface BoardProps<Item, Target> {
  readonly rules: DragRules<Item, Target>;
  /** How to drag by keyboard, in the room's words. */
  readonly instructions?: string;
  readonly children: ReactNode;
}

/** Makes a board for one type of thing dragged and one type of target. */
export function createDragBoard<Item, Target>() {
  const Context = createContext<BoardState<Item, Target> | null>(null);

  function useBoard(): BoardState<Item, Target> {
    const board = use(Context);
    if (!board) throw new Error('Invariant: no drag board above');
    return board;
  }

  function Board({ rules, instructions = dragTexts.instructions, children }: BoardProps<Item, Target>) {
    const instructionsId = useId();
    const [board] = useState(() => ({ store: new DragStore(rules), instructionsId }));
    useLayoutEffect(() => {
      board.store.rules = rules;
    });
    useFetchedAhead(host);
    const there = useWhenThere(host);
    return (
      <Context value={board}>
        {children}
        <p id={instructionsId} hidden>
          {instructions}
        </p>
        {there ? <there.DragHost store={board.store} /> : null}
      </Context>
    );
  }

  /** State of the drag for the handle or place of this id, read again only when that one changes. */
  function useOwn<Value>(id: string, read: (store: DragStore<Item, Target>) => Value): Value {
    const { store } = useBoard();
    const watch = useCallback((changed: () => void) => store.watch(id, changed), [store, id]);
    return useSyncExternalStore(watch, () => read(store));
  }

  /** Spread over the handle of something that can be picked up. */
  function useSource(id: string, item: Item, isDisabled: boolean) {
    const { store, instructionsId } = useBoard();
    const latest = useLatest(item);
    const isDragging = useOwn(id, ({ source }) => source?.id === id);
    const reach = (event: Reach) => {
      if (isDisabled) return;
      const source = {
        id,
        node: event.currentTarget,
        get item() {
          return latest.current;
        },
      };
      if (store.reach) store.reach(source, event);
      // Its code has not arrived. A press of the handle still opens the list of targets.
      else void host.fetch();
    };
    const handle = { onMouseDown: reach, onTouchStart: reach, onKeyDown: reach, 'aria-describedby': instructionsId };
    return { handle, isDragging };
  }

  /** The ref of a place to drop on; it stays the same while the id does. */
  function usePlaceRef(id: string, target: Target, options: TargetOptions) {
    const { isDisabled = false, isOfPointer = false, isAtHome = false } = options;
    const { store } = useBoard();
    const latest = useLatest(target);
    return useCallback(
      (node: HTMLElement | null) => {
        if (!node || isDisabled) return undefined;
        return store.add({
          id,
          node,
          isOfPointer,
          isAtHome,
          get target() {
            return latest.current;
          },
        });
      },
      [store, id, isDisabled, isOfPointer, isAtHome, latest],
    );
  }

  function useTarget(id: string, target: Target, options: TargetOptions = {}) {
    const { store } = useBoard();
    const ref = usePlaceRef(id, target, options);
    const offered = useOffered();
    const isOver = useOwn(id, ({ aimed }) => aimed?.id === id);
    const refusal = offered === null ? null : store.rules.refusal(offered, target);
    return { ref, isOver, state: stateOf(offered, refusal), refusal };
  }

  /** A place that shows nothing until aimed at: of thousands, a drag renders only that one. */
  function useQuietTarget(id: string, target: Target) {
    const ref = usePlaceRef(id, target, {});
    const isOver = useOwn(id, (store) => store.aimed?.id === id && store.dragged !== null && store.refusal() === null);
    return { ref, isOver };
  }

  /** The dragged item, from the moment places show their state for it; null without a drag. */
  function useOffered(): Item | null {
    const { store } = useBoard();
    return useSyncExternalStore(store.subscribe, () => store.offered);
  }

  function useIsDragging(): boolean {
    const { store } = useBoard();
    return useSyncExternalStore(store.subscribe, () => store.dragged !== null);
  }

  /** The handle in hand, and a function that has the words of the rules read again. */
  function useDrag() {
    const { store } = useBoard();
    return { retell: store.retell, held: store.source?.node ?? null };
  }

  return { Board, useSource, useTarget, useQuietTarget, useOffered, useIsDragging, useDrag };
}

function stateOf(offered: unknown, refusal: string | null): TargetState {
  if (offered === null) return 'idle';
  return refusal === null ? 'allowed' : 'refused';
}
