import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { Client } from '../../contract/client.ts';
import { detailOf, modal, open } from '../../hands/deposit-dialogs.ts';
import { bag, bottle, receipt, someDeposits } from '../../hands/deposit-movements.ts';
import { comparingNothing } from '../../hands/faults.ts';
import { leapingClock } from '../browser/stopped-clock.ts';
import { type Fixtures, test } from '../fixtures.ts';

/** Another dispatcher, on her own device. */
const hélène = async ({ site }: Pick<Fixtures, 'site'>) =>
  new Client(`${site.server.url}/api`, await site.tokenOf('manager-acl'));

const entered = async ({ scene }: Pick<Fixtures, 'scene'>) =>
  (await scene.ledger()).map(({ user_id, path, body }) => [user_id, path.replace('/api/depositdriver/', ''), body]);

const alert = (page: Page) => page.getByRole('dialog').last().getByRole('alert');

/** The hand-back of a client's window, with a quantity of his bottles. */
async function typesHandBack(page: Page, driver: number, center: number, quantity: string) {
  await page.goto(`/dispatch?dialog=clientDeposits&client=${center}&driver=${driver}`);
  const owed = page.getByRole('dialog', { name: 'Consignes du client' });
  await owed.getByRole('button', { name: 'Reprise par un livreur…' }).click();
  await owed.getByLabel('Quantité').fill(quantity);
  return owed;
}

describe('two people enter the same movement of deposits', () => {
  test('OUR-266 DSP-809 whoever is second is told what the client has by now, and whose movement it was; his stays as typed', async ({
    scene,
    site,
    server,
    board,
    page,
  }) => {
    const ali = await scene.driver('Ali Dutour');
    await someDeposits(server, scene, [bottle.id], [receipt(ali.id, bottle.id, 6)]);
    const owed = await typesHandBack(page, ali.id, scene.center, '4');
    const save = owed.getByRole('button', { name: 'Enregistrer la reprise' });
    const handBack = { driver_id: ali.id, user_id: scene.center, product_id: bottle.id, quantity: 4 };
    expect((await (await hélène({ site })).post('/depositdriver/return_to/', handBack)).status).toBe(200);
    await save.click();
    await expect(
      board.toast(`Mouvement saisi entre-temps (le client a maintenant 30 × ${bottle.label}), par Hélène Rouvrelle`),
    ).toBeVisible();
    await expect(alert(page)).toHaveText(`${bottle.label} : le client en a maintenant 30, et non plus 34.`);
    await expect(owed.getByLabel('Quantité')).toHaveValue('4');
    await expect(save).toHaveAccessibleDescription('Relisez ce qui a changé');
    expect(await entered({ scene })).toEqual([[1216, 'return_to/', handBack]]);
    // Hers was another one: his own is entered as well, once he has read it.
    await owed.getByRole('button', { name: "J'ai relu" }).click();
    await expect(alert(page)).toHaveCount(0);
    await save.click();
    await expect(board.toast('Reprise enregistrée')).toBeVisible();
    expect(await entered({ scene })).toEqual([
      [1216, 'return_to/', handBack],
      [1204, 'return_to/', handBack],
    ]);
  });

  test('OUR-266 DSP-812 under what is typed the list moves: nothing is sent before it is read again', async ({
    scene,
    site,
    server,
    page,
  }) => {
    const leap = leapingClock();
    const ali = await scene.driver('Ali Dutour');
    await someDeposits(server, scene, [bottle.id], [receipt(ali.id, bottle.id, 6)]);
    const owed = await typesHandBack(page, ali.id, scene.center, '4');
    const handBack = { driver_id: ali.id, user_id: scene.center, product_id: bottle.id, quantity: 1 };
    expect((await (await hélène({ site })).post('/depositdriver/receive_from/', handBack)).status).toBe(200);
    await leap(31_000);
    await expect(alert(page)).toHaveText(`${bottle.label} : le client en a maintenant 33, et non plus 34.`);
    await owed.getByLabel('Quantité').press('Enter');
    expect(await entered({ scene })).toEqual([[1216, 'receive_from/', handBack]]);
  });

  test('OUR-266 DSP-796 a return of a driver that a colleague entered meanwhile is not taken off him twice', async ({
    scene,
    site,
    server,
    board,
    page,
  }) => {
    const ali = await scene.driver('Ali Dutour');
    await someDeposits(server, scene, [bottle.id, bag.id], [receipt(ali.id, bottle.id, 6), receipt(ali.id, bag.id, 2)]);
    await board.open();
    await open(page);
    await modal(page).getByRole('button', { name: "Afficher les consignes d'Ali Dutour" }).click();
    const detail = detailOf(page, 'Ali Dutour');
    const field = (label: string) => detail.getByLabel(`Quantité rendue : ${label}`);
    await field(bottle.label).fill('3');
    await field(bag.label).fill('2');
    const hers = { driver_id: ali.id, returned_by_label: { [bag.label]: 2 } };
    expect((await (await hélène({ site })).post('/depositdriver/bulk_return_to/', hers)).status).toBe(200);
    await detail.getByRole('button', { name: 'Enregistrer le retour' }).click();
    await expect(
      board.toast(
        `Mouvement saisi entre-temps (le livreur a maintenant 0 × ${bag.label}, 6 × ${bottle.label}), par Hélène Rouvrelle`,
      ),
    ).toBeVisible();
    await expect(alert(page)).toHaveText(`${bag.label} : le livreur en a maintenant 0 à rendre, et non plus 2.`);
    await expect(field(bottle.label)).toHaveValue('3');
    await detail.getByRole('button', { name: "J'ai relu" }).click();
    await detail.getByRole('button', { name: 'Enregistrer le retour' }).click();
    await expect(board.toast('Retour enregistré')).toBeVisible();
    expect(await entered({ scene })).toEqual([
      [1216, 'bulk_return_to/', hers],
      [1204, 'bulk_return_to/', { driver_id: ali.id, returned_by_label: { [bottle.label]: 3 } }],
    ]);
  });

  test('OUR-266 the quantity typed of a product that the client has no more is never that of the one that is left', async ({
    scene,
    site,
    server,
    page,
  }) => {
    const leap = leapingClock();
    const ali = await scene.driver('Ali Dutour');
    await someDeposits(server, scene, [bottle.id, bag.id], []);
    await page.goto(`/dispatch?dialog=clientDeposits&client=${scene.center}&driver=${ali.id}`);
    const owed = page.getByRole('dialog', { name: 'Consignes du client' });
    await owed.getByRole('button', { name: 'Reprise par un livreur…' }).click();
    await owed.getByRole('combobox', { name: 'Produit' }).click();
    await page.getByRole('option', { name: bottle.label }).click();
    await owed.getByLabel('Quantité').fill('4');
    const all = { driver_id: ali.id, user_id: scene.center, product_id: bottle.id, quantity: 40 };
    expect((await (await hélène({ site })).post('/depositdriver/return_to/', all)).status).toBe(200);
    await leap(31_000);
    await expect(owed.getByRole('rowheader', { name: bottle.label })).toHaveCount(0);
    const save = owed.getByRole('button', { name: 'Enregistrer la reprise' });
    await expect(save).toHaveAccessibleDescription("Le client n'a plus ce produit");
    await owed.getByLabel('Quantité').press('Enter');
    expect(await entered({ scene })).toEqual([[1216, 'return_to/', all]]);
  });

  test('OUR-266 on a server that compares nothing the quantities are read just before; the action may be done all the same, or given up', async ({
    scene,
    site,
    server,
    board,
    page,
    network,
  }) => {
    const ali = await scene.driver('Ali Dutour');
    await someDeposits(server, scene, [bottle.id], [receipt(ali.id, bottle.id, 6)]);
    network.intercept({ path: '/' }, comparingNothing);
    const owed = await typesHandBack(page, ali.id, scene.center, '4');
    const hers = { driver_id: ali.id, user_id: scene.center, product_id: bottle.id, quantity: 4 };
    expect((await (await hélène({ site })).post('/depositdriver/return_to/', hers)).status).toBe(200);
    await owed.getByRole('button', { name: 'Enregistrer la reprise' }).click();
    await expect(
      board.toast(`Mouvement saisi entre-temps (le client a maintenant 30 × ${bottle.label})`),
    ).toBeVisible();
    expect(await entered({ scene })).toEqual([[1216, 'return_to/', hers]]);
    await page.goto('/dispatch');
    await board.actions.click();
    const parked = board.action(/^Ali Dutour reprend 4/);
    await expect(parked.getByRole('button')).toHaveText(['Enregistrer quand même', 'Modifier', 'Abandonner']);
    await parked.getByRole('button', { name: 'Enregistrer quand même' }).click();
    await expect
      .poll(() => entered({ scene }))
      .toEqual([
        [1216, 'return_to/', hers],
        [1204, 'return_to/', hers],
      ]);
  });
});
