import { expect, it } from 'vitest';
import { play } from './play.ts';

// A sample of `npm run money-chaos`: one process, two kills.

it('OUR-166 no cent is lost and none goes twice, whatever providers do, though the server is killed twice', {
  timeout: 600_000,
}, async () => {
  const seed = 20_261;
  const said: string[] = [];
  const { faults, parts, answered } = await play({
    ...{ seed, kills: 2, livesMs: 4_000, agents: 3, orders: 12, say: (text: string) => void said.push(text) },
  });
  expect(faults, `seed ${seed}`).toEqual([]);
  expect(said).toEqual(['kill 1', 'kill 2']);
  expect(parts).toBeGreaterThan(5);
  expect(answered).toBeGreaterThan(5);
});
