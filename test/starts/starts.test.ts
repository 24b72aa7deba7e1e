import { describe, expect, it } from 'vitest';
import { wholeOr } from '../setup/whole.ts';
import { playRound } from './rounds.ts';

// A round of `npm run start-chaos`; with `npm run server-proofs` one of each kind, forty by hand.

const rounds: readonly (readonly [number: number, title: string, killAfterMs: number])[] = [
  [0, 'others started on the same folder are refused and touch nothing', 800],
  [1, 'of two that start at once after a kill one has the folder', 2_500],
  [2, 'on a full disk a start says so in one sentence', 1_600],
];

describe('servers that start and are killed in real processes', { timeout: 240_000 }, () => {
  it.each(wholeOr(rounds, rounds.slice(1, 2)))(
    'round %i: %s; what was acknowledged is there',
    async (number, _title, killAfterMs) => {
      const { faults, acknowledged } = await playRound({ longestMs: killAfterMs, random: () => 1, number });
      expect(faults).toEqual([]);
      expect(acknowledged).toBeGreaterThan(0);
    },
  );
});
