import type { BrowserContext, Page } from '@playwright/test';
import { presences } from '../../../server/src/db/schema/drivers/presences.ts';
import type { Driver } from '../../../src/domain/driver/driver.ts';
import type { Scene } from '../../hands/scene.ts';
import { test as base, startAt, type WorkerFixtures } from '../fixtures.ts';

interface Fixtures {
  /** October of two drivers, on the first working day after it. */
  readonly october: October;
  /** A manager of logistics, in a tab on a device of her own. */
  readonly manager: Page;
}

/** Monday the 2nd of November, nine in the morning in Paris. */
const startsAt = '2026-11-02T08:00:00Z';

export const test = base.extend<Fixtures>({
  world: [{ seed: 5, size: 4, startsAt }, { scope: 'worker' }],
  account: 'logistique',
  actionTimeout: 30_000,
  october: async ({ scene, server }, use) => use(await beginning(scene, server)),
  manager: async ({ browser, network, signIn, scene }, use) => {
    const context: BrowserContext = await browser.newContext({ baseURL: network.url, locale: 'fr-FR' });
    await signIn(context, 'manager-acl');
    await startAt(context, scene.center);
    await use(await context.newPage());
    await context.close();
  },
});

export type October = Awaited<ReturnType<typeof beginning>>;

/**
 * Ali is paid by time: a shift of 5 h 30 min 30 s, two that overlap by half an hour, and the night in which clocks go
 * back. Béa is paid by race: a shift with two rounds. Each has asked for something.
 */
async function beginning(scene: Scene, { db }: WorkerFixtures['server']) {
  const ali = await scene.driver('Ali Dutour', { hourly_rate: 12.75, pay_mode: 'presence', is_paid_by_race: false });
  const bea = await scene.driver('Béa Morin', { hourly_rate: 12.75, pay_mode: 'performance', is_paid_by_race: true });
  const shift = async ({ id }: Driver, started_at: string, ended_at: string, lines: readonly Line[] = []) =>
    db.insert(presences).values({
      ...{ center_id: scene.center, driver: id, vehicle: 'CAR', started_at, ended_at, frozen_at: ended_at },
      ...{ pay_mode: lines.length > 0 ? 'performance' : 'presence', planning: [], lines },
      ...{ hourly_cents: 1_275, order_cents: 350, day_cents: 12_000 },
    });
  await shift(ali, '2026-10-08T06:00:00.250Z', '2026-10-08T11:30:30.900Z');
  await shift(ali, '2026-10-09T06:00:00.000Z', '2026-10-09T10:00:00.000Z');
  await shift(ali, '2026-10-09T09:30:00.000Z', '2026-10-09T13:00:00.000Z');
  await shift(ali, '2026-10-24T20:00:00.000Z', '2026-10-25T05:00:00.000Z');
  await shift(bea, '2026-10-12T08:00:00.000Z', '2026-10-12T12:00:00.000Z', [
    line(3_120_041, '2026-10-12T08:10:00.000Z', '2026-10-12T09:40:00.000Z', 3_018),
    line(3_120_042, '2026-10-12T09:50:00.000Z', '2026-10-12T11:00:00.000Z', 1_381),
  ]);
  // The latest stands first.
  await scene.demand(ali, { created_at: '2026-10-24T23:30:00.000Z', minutes: 15, comment: 'Pluie' });
  await scene.demand(bea, { created_at: '2026-10-12T10:30:00.000Z', minutes: 10, dock_id: 3_120_042 });
  await scene.demand(ali, { created_at: '2026-10-08T09:00:00.000Z', minutes: 20 });
  return { ali, bea };
}

type Line = NonNullable<(typeof presences.$inferInsert)['lines']>[number];

const line = (dock_id: number, left_at: string, back_at: string, amount_cents: number): Line => ({
  ...{ dock_id, left_at, back_at, amount_cents },
  ...{ start_center: 'Essai', end_center: 'Essai', comment: '6 arrêts', orders: 6 },
});
