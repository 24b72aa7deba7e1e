import { focusOn } from './focus-on.ts';

/** How long to wait for a section: its screen has to load. */
const patienceMs = 5_000;

/** Focuses the section's title, so that reading and the Tab key go on from there. */
function landOn(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  focusOn(target);
}

/** A sticky column beside the blocks stays in view while they scroll. */
function isInSight(target: HTMLElement): boolean {
  const beside = target.closest('[data-beside="true"]');
  return beside !== null && getComputedStyle(beside).position === 'sticky';
}

/** Brings the section that holds the element of an id under the frame; false where there is none. */
export function jumpTo(id: string): boolean {
  const target = document.getElementById(id);
  if (!target) return false;
  if (!isInSight(target)) (target.closest('section') ?? target).scrollIntoView({ block: 'start' });
  landOn(target);
  return true;
}

/** The same once the section is there. Returns a stop function. */
export function jumpOnceThere(id: string): () => void {
  const untilMs = performance.now() + patienceMs;
  let frame = 0;
  const look = () => {
    if (jumpTo(id) || performance.now() > untilMs) return;
    frame = requestAnimationFrame(look);
  };
  look();
  return () => cancelAnimationFrame(frame);
}
