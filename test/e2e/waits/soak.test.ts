import { expect, test } from '@playwright/test';
import { soak } from '../../soak/soak.ts';

test('a device weighs at the end of some dozen polls, actions and faults what it did at the start', async () => {
  test.setTimeout(3 * 60_000);
  const { grown, polls, actions, missed } = await soak({
    hours: 8,
    withinMs: 20_000,
    size: 60,
    seed: 1,
    say: (text) => process.stdout.write(`${text}\n`),
  });
  expect(grown).toEqual([]);
  expect(polls).toBeGreaterThan(15);
  expect(actions).toBeGreaterThan(missed);
});
