import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Scratch, scratchDatabase } from '../postgres/scratch.ts';
import { beforeLatestMigration, checkOut, type Earlier } from './earlier.ts';
import { playUpgrade } from './play.ts';

const { DATABASE_URL } = process.env;
const before = DATABASE_URL ? beforeLatestMigration() : null;

// A sample of `npm run upgrade`, which can be given an earlier version, more people and more time.
describe.runIf(DATABASE_URL && before)('an upgrade while people work', { timeout: 300_000 }, () => {
  let scratch: Scratch;
  let earlier: Earlier;
  beforeAll(async () => {
    scratch = await scratchDatabase(DATABASE_URL ?? '');
    earlier = checkOut(before ?? '');
  });
  afterAll(async () => {
    earlier.remove();
    await scratch.drop();
  });

  it('OUR-265 the old process serves while the new one migrates, both serve one database, and nobody is refused or loses what was answered', async () => {
    const { faults, actions, reads } = await playUpgrade({
      ...{ databaseUrl: scratch.url, earlier: earlier.root },
      ...{ size: 60, devices: 3, stretchMs: 1_500 },
    });
    expect(faults).toEqual([]);
    expect(actions.length).toBeGreaterThan(10);
    expect(reads.length).toBeGreaterThan(30);
  });
});
