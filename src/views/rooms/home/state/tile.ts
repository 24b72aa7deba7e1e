import type { PilotNumber } from '../../../kit/room/room.ts';

/** One number of the state of a center, and in a line what it is made of. */
export interface StateTile extends Omit<PilotNumber, 'short' | 'startsGroup'> {
  /** Null where there is nothing more to show, undefined until known. */
  readonly detail: string | null | undefined;
}
