import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Db } from '../../server/src/db/connection/open.ts';
import { tokens, users } from '../../server/src/db/schema/accounts.ts';
import { orders } from '../../server/src/db/schema/day.ts';
import { facts } from '../../server/src/db/schema/record.ts';
import { type OpenWorld, openWorld } from '../../server/src/open-world.ts';

const dataDir = join(mkdtempSync(join(tmpdir(), 'quai-day-')), 'quai');
afterAll(() => rmSync(join(dataDir, '..'), { recursive: true }));

/** Opens the folder at an instant, looks, and closes it. */
async function at<T>(instant: string, look: (world: OpenWorld) => Promise<T>): Promise<T> {
  const world = await openWorld({ dataDir, seed: 7, size: 10 }, Date.parse(instant));
  const seen = await look(world);
  await world.close();
  return seen;
}
const anyUser = async (db: Db) => (await db.select({ id: users.id }).from(users))[0]?.id ?? 0;
const instanceAt = (instant: string) => at(instant, async ({ instance, replacedDay }) => ({ instance, replacedDay }));

// A folder is made twice: seconds each, more on a busy machine.
describe('a demo world in a folder', { timeout: 120_000 }, () => {
  it('stays for its Paris day, and gives way the next with everything done in it', async () => {
    const morning = await at('2026-03-10T08:00:00Z', async ({ db, instance, replacedDay }) => {
      await db.insert(tokens).values({
        hash: 'given to a tab',
        user_id: await anyUser(db),
        created_at: '2026-03-10T08:00:00Z',
        expires_at: '2026-03-17T08:00:00Z',
      });
      return { instance, replacedDay };
    });
    expect(morning.replacedDay).toBeNull();
    expect(await instanceAt('2026-03-10T22:30:00Z')).toEqual(morning);
    const next = await at('2026-03-10T23:30:00Z', async ({ db, instance, replacedDay }) => {
      const slots = await db.select({ end: orders.max_shipping_time }).from(orders);
      const lastMs = Math.max(...slots.map(({ end }) => Date.parse(end ?? '')));
      return { instance, replacedDay, lastMs, tokens: await db.select().from(tokens) };
    });
    expect(next.replacedDay).toBe('2026-03-10');
    expect(next.instance).not.toBe(morning.instance);
    expect(next.tokens).toEqual([]);
    expect(next.lastMs).toBeGreaterThan(Date.parse('2026-03-11T06:00:00Z'));
  });

  it('is never taken for one where something else filled the database', async () => {
    const theirs = await at('2026-03-11T09:00:00Z', async ({ db, instance, replacedDay }) => {
      expect(replacedDay).toBeNull();
      await db.delete(facts).where(eq(facts.name, 'demo day'));
      return instance;
    });
    expect(await instanceAt('2026-03-20T09:00:00Z')).toEqual({ instance: theirs, replacedDay: null });
  });
});
