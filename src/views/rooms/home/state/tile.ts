import type { PilotNumber } from '../../../kit/room/room.ts';

/** One number of a center's state, and a line with its parts. */
export interface StateTile extends Omit<PilotNumber, 'short' | 'startsGroup'> {
  /** Null where there is nothing more to show, undefined until known. */
  readonly detail: string | null | undefined;
}
