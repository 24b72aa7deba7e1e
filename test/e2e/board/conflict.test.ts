import { expect } from '@playwright/test';
import { aMorning } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';

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
