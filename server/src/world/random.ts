import { assert } from '../../../src/domain/result.ts';

/** Seeded draws: the same seed gives the same draws on every machine. */
export interface Random {
  /** In [0, 1). */
  next(): number;
  /** A whole number, both bounds included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T extends NonNullable<unknown>>(list: readonly T[]): T;
  weighted<T>(choices: readonly (readonly [value: T, weight: number])[]): T;
  /** A separate stream: draws made here or elsewhere do not shift it. */
  fork(label: string): Random;
}

export function makeRandom(seed: number): Random {
  const next = mulberry32(seed);
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (list) => {
      const item = list[int(0, list.length - 1)];
      assert(item !== undefined, 'a draw needs something to draw from');
      return item;
    },
    weighted: (choices) => drawWeighted(choices, next()),
    fork: (label) => makeRandom(hash(seed, label)),
  };
}

function drawWeighted<T>(choices: readonly (readonly [T, number])[], at: number): T {
  let left = at * choices.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [value, weight] of choices) {
    left -= weight;
    if (left < 0) return value;
  }
  throw new Error('Invariant: a weighted draw needs a positive weight');
}

/** Public-domain generator of 32 bits of state: enough for demonstration data. */
function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** FNV-1a over the label, started from the seed. */
function hash(seed: number, label: string): number {
  let value = (seed ^ 0x811c9dc5) >>> 0;
  for (const char of label) value = Math.imul(value ^ (char.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return value;
}
