import { expect } from '@playwright/test';
import { aMorning, colleagueMoves } from '../hands/morning.ts';
import { installed, test } from './fixtures.ts';

test('DSP-484 with the polls paused an order stands in one round after a 409 that tells it alone', async ({
  scene,
  board,
  context,
}) => {
  const { b1, round, empty } = await aMorning(scene);
  const elsewhere = await scene.dock();
  await board.open();
  await board.pause();
  const task = { ...b1.task, linked_order: b1.order, dock: elsewhere.id, dock_rank: 1 };
  await context.route('**/move_task/', (route) =>
    route.fulfill({ status: 409, json: { error: 'Déplacée par une collègue', task } }),
  );
  await board.moveTo('B1', empty);
  await expect(board.inDock(elsewhere, 'B1')).toContainText('Conflit');
  await expect(board.inDock(round, 'B1')).toHaveCount(0);
  await expect(board.inDock(empty, 'B1')).toHaveCount(0);
  await context.unroute('**/move_task/');
  await scene.change('task', b1.task, { dock: elsewhere.id, dock_rank: 1 });
  await board.actions.click();
  await board.dialog.getByRole('button', { name: 'Modifier' }).click();
  await board.dialog.getByRole('button', { name: board.code(empty) }).click();
  await expect(board.inDock(empty, 'B1')).toBeVisible();
  await expect(board.inDock(elsewhere, 'B1')).toHaveCount(0);
  await expect(board.actions).toHaveText('Actions');
});

test('DSP-416 DSP-942 after a refused GO the card says what was refused, and offers it again', async ({
  scene,
  board,
  context,
}) => {
  const { ready } = await aMorning(scene);
  await board.open();
  const isRefused = { status: 409, json: { error: 'Le livreur est en pause', dock: { ...ready, tasks: undefined } } };
  await context.route('**/assign/', (route) => route.fulfill(isRefused));
  await board.go(ready).click();
  const note = board.dock(ready).getByRole('group', { name: `GO ${board.code(ready)}` });
  await expect(note).toContainText('Le livreur est en pause');
  await expect(board.go(ready)).toHaveAttribute('aria-disabled', 'true');
  await note.getByRole('button', { name: 'Abandonner' }).click();
  await board.confirmation.getByRole('button', { name: 'Abandonner' }).click();
  await expect(note).toHaveCount(0);
  await board.go(ready).click();
  await expect(note).toContainText('Le livreur est en pause');
  await context.unroute('**/assign/');
  await note.getByRole('button', { name: 'Réessayer' }).click();
  await expect(note).toHaveCount(0);
  await expect(board.dock(ready)).toContainText('Verrouillée');
  expect(await scene.ledger()).toHaveLength(1);
});

test(
  'offline moves behind a conflict wait for the decision',
  installed,
  async ({ scene, board, context, colleague }) => {
    const { a1, round, empty } = await aMorning(scene);
    await board.open();
    await board.serviceWorker();
    await context.setOffline(true);
    await board.moveTo('A1', empty);
    await board.moveTo('A2', empty, 'En dernier');
    await colleagueMoves(colleague, a1.task, null, round);
    await context.setOffline(false);
    await expect(board.actions).toHaveText('1 en attente · 1 à traiter');
    await board.actions.click();
    await expect(board.action(/commande A2|Déplacer/).last()).toContainText("Attend l'action précédente");
    await board.dialog.getByRole('button', { name: 'Abandonner' }).first().click();
    await board.page.getByRole('alertdialog').getByRole('button', { name: 'Seulement celle-ci' }).click();
    await expect(board.dialog.getByText('Aucune action en attente')).toBeVisible();
    await board.page.keyboard.press('Escape');
    await expect(board.inDock(empty, 'A2')).toBeVisible();
    await expect(board.inDock(round, 'A1')).toBeVisible();
  },
);
