import type { CollisionDetection, DragStartEvent, KeyboardCoordinateGetter } from '@dnd-kit/core';
import type { DragStore, DropPlace } from './drag-store.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
]);

/** How long after the pick-up the page does not scroll, wherever the pointer is. */
const scrollDelayMs = 500;

/** Aims a drag, by pointer or by arrows. */
export function createHand<Item, Target>(store: DragStore<Item, Target>) {
  let pointer: Point | null = null;
  let isByKeyboard = false;
  let beganMs = 0;

  /**
   * Aims at the innermost place under the pointer: a task before its dock. The page is asked at each move, since
   * measured positions are wrong once cards above come, go or find their height.
   */
  const aim = () => {
    if (!pointer) return;
    // Browsers list the cells at a point, but no table rows.
    const under = document
      .elementsFromPoint(pointer.x, pointer.y)
      .flatMap((element) => [element, element.closest('tr')]);
    const found = under.map((element) => element && store.at(element)).find((place) => place);
    store.aim(found ?? null);
  };

  /** By keyboard, the place nearest to the source is aimed at. */
  const begin = ({ activatorEvent }: DragStartEvent) => {
    pointer = null;
    beganMs = performance.now();
    isByKeyboard = activatorEvent instanceof KeyboardEvent;
    const { source } = store;
    if (!isByKeyboard || !source) return;
    const from = source.node.getBoundingClientRect();
    const far = ({ rect }: Placed<Target>) => Math.hypot(rect.left - from.left, rect.top - from.top);
    const [nearest] = placed(store.byArrows()).sort((a, b) => far(a) - far(b));
    store.aim(nearest?.place ?? null);
  };

  /**
   * Aims where the pointer is released: dnd-kit reports moves a render late, and its target may be gone by then. False
   * if no pointer carries anything.
   */
  const letGo = (at: Pick<MouseEvent, 'clientX' | 'clientY'>): boolean => {
    if (store.dragged === null || isByKeyboard) return false;
    pointer = { x: at.clientX, y: at.clientY };
    aim();
    return true;
  };

  /** Every droppable hits: dnd-kit knows the aimed one alone. */
  const detect: CollisionDetection = ({ droppableContainers, pointerCoordinates }) => {
    pointer = pointerCoordinates;
    return droppableContainers.map(({ id }) => ({ id }));
  };

  /**
   * Arrows go from one allowed target to the next, in reading order, and scroll it into view; `Home` goes to the one that
   * stands apart.
   */
  const step: KeyboardCoordinateGetter = (event) => {
    const by = steps.get(event.code);
    const { dragged, aimed, rules } = store;
    const home = event.code === 'Home' ? store.atHome() : undefined;
    if (dragged === null || (by === undefined && !home)) return undefined;
    event.preventDefault();
    if (by === undefined) return home && aimByKey(home);
    const allowed = placed(store.byArrows())
      .filter(({ place }) => rules.refusal(dragged, place.target) === null)
      .sort((a, b) => a.rect.top - b.rect.top || a.rect.left - b.rect.left);
    const at = allowed.findIndex(({ place }) => place === aimed);
    const next = allowed[(at + by + allowed.length) % allowed.length] ?? allowed[0];
    return next && aimByKey(next.place);
  };

  const aimByKey = (place: DropPlace<Target>) => {
    store.aim(place);
    place.node.scrollIntoView({ block: 'nearest' });
    const { left, top } = place.node.getBoundingClientRect();
    return { x: left, y: top };
  };

  /** A row at the foot of the window is picked up and let go without the page moving under the pointer. */
  const mayScroll = () => performance.now() - beganMs > scrollDelayMs;

  return { aim, begin, letGo, detect, step, mayScroll };
}

interface Placed<Target> {
  readonly place: DropPlace<Target>;
  readonly rect: DOMRect;
}

const placed = <Target>(places: readonly DropPlace<Target>[]): Placed<Target>[] =>
  places.map((place) => ({ place, rect: place.node.getBoundingClientRect() }));
