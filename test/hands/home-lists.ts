import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';

/** The rounds that are loaded with a basket, or without. */
export const launchpad = (page: Page, title: string) =>
  page.getByRole('region', { name: new RegExp(`^Tournées ${title} panier \\(\\d+\\)$`) });

/** Something in each list: `plain` is loaded without a basket, `basketed` with one. */
export async function aDay(scene: Scene) {
  const driver = await scene.driver('Ali Dutour', { state: 'run' });
  const plain = await scene.dock();
  const gone = { current_status: 'loaded', locked_at: scene.at(-60), gone_at: scene.at(-50) };
  const left = await scene.dock({ ...gone, dock_type: 'DRIVER_SOFT', target_driver: driver.id, driver: driver.id });
  const basketed = await scene.dock({ launchpad: 2 });
  await scene.order('A1');
  const a2 = await scene.order('A2');
  const s1 = await scene.order('S1', { dock: left.id, dock_rank: 1, status: 'shipping' }, { status: 'shipping' });
  await scene.order('B1', { dock: plain.id, dock_rank: 1 });
  await scene.order('ABSENT', { status: 'shipping' }, { status: 'undeliveredclient' });
  const late = { shipping_time: scene.at(-120), max_shipping_time: scene.at(-5) };
  await scene.order('RETARD', { ...late, dock: plain.id, dock_rank: 2 });
  return { plain, left, basketed, a2, s1 };
}
