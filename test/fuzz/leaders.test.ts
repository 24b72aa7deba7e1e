import { expect, it } from 'vitest';
import { runTrace } from './trace.ts';

const traces = 10;

it('after every commit, what is seen is what the oracle says where leaders come, go and come back', async () => {
  for (let seed = 1; seed <= traces; seed++) expect(await runTrace(seed, 'leaders'), `seed ${seed}`).toBeNull();
}, 300_000);
