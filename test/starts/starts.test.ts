import { describe, expect, it } from 'vitest';
import { playRound } from './rounds.ts';

// Three rounds of `npm run start-chaos`, one of each kind; forty by hand.

describe('servers that start and are killed in real processes', { timeout: 240_000 }, () => {
  it.each([
    [0, 'others started on the same folder are refused and touch nothing', 800],
    [1, 'of two that start at once after a kill one has the folder', 2_500],
    [2, 'on a full disk a start says so in one sentence', 1_600],
  ] as const)('round %i: %s; what was acknowledged is there', async (number, _title, killAfterMs) => {
    const { faults, acknowledged } = await playRound({ longestMs: killAfterMs, random: () => 1, number });
    expect(faults).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
  });
});
