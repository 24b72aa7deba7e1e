import type { KeyboardEvent } from 'react';
import { focusOn } from './focus-on.ts';

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Arrows go from a field through a list and back: from the stop that has the focus to its neighbour. */
export function walk(event: KeyboardEvent<HTMLElement>, stops: readonly (HTMLElement | null | undefined)[]): void {
  const step = steps[event.key];
  if (step === undefined) return;
  const next = stops[stops.indexOf(event.currentTarget) + step];
  event.preventDefault();
  focusOn(next);
  next?.scrollIntoView({ block: 'nearest' });
}
