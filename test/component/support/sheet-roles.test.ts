import { expect } from '@playwright/test';
import { describe } from 'vitest';
import type { Scene } from '../../hands/scene.ts';
import { leavesBoard, ofLastWeek, Sheet } from '../../hands/sheet.ts';
import { test } from '../fixtures.ts';

const crated = { crates_enabled: true };
const forEditors = 'Réservé au support et aux responsables.';
const withCrate = { crates: [{ id: 1, code: '12-34' }] };
const ofEditors = ["Changer l'adresse", 'Changer le nom', 'Changer le téléphone', 'Sacs'];

/** An order that came back, of a center that is not the tab's. */
async function returned(scene: Scene) {
  const { order } = await scene.order('RETOUR', {}, { status: 'undeliveredclient', ...withCrate });
  return order;
}

describe.each(['support', 'manager', 'superadmin'])('for %s', (account) => {
  test.override({ account });

  test('SUP-700 SUP-701 SUP-705 the sheet of any order opens, and all of it can be changed', async ({
    scene: _,
    makeScene,
    server,
    page,
  }) => {
    const elsewhere = await makeScene(crated);
    const order = await returned(elsewhere);
    await leavesBoard(server, order);
    const sheet = new Sheet(page);
    await sheet.open(order);
    await expect(sheet.status).toBeEnabled();
    for (const name of [...ofEditors, 'Cagettes', 'Zone', 'Relivrer ou restocker'])
      await expect(sheet.action(name)).toBeEnabled();
    for (const option of await page.getByRole('switch').all()) await expect(option).toBeEnabled();
    await sheet.action('Cagettes').click();
    await expect(sheet.dialog.getByRole('button', { name: 'Ajouter' })).toBeVisible();
  });
});

describe.each(['dispatch', 'logistique', 'preparation'])('for %s, who is no editor', (account) => {
  test.override({ account });

  test('SUP-702 SUP-707 SUP-486 the sheet is there to be read, and says why; of crates the codes', async ({
    scene: _,
    makeScene,
    page,
  }) => {
    const elsewhere = await makeScene(crated);
    const sheet = new Sheet(page);
    await sheet.open(await returned(elsewhere));
    await expect(sheet.article.getByRole('button', { name: /^Changer le statut/ })).toHaveAccessibleDescription(
      forEditors,
    );
    for (const name of [...ofEditors, 'Zone', 'Relivrer ou restocker'])
      await expect(sheet.shut(name)).toHaveAccessibleDescription(forEditors);
    for (const option of await page.getByRole('switch').all()) await expect(option).toBeDisabled();
    await sheet.action('Cagettes').click();
    await expect(sheet.dialog.getByRole('listitem')).toHaveText(['12-34']);
    await expect(sheet.dialog.getByRole('button', { name: /Ajouter|Retirer/ })).toHaveCount(0);
    expect(await elsewhere.ledger()).toEqual([]);
  });
});

describe('for dock staff', () => {
  test.override({ account: 'quai' });

  test('SUP-703 SUP-486 SUP-501 the transit zone and the crates are theirs to change, the rest is not', async ({
    scene: _,
    makeScene,
    page,
  }) => {
    const elsewhere = await makeScene(crated);
    const sheet = new Sheet(page);
    await sheet.open(await returned(elsewhere));
    for (const name of ofEditors) await expect(sheet.shut(name)).toHaveAccessibleDescription(forEditors);
    await sheet.action('Zone').click();
    await sheet.dialog.getByRole('combobox', { name: 'Type de dépôt' }).click();
    await page.getByRole('option', { name: 'Sec', exact: true }).click();
    await sheet.dialog.getByLabel('Nom du dépôt').fill('S11');
    await sheet.dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await page.getByRole('dialog', { name: 'Zonage du sec' }).getByRole('textbox').fill('S11');
    await page.keyboard.press('Enter');
    await expect(sheet.dialog).toBeHidden();
    await expect(sheet.fact('Préparation', 'Zone')).toHaveText('S11');
    await expect.poll(async () => (await elsewhere.ledger()).length).toBe(1);
    await sheet.action('Cagettes').click();
    await sheet.dialog.getByRole('button', { name: 'Retirer la cagette 12-34' }).click();
    await expect(sheet.dialog).toContainText('Aucune cagette');
    expect((await elsewhere.ledger()).map(({ path }) => path.replace(/.*\/(\w+)\/$/, '$1'))).toEqual([
      'change_transit_area',
      'delete_crate',
    ]);
  });
});

describe('the menu of the header', () => {
  const offered = { Logs: 0, Demandes: 0 };
  const cases = [
    { account: 'support', ...offered },
    { account: 'manager', ...offered },
    { account: 'logistique', Logs: 1, Demandes: 1 },
  ];
  describe.each(cases)('for $account', ({ account, Logs, Demandes }) => {
    test.override({ account });

    test('SUP-706 leads to logs and demands for logistic users alone', async ({ scene, page }) => {
      const { order } = await scene.order('A1');
      await new Sheet(page).open(order);
      const header = page.getByRole('banner');
      await expect(header.getByRole('link', { name: 'Support' })).toBeVisible();
      await expect(header.getByRole('link', { name: 'Logs', exact: true })).toHaveCount(Logs);
      await expect(header.getByRole('link', { name: 'Demandes', exact: true })).toHaveCount(Demandes);
    });
  });
});

describe('the review of demands', () => {
  test.override({ account: 'logistique' });

  test('DSP-039 has an address of its own', async ({ scene: _, page }) => {
    await page.goto('/driver_extra_cost_demands/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Demandes');
  });
});

describe('where links of support lead', () => {
  test.override({ account: 'support' });

  test('DSP-035 each of its addresses opens its own file', async ({ server, page, scene: _ }) => {
    const past = await ofLastWeek(server);
    const sheet = new Sheet(page);
    await sheet.open(past);
    await expect(sheet.head).toContainText(String(past.id));
    const link = sheet.block('Client').getByRole('link', { name: /@/ });
    await expect(link).toBeVisible();
    const [email = ''] = await link.allTextContents();
    await sheet.open(past, past.center ?? 0);
    await expect(sheet.head).toContainText(String(past.id));
    await page.goto(`/support/user/${past.customer}/${encodeURIComponent(email)}/`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Commandes' })).toContainText(String(past.id));
  });

  test('DSP-050 the links of the board to an order open its sheet, in a tab of their own', async ({
    scene,
    board,
    page,
  }) => {
    const round = await scene.dock();
    const { order: free } = await scene.order('LIBRE');
    const { order: docked } = await scene.order('RANGEE', { dock: round.id, dock_rank: 1 });
    const sheet = new Sheet(page);
    for (const [order, name] of [
      [free, 'LIBRE'],
      [docked, 'RANGEE'],
    ] as const) {
      await board.open();
      const link = page.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('rel', 'noopener');
      const path = await link.evaluate((it) => it.getAttribute('href') ?? '', null);
      expect(path).toBe(`/support/order/${order.id}`);
      await page.goto(path);
      await expect(sheet.article).toHaveAccessibleName(`Commande ${name}`);
      await expect(sheet.status).toHaveText('FINALISÉE');
    }
  });
});
