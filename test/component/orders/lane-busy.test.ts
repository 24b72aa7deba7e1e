import { expect } from '@playwright/test';
import { holdAnswers } from '../../hands/faults.ts';
import { test } from '../fixtures.ts';

test('a form whose action may not be recorded yet says so itself, keeps what was typed, and sends it afterwards', async ({
  scene,
  board,
  page,
  network,
}) => {
  const held = holdAnswers();
  const fault = network.intercept({ path: '/driver-extra-costs/', method: 'POST' }, held.fault);
  const driver = await scene.driver('Ali Dutour', { hourly_rate: 15 });
  const dock = await scene.dock({ dock_type: 'DRIVER_SOFT', target_driver: driver.id });
  for (const [at, name] of ['PONT', 'QUAI'].entries()) await scene.order(name, { dock: dock.id, dock_rank: at + 1 });
  await board.open();
  const { dialog } = board;
  const save = dialog.getByRole('button', { name: 'Enregistrer' });
  const ask = async (name: string, amount: string) => {
    await board
      .inDock(dock, name)
      .getByRole('button', { name: `Actions de la commande ${name}` })
      .click();
    await board.entry('Surcoût').click();
    await dialog.getByRole('combobox', { name: 'Raison' }).click();
    await page.getByRole('option', { name: 'Détour' }).click();
    await dialog.getByLabel('Montant (€)').fill(amount);
    await dialog.getByLabel('Commentaire').fill('Pont fermé');
    await save.click();
  };
  await ask('PONT', '5');
  await held.arrived(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  // The first is on its way: another one of the same driver has to wait for it.
  await ask('QUAI', '7');
  await expect(dialog.getByRole('alert')).toHaveText("Une action précédente n'est pas terminée");
  await expect(dialog.getByLabel('Montant (€)')).toHaveValue('7');
  await expect(dialog.getByLabel('Commentaire')).toHaveValue('Pont fermé');
  fault.stop();
  held.release();
  await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
  await save.click();
  await expect(dialog).toHaveCount(0);
  expect(network.sent('/driver-extra-costs/').filter(({ method }) => method === 'POST')).toHaveLength(2);
});
