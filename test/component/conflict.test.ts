import { expect } from '@playwright/test';
import { aMorning, colleagueMoves } from '../e2e/morning.ts';
import { test } from './fixtures.ts';

test('DSP-484 DSP-487 DSP-942 a move a colleague was faster with: his words, his round, and the intent kept', async ({
  scene,
  board,
  colleague,
}) => {
  const { a1, round, empty } = await aMorning(scene);
  await board.open();
  await colleagueMoves(colleague, a1.task, null, round);
  await board.moveTo('A1', empty);
  const toast = board.toast('Action impossible');
  await expect(toast).toContainText('La commande A1 a été déplacée : elle est dans la tournée');
  const shownAtMs = Date.now();
  await expect(board.inDock(round, 'A1')).toContainText('Conflit');
  await expect(board.inDock(empty, 'A1')).toHaveCount(0);
  await expect(board.actions).toHaveText('1 à traiter');
  await expect(toast).toHaveCount(0, { timeout: 15_000 });
  expect(Date.now() - shownAtMs).toBeGreaterThan(8_000);
  expect(await scene.ledger()).toHaveLength(1);
});

test('a conflict is listed with what the server has; Modifier redoes the intent on it', async ({
  scene,
  board,
  colleague,
}) => {
  const { a1, round, empty } = await aMorning(scene);
  await board.open();
  await colleagueMoves(colleague, a1.task, null, round);
  await board.moveTo('A1', empty);
  await expect(board.actions).toHaveText('1 à traiter');
  await board.actions.click();
  const entry = board.action(/^Déplacer la commande/);
  await expect(entry).toContainText('Conflit');
  await expect(entry).toContainText('La commande A1 a été déplacée');
  await expect(entry).toContainText('Le serveur a maintenant');
  await expect(entry.getByRole('button')).toHaveText(['Réessayer', 'Modifier', 'Abandonner']);
  await entry.getByRole('button', { name: 'Modifier' }).click();
  await board.dialog.getByRole('button', { name: board.code(empty) }).click();
  await expect(board.inDock(empty, 'A1')).toBeVisible();
  await expect(board.actions).toHaveText('Actions');
  expect(await scene.ledger()).toHaveLength(2);
});
