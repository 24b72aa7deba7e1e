import {
  type AutoScrollOptions,
  DndContext,
  type DraggableSyntheticListeners,
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
import { type RefObject, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '../use-latest.ts';
import { createAnnouncements } from './announcements.ts';
import styles from './drag-board.module.css';
import type { DragStore, DropPlace, Reach, Source } from './drag-store.ts';
import { createHand } from './hand.ts';
import { endSensors, watchLostReleases } from './lost-drag.ts';

/** The page itself knows what is under the pointer, so targets need no measuring: it takes a long frame. */
const nowhere = { top: 0, left: 0, bottom: 0, right: 0, width: 0, height: 0 };
const measuring: MeasuringConfiguration = { droppable: { measure: () => nowhere } };

/** The page scrolls only while the pointer is at its very edge, and slowly enough to stop at a row. */
const autoScroll: AutoScrollOptions = { threshold: { x: 0.05, y: 0.08 }, acceleration: 3 };

interface HostProps<Item, Target> {
  readonly store: DragStore<Item, Target>;
}

/**
 * dnd-kit beside the board, not around it. It knows one source, the handle that was reached for, and one target, the
 * aimed one. Around the board, each change of its contexts would render all of it (docs/adr/0023).
 */
export function DragHost<Item, Target>({ store }: HostProps<Item, Target>) {
  const [hand] = useState(() => createHand(store));
  const [announcements] = useState(() => createAnnouncements(store));
  const [reached, setReached] = useState<Source<Item> | null>(null);
  const listeners = useRef<DraggableSyntheticListeners>(undefined);
  /** Pressed and not yet released. */
  const isHeld = useRef(false);
  const isByKeys = useRef(false);
  const [earlyKeys] = useState(createEarlyKeys);
  const aimed = useSyncExternalStore(store.subscribe, () => store.aimed);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
    useSensor(KeyboardSensor, {
      // Enter opens the list of targets instead.
      keyboardCodes: { start: ['Space'], cancel: ['Escape'], end: ['Space', 'Enter'] },
      coordinateGetter: hand.step,
    }),
  );
  useEffect(() => {
    store.reach = (source, event) => {
      if (isHeld.current) {
        earlyKeys.hear(event);
        return;
      }
      isByKeys.current = event.type === 'keydown';
      // The press that reaches for the handle also picks it up.
      flushSync(() => setReached(source));
      listeners.current?.[handlerOf(event.type)]?.(event);
    };
    return () => {
      store.reach = null;
    };
  }, [store, earlyKeys]);
  const stop = () => {
    isHeld.current = false;
    store.stop();
  };
  const drop = () => {
    const { aimed: place } = store;
    const item = reached?.item;
    stop();
    if (!place || item === undefined) return;
    if (store.rules.refusal(item, place.target) === null) store.rules.drop(item, place.target);
  };
  const latestDrop = useLatest(drop);
  useEffect(() => {
    const letGo = (event: MouseEvent | TouchEvent) => {
      const at = pointIn(event);
      if (!at || !hand.letGo(at)) return;
      // dnd-kit calls no handler for a drag that ends before its render.
      setTimeout(() => {
        if (isHeld.current) latestDrop.current();
      });
    };
    const options = { capture: true };
    window.addEventListener('mouseup', letGo, options);
    window.addEventListener('touchend', letGo, options);
    return () => {
      window.removeEventListener('mouseup', letGo, options);
      window.removeEventListener('touchend', letGo, options);
    };
  }, [hand, latestDrop]);
  const latestStop = useLatest(stop);
  useEffect(() => {
    const holder = () => {
      if (!isHeld.current) return null;
      return isByKeys.current ? 'keys' : 'pointer';
    };
    return watchLostReleases(holder, () => {
      endSensors();
      // dnd-kit ignores one not rendered yet.
      latestStop.current();
    });
  }, [latestStop]);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={hand.detect}
      measuring={measuring}
      autoScroll={{ ...autoScroll, canScroll: hand.mayScroll }}
      // The board shows these instructions, since dnd-kit's code arrives later.
      accessibility={{ announcements, screenReaderInstructions: { draggable: '' } }}
      onDragPending={() => {
        isHeld.current = true;
      }}
      onDragAbort={() => {
        isHeld.current = false;
      }}
      onDragStart={(event) => {
        isHeld.current = true;
        if (!reached) return;
        earlyKeys.begin();
        store.start(reached);
        hand.begin(event);
      }}
      onDragMove={hand.aim}
      onDragCancel={stop}
      onDragEnd={drop}
    >
      {reached ? <ReachedSource key={reached.id} source={reached} listeners={listeners} /> : null}
      {aimed ? <AimedTarget key={aimed.id} place={aimed} /> : null}
      <DragOverlay className={styles.carried ?? ''} dropAnimation={null}>
        <Preview store={store} />
      </DragOverlay>
    </DndContext>
  );
}

/** Where the left button or the last finger was lifted. */
function pointIn(event: MouseEvent | TouchEvent) {
  if (event instanceof MouseEvent) return event.button === 0 ? event : undefined;
  return event.touches.length === 0 ? event.changedTouches[0] : undefined;
}

const handlerOf = (type: string) => {
  if (type === 'keydown') return 'onKeyDown';
  return type === 'touchstart' ? 'onTouchStart' : 'onMouseDown';
};

/** Keys pressed on a handle in the turn after pick-up, before dnd-kit listens, are dispatched again afterwards. */
function createEarlyKeys() {
  let isHeard = true;
  return {
    begin: () => {
      isHeard = false;
      setTimeout(() => {
        isHeard = true;
      });
    },
    hear: (event: Reach) => {
      if (isHeard || event.type !== 'keydown') return;
      const { currentTarget: handle, nativeEvent } = event;
      const { code, key } = nativeEvent as KeyboardEvent;
      event.preventDefault();
      setTimeout(() => {
        isHeard = true;
        handle.dispatchEvent(new KeyboardEvent('keydown', { code, key, bubbles: true, cancelable: true }));
      });
    },
  };
}

interface ReachedSourceProps {
  readonly source: Source<unknown>;
  readonly listeners: RefObject<DraggableSyntheticListeners>;
}

function ReachedSource({ source, listeners }: ReachedSourceProps) {
  const { setNodeRef, listeners: own } = useDraggable({ id: source.id, data: { source } });
  useLayoutEffect(() => {
    setNodeRef(source.node);
    listeners.current = own;
  });
  return null;
}

function AimedTarget({ place }: { readonly place: DropPlace<unknown> }) {
  const { setNodeRef } = useDroppable({ id: place.id, data: { place }, resizeObserverConfig: { disabled: true } });
  useLayoutEffect(() => setNodeRef(place.node), [setNodeRef, place]);
  return null;
}

/** The carried item at the pointer, and why it may not be dropped there, or what a drop there brings about. */
function Preview<Item, Target>({ store }: HostProps<Item, Target>) {
  const dragged = useSyncExternalStore(store.subscribe, () => store.dragged);
  const refused = useSyncExternalStore(store.subscribe, () => store.refusal());
  const hint = useSyncExternalStore(store.subscribe, () => store.hint());
  if (dragged === null) return null;
  return (
    <div className={styles.overlay} data-refused={refused !== null}>
      {store.rules.itemLabel(dragged)}
      {refused === null ? null : <span className={styles.reason}>{refused}</span>}
      {hint === null ? null : <span className={styles.hint}>{hint}</span>}
    </div>
  );
}
