import { clientContacts } from '../../../server/src/db/schema/outgoing.ts';
import { bottle, receipt, someDeposits } from '../../hands/deposit-movements.ts';
import type { Scene } from '../../hands/scene.ts';
import { test as base } from '../fixtures.ts';
import { Dispatcher, expect, type Named } from '../hands/dispatcher.ts';
import { mouse } from '../hands/hands.ts';
import { passing, StillClock } from '../hands/still-clock.ts';

/** Six in the evening, in Paris. */
const startMs = Date.parse('2026-11-20T17:00:00Z');

interface Worker {
  readonly time: StillClock;
}

interface Fixtures {
  /** The evening of a small center. */
  readonly evening: Evening;
  /** Whoever works in `page`. */
  readonly dispatcher: Dispatcher;
}

export const test = base.extend<Fixtures, Worker>({
  world: [{ seed: 1, size: 4 }, { scope: 'worker' }],
  time: [async ({ world: _ }, use) => use(new StillClock(startMs)), { scope: 'worker' }],
  clock: [async ({ time }, use) => use(time.now), { scope: 'worker' }],
  account: 'dispatch',
  actionTimeout: 30_000,
  evening: async ({ scene, server, time }, use) => {
    const found = await beginning(scene, server);
    await use({ ...found, pass: passing(time, server, scene) });
  },
  dispatcher: async ({ board, page }, use) => use(new Dispatcher(board, mouse(page))),
});

export interface Evening extends Awaited<ReturnType<typeof beginning>> {
  /** So many minutes of the day go by on the server. */
  pass(minutes: number): Promise<void>;
}

/**
 * The dispatcher's start: six orders to be packed, one late, two that came back, three drivers, two of them with a
 * round to fill.
 */
async function beginning(scene: Scene, server: Parameters<typeof someDeposits>[0]) {
  const driver = async (name: string, fields: Parameters<Scene['driver']>[1]) => ({
    ...(await scene.driver(name, { current_center_id: scene.center, planning_end: scene.at(300), ...fields })),
    name,
  });
  const ali = await driver('Ali Dutour', { state: 'plan', current_planning_start: scene.at(200) });
  const zoe = await driver('Zoé Marchetti', { is_paid_by_race: true, queue_position: 1 });
  const ines = await driver('Inès Galmiche', { queue_position: 2 });

  const planned = {
    dock_type: 'DRIVER_SOFT',
    departure: scene.at(150),
    ending_center_has_disabled_driver_self_return: true,
  };
  const zoes = await scene.dock({ ...planned, target_driver: zoe.id, target_name: zoe.name });
  const iness = await scene.dock({ ...planned, target_driver: ines.id, target_name: ines.name });

  const order = async (name: string, ...fields: Tail<Parameters<Scene['order']>>): Promise<Named> => ({
    id: (await scene.order(name, ...fields)).order.id,
    name,
  });
  const paid = (name: string) =>
    order(name, { status: 'waiting', prep_total: 4, prep_progress: 0 }, { status: 'paid' });
  const bread = [await paid('PAIN'), await paid('LAIT'), await paid('OEUFS')] as const;
  const dry = [await paid('RIZ'), await paid('THE'), await paid('CAFE')] as const;
  const toPack = [...bread, ...dry] as const;

  const client = { id: scene.center * 1_000, name: 'Ines Prevost' };
  await server.db.insert(clientContacts).values({ client_id: client.id, phone: '+33 6 39 98 00 12' });
  const tardy = { shipping_time: scene.at(-120), max_shipping_time: scene.at(-30) };
  const late = await order('RETARD', { ...tardy, client }, { total_weight: '5 Kg' });

  const trip = await scene.dock({
    current_status: 'closed',
    hidden: true,
    closed_at: scene.at(-30),
    gone_at: scene.at(-90),
  });
  const back = { status: 'shipping', dock: trip.id, last_driver_name: ines.name };
  const absent = await order('ABSENT', { ...back, dock_rank: 1 }, { status: 'undeliveredclient' });
  const refused = await order('REFUS', { ...back, dock_rank: 2 }, { status: 'undeliveredclient' });

  await someDeposits(server, scene, [bottle.id], [receipt(zoe.id, bottle.id, 6)]);
  return { drivers: { ali, zoe, ines }, rounds: { zoes, iness }, toPack, late, absent, refused };
}

type Tail<T extends readonly unknown[]> = T extends readonly [unknown, ...infer Rest] ? Rest : never;

/** Looks every few minutes whether something can be seen, once the server has every action. */
export async function until(
  { pass }: Pick<Evening, 'pass'>,
  { board, settled }: Pick<Dispatcher, 'board' | 'settled'>,
  isSeen: () => Promise<boolean>,
) {
  for (let looks = 0; looks < 60; looks++) {
    if (await isSeen()) return;
    await settled();
    await pass(3);
    await board.refresh();
    await expect(board.banner).toContainText('À jour');
    // The lists follow the banner.
    await board.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  }
  throw new Error('It did not come to be seen in three hours');
}
