import { expect, test } from '@playwright/test';
import { chaos } from '../../chaos/chaos.ts';

test('nothing is lost, doubled, turned round or left unexplained in a minute of chaos', async () => {
  test.setTimeout(9 * 60_000);
  const { actions, faults, ...found } = await chaos({
    minutes: 1,
    leastActions: 11,
    seed: 20_250_303,
    keys: true,
    // How far it came, should it not end.
    say: (text) => process.stdout.write(`${text}\n`),
  });
  expect(found).toEqual({ duplicates: [], losses: [], orderViolations: [], unexplained: [] });
  expect(actions).toBeGreaterThan(10);
  expect(faults).toBeGreaterThan(5);
});
