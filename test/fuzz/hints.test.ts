import { expect, it } from 'vitest';
import { runTrace } from './trace.ts';

const traces = 10;

it('after every commit, what is seen is what the oracle says where hints come, late, twice or not at all; sources are polled by the cycle all the same, soon after a hint, and at most once a second for hints', async () => {
  for (let seed = 1; seed <= traces; seed++) expect(await runTrace(seed, 'hints'), `seed ${seed}`).toBeNull();
}, 300_000);
