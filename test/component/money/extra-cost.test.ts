import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { test } from '../fixtures.ts';

test('DSP-300 DSP-921 an extra cost from the menu of an order: its driver, its round, every rule at its field', async ({
  scene,
  board,
  page,
}) => {
  const driver = await scene.driver('Ali Dutour', { hourly_rate: 15 });
  const dock = await scene.dock({ dock_type: 'DRIVER_SOFT', target_driver: driver.id });
  const { order } = await scene.order('PONT', { dock: dock.id, dock_rank: 1 });
  await board.open();
  const enter = async () => {
    await board.inDock(dock, 'PONT').getByRole('button', { name: 'Actions de la commande PONT' }).click();
    await board.entry('Surcoût').click();
  };
  await enter();
  const { dialog } = board;
  const save = dialog.getByRole('button', { name: 'Enregistrer' });
  const alerts = dialog.getByRole('alert');
  await expect(dialog.getByRole('combobox', { name: 'Livreur' })).toHaveText('Ali Dutour');
  await dialog.getByLabel('Jour').fill('');
  await save.click();
  await expect(alerts).toHaveText([
    'Veuillez renseigner le jour',
    'Veuillez indiquer une raison',
    'Veuillez renseigner un montant (positif ou négatif)',
  ]);
  await dialog.getByLabel('Jour').fill('2026-03-09');
  await dialog.getByRole('combobox', { name: 'Raison' }).click();
  await page.getByRole('option', { name: 'Détour' }).click();
  await dialog.getByLabel('Montant (€)').fill('20,01');
  await save.click();
  await expect(alerts).toHaveText(['Le montant ne peut pas dépasser 20 euros.']);
  await dialog.getByRole('radio', { name: 'Minutes' }).click();
  await dialog.getByRole('textbox', { name: 'Minutes' }).fill('100');
  await save.click();
  await expect(alerts).toHaveText(['Le nombre de minutes ne peut pas être supérieur à 99.']);
  await dialog.getByRole('textbox', { name: 'Minutes' }).fill('30');
  await expect(dialog.getByText('Montant : 7,50 €')).toBeVisible();
  await dialog.getByLabel('Commentaire').fill('Pont fermé');
  expect(await scene.ledger()).toEqual([]);
  await save.click();
  await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect((await scene.ledger()).map(({ path, body }) => ({ path, body }))).toEqual([
    {
      path: '/api/driver-extra-costs/',
      body: {
        ...{ driver: driver.id, day: '2026-03-09', amount: 7.5, minutes: 30, extracost_type: 3 },
        ...{ comment: 'Pont fermé', order: order.id, dock_id: dock.id },
      },
    },
  ]);

  // An order nobody drives asks for the driver.
  await scene.order('SEULE');
  await board.refresh();
  await board.row('SEULE').getByRole('button', { name: 'Actions de la commande SEULE' }).click();
  await board.entry('Surcoût').click();
  await save.click();
  await expect(alerts.first()).toHaveText('Veuillez renseigner un livreur');
});

test('LOG-093 from the menu of an order too, an amount below -20 asks before it is sent', async ({
  scene,
  board,
  page,
}) => {
  const driver = await scene.driver('Ali Dutour', { hourly_rate: 15 });
  const dock = await scene.dock({ dock_type: 'DRIVER_SOFT', target_driver: driver.id });
  await scene.order('PONT', { dock: dock.id, dock_rank: 1 });
  await board.open();
  await board.inDock(dock, 'PONT').getByRole('button', { name: 'Actions de la commande PONT' }).click();
  await board.entry('Surcoût').click();
  const { dialog } = board;
  await dialog.getByRole('combobox', { name: 'Raison' }).click();
  await page.getByRole('option', { name: 'Détour' }).click();
  await dialog.getByLabel('Montant (€)').fill('-200');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(/Enregistrer un surcoût de -200,00\s€ pour Ali Dutour \?/);
  expect(await scene.ledger()).toEqual([]);
  await question.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
  expect((await scene.ledger()).map(({ body }) => body)).toMatchObject([{ driver: driver.id, amount: -200 }]);
});

describe('for logistics', () => {
  test.override({ account: 'logistique' });

  test('LOG-139 OUR-260 a demand is refused or validated by buttons that say so, to the eye as to the ear', async ({
    scene,
    page,
  }) => {
    await scene.demand(await scene.driver('Ali Dutour'));
    await page.goto('/driver_extra_cost_demands');
    const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Ali Dutour' }) });
    await expect(row.getByRole('button')).toHaveText(['Ali Dutour', 'Refusé', 'Validé']);
    await expect(row.getByRole('button', { name: /^Refusé : demande d'Ali Dutour/ })).toHaveText('Refusé');
    await expect(row.getByRole('button', { name: /^Validé : demande d'Ali Dutour/ })).toHaveText('Validé');
  });
});
