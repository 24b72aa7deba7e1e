import { expect, it } from 'vitest';
import { commandNamed, commandNames } from '../../src/domain/commands.ts';
import { shapes } from './oracle/shapes.ts';
import { runTrace } from './trace.ts';

// `npm run fuzz` runs thousands; a seed that fails there is pinned in seeds.ts.

const traces = 15;
const first = 1_000_000;

it('every action has a shape, and leaves the device as that says', () => {
  const deliveries = (names: readonly string[], of: (name: string) => string | undefined) =>
    Object.fromEntries(names.map((name) => [name, of(name)]));
  expect(deliveries(Object.keys(shapes), (name) => shapes[name]?.delivery)).toEqual(
    deliveries(commandNames, (name) => commandNamed(name)?.delivery.kind),
  );
});

it('after every commit, what is seen is what the oracle says; in the end each action is done once, or told', async () => {
  for (let seed = first; seed < first + traces; seed++) expect(await runTrace(seed), `seed ${seed}`).toBeNull();
}, 300_000);
