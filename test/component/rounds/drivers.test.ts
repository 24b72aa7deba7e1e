import { expect } from '@playwright/test';
import { vi } from 'vitest';
import { hourText } from '../../../src/domain/time/paris-time.ts';
import { holdAnswers, refusal } from '../../hands/faults.ts';
import type { Scene } from '../../hands/scene.ts';
import { stopClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';

const last = async (scene: Scene) => (await scene.ledger()).at(-1);

/** A driver on the road with S1 to deliver and S2 delivered, where drivers do not close their own return. */
async function onTheRoad(scene: Scene, fields: Parameters<Scene['driver']>[1] = {}) {
  const driver = await scene.driver('Ali Dutour', { state: 'run', ...fields });
  const dock = await scene.dock({
    dock_type: 'DRIVER_SOFT',
    current_status: 'loaded',
    target_driver: driver.id,
    driver: driver.id,
    locked_at: scene.at(-60),
    gone_at: scene.at(-50),
    ending_center_has_disabled_driver_self_return: true,
  });
  const his = { dock: dock.id, delivery_man_id: driver.id };
  const s2 = await scene.order('S2', { ...his, dock_rank: 1, status: 'received' }, { status: 'received' });
  const s1 = await scene.order('S1', { ...his, dock_rank: 2, status: 'shipping' }, { status: 'shipping' });
  return { driver, dock, s1, s2 };
}

test('DSP-622 DSP-621 START asks for a vehicle and begins the presence', async ({ scene, board, page }) => {
  const driver = await scene.driver('Ali Dutour', { state: 'plan' });
  await scene.driver('Zoé Marchetti');
  await board.open();
  await expect(board.driver('Zoé Marchetti').getByRole('button', { name: /^START/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'START Ali Dutour' }).click();
  await expect(page.getByRole('menuitem')).toHaveText([
    /^Voiture/,
    'Scoot 50',
    'Scoot 125',
    'Scoot ELEC',
    'Vélo',
    'Camion',
  ]);
  await board.entry('Vélo').click();
  await expect(board.driver('Ali Dutour')).toContainText('En attente');
  await expect(board.driver('Ali Dutour')).toContainText('Vélo');
  await expect.poll(async () => (await last(scene))?.path).toBe(`/api/drivers/${driver.id}/start/`);
  expect((await last(scene))?.body).toEqual({ vehicle: 'BIKE', center_id: scene.center, caller: 'dispatch' });
});

test('DSP-625 DSP-623 DSP-558 the vehicle of a present driver changes at once', async ({ scene, board }) => {
  const driver = await scene.driver('Ali Dutour');
  await board.open();
  await board.more('Ali Dutour').click();
  await board.entry('Véhicule').click();
  await expect(board.entry('Voiture')).toContainText('Actuel');
  await board.entry('Scoot 125').click();
  await expect(board.driver('Ali Dutour')).toContainText('Scoot 125');
  await expect.poll(async () => (await last(scene))?.path).toBe(`/api/drivers/${driver.id}/vehicle/`);
});

test("DSP-555 DSP-557 DSP-560 a driver's line tells what is known of him, and his basket is given in his menu", async ({
  scene,
  board,
}) => {
  stopClock();
  const driver = await scene.driver('Ali Dutour', {
    vehicle: 'S125',
    eta: scene.at(5),
    queue_position: 3,
    activity: 'Nettoyage du scooter',
    end_of_shift: ['75018', '92'],
  });
  await scene.driver('Zoé Marchetti', { launchpad: 2, end_of_shift: 'dont_care' });
  await board.open();
  const his = board.driver('Ali Dutour');
  const cells = ['Scoot 125', 'En attenteNettoyage du scooter', hourText(scene.at(5)), '3', 'vers 75018, 92', ''];
  await expect(his.getByRole('cell')).toHaveText(cells);
  await expect(board.driver('Zoé Marchetti').getByRole('cell').nth(4)).toHaveText('');
  const basket = (name: string) => board.driver(name).getByRole('img', { name: 'Panier' });
  await expect(basket('Zoé Marchetti')).toBeVisible();
  await expect(basket('Ali Dutour')).toHaveCount(0);
  await board.more('Ali Dutour').click();
  await board.entry('Donner un panier').click();
  await expect(basket('Ali Dutour')).toBeVisible();
  await expect.poll(async () => (await last(scene))?.path).toBe(`/api/drivers/${driver.id}/`);
  expect((await last(scene))?.body).toEqual({ center_id: scene.center, launchpad: 2 });
  await board.more('Ali Dutour').click();
  await expect(board.entry('Retirer le panier')).toBeVisible();
});

test('DSP-624 the center is chosen beside START when planned, in the menu when waiting, nowhere on the road', async ({
  scene,
  board,
  page,
}) => {
  await scene.driver('Ali Dutour', { state: 'plan' });
  await scene.driver('Zoé Marchetti', { state: 'run' });
  const waiting = await scene.driver('Inès Galmiche');
  await board.open();
  await page.getByRole('button', { name: 'Centre Ali Dutour' }).click();
  await expect(board.entry('Paris La Chapelle')).toBeVisible();
  await page.keyboard.press('Escape');
  await board.more('Zoé Marchetti').click();
  await expect(board.entry('STOP')).toBeVisible();
  await expect(board.entry('Centre')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await board.more('Inès Galmiche').click();
  await board.entry('Centre').click();
  await board.entry('Paris La Chapelle').click();
  await expect.poll(async () => (await last(scene))?.path).toBe(`/api/drivers/${waiting.id}/change_center/`);
  expect((await last(scene))?.body).toEqual({ center_id: 9 });
});

test('DSP-626 STOP without orders on the road ends the presence at once', async ({ scene, board }) => {
  const driver = await scene.driver('Ali Dutour');
  await board.open();
  await board.more('Ali Dutour').click();
  await board.entry('STOP').click();
  await expect(board.driver('Ali Dutour')).toContainText('Prévu');
  await expect.poll(async () => (await last(scene))?.path).toBe(`/api/drivers/${driver.id}/stop/`);
  expect((await last(scene))?.body).toEqual({});
});

test('DSP-627 DSP-628 STOP with orders on the road asks what they become; refused nothing happens', async ({
  scene,
  board,
}) => {
  const { driver, dock } = await onTheRoad(scene);
  await board.open();
  await board.more('Ali Dutour').click();
  await expect(board.entry(/^STOP/)).toHaveText([/^STOP Finalisé/, /^STOP Livré/]);
  await board.entry('STOP Finalisé').click();
  await expect(board.confirmation).toContainText(
    'Ce livreur a des tâches en cours qui vont passer Finalisé , confirmer ?',
  );
  await board.confirmation.getByRole('button', { name: 'Annuler' }).click();
  await expect(board.driver('Ali Dutour')).toContainText('En tournée');
  expect(await scene.ledger()).toEqual([]);
  await board.more('Ali Dutour').click();
  await board.entry('STOP Finalisé').click();
  await board.confirmation.getByRole('button', { name: 'STOP Finalisé' }).click();
  await expect(board.row('S1')).toContainText('FINALISÉE');
  await expect(board.inDock(dock, 'S2')).toContainText('LIVRÉE');
  await expect.poll(async () => (await last(scene))?.path).toBe(`/api/drivers/${driver.id}/stop/`);
  expect((await last(scene))?.body).toEqual({ unfinished_new_status: 'prepared' });
});

test('DSP-628 DSP-629 STOP Livré leaves the delivered orders with their dock', async ({ scene, board }) => {
  const { dock } = await onTheRoad(scene);
  await board.open();
  await board.more('Ali Dutour').click();
  await board.entry('STOP Livré').click();
  await board.confirmation.getByRole('button', { name: 'STOP Livré' }).click();
  await expect(board.inDock(dock, 'S1')).toContainText('LIVRÉE');
  await expect.poll(async () => (await last(scene))?.body).toEqual({ unfinished_new_status: 'received' });
});

test('DSP-630 DSP-631 DSP-636 RETURN comes once the last order is delivered, says what he owes, and marks the driver back', async ({
  scene,
  board,
  page,
  colleague,
}) => {
  const { driver, s1 } = await onTheRoad(scene, { state: 'returning' });
  await board.open();
  const back = page.getByRole('button', { name: 'RETURN Ali Dutour' });
  await expect(board.more('Ali Dutour')).toBeVisible();
  await expect(back).toHaveCount(0);
  await scene.change('order', s1.order, { status: 'undeliveredclient' });
  await colleague.post('/driver-statements/', { driver: driver.id, statement_type: 1, amount: 3 });
  await board.refresh();
  await expect(back).toBeVisible();
  await expect(board.driver('Ali Dutour')).toContainText('Ali Dutour doit retourner : 3 sacs isothermes');
  await board.more('Ali Dutour').click();
  await expect(board.entry('STOP').first()).toContainText('Ali Dutour doit retourner : 3 sacs isothermes');
  await page.keyboard.press('Escape');
  await back.click();
  await expect(board.driver('Ali Dutour')).toContainText('En attente');
  await expect(back).toHaveCount(0);
  await expect.poll(async () => (await last(scene))?.path).toBe(`/api/drivers/${driver.id}/process_return/`);
});

test('DSP-632 DSP-908 an activity begins with a note; cancelled or empty it does not', async ({
  scene,
  board,
  page,
}) => {
  await scene.driver('Ali Dutour');
  await board.open();
  const open = async () => {
    await board.more('Ali Dutour').click();
    await board.entry('Démarrer une activité').click();
    await expect(board.dialog.getByLabel('Ajouter une note')).toBeFocused();
  };
  await open();
  await page.keyboard.type('Pause');
  await page.keyboard.press('Escape');
  await expect(board.dialog).toHaveCount(0);
  await open();
  // Escape may have been a mistake: the typed text is there again.
  await expect(board.dialog.getByLabel('Ajouter une note')).toHaveValue('Pause');
  await board.dialog.getByLabel('Ajouter une note').fill('   ');
  await page.keyboard.press('Enter');
  await expect(board.dialog).toHaveCount(0);
  expect(await scene.ledger()).toEqual([]);
  await open();
  await page.keyboard.type('Nettoyage du scooter');
  await page.keyboard.press('Enter');
  await expect(board.driver('Ali Dutour')).toContainText('Nettoyage du scooter');
  await expect.poll(async () => (await last(scene))?.body).toEqual({ note: 'Nettoyage du scooter' });
});

test('DSP-633 the end of an activity; the rounds it touched are read again', async ({ scene, board, network }) => {
  const driver = await scene.driver('Ali Dutour', { activity: 'Pause' });
  const dock = await scene.dock({ dock_type: 'DRIVER_SOFT', target_driver: driver.id });
  const { task } = await scene.order('C1', { dock: dock.id, dock_rank: 1 });
  await board.open();
  await board.more('Ali Dutour').click();
  await board.entry("Terminer l'activité").click();
  await expect(board.driver('Ali Dutour')).not.toContainText('Pause');
  await expect.poll(async () => (await last(scene))?.path).toBe(`/api/drivers/${driver.id}/stop_activity/`);
  await expect.poll(() => network.seen(`/docks/${dock.id}/`)).toHaveLength(1);
  await expect.poll(() => network.seen(`/tasks/shipping/?ids=${task.id}`)).toHaveLength(1);
});

test('DSP-634 a driver update that fails says so in the words of the server', async ({ scene, board, network }) => {
  await scene.driver('Ali Dutour', { state: 'plan' });
  await board.open();
  network.intercept({ path: '/start/' }, refusal(400, { error: 'Permis expiré' }));
  await board.page.getByRole('button', { name: 'START Ali Dutour' }).click();
  await board.entry('Vélo').click();
  await expect(board.toast('Une erreur est survenue : Permis expiré')).toBeVisible();
  await expect(board.driver('Ali Dutour')).toContainText('Prévu');
});

test('DSP-635 while an action on a driver is being sent, or the server works on him, his controls rest', async ({
  scene,
  board,
  page,
  network,
}) => {
  await scene.driver('Ali Dutour', { state: 'plan' });
  await scene.driver('Zoé Marchetti', { state: 'plan', processing: true });
  await board.open();
  await expect(page.getByRole('button', { name: 'START Zoé Marchetti' })).toHaveAccessibleDescription(
    'Livreur en cours de mise à jour',
  );
  const held = holdAnswers();
  network.intercept({ path: '/start/' }, held.fault);
  await page.getByRole('button', { name: 'START Ali Dutour' }).click();
  await board.entry('Vélo').click();
  await held.arrived(1);
  await board.more('Ali Dutour').click();
  await expect(board.entry('STOP')).toContainText('Livreur en cours de mise à jour');
  await expect(board.entry('STOP')).toHaveAttribute('aria-disabled', 'true');
  held.release();
  await expect(board.entry('STOP')).not.toHaveAttribute('aria-disabled', 'true');
});

test('DSP-622 DSP-625 presence by keyboard alone: START, then another vehicle', async ({ scene, board, page }) => {
  await scene.driver('Ali Dutour', { state: 'plan' });
  await board.open();
  await page.getByRole('button', { name: 'START Ali Dutour' }).focus();
  await page.keyboard.press('Enter');
  await expect(board.entry('Voiture')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(board.driver('Ali Dutour')).toContainText('En attente');
  await expect.poll(async () => (await scene.ledger()).length).toBe(1);
  await board.more('Ali Dutour').focus();
  await page.keyboard.press('Enter');
  await expect(board.entry('Véhicule')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(board.entry('Véhicule')).toBeFocused();
  await expect(board.entry('Véhicule')).not.toHaveAttribute('aria-disabled');
  await page.keyboard.press('ArrowRight');
  await expect(board.entry('Voiture')).toBeFocused();
  await page.keyboard.press('End');
  await expect(board.entry('Camion')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(board.driver('Ali Dutour')).toContainText('Camion');
  await expect.poll(async () => (await scene.ledger()).length).toBe(2);
});

test('DSP-553 DSP-554 DSP-556 the end of a presence says whether it is past, near or was begun early', async ({
  scene,
  board,
}) => {
  stopClock();
  await scene.driver('Ali Dutour', { planning_end: scene.at(-5) });
  await scene.driver('Béa Morin', { planning_end: scene.at(20) });
  await scene.driver('Cléo Vauquelin', { planning_end: scene.at(120), early_start: true });
  await scene.driver('Zoé Marchetti', { planning_end: scene.at(120) });
  await board.open();
  const end = (name: string) => board.driver(name).locator('[data-colour], td:nth-child(6) span').first();
  const at = (minutes: number) => hourText(scene.at(minutes));
  const ends = [
    ['Ali Dutour', 'red', `${at(-5)} (dépassée)`],
    ['Béa Morin', 'orange', `${at(20)} (dans moins de 30 min)`],
    ['Cléo Vauquelin', 'blue', `${at(120)} (départ anticipé)`],
  ] as const;
  for (const [name, colour, text] of ends) {
    await expect(end(name)).toHaveAttribute('data-colour', colour);
    await expect(end(name)).toHaveText(text);
  }
  await expect(end('Zoé Marchetti')).toHaveText(at(120));
});

test('DSP-223 the queue of drivers opens in a window of its own, and shows those in it in their order', async ({
  scene,
  board,
  page,
}) => {
  await scene.driver('Ali Dutour', { queue_position: 2 });
  await scene.driver('Béa Morin', { queue_position: 1 });
  await scene.driver('Zoé Marchetti');
  await board.open();
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  await page.getByRole('button', { name: 'File des livreurs' }).click();
  expect(open.mock.calls).toEqual([['/dispatch?sub=driver_queue', 'quai-driver-queue', 'width=850,height=700']]);
  open.mockRestore();
  await page.goto('/dispatch?sub=driver_queue');
  const names = page.getByRole('row').getByRole('rowheader');
  await expect(names).toHaveText(['Béa Morin', 'Ali Dutour']);
});

test('an action on a driver that waits is marked on his line', async ({ scene, board, network }) => {
  await scene.driver('Ali Dutour');
  await board.open();
  network.setOffline(true);
  await board.more('Ali Dutour').click();
  await board.entry('Véhicule').click();
  await board.entry('Vélo').click();
  await expect(board.driver('Ali Dutour').getByRole('button', { name: 'En attente' })).toBeVisible();
  await expect(board.driver('Ali Dutour')).toContainText('Vélo');
  network.setOffline(false);
  await expect.poll(async () => (await scene.ledger()).length).toBe(1);
});
