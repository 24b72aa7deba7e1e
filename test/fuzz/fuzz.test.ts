import { expect, it } from 'vitest';
import { commandNames } from '../../src/domain/commands.ts';
import { knownActions } from './oracle.ts';
import { runTrace } from './trace.ts';

// `npm run fuzz` runs thousands; a seed that fails there is pinned in seeds.ts.

const traces = 60;
const first = 1_000_000;

it('the oracle knows every action', () => {
  expect(knownActions.toSorted()).toEqual(commandNames.toSorted());
});

it('after every commit, what is seen is what the oracle says; in the end each action is done once, or told', async () => {
  for (let seed = first; seed < first + traces; seed++) expect(await runTrace(seed), `seed ${seed}`).toBeNull();
}, 300_000);
