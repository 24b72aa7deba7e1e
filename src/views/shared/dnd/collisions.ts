import type {
  Active,
  CollisionDetection,
  DroppableContainer,
  KeyboardCoordinateGetter,
  UniqueIdentifier,
} from '@dnd-kit/core';

interface Point {
  readonly x: number;
  readonly y: number;
}
interface Place {
  readonly left: number;
  readonly top: number;
}

const distance = (a: Place, b: Place) => Math.hypot(a.left - b.left, a.top - b.top);

/**
 * The innermost target under the pointer. Asked of the page at each move: what was measured before lies elsewhere once
 * cards above it come, go or find their height.
 */
function targetUnder({ x, y }: Point, targets: readonly DroppableContainer[]) {
  const ids = new Map(targets.flatMap(({ id, node }) => (node.current ? [[node.current as Element, id]] : [])));
  const found = document.elementsFromPoint(x, y).find((element) => ids.has(element));
  const id = found && ids.get(found);
  return id === undefined ? [] : [{ id }];
}

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
]);

/** What a drag is over. */
export function createCollisions() {
  /** Where the arrows brought it last. */
  let arrived: UniqueIdentifier | null = null;

  const begin = () => {
    arrived = null;
  };

  /**
   * The innermost target under the pointer: a task before the dock it lies in. By keyboard, the target the arrows came to;
   * before the first, the one nearest to where it was picked up.
   */
  const detect: CollisionDetection = ({ droppableContainers, pointerCoordinates, collisionRect }) => {
    if (pointerCoordinates) return targetUnder(pointerCoordinates, droppableContainers);
    const target = droppableContainers.find(({ id }) => id === arrived);
    if (target) return [{ id: target.id }];
    const near = droppableContainers.flatMap(({ id, node }) =>
      node.current ? [{ id, far: distance(placeOf(node.current), collisionRect) }] : [],
    );
    return near.sort((a, b) => a.far - b.far).map(({ id }) => ({ id }));
  };

  /** Arrows go from one allowed target to the next, in reading order, and bring it into sight. */
  const stepBetween =
    (isAllowed: (active: Active, target: DroppableContainer) => boolean): KeyboardCoordinateGetter =>
    (event, { context: { active, over, droppableContainers } }) => {
      const step = steps.get(event.code);
      if (step === undefined || !active) return undefined;
      event.preventDefault();
      const targets = droppableContainers
        .getEnabled()
        .filter((target) => isAllowed(active, target))
        .flatMap(({ id, node }) => (node.current ? [{ id, node: node.current, ...placeOf(node.current) }] : []))
        .sort((a, b) => a.top - b.top || a.left - b.left);
      const at = targets.findIndex(({ id }) => id === over?.id);
      const next = targets[(at + step + targets.length) % targets.length] ?? targets[0];
      if (!next) return undefined;
      arrived = next.id;
      next.node.scrollIntoView({ block: 'nearest' });
      const { left, top } = placeOf(next.node);
      return { x: left, y: top };
    };

  return { begin, detect, stepBetween };
}

function placeOf(node: HTMLElement): Place {
  const { left, top } = node.getBoundingClientRect();
  return { left, top };
}
