import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';

/** The rounds that are loaded with a basket, or without. */
export const launchpad = (page: Page, title: string) =>
  page.getByRole('region', { name: new RegExp(`^Tournées ${title} panier \\(\\d+\\)$`) });

/** Something in each list: `plain` is loaded without a basket, `basketed` with one. */
export const aDay = (scene: Scene) =>
  scene.together(async (rows) => {
    const driver = await rows.driver('Ali Dutour', { state: 'run' });
    const plain = await rows.dock();
    const gone = { current_status: 'loaded', locked_at: scene.at(-60), gone_at: scene.at(-50) };
    const left = await rows.dock({ ...gone, dock_type: 'DRIVER_SOFT', target_driver: driver.id, driver: driver.id });
    const basketed = await rows.dock({ launchpad: 2 });
    await rows.order('A1');
    const a2 = await rows.order('A2');
    const s1 = await rows.order('S1', { dock: left.id, dock_rank: 1, status: 'shipping' }, { status: 'shipping' });
    await rows.order('B1', { dock: plain.id, dock_rank: 1 });
    await rows.order('ABSENT', { status: 'shipping' }, { status: 'undeliveredclient' });
    const late = { shipping_time: scene.at(-120), max_shipping_time: scene.at(-5) };
    await rows.order('RETARD', { ...late, dock: plain.id, dock_rank: 2 });
    return { plain, left, basketed, a2, s1 };
  });
