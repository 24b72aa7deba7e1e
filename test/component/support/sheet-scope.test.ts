import { expect } from '@playwright/test';
import { describe, vi } from 'vitest';
import { refusal, serverError } from '../../hands/faults.ts';
import { leavesBoard, orderedBy, Sheet } from '../../hands/sheet.ts';
import { leapingClock } from '../browser/stopped-clock.ts';
import { startAt, test } from '../fixtures.ts';

describe('what is done from a sheet', () => {
  test.override({ account: 'support' });

  test('is done again over that sheet, in its own center, by Modifier; the tab keeps its center', async ({
    scene,
    makeScene,
    server,
    board,
    network,
    page,
  }) => {
    const elsewhere = await makeScene();
    const { order } = await elsewhere.order('LOIN');
    await leavesBoard(server, order);
    const refused = network.intercept({ path: /change_transit_area/ }, refusal(400, { error: 'Frigo plein' }));
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Zone').click();
    await sheet.dialog.getByRole('combobox', { name: 'Type de dépôt' }).click();
    await page.getByRole('option', { name: 'Aucune zone de dépôt' }).click();
    await sheet.save();
    // One that waits could be sent meanwhile.
    await expect(board.actions).toHaveText('1 à traiter');
    await board.actions.click();
    await sheet.dialog.getByRole('button', { name: 'Modifier' }).click();
    await expect(sheet.dialog).toHaveAccessibleName(/LOIN/);
    await expect(sheet.dialog.getByRole('combobox', { name: 'Type de dépôt' })).toContainText('Aucune zone');
    await expect(page).toHaveURL(new RegExp(`/support/order/${order.id}/`));
    refused.stop();
    await sheet.save();
    await expect(page.getByRole('combobox', { name: 'Centre' })).toContainText(`Essai ${scene.center - 1_000}`);
    await expect.poll(async () => (await elsewhere.ledger()).length).toBe(1);
    expect(await scene.ledger()).toEqual([]);
  });

  test('is never done again over the sheet of a thing of another center', async ({
    scene,
    makeScene,
    board,
    network,
    page,
  }) => {
    const elsewhere = await makeScene();
    const { order } = await elsewhere.order('LOIN');
    const { order: other } = await scene.order('ICI');
    network.intercept(
      { path: new RegExp(`processing-orders/${order.id}/\\?flat=1$`), method: 'PATCH' },
      refusal(400, {}),
    );
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.fill('Sacs', { 'Sacs secs': '9' });
    await expect(board.actions).toHaveText('1 à traiter');
    await sheet.open(other);
    await board.actions.click();
    await sheet.dialog.getByRole('button', { name: 'Modifier' }).click();
    // The board of its own center is where it is.
    await expect(page).toHaveURL(new RegExp(`/dispatch.*order=${order.id}`));
    await expect(sheet.dialog).toHaveAccessibleName('Sacs de la commande LOIN');
    await expect(sheet.dialog.getByLabel('Sacs secs')).toHaveValue('9');
  });

  test('is taken back from the sheet, where the table leads back', async ({ scene, makeScene, page }) => {
    const elsewhere = await makeScene();
    const { order } = await elsewhere.order('RETOUR');
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.setStatus('À VÉRIF.');
    await expect(sheet.status).toHaveText('À VÉRIF.');
    await page.keyboard.press('Control+z');
    await expect(sheet.status).toHaveText('FINALISÉE');
    await expect
      .poll(async () => (await elsewhere.ledger()).map(({ body }) => body))
      .toMatchObject([{ status: 'to-check' }, { status: 'prepared' }]);
    expect(await scene.ledger()).toEqual([]);
  });

  test('SUP-007 is read again by the sheet and the customer’s list, by themselves', async ({
    scene: _,
    makeScene,
    server,
    network,
    page,
  }) => {
    const elsewhere = await makeScene();
    const { order } = await elsewhere.order('RELU');
    const customer = await orderedBy(server, order);
    const sheet = new Sheet(page);
    await sheet.open(order);
    const listed = page.getByRole('table', { name: 'Commandes' }).getByRole('row').nth(1);
    await expect(listed).toContainText('FINALISÉE');
    const reads = () => network.seen(`/processing-orders/${order.id}/?`).filter((it) => it.startsWith('GET')).length;
    const lists = () => network.seen(`user_id=${customer}`).length;
    const [sheetsBefore, listsBefore] = [reads(), lists()];
    await sheet.setStatus('À VÉRIF.');
    await expect(listed).toContainText('À VÉRIF.');
    await expect.poll(reads).toBeGreaterThan(sheetsBefore);
    await expect.poll(lists).toBeGreaterThan(listsBefore);
    await expect(listed).toContainText('À VÉRIF.');
  });
});

describe('an order that is not where it was', () => {
  test.override({ account: 'support' });

  test('moved to another center, its sheet and what is done there follow it', async ({
    scene: _,
    makeScene,
    network,
    page,
  }) => {
    const [first, second] = [await makeScene(), await makeScene()];
    const { order } = await second.order('PARTIE');
    const sheet = new Sheet(page);
    // The address names the center it was in.
    await sheet.open(order, first.center);
    await expect(sheet.status).toHaveText('FINALISÉE');
    await sheet.setStatus('À VÉRIF.');
    await expect.poll(async () => (await second.ledger()).length).toBe(1);
    expect(await first.ledger()).toEqual([]);
    expect(network.seen('/change_status/')).toHaveLength(1);
  });

  test('unknown, refused or failed, it says why and offers nothing', async ({ scene: _, network, page }) => {
    const sheet = new Sheet(page);
    const says = async (text: string) => {
      await page.goto('/support/order/4999/');
      await expect(sheet.article.getByText(new RegExp(`^Lecture impossible : ${text}`))).toBeVisible();
      await expect(sheet.options).toHaveCount(0);
      await expect(sheet.article).toHaveAttribute('aria-busy', 'false');
    };
    await says('Introuvable');
    const forbidden = network.intercept({ path: /\/processing-orders\/4999\// }, refusal(403, { detail: 'Interdit' }));
    await says('Interdit');
    forbidden.stop();
    network.intercept({ path: /\/processing-orders\/4999\// }, serverError);
    await says('Une erreur est survenue');
  });

  test('read again in vain, it is shown with its age and the reason', async ({ scene, network, page }) => {
    const leap = leapingClock();
    const { order } = await scene.order('AGE');
    const sheet = new Sheet(page);
    await sheet.open(order);
    await expect(sheet.head.getByRole('status')).toHaveText(/^Lue à/);
    network.intercept({ path: new RegExp(`/processing-orders/${order.id}/`) }, serverError);
    await leap(3_000);
    await page.reload();
    await expect(sheet.head.getByRole('status')).toHaveText(/^Lecture impossible : .* · Lue à \d\d:\d\d:\d\d$/);
    await expect(sheet.status).toHaveText('FINALISÉE');
  });

  test('of no center, it is shown all the same', async ({ scene: _, network, page }) => {
    const subscription = { id: 4998, random_id: 'ABO', status: 'paid', tags: ['subscription'], center_id: null };
    network.intercept({ path: /\/processing-orders\/4998\// }, refusal(200, { ...subscription, products: [] }));
    const sheet = new Sheet(page);
    await sheet.open({ id: 4998 });
    await expect(sheet.article).toHaveAccessibleName('Commande ABO');
    await expect(sheet.status).toHaveText('PAYÉE');
  });
});

describe('half an hour after the last look', () => {
  test.override({ account: 'support' });

  test('nothing of a customer or his order is shown any more before it is read again', async ({
    scene,
    makeScene,
    server,
    network,
    page,
  }) => {
    const elsewhere = await makeScene();
    const { order } = await elsewhere.order('SECRET', {}, { firstname: 'Ana', lastname: 'Roux' });
    await orderedBy(server, order);
    await leavesBoard(server, order);
    const sheet = new Sheet(page);
    await sheet.open(order);
    await expect(sheet.block('Client')).toContainText('courriel.example');
    await page.goto('/dispatch');
    startAt(scene);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 60_000 });
    try {
      network.intercept({ path: /processing-orders|support-info/ }, () => new Promise(() => undefined));
      await page.goto(`/support/order/${order.id}/`);
      await expect(sheet.article).toHaveAttribute('aria-busy', 'true');
      await expect(page.getByRole('main')).not.toContainText(/courriel|Roux|SECRET/);
      await expect(sheet.options).toHaveCount(0);
    } finally {
      vi.useRealTimers();
    }
  });
});
