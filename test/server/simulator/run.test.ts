import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../../../server/src/db/schema/day.ts';
import { sceneMaker } from '../../hands/scene.ts';
import { type OwnServer, ownServer } from '../own-server.ts';

describe('the day of a center where nothing but chance moves', () => {
  let server: OwnServer;
  beforeAll(async () => {
    server = await ownServer({ size: 4 });
  });
  afterAll(() => server.close());

  const minutes = async (count: number, alone: Parameters<OwnServer['simulator']['step']>[1]) => {
    for (let step = 0; step < count * 12; step++) {
      server.advance(5_000);
      await server.simulator.step(1, alone);
    }
  };

  it('goes on: orders are packed although no time, no person and no other row moves it', async () => {
    const scene = await sceneMaker(server, server.clock)();
    const { order } = await scene.order(
      'SEULE',
      { status: 'waiting', prep_total: 3, prep_progress: 0 },
      { status: 'paid' },
    );
    await scene.driver('Ali Dutour');
    const status = async () =>
      (await server.db.select({ status: orders.status }).from(orders).where(eq(orders.id, order.id)))[0]?.status;
    await minutes(40, scene.center);
    expect(await status()).toBe('prepared');
  });
});
