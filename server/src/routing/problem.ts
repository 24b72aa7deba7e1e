import { assert } from '../../../src/domain/result.ts';

/** When a node may be served, in seconds after the departure; either end may be open. */
export interface Window {
  readonly opensS: number;
  readonly closesS: number;
}

export const anyTime: Window = { opensS: 0, closesS: Number.POSITIVE_INFINITY };

/**
 * A round to be put in order. Node 0 is where it starts, at second 0; nodes 1 to n are its stops; node n + 1 is where
 * it ends. A driver who is early waits; being late costs more than any detour.
 */
export interface RoutingProblem {
  /** Seconds from each node to each other one, row by row: `size` rows of `size`. */
  readonly legS: readonly number[];
  /** Number of stops, plus start and end. */
  readonly size: number;
  /** Duration of a stop. */
  readonly serviceS: number;
  /** By node. */
  readonly windows: readonly Window[];
  /** The cost of a second of waiting; a second of travel costs 1. */
  readonly waiting: number;
}

/** Stops in the order in which they are reached: each node from 1 to n, once. */
export type Tour = readonly number[];

export const stopCount = ({ size }: Pick<RoutingProblem, 'size'>) => size - 2;

export function assertSound({ legS, size, windows }: RoutingProblem): void {
  assert(size >= 2 && legS.length === size * size, 'a leg from each node to each other');
  assert(windows.length === size, 'a window for each node');
}
