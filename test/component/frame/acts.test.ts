import { expect, type Locator, type Page } from '@playwright/test';
import type { Board } from '../../hands/board.ts';
import { aMorning } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';

/** What Ctrl K lists for some words. */
async function type(page: Page, board: Board, words: string) {
  await page.keyboard.press('Control+k');
  await board.dialog.getByRole('combobox').fill(words);
  return board.dialog.getByRole('option');
}

test('OUR-087 a round is given by the names of both, with what that means; offline too', async ({
  scene,
  board,
  page,
  network,
}) => {
  const { round } = await aMorning(scene);
  const karim = await scene.driver('Karim Bel', { vehicle: 'CAR', planning_end: scene.at(300) });
  await board.open();
  network.setOffline(true);
  const code = board.code(round);
  const options = await type(page, board, `donner ${code} à karim`);
  await expect(options.first()).toContainText(`Donner ${code} à Karim Bel`);
  await expect(options.first()).toContainText('Voiture');
  await expect(options.first()).toContainText('libre maintenant');
  await expect(options.nth(1)).toContainText(`Donner ${code} à…`);
  await page.keyboard.press('Enter');
  await expect(board.dialog).toHaveCount(0);
  await expect(board.dock(round)).toContainText('Karim Bel');
  network.setOffline(false);
  await expect.poll(async () => (await scene.ledger()).map(({ body }) => body)).toEqual([{ target_driver: karim.id }]);
});

/** Types some words and presses Enter at once, before anything is listed for them. */
const typeAhead = (field: Locator, words: string) =>
  field.evaluate((element: HTMLInputElement, text) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, text);
    element.dispatchEvent(new Event('input', { bubbles: true }));
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  }, words);

test('OUR-087 of two drivers of a name none gets a round that was not looked at; who is alone does', async ({
  scene,
  board,
  page,
}) => {
  const { round } = await aMorning(scene);
  await scene.driver('Karim Bel');
  await scene.driver('Karim Zidi');
  const nora = await scene.driver('Nora Bellamy');
  await board.open();
  await page.keyboard.press('Control+k');
  const field = board.dialog.getByRole('combobox');
  await typeAhead(field, `donner ${board.code(round)} karim`);
  await expect(board.dialog.getByRole('option', { name: /Donner \S+ à Karim/ })).toHaveCount(2);
  expect(await scene.ledger()).toEqual([]);
  await typeAhead(field, `donner ${board.code(round)} nora`);
  await expect(board.dialog).toHaveCount(0);
  await expect.poll(async () => (await scene.ledger()).map(({ body }) => body)).toEqual([{ target_driver: nora.id }]);
});

test('OUR-087 what was looked at is done or nothing: a round that goes to another meanwhile is chosen anew', async ({
  scene,
  board,
  page,
}) => {
  const { round, driver } = await aMorning(scene);
  await scene.driver('Karim Bel');
  await board.open();
  const options = await type(page, board, `donner ${board.code(round)} karim`);
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await scene.change('dock', round, { target_driver: driver.id });
  await board.refreshBehind();
  await expect(options.first()).toContainText('actuellement à Ali Dutour');
  await page.keyboard.press('Enter');
  await expect(board.dialog.getByRole('option', { selected: true })).toHaveCount(0);
  expect(await scene.ledger()).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
});

test('OUR-087 a step runs by its name; one that is not possible says why and does nothing', async ({
  scene,
  board,
  page,
}) => {
  const { round, empty } = await aMorning(scene);
  await board.open();
  let options = await type(page, board, `valider ${board.code(empty)}`);
  await expect(options.first()).toHaveAttribute('aria-disabled', 'true');
  await expect(options.first()).toContainText('La tournée est vide');
  await page.keyboard.press('Enter');
  await expect(board.dialog).toBeVisible();
  expect(await scene.ledger()).toEqual([]);
  await page.keyboard.press('Escape');
  options = await type(page, board, `go ${board.code(round)}`);
  await expect(options.first()).toContainText('Aucun livreur prévu');
  await page.keyboard.press('Escape');
  options = await type(page, board, `valider ${board.code(round)}`);
  await expect(options.first()).toHaveAttribute('aria-disabled', 'false');
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await scene.ledger()).map(({ body }) => body)).toEqual([{ current_status: 'moving' }]);
});

test('OUR-087 what cannot be taken back asks first: GO by its words', async ({ scene, board, page }) => {
  const { ready } = await aMorning(scene);
  await board.open();
  const options = await type(page, board, `go ${board.code(ready)}`);
  await expect(options.first()).toContainText(`GO ${board.code(ready)}`);
  await page.keyboard.press('Enter');
  await expect(board.confirmation).toContainText('Cette action ne peut pas être annulée.');
  expect(await scene.ledger()).toEqual([]);
  await board.confirmation.getByRole('button', { name: 'Confirmer' }).click();
  await expect
    .poll(async () => (await scene.ledger()).map(({ path }) => path))
    .toEqual([`/api/docks/${ready.id}/assign/`]);
});

test('OUR-087 the window of a late order opens by sms retard; an order in time says so; menus open by their words', async ({
  scene,
  board,
  page,
}) => {
  await aMorning(scene);
  await scene.order('TARD', { max_shipping_time: scene.at(-30) }, { max_shipping_time: scene.at(-30) });
  await board.open();
  let options = await type(page, board, 'sms retard A1');
  await expect(options.first()).toContainText("Cette commande n'est pas en retard");
  await page.keyboard.press('Escape');
  options = await type(page, board, 'sms retard tard');
  await expect(options.first()).toContainText('Prévenir du retard : TARD');
  await page.keyboard.press('Enter');
  await expect(board.dialog).toHaveAccessibleName('Retard de TARD');
  await page.keyboard.press('Escape');
  options = await type(page, board, 'déplacer A1');
  await page.keyboard.press('Enter');
  await expect(board.dialog).toHaveAccessibleName('Déplacer A1 vers…');
  expect(await scene.ledger()).toEqual([]);
});

test('OUR-087 aller changes the center, or goes to a screen or a thing', async ({ scene, board, page }) => {
  const { round } = await aMorning(scene);
  await board.open();
  const options = await type(page, board, `aller ${board.code(round)}`);
  await expect(options.filter({ hasText: 'Tournée' }).first()).toContainText(board.code(round));
  await board.dialog.getByRole('combobox').fill('aller uber');
  await expect(options.first()).toContainText('Uber Eats');
  await board.dialog.getByRole('combobox').fill('aller montr');
  await expect(options.first()).toContainText('Aller à Montreuil');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Centre' })).toHaveText(/^Montreuil/);
});

test('OUR-088 ? lists what holds on the screen where one is', async ({ scene, board, page }) => {
  await aMorning(scene);
  await board.open();
  await page.keyboard.press('?');
  await expect(board.dialog.getByText('Afficher ou masquer la carte')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/support');
  await expect(page.getByRole('searchbox').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('body').click();
  await page.keyboard.press('?');
  await expect(board.dialog.getByText('donner g24 karim')).toBeVisible();
  await expect(board.dialog.getByText('Afficher ou masquer la carte')).toHaveCount(0);
});
