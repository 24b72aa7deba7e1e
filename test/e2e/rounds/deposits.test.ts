import { expect } from '@playwright/test';
import { cells, detailOf, modal, open } from '../../hands/deposit-dialogs.ts';
import { bag, bottle, handBack, receipt, someDeposits } from '../../hands/deposit-movements.ts';
import { refusal } from '../../hands/faults.ts';
import { test } from '../fixtures.ts';
import { isClean } from '../hands/accessible.ts';

test('DSP-780 DSP-786 DSP-788 the deposits of the center by driver, those who owe nothing on demand, and by product', async ({
  scene,
  server,
  board,
  page,
  network,
}) => {
  const ali = await scene.driver('Ali Dutour');
  const zoe = await scene.driver('Zoé Marchetti');
  await scene.driver('Nora Jamais');
  const first = scene.center * 1_000 + 500;
  await someDeposits(
    server,
    scene,
    [bottle.id, bag.id],
    [
      receipt(ali.id, bottle.id, 10),
      { ...receipt(ali.id, bottle.id, -3), cancels: first },
      handBack(ali.id, bottle.id, 5),
      { ...handBack(ali.id, bottle.id, -2), cancels: first + 2 },
      receipt(zoe.id, bag.id, 4),
      handBack(zoe.id, bag.id, 4),
    ],
  );
  await board.open();
  await open(page);
  await expect(modal(page).getByRole('tab')).toContainText(['Consignes livreurs', 'Détail par Produits']);
  await expect(modal(page).getByRole('tab', { selected: true })).toContainText('Consignes livreurs');
  await expect(modal(page).getByRole('columnheader')).toHaveText([
    ...['Livreur', 'Reçues', 'Rendues', 'Corrigées', 'En possession', 'Détail'],
  ]);
  await expect(modal(page).getByRole('rowheader')).toHaveText(['Ali Dutour']);
  expect(await cells(page, 'Ali Dutour')).toEqual(['7', '5', '2', '4', 'Afficher']);
  await modal(page).getByLabel('Afficher tous les livreurs ayant eu des consignes').check();
  await expect(modal(page).getByRole('rowheader')).toHaveText(['Ali Dutour', 'Zoé Marchetti']);
  expect(await cells(page, 'Zoé Marchetti')).toEqual(['4', '4', '0', '0', 'Afficher']);
  await expect(modal(page).getByText(/^Données de \d\d:\d\d:\d\d$/)).toBeVisible();
  await isClean(page);
  // The server's refusal, in his detail.
  network.intercept({ path: '/depositdriver/history/', times: 1 }, refusal(400, { detail: 'Livreur suspendu' }));
  await modal(page).getByRole('button', { name: "Afficher les consignes d'Ali Dutour" }).click();
  await expect(detailOf(page, 'Ali Dutour').getByRole('alert')).toHaveText('Livreur suspendu');
  await isClean(page);
  await page.keyboard.press('Escape');

  await modal(page).getByRole('button', { name: 'Afficher les consignes de Zoé Marchetti' }).click();
  const detail = detailOf(page, 'Zoé Marchetti');
  await detail.getByRole('tab', { name: 'Historique' }).click();
  const cancel = (movement: string) => detail.getByRole('button', { name: `Annuler ${movement} : ${bag.label}` });
  await expect(cancel('la remise')).toHaveAttribute('aria-disabled', 'true');
  await isClean(page);
  await cancel('le retour').click();
  const question = page.getByRole('alertdialog');
  // Pressed before it has the focus, the key would be the dialog's below.
  await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await isClean(page);
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(detail).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(detail).toBeHidden();

  // The tabs by keyboard; the address brings the modal back.
  await modal(page).getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(modal(page).getByRole('columnheader')).toHaveText([
    ...['Produit', 'Vendues', 'Remises', 'Rendues', 'Non rendues'],
  ]);
  expect(await cells(page, bottle.label)).toEqual(['40', '7', '3', '4']);
  expect(await cells(page, bag.label)).toEqual(['40', '4', '4', '0']);
  const picture = modal(page).getByRole('row', { name: bottle.label }).locator('img');
  await expect
    .poll(() => picture.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth > 0))
    .toBe(true);
  await isClean(page);
  await page.reload();
  await expect(modal(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();
});

test('the words of the button beside an order of a client stand in it', async ({ scene, server, page }) => {
  const ali = await scene.driver('Ali Dutour');
  await someDeposits(server, scene, [bottle.id, bag.id], [receipt(ali.id, bottle.id, 6)]);
  await page.goto(`/dispatch?dialog=clientDeposits&client=${scene.center}&driver=${ali.id}`);
  const button = page.getByRole('button', { name: /^Retour de la commande/ }).first();
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    await expect(button).toBeVisible();
    const [words, around] = await button.evaluate((it) => {
      const range = document.createRange();
      range.selectNodeContents(it);
      return [range.getBoundingClientRect(), it.getBoundingClientRect()].map(({ top, bottom }) => ({ top, bottom }));
    });
    expect(words?.top).toBeGreaterThanOrEqual(around?.top ?? 0);
    expect(words?.bottom).toBeLessThanOrEqual(around?.bottom ?? 0);
  }
});
