import { expect, it } from 'vitest';
import { runTrace } from './trace.ts';

const traces = 12;

it('after every commit, what is seen is what the oracle says where answers tell only what changed', async () => {
  for (let seed = 1; seed <= traces; seed++) expect(await runTrace(seed, 'deltas'), `seed ${seed}`).toBeNull();
}, 300_000);
