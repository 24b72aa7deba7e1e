import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { bag, bottle, receipt, someDeposits } from '../../hands/deposit-movements.ts';
import { refusal } from '../../hands/faults.ts';
import type { Scene } from '../../hands/scene.ts';
import type { Network } from '../browser/network.ts';
import { test } from '../fixtures.ts';

const email = 'lea@courriel.example';

/** The file of the customer whose deposits `someDeposits` wrote: the scene's own number is his. */
async function openDeposits(page: Page, network: Network, { center: id }: Scene) {
  const customer = { id, first_name: 'Léa', last_name: 'Roux', email };
  network.intercept({ path: `/users/${id}/support-info/` }, refusal(200, customer));
  network.intercept({ path: `/processing-orders/?user_id=${id}` }, refusal(200, []));
  await page.goto(`/support/user/${id}/${encodeURIComponent(email)}/`);
  await page.getByRole('tab', { name: 'Consignes' }).click();
}

const current = (page: Page) => page.getByRole('list', { name: 'Consignes en possession' }).getByRole('listitem');
const row = (page: Page, label: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: label }) });

describe('a packer, who has no flow access', () => {
  test.override({ account: 'preparation' });

  test('SUP-634 reads what moved, and is offered no cancelling of a hand-back', async ({
    page,
    network,
    scene,
    server,
  }) => {
    const ali = await scene.driver('Ali Dutour');
    await someDeposits(server, scene, [bottle.id], [receipt(ali.id, bottle.id, 6)]);
    await openDeposits(page, network, scene);
    const details = page.getByRole('list', { name: `Remises : ${bottle.label}` }).getByRole('listitem');
    await expect(details).toHaveText([/^remise 6 Ali Dutour/]);
    await expect(details.getByRole('button')).toHaveCount(0);
  });
});

describe('a manager', () => {
  test.override({ account: 'manager' });

  test('SUP-620 SUP-621 SUP-623 sees what a customer still has and what became of all of it', async ({
    page,
    network,
    scene,
    server,
  }) => {
    const ali = await scene.driver('Ali Dutour');
    await someDeposits(server, scene, [bottle.id, bag.id], [receipt(ali.id, bottle.id, 6)]);
    await openDeposits(page, network, scene);
    await expect(current(page)).toHaveText([`${bottle.label} 34`, `${bag.label} 40`]);
    await expect(page.getByRole('columnheader')).toHaveText([
      ...['Date', 'Produit', 'Achetés', 'En possession', 'Remis', 'Retournés', 'Crédité'],
    ]);
    await expect(row(page, bottle.label).getByRole('cell')).toHaveText([
      ...[/^\d\d\/\d\d\/\d{4}$/, '40', '34', '6', '0', /^1,80\s€$/],
    ]);
    await expect(row(page, bottle.label)).toHaveAttribute('data-tone', 'warning');
    await expect(row(page, bag.label)).toHaveAttribute('data-tone', 'danger');
    expect(network.seen('/deposituser/current/')).toEqual([expect.stringContaining(`user_id=${scene.center}`)]);
    expect(network.seen('/deposituser/history/')).toEqual([expect.stringMatching(/offset=0$/)]);
  });

  test('SUP-631 SUP-632 SUP-633 enters a hand-back of a number of what is held; it stays as filled in until it is saved', async ({
    page,
    network,
    scene,
    server,
  }) => {
    const ali = await scene.driver('Ali Dutour');
    await someDeposits(server, scene, [bottle.id], [receipt(ali.id, bottle.id, 6)]);
    await openDeposits(page, network, scene);
    await page.getByRole('button', { name: 'Remise à un livreur…' }).click();
    const form = page.getByRole('dialog');
    const save = form.getByRole('button', { name: 'Enregistrer la remise' });
    const quantity = form.getByLabel('Quantité');
    await form.getByRole('combobox', { name: 'Livreur' }).click();
    await page.getByRole('option', { name: 'Ali Dutour' }).click();
    for (const typed of ['0', '-1', '35', '1,5']) {
      await quantity.fill(typed);
      await expect(save).toHaveAttribute('aria-disabled', 'true');
    }
    await quantity.fill('4');
    // A failure leaves it open, as it was filled in.
    network.intercept({ path: '/depositdriver/return_to/', times: 1 }, refusal(400, { error: 'Caisse fermée' }));
    await save.click();
    await expect(form.getByText('Caisse fermée', { exact: true })).toBeVisible();
    await expect(quantity).toHaveValue('4');
    await save.click();
    await expect(form).toBeHidden();
    await expect(current(page)).toHaveText([`${bottle.label} 30`]);
    await expect(row(page, bottle.label).getByRole('cell').nth(2)).toHaveText('30');
    expect((await scene.ledger()).map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: '/api/depositdriver/return_to/',
        body: { driver_id: ali.id, user_id: scene.center, quantity: 4, product_id: bottle.id },
      },
    ]);
    await page.getByRole('button', { name: 'Remise à un livreur…' }).click();
    await expect(quantity).toHaveValue('');
  });

  test('a refusal for what has moved is over once that was read', async ({
    page,
    network,
    scene,
    server,
    colleague,
  }) => {
    const ali = await scene.driver('Ali Dutour');
    await someDeposits(server, scene, [bottle.id], [receipt(ali.id, bottle.id, 6)]);
    await openDeposits(page, network, scene);
    await page.getByRole('button', { name: 'Remise à un livreur…' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('combobox', { name: 'Livreur' }).click();
    await page.getByRole('option', { name: 'Ali Dutour' }).click();
    await form.getByLabel('Quantité').fill('3');
    // The device has not heard of it yet.
    const hers = { driver_id: ali.id, user_id: scene.center, product_id: bottle.id, quantity: 4 };
    expect((await colleague.post('/depositdriver/return_to/', hers)).status).toBe(200);
    await form.getByRole('button', { name: 'Enregistrer la remise' }).click();
    await expect(form.getByText(/^Mouvement saisi entre-temps/)).toBeVisible();
    await expect(form.getByText(/le client en a maintenant 30, et non plus 34/)).toBeVisible();
    await form.getByRole('button', { name: "J'ai relu" }).click();
    await expect(form.getByRole('alert')).toHaveCount(0);
    await expect(form.getByLabel('Quantité')).toHaveValue('3');
    await form.getByRole('button', { name: 'Enregistrer la remise' }).click();
    await expect(current(page)).toHaveText([`${bottle.label} 27`]);
  });

  test('SUP-630 a hand-back needs a driver', async ({ page, network, scene, server }) => {
    await scene.driver('Ali Dutour');
    await someDeposits(server, scene, [bottle.id], []);
    await openDeposits(page, network, scene);
    await page.getByRole('button', { name: 'Remise à un livreur…' }).click();
    const form = page.getByRole('dialog');
    const save = form.getByRole('button', { name: 'Enregistrer la remise' });
    await form.getByLabel('Quantité').fill('2');
    await expect(save).toHaveAccessibleDescription('Veuillez renseigner un livreur');
    await form.getByRole('combobox', { name: 'Livreur' }).click();
    await page.getByRole('option', { name: 'Ali Dutour' }).click();
    await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('SUP-627 SUP-628 SUP-634 the details of a deposit say what moved, and a hand-back is cancelled once it is asked', async ({
    page,
    network,
    scene,
    server,
  }) => {
    const ali = await scene.driver('Ali Dutour');
    const first = scene.center * 1_000 + 500;
    const moves = [receipt(ali.id, bottle.id, 6), { ...receipt(ali.id, bottle.id, -2), cancels: first }];
    await someDeposits(server, scene, [bottle.id], moves);
    await openDeposits(page, network, scene);
    const details = page.getByRole('list', { name: `Remises : ${bottle.label}` }).getByRole('listitem');
    await expect(details).toHaveText([/^remise 6 Ali Dutour annulation partielle/, /^annul\. remise -2 Ali Dutour/]);
    await expect(details.nth(1).getByRole('button')).toHaveCount(0);
    await details.first().getByRole('button').click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('Êtes vous sûr de vouloir annuler cette remise ?');
    await question.getByRole('button', { name: 'Confirmer' }).click();
    await expect(details.first()).toHaveText(/^remise 6 Ali Dutour annulation totale/);
    await expect(details.first().getByRole('button')).toHaveCount(0);
    expect((await scene.ledger()).map(({ body }) => body)).toEqual([
      { deposit_driver_id: first, deposit_user_id: first, center_id: scene.center },
    ]);
  });

  test('SUP-622 SUP-635 SUP-637 goes page after page, and what the driver gave back already is not cancelled', async ({
    page,
    network,
    scene,
  }) => {
    const { center: id } = scene;
    const deposit = (at: number) => ({
      ...{ id: at, formated_created_at: '03/03/2026', product_infos: { deposit_label: `Bocal ${at}` } },
      ...{
        quantity_bought: 1,
        quantity: 0,
        quantity_given: 1,
        total_credited_amount: 1,
        status: { quantity_returned: 1 },
      },
      details: [
        {
          ...{ quantity: 1, deposit_driver: at, driver: { id: 7, name: 'Ali' }, center_id: id },
          status: { cancel_status: 'none', quantity_can_cancel_receive: 0 },
        },
      ],
    });
    const pageOf = (offset: number) => ({
      ...{ count: 2, next: null, previous: null, offset, limit: 1, results: [deposit(offset + 1)] },
      ...{ next_offset: offset === 0 ? 1 : null, previous_offset: offset === 0 ? null : 0 },
    });
    network.intercept({ path: '/deposituser/current/' }, refusal(200, []));
    network.intercept({ path: /\/deposituser\/history\/.*offset=0/ }, refusal(200, pageOf(0)));
    network.intercept({ path: /\/deposituser\/history\/.*offset=1/ }, refusal(200, pageOf(1)));
    await openDeposits(page, network, scene);
    await expect(page.getByText("La commande n'a plus de produit consigné en sa possession")).toBeVisible();
    const handedBack = page.getByRole('main').getByRole('listitem');
    await expect(handedBack.getByRole('button')).toHaveAccessibleDescription(
      "Cette remise ne peut être annulée car le livreur l'a déjà rendue.",
    );
    await page.getByRole('button', { name: 'Plus anciens' }).click();
    await expect(page.getByRole('rowheader')).toHaveText(['Bocal 2']);
    await expect(row(page, 'Bocal 2')).toHaveAttribute('data-tone', 'success');
  });
});

describe('a super admin alone', () => {
  test('SUP-629 SUP-175 reads the deposits once the tab is opened, and enters no hand-back', async ({
    page,
    network,
    scene,
    server,
  }) => {
    await someDeposits(server, scene, [bottle.id], []);
    const { center: id } = scene;
    network.intercept({ path: `/users/${id}/support-info/` }, refusal(200, { id, email, first_name: 'Léa' }));
    network.intercept({ path: `/processing-orders/?user_id=${id}` }, refusal(200, []));
    await page.goto(`/support/user/${id}/${encodeURIComponent(email)}/`);
    await expect(page.getByText('Aucune commande')).toBeVisible();
    expect(network.seen('/deposituser/')).toEqual([]);
    await page.getByRole('tab', { name: 'Consignes' }).click();
    await expect(current(page)).toHaveText([`${bottle.label} 40`]);
    await expect(page.getByRole('button', { name: 'Remise à un livreur…' })).toHaveCount(0);
  });
});
