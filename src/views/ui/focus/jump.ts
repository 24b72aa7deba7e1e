import { focusOn } from './focus-on.ts';

/** Sections come with their screen, and their screen with its code. */
const patienceMs = 5_000;

/** What the focus lands on: the section's title, so that reading and the Tab key go on from there. */
function landOn(target: HTMLElement): void {
  if (target.tabIndex < 0) target.tabIndex = -1;
  focusOn(target);
}

/** What stands beside the blocks stays where it is while they scroll. */
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

/** The same once the section is there. What it gives ends the waiting. */
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
