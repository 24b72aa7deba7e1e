import { expect, type Page } from '@playwright/test';
import { hourText } from '../../../src/domain/time/paris-time.ts';
import { floorOf } from '../../hands/people.ts';
import type { Scene } from '../../hands/scene.ts';
import { moveClock, stopClock } from '../browser/stopped-clock.ts';
import { startAt, test } from '../fixtures.ts';

// How the center stands: the line of numbers, and the tiles of the dispatch.

const floor = (page: Page) => page.getByRole('navigation', { name: 'Maintenant' }).getByRole('link');
const dispatch = (page: Page) => page.getByRole('navigation', { name: /^État du dispatch/ });

async function packed(scene: Scene, name: string, rank: number | null = null, status = 'now', minutes = 35) {
  const { order } = await scene.order(name, { status: 'waiting', prep_total: 10 }, { status });
  await scene.packing(order, { emergency_rank: rank, status_since: scene.at(-minutes) });
}

/** The order that ends in 40 minutes counts as late 20 minutes before. */
const firstLate = (scene: Scene) => hourText(scene.at(20));

/** A center whose home page has the lists, with something of everything. */
async function pressed(scene: Scene) {
  const slot = (end: number) => ({ shipping_time: scene.at(end - 60), max_shipping_time: scene.at(end) });
  await scene.order('PIRE', slot(-72), slot(-72));
  await scene.order('RETARD', slot(5), slot(5));
  await scene.order('BIENTOT', slot(40), slot(40));
  await scene.order('LOIN', { ...slot(300), estimated_travel_departure_at: scene.at(50) }, slot(300));
}

test('PRP-030 the floor stands in the line of numbers alone, each with its parts and a jump; zero is grey', async ({
  server,
  scene,
  page,
}) => {
  stopClock();
  await packed(scene, 'URG1', 1);
  await packed(scene, 'NORMALE');
  await packed(scene, 'ATTEND', null, 'waiting-products');
  await packed(scene, 'ATTEND2', null, 'waiting-products', 12);
  const people = floorOf(server, scene);
  await people.packer('Karim', { current_task_type: 21, last_started_at: scene.at(-5) });
  await people.packer('Lina');
  await people.packer('Absente', { is_working: false });
  await page.goto('/');
  await expect(floor(page)).toHaveText([
    ...['1 urgence', '2 attendent un produit', '0 bloquée', /^1 préparateur en tâche/],
  ]);
  const parts = () => Promise.all([0, 1, 2, 3].map((at) => floor(page).nth(at).getAttribute('title')));
  await expect.poll(parts).toEqual(['sur 2 à préparer', 'la plus ancienne : 35 min', null, 'sur 2 en session']);
  const tones = () => Promise.all([0, 1, 2, 3].map((at) => floor(page).nth(at).getAttribute('data-tone')));
  expect(await tones()).toEqual(['red', 'amber', 'zero', 'green']);
  await floor(page).nth(1).press('Enter');
  await expect.poll(() => document.activeElement?.textContent).toBe('En attente de produits (2)');
  // No board of the dispatch was looked at on this device.
  await expect(dispatch(page)).toHaveCount(0);
});

test('PRP-030 DSP-226 where the lists are on this page the dispatch has its tiles, without what is not there', async ({
  makeScene,
  page,
}) => {
  stopClock();
  const scene = await makeScene({ is_shadow_groupment_enabled: false });
  startAt(scene);
  await pressed(scene);
  await page.goto('/');
  await expect(dispatch(page).getByRole('link')).toHaveText([
    '2 en retard la pire : PIRE, +72 min',
    `1 en retard sous 30 min la première à ${firstLate(scene)}`,
    "4 à dispatcher 1 part dans l'heure",
  ]);
  await dispatch(page).getByRole('link').first().press('Enter');
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Commandes en retard/);
});

test('PRP-030 the lists of a board that was looked at are counted too, and say since when nothing reads them', async ({
  scene,
  page,
  board,
}) => {
  stopClock();
  await pressed(scene);
  await scene.driver('Ali Dutour');
  const soon = await scene.dock({ current_status: 'moving', departure: scene.at(20) });
  await scene.order('PARTI', { dock: soon.id, dock_rank: 1 });
  await board.open();
  await page.goto('/');
  const tiles = dispatch(page).getByRole('link');
  await expect(tiles).toHaveText([
    '2 en retard la pire : PIRE, +72 min',
    `1 en retard sous 30 min la première à ${firstLate(scene)}`,
    "4 à dispatcher 1 part dans l'heure",
    `1 départ sous 15 min ${board.code(soon)} ${hourText(scene.at(10))}`,
    '1 livreur libre Ali Dutour',
  ]);
  await expect(tiles.first()).toHaveAttribute('href', '/dispatch#late-title');
  await expect(dispatch(page)).toHaveAccessibleName('État du dispatch');
  const readAt = hourText(Date.now());
  moveClock(Date.now() + 61_000);
  await expect(dispatch(page)).toContainText(`État du dispatch à ${readAt} : ces nombres ne sont pas mis à jour ici`);
  await tiles.first().press('Enter');
  await expect(page).toHaveURL(/\/dispatch/);
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Commandes en retard/);
});

test('PRP-030 DSP-226 where the dispatch is off the lists of this page say since when nothing reads them', async ({
  makeScene,
  page,
  network,
}) => {
  stopClock();
  const scene = await makeScene({ is_shadow_groupment_enabled: false });
  startAt(scene);
  await pressed(scene);
  await page.goto('/');
  await expect(dispatch(page).getByRole('link').first()).toHaveText('2 en retard la pire : PIRE, +72 min');
  await expect(dispatch(page)).toHaveAccessibleName('État du dispatch');
  const readAt = hourText(Date.now());
  network.setOffline(true);
  moveClock(Date.now() + 61_000);
  const old = `État du dispatch à ${readAt} : ces nombres ne sont pas mis à jour ici`;
  await expect(dispatch(page)).toHaveAccessibleName(old);
  await expect(dispatch(page)).toHaveAttribute('data-old', 'true');
});
