import { assert } from '../../../src/domain/result.ts';

/** When a node may be served, in seconds after the departure; either side may be open. */
export interface Window {
  readonly opensS: number;
  readonly closesS: number;
}

export const anyTime: Window = { opensS: 0, closesS: Number.POSITIVE_INFINITY };

/**
 * A round to be put in order. Node 0 is where it starts, at second 0; nodes 1 to n are its stops; node n + 1 is where it
 * ends. A driver who is early waits; one who is late is late, which costs more than any way round.
 */
export interface RoutingProblem {
  /** Seconds from each node to each other, row by row: `size` rows of `size`. */
  readonly legS: readonly number[];
  /** Stops, with the start and the end. */
  readonly size: number;
  /** How long a stop takes. */
  readonly serviceS: number;
  /** By node. */
  readonly windows: readonly Window[];
  /** What a second of waiting costs, where a second on the way costs 1. */
  readonly waiting: number;
}

/** Stops in the order they are reached: each node from 1 to n, once. */
export type Tour = readonly number[];

export const stopCount = ({ size }: Pick<RoutingProblem, 'size'>) => size - 2;

export function assertSound({ legS, size, windows }: RoutingProblem): void {
  assert(size >= 2 && legS.length === size * size, 'a leg from each node to each other');
  assert(windows.length === size, 'a window for each node');
}
