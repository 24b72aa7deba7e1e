import { expect } from '@playwright/test';
import { holdAnswers } from '../../hands/faults.ts';
import { aMorning } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';

test('DSP-832 GO waits with a dashed notice until the server has agreed, then says which round, with a link to it', async ({
  scene,
  board,
  network,
}) => {
  const { ready } = await aMorning(scene);
  await board.open();
  const held = holdAnswers();
  network.intercept({ path: '/assign/' }, held.fault);
  const code = board.code(ready);
  await board.go(ready).click();
  await held.arrived(1);
  const waiting = board.toast(`GO ${code}`);
  await expect(waiting).toContainText('En attente du serveur');
  await expect(waiting).toHaveAttribute('data-tone', 'wait');
  held.release();
  const done = board.toast(`GO – Tournée ${code}`);
  await expect(done).toHaveAttribute('data-tone', 'good');
  await expect(done).not.toContainText('En attente');
  await expect(board.toast(/./)).toHaveCount(1);
  await expect(done.getByRole('link', { name: `Voir ${code}` })).toHaveAttribute('href', /show=dock-/);
});

test('a move waits with the way back beside it, and is done in the same place; taken back, its notice is gone', async ({
  scene,
  board,
  network,
  page,
}) => {
  const { round } = await aMorning(scene);
  await board.open();
  const held = holdAnswers();
  network.intercept({ path: '/move_task/' }, held.fault);
  await board.moveTo('A2', round);
  await held.arrived(1);
  const moved = board.toast('Déplacer la commande A2');
  await expect(moved).toContainText('En attente du serveur');
  await expect(moved.getByRole('button', { name: 'Annuler' })).toBeVisible();
  held.release();
  await expect(moved).toHaveAttribute('data-tone', 'good');
  await expect(moved).toContainText('Fait');
  await page.locator('body').press('Control+z');
  await held.arrived(2);
  held.release();
  const undone = board.toast(/^Annulé : Déplacer la commande A2/);
  await expect(undone).toHaveAttribute('data-tone', 'good');
  await expect(board.toast(/^Déplacer la commande A2/)).toHaveCount(0);
});

test('a move is taken back from its toast, as an action of its own', async ({ scene, board }) => {
  const { round } = await aMorning(scene);
  await board.open();
  await board.moveTo('A2', round);
  await expect(board.inDock(round, 'A2')).toBeVisible();
  await board.toast('Déplacer la commande A2').getByRole('button', { name: 'Annuler' }).click();
  await expect(board.row('A2')).toBeVisible();
  await expect(board.inDock(round, 'A2')).toBeHidden();
  await expect(board.actions).toHaveText('Actions');
  await expect.poll(async () => (await scene.ledger()).length).toBe(2);
});

test('the round that a tour became is named and led to', async ({ scene, board, page }) => {
  const free = await scene.dock();
  await scene.order('UNE');
  await board.open();
  await board.row('UNE').getByRole('checkbox', { name: 'Cocher la commande UNE' }).click();
  await page.getByRole('button', { name: /^Créer une tournée/ }).click();
  const made = board.toast('Commandes dispatchées dans une tournée vide');
  await expect(made).toContainText(`Tournée ${board.code(free)} créée : 1 commande`);
  await made.getByRole('link', { name: `Voir ${board.code(free)}` }).click();
  await expect(board.dock(free)).toBeVisible();
});

test('the journal of actions says which round and which order, and what waits looks other than what is done', async ({
  scene,
  board,
  network,
}) => {
  const { ready, round } = await aMorning(scene);
  await board.open();
  const held = holdAnswers();
  network.intercept({ path: '/move_task/' }, held.fault);
  await board.moveTo('A2', round);
  await held.arrived(1);
  await board.actions.click();
  const undo = board.dialog.getByRole('listitem').filter({ hasText: 'Déplacer la commande A2' });
  await expect(undo.filter({ has: board.page.getByRole('button', { name: /^Annuler/ }) })).toContainText('En attente');
  held.release();
  await expect(undo.filter({ has: board.page.getByRole('button', { name: /^Annuler/ }) })).toContainText('Fait');
  await board.page.keyboard.press('Escape');
  await board.go(ready).click();
  await expect(board.toast(`GO – Tournée ${board.code(ready)}`)).toBeVisible();
  await board.actions.click();
  await board.dialog.getByText('Journal de cet appareil').click();
  const lines = board.dialog.getByRole('listitem');
  await expect(
    lines.filter({ hasText: `GO – Tournée ${board.code(ready)}` }).filter({ hasText: 'Confirmée' }),
  ).toHaveCount(1);
  await expect(
    lines.filter({ hasText: 'Déplacement de commande – Commande A2' }).filter({ hasText: 'Confirmée' }),
  ).toHaveCount(1);
});
