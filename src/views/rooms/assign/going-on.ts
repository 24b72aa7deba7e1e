import type { NextConfig } from '../../../domain/preparation/next-config.ts';

export type Way = 'up' | 'down';

interface Press {
  readonly lineId: NextConfig['id'];
  readonly way: Way;
  /** The place that was pressed, from 0. */
  readonly at: number;
  readonly event: Pick<MouseEvent, 'detail' | 'clientX' | 'clientY' | 'timeStamp'>;
}

/** Whoever rests longer on a spot has read what came under it. */
const goesOnForMs = 3_000;
/** A finger does not hit the same point twice. */
const spotPx = 12;

/**
 * The line that a press on a step means: presses at one spot go on with the line that left it, and never send back the
 * one that came under the pointer (PRP-238). A key, which has the line's own button in its focus, means that one.
 */
export class GoingOn {
  #last: Press | null = null;

  lineOf(press: Press): NextConfig['id'] {
    const isPointer = press.event.detail > 0;
    const line = isPointer && this.#goesOn(press) ? (this.#last?.lineId ?? press.lineId) : press.lineId;
    this.#last = isPointer ? { ...press, lineId: line } : null;
    return line;
  }

  #goesOn({ way, at, event }: Press): boolean {
    const last = this.#last;
    return (
      last !== null &&
      last.way === way &&
      last.at === at &&
      event.timeStamp - last.event.timeStamp <= goesOnForMs &&
      Math.abs(event.clientX - last.event.clientX) <= spotPx &&
      Math.abs(event.clientY - last.event.clientY) <= spotPx
    );
  }
}
