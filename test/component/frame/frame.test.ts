import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('DSP-210 the frame counts what presses in the center, and each number leads to its place', async ({
  scene,
  page,
  board,
}) => {
  const busy = await scene.driver('Ali Dutour');
  await scene.driver('Zoé Libre');
  await scene.driver('Yann Parti', { state: 'run' });
  const past = { shipping_time: scene.at(-180), max_shipping_time: scene.at(-60) };
  const soon = { shipping_time: scene.at(-30), max_shipping_time: scene.at(35) };
  await scene.order('TARD', past, past);
  await scene.order('BIENTOT', soon, soon);
  await scene.order('LOIN');
  const leaving = await scene.dock({ departure: scene.at(20), target_driver: busy.id });
  const later = await scene.dock({ departure: scene.at(90) });
  await scene.dock({ departure: scene.at(-90) });
  await scene.order('B1', { dock: leaving.id, dock_rank: 1, estimated_travel_departure_at: scene.at(15) });
  await scene.order('C1', { dock: later.id, dock_rank: 1 });
  await board.open();
  const now = page.getByRole('navigation', { name: 'Maintenant' });
  await expect(now.getByRole('link').first()).toHaveText(/^1 en retard$/);
  await expect(now.getByRole('link')).toHaveText([
    /^1 en retard$/,
    /^1 en retard sous 30 min/,
    /^1 livreur libre$/,
    /^1 départ sous 15 min$/,
  ]);
  await expect.poll(() => document.title).toBe('(1) Dispatch – Quai');
  await now.getByRole('link', { name: /livreur libre/ }).click();
  await expect.poll(() => document.activeElement?.textContent).toMatch(/^Livreurs \(3\)/);
  await now.getByRole('button', { name: /en attente/ }).click();
  await expect(page.getByRole('dialog', { name: 'Actions' })).toBeVisible();
});

test('DSP-210 DSP-221 the bar has the sections of the screen in their order, each with its count', async ({
  scene,
  page,
  board,
}) => {
  await scene.order('A1');
  await scene.order('A2');
  await scene.dock();
  await scene.driver('Ali Dutour');
  await scene.driver('Zed Caché', { state: 'hidden' });
  await scene.alert('Porte 3 fermée');
  await board.open();
  const sections = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  const full = ['À dispatcher2', 'À relivrer0', 'DQP', 'En retard0', 'Surcoût', 'En création1', 'Demain0'];
  await expect(sections).toHaveText([
    ...full,
    ...['En préparation0', 'Prêtes0', 'En livraison0', 'Livreurs1', 'Alertes1'],
  ]);
  await page.goto('/dispatch?sub=light_loading1');
  await expect(sections).toHaveText([
    ...['Prêtes0', 'En livraison0', 'En préparation0', 'Livreurs1', 'En retard0'],
    ...['À relivrer0', 'Surcoût', 'DQP', 'Alertes1'],
  ]);
});

test('the look of the device is chosen and kept, and the way out says what waits', async ({
  scene: _,
  page,
  board,
}) => {
  await board.open();
  const { dataset } = document.documentElement;
  const account = page.getByRole('button', { name: 'Compte et affichage' });
  await account.click();
  await expect(page.getByRole('menu')).toContainText('superadmin@quai.example');
  await expect(page.getByRole('menuitemradio', { name: 'Comme le système' })).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('menuitemradio', { name: 'Sombre' }).click();
  await expect.poll(() => dataset.theme).toBe('dark');
  await page.reload();
  await expect.poll(() => dataset.theme).toBe('dark');
  await account.click();
  await page.getByRole('menuitemradio', { name: 'Clair' }).click();
  await expect.poll(() => dataset.theme).toBe('light');
  await account.click();
  await expect(page.getByRole('menuitem', { name: 'Se déconnecter' })).toBeVisible();
});
