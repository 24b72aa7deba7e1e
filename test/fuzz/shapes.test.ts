import { expect, it } from 'vitest';
import { runTrace } from './trace.ts';

const traces = 10;

it('after every commit, what is seen is what the oracle says of actions of which it knows the shape alone', async () => {
  for (let seed = 1; seed <= traces; seed++) expect(await runTrace(seed, 'shapes'), `seed ${seed}`).toBeNull();
}, 300_000);
