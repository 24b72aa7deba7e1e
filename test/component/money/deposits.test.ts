import { expect } from '@playwright/test';
import { cells, detailOf, modal, open } from '../../hands/deposit-dialogs.ts';
import { bag, bottle, handBack, receipt, someDeposits } from '../../hands/deposit-movements.ts';
import { holdAnswers, refusal } from '../../hands/faults.ts';
import { gridOf } from '../../hands/reading.ts';
import { leapingClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';

test('DSP-787 DSP-793 DSP-804 what a driver owes, and his history page after page, over the list that stays as it was', async ({
  scene,
  server,
  board,
  page,
  network,
}) => {
  const ali = await scene.driver('Ali Dutour');
  const zoe = await scene.driver('Zoé Marchetti');
  const first = scene.center * 1_000 + 500;
  // His debt is older than a page of his history.
  const settled = Array.from({ length: 12 }, () => [receipt(ali.id, bag.id, 1), handBack(ali.id, bag.id, 1)]).flat();
  await someDeposits(
    server,
    scene,
    [bottle.id, bag.id],
    [
      receipt(ali.id, bottle.id, 6),
      { ...receipt(ali.id, bottle.id, -2), cancels: first },
      receipt(ali.id, bag.id, 3),
      { ...receipt(ali.id, bag.id, -3), cancels: first + 2 },
      ...settled,
      receipt(zoe.id, bag.id, 2),
      handBack(zoe.id, bag.id, 2),
    ],
  );
  await board.open();
  await open(page);
  await modal(page).getByLabel('Afficher tous').check();
  await modal(page).getByRole('button', { name: "Afficher les consignes d'Ali Dutour" }).click();
  const detail = detailOf(page, 'Ali Dutour');
  await expect(detail.getByRole('tab')).toContainText(['Retour', 'Historique']);
  await expect(detail.getByRole('columnheader')).toHaveText(['Produit', 'Reste à rendre', 'Rendu']);
  await expect(detail.getByRole('rowheader')).toHaveText([bottle.label]);
  expect(await cells(page, bottle.label)).toEqual(['4', '−+']);

  await detail.getByRole('tab', { name: 'Historique' }).click();
  await expect(detail.getByRole('status')).toHaveText('1 à 20 sur 28');
  await expect(detail.getByRole('rowheader').first()).toHaveText('retour');
  await expect(detail.getByRole('rowheader').nth(1)).toHaveText('remise');
  await expect(detail.getByRole('button', { name: 'Plus récents' })).toHaveAttribute('aria-disabled', 'true');
  await detail.getByRole('button', { name: 'Plus anciens' }).click();
  await expect(detail.getByRole('status')).toHaveText('21 à 28 sur 28');
  await expect(detail.getByRole('rowheader')).toHaveText([
    ...['retour', 'remise', 'retour', 'remise'],
    ...['annul. remise', 'remise annulation totale', 'annul. remise', 'remise annulation partielle'],
  ]);
  const oldest = detail.getByRole('row').last();
  for (const text of [/^\d\d\/\d\d/, bottle.label, /0,30\s€/, 'Léa Roux', 'Camille B.'])
    await expect(oldest.getByText(text)).toBeVisible();
  await expect(detail.getByRole('button', { name: 'Plus anciens' })).toHaveAttribute('aria-disabled', 'true');
  await detail.getByRole('button', { name: 'Plus récents' }).click();
  await expect(detail.getByRole('status')).toHaveText('1 à 20 sur 28');
  expect(network.seen('/depositdriver/history/')[0]).toMatch(/[?&]offset=0$/);

  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();
  await expect(modal(page).getByRole('checkbox')).toBeChecked();
  await modal(page).getByRole('button', { name: 'Afficher les consignes de Zoé Marchetti' }).press('Enter');
  await expect(detailOf(page, 'Zoé Marchetti')).toContainText(
    "Le livreur n'a plus de produit consigné en sa possession",
  );
});

test('DSP-791 DSP-792 DSP-794 says that it loads, then that nobody has anything and nothing was sold', async ({
  scene: _,
  board,
  page,
  network,
}) => {
  const held = holdAnswers();
  network.intercept({ path: '/depositdriver/by_driver/', times: 1 }, held.fault);
  await board.open();
  await open(page);
  await expect(modal(page).getByText('Chargement des données...')).toBeVisible();
  await held.arrived(1);
  held.release();
  await expect(modal(page)).toContainText("Aucun livreur n'a pas de produit consigné en sa possession");
  await modal(page).getByRole('tab', { name: 'Détail par Produits' }).click();
  await expect(modal(page)).toContainText("Aucune consigne n'a encore été vendue");
});

test('DSP-795 a failure is told in an alert, in the words of the server where it has some; offline what was told stays, with its age', async ({
  scene,
  server,
  page,
  network,
}) => {
  const leap = leapingClock();
  const ali = await scene.driver('Ali Dutour');
  await someDeposits(server, scene, [bottle.id], [receipt(ali.id, bottle.id, 6)]);
  const history = '/depositdriver/history/';
  network.intercept({ path: history, times: 1 }, refusal(400, { detail: 'Livreur suspendu' }));
  await page.goto(`/dispatch?dialog=driverDeposits&driver=${ali.id}`);
  const detail = detailOf(page, 'Ali Dutour');
  await expect(detail.getByRole('alert')).toHaveText('Livreur suspendu');
  network.intercept({ path: history, times: 1 }, refusal(500, {}));
  await leap(3_000);
  await page.reload();
  await expect(detail.getByRole('alert')).toHaveText("Une erreur s'est produite, veuillez réessayer");
  await leap(3_000);
  await page.reload();
  await expect(detail.getByRole('rowheader')).toHaveText([bottle.label]);
  await expect(detail.getByRole('alert')).toHaveCount(0);
  network.setOffline(true);
  await page.reload();
  await expect(detail.getByRole('rowheader')).toHaveText([bottle.label]);
  await expect(detail.getByText(/^Hors ligne : données de \d\d:\d\d:\d\d$/)).toBeVisible();
});

test('DSP-813 an order of several products counts once in what a client still has, and the latest order stands first', async ({
  scene,
  server,
  page,
}) => {
  const ali = await scene.driver('Ali Dutour');
  // The second order has a bag and bottles, the first one bottles alone.
  const first = await someDeposits(server, scene, [bottle.id, bag.id, bottle.id], [], (at) => Math.min(at, 1));
  await page.goto(`/dispatch?dialog=clientDeposits&client=${scene.center}&driver=${ali.id}`);
  const owed = page.getByRole('dialog', { name: 'Consignes du client' });
  const linesOf = async (at: number) => (await gridOf(owed.getByRole('table').nth(at))).slice(1);
  await expect
    .poll(() => linesOf(0))
    .toEqual([
      [bottle.label, '80', '2', '24,00 €'],
      [bag.label, '40', '1', '140,00 €'],
      ['Total', '120', '2', '164,00 €'],
    ]);
  expect((await linesOf(1)).map((cells) => cells.slice(0, 3))).toEqual([
    ['PASSEE1', String(first + 1), '152,00 €'],
    ['PASSEE0', String(first), '12,00 €'],
  ]);
});
