import {
  type Active,
  type CollisionDetection,
  type DroppableContainer,
  type KeyboardCoordinateGetter,
  pointerWithin,
  type UniqueIdentifier,
} from '@dnd-kit/core';

type Rect = { readonly left: number; readonly top: number; readonly width: number; readonly height: number };

const area = ({ width, height }: Rect) => width * height;
const distance = (a: Rect, b: Rect) => Math.hypot(a.left - b.left, a.top - b.top);

/**
 * The innermost target under the pointer: a task before the dock it lies in. By keyboard, the target whose corner the
 * dragged item was brought to.
 */
export const innermostTarget: CollisionDetection = (args) => {
  const { droppableRects, droppableContainers, pointerCoordinates, collisionRect } = args;
  if (pointerCoordinates) {
    const size = (id: UniqueIdentifier) => area(droppableRects.get(id) ?? { left: 0, top: 0, width: 0, height: 0 });
    return pointerWithin(args).sort((a, b) => size(a.id) - size(b.id));
  }
  const near = droppableContainers.flatMap(({ id }) => {
    const rect = droppableRects.get(id);
    return rect ? [{ id, far: distance(rect, collisionRect) }] : [];
  });
  return near.sort((a, b) => a.far - b.far).map(({ id }) => ({ id }));
};

const steps = new Map([
  ['ArrowDown', 1],
  ['ArrowRight', 1],
  ['ArrowUp', -1],
  ['ArrowLeft', -1],
]);

/** Arrows go from one allowed target to the next, in reading order. */
export function stepBetween(
  isAllowed: (active: Active, target: DroppableContainer) => boolean,
): KeyboardCoordinateGetter {
  return (event, { context: { active, over, droppableRects, droppableContainers } }) => {
    const step = steps.get(event.code);
    if (step === undefined || !active) return undefined;
    event.preventDefault();
    const targets = droppableContainers
      .getEnabled()
      .filter((target) => isAllowed(active, target))
      .flatMap(({ id }) => {
        const rect = droppableRects.get(id);
        return rect ? [{ id, rect }] : [];
      })
      .sort((a, b) => a.rect.top - b.rect.top || a.rect.left - b.rect.left);
    if (targets.length === 0) return undefined;
    const at = targets.findIndex(({ id }) => id === over?.id);
    const next = targets[(at + step + targets.length) % targets.length] ?? targets[0];
    return next && { x: next.rect.left, y: next.rect.top };
  };
}
