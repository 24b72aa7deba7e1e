import { expect } from '@playwright/test';
import { aMorning, colleagueMoves } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';

test('Ctrl-Z takes back the last action or says why not, and never an earlier one', async ({ scene, board }) => {
  const { round } = await aMorning(scene);
  await board.open();
  const press = () => board.page.locator('body').press('Control+z');
  await board.moveTo('A2', round);
  await board.setBags('A1', 7, 2);
  await expect(board.actions).toHaveText('Actions');
  await press();
  await expect(board.toast(/Sacs de la commande A1.*ne peut pas être annulée/)).toBeVisible();
  await expect(board.inDock(round, 'A2')).toBeVisible();
  await board.moveTo('A3', round);
  await expect(board.inDock(round, 'A3')).toBeVisible();
  await press();
  await expect(board.toast(/^Annulé : Déplacer la commande A3/)).toBeVisible();
  await expect(board.row('A3')).toBeVisible();
  await expect(board.inDock(round, 'A2')).toBeVisible();
});

test('what may be taken back has its time, and what was refused, replaced or left nowhere to go back to is not there', async ({
  scene,
  board,
  colleague,
}) => {
  const { a1, b1, round, empty } = await aMorning(scene);
  const gone = await scene.dock();
  const elsewhere = await scene.dock();
  await scene.order('E1', { dock: gone.id, dock_rank: 1 });
  await board.open();
  await board.moveTo('E1', empty);
  await board.moveTo('A2', round);
  await expect(board.inDock(round, 'A2')).toBeVisible();
  await expect.poll(async () => (await scene.ledger()).length).toBe(2);
  await expect(board.actions).toHaveText('Actions');
  await colleagueMoves(colleague, a1.task, null, elsewhere);
  await board.moveTo('A1', empty);
  await expect(board.actions).toHaveText('1 à traiter');
  await scene.change('dock', gone, { hidden: true, closed_at: scene.at(0), locked_at: scene.at(0) });
  await board.refresh();
  await expect(board.dock(gone)).toHaveCount(0);
  await board.actions.click();
  const offer = board.page.getByRole('button', { name: /^Annuler : / });
  const offers = board.dialog.getByRole('listitem').filter({ has: offer });
  await expect(offers).toHaveCount(1);
  await expect(board.dialog.getByRole('button', { name: /^Annuler : / })).toHaveAccessibleName(
    /Déplacer la commande A2/,
  );
  await expect(offers.getByRole('time')).toHaveText(/^\d\d:\d\d$/);
  await board.page.keyboard.press('Escape');
  await board.page.locator('body').press('Control+z');
  await expect(board.toast(/Déplacer la commande A1.*n'a pas abouti/)).toBeVisible();
  await expect(board.inDock(round, b1.order.random_id ?? 'B1')).toBeVisible();
});

test('a move on which something was built stays, and its author is told', async ({ scene, board, colleague }) => {
  const { round, empty, a2 } = await aMorning(scene);
  await board.open();
  await board.moveTo('A2', round);
  // The button says the same before the action and after its answer.
  await expect.poll(async () => (await scene.ledger()).length).toBe(1);
  await expect(board.actions).toHaveText('Actions');
  await colleagueMoves(colleague, a2.task, round, empty);
  await board.refresh();
  await expect(board.inDock(empty, 'A2')).toBeVisible();
  await board.actions.click();
  await expect(board.dialog.getByText('Journal de cet appareil')).toBeVisible();
  await expect(board.dialog.getByRole('button', { name: /^Annuler : / })).toHaveCount(0);
  await board.dialog.getByRole('button', { name: 'Fermer' }).click();
  await board.page.locator('body').press('Control+z');
  await expect(board.toast(/Déplacer la commande A2.*ne peut plus être annulée/)).toBeVisible();
  await expect(board.inDock(empty, 'A2')).toBeVisible();
});
