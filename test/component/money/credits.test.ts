import { expect, type Locator, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { describe } from 'vitest';
import { moneyEntries, moneyMovements } from '../../../server/src/db/schema/money/money.ts';
import type { RunningServer } from '../../../server/src/serve.ts';
import { OrderId } from '../../../src/domain/order/order.ts';
import { buy, gift, milk, oil } from '../../hands/bought.ts';
import { holdAnswers, loseAnswer, loseRequest, refusal, rewritten } from '../../hands/faults.ts';
import type { Scene } from '../../hands/scene.ts';
import { orderedBy, Sheet } from '../../hands/sheet.ts';
import { test } from '../fixtures.ts';

let clients = 0;

/** An order that was received, of a known customer, with these products and a delivery fee of 3,90 €: 40,84 € in all. */
async function anOrder(scene: Scene, server: RunningServer, name: string, fields: object = {}, bought = [oil, milk]) {
  clients += 1;
  const client = scene.center * 1_000 + 700 + (clients % 97);
  const { order } = await scene.order(
    name,
    { client: { id: client, name: 'Ana Roux' } },
    { status: 'received', shipping_fee: 3.9, ...fields },
  );
  await orderedBy(server, order, client);
  const lines = await buy(server, order.id, bought);
  return { id: order.id, client, lines };
}

async function choose(page: Page, within: Locator, label: string, option: string) {
  await within.getByRole('combobox', { name: label, exact: true }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

const sent = async (scene: Scene) => (await scene.ledger()).map(({ path, body }) => ({ path, body }));
const credits = '/add_credits/';

const balance = async ({ db }: RunningServer, customer: number) =>
  (await db.select().from(moneyEntries).where(eq(moneyEntries.credit_customer_id, customer))).reduce(
    (sum, it) => sum + it.amount_cents,
    0,
  );

describe('support', () => {
  test.override({ account: 'support' });

  const opened = async (page: Page, order: { readonly id: number }, action: string) => {
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action(action).click();
    return sheet;
  };

  test('SUP-301 SUP-330 SUP-342 a compensation says what it will do, is sent as it says, and the sheet shows it', async ({
    scene,
    server,
    page,
  }) => {
    const order = await anOrder(scene, server, 'GESTE');
    const sheet = await opened(page, order, 'Compensation');
    const { dialog } = sheet;
    const submit = dialog.getByRole('button', { name: /^(Créditer|Reprendre)/ });
    await expect(submit).toHaveText('CréditerIndiquez un montant');
    await expect(submit).toHaveAccessibleDescription('Indiquez un montant');
    await dialog.getByLabel('Montant (€)').fill('3,5');
    await expect(submit).toHaveText(/^Créditer 3,50\s€Choisissez une raison$/);
    await expect(submit).toHaveAccessibleDescription('Choisissez une raison');
    await choose(page, dialog, 'Raison', 'Geste commercial');
    await dialog.getByLabel('Explications (facultatives)').fill('Pot cassé');
    const after = dialog.getByRole('table', { name: 'La fiche après' });
    await expect(after.getByRole('row', { name: /^Recrédité/ })).toHaveText(/^Recrédité0,00\s€3,50\s€$/);
    await submit.click();
    await expect(sheet.toast('Sauvegarde effectuée')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await sent(scene)).toEqual([
      {
        path: `/api/processing-orders/${order.id}/add_credits/`,
        body: {
          ...{ id: order.id, field: 'order_id', quantity: 1, creditAmount: 3.5 },
          ...{ subtype: 'credit_compensation', notes: 'Pot cassé', amount_recredit_should_be: 0 },
        },
      },
    ]);
    await expect(sheet.fact('Résumé financier', 'Recrédité')).toHaveText(/^3,50\s€$/);
    expect(await balance(server, order.client)).toBe(350);
  });

  test('SUP-331 SUP-332 offers the reasons of credits that need no product', async ({ scene, server, page }) => {
    const order = await anOrder(scene, server, 'RAISONS');
    const { dialog } = await opened(page, order, 'Compensation');
    await dialog.getByRole('combobox', { name: 'Raison' }).click();
    await expect(page.getByRole('option')).toHaveText(['Geste commercial', 'Retard']);
  });

  test('SUP-333 SUP-334 requires amount and reason, and no explanations', async ({ scene, server, page }) => {
    const order = await anOrder(scene, server, 'RAISON');
    const { dialog } = await opened(page, order, 'Compensation');
    const submit = dialog.getByRole('button', { name: /^Créditer/ });
    await choose(page, dialog, 'Raison', 'Retard');
    await expect(submit).toHaveAccessibleDescription('Indiquez un montant');
    await dialog.getByLabel('Montant (€)').fill('1');
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
    await expect(dialog.getByLabel('Explications (facultatives)')).toHaveValue('');
    await submit.click();
    await expect(dialog).toBeHidden();
    expect((await scene.ledger()).map(({ body }) => body)).toMatchObject([{ creditAmount: 1, notes: '' }]);
  });

  test('SUP-335 SUP-336 SUP-339 an amount out of bounds becomes the nearest, as it is left and as it is sent', async ({
    scene,
    server,
    page,
  }) => {
    const order = await anOrder(scene, server, 'BORNES');
    const { dialog } = await opened(page, order, 'Compensation');
    const amount = dialog.getByLabel('Montant (€)');
    for (const [typed, committed] of [
      ['100', '40,84'],
      ['-5', '0,00'],
      ['douze', '0,00'],
      ['12', '12,00'],
    ] as const) {
      await amount.fill(typed);
      await amount.blur();
      await expect(amount).toHaveValue(committed);
    }
    await choose(page, dialog, 'Raison', 'Retard');
    await amount.fill('41');
    await amount.press('Enter');
    await expect(dialog).toBeHidden();
    expect(await balance(server, order.client)).toBe(4_084);
  });

  test('SUP-349 SUP-364 warns where credits and refunds pass the amount, and sends all the same', async ({
    scene,
    server,
    page,
  }) => {
    const order = await anOrder(scene, server, 'TROP');
    const sheet = await opened(page, order, 'Compensation');
    const { dialog } = sheet;
    await dialog.getByLabel('Montant (€)').fill('40,84');
    await choose(page, dialog, 'Raison', 'Retard');
    const warning = dialog.getByText(
      'ATTENTION: Le montant des crédits et remboursement dépassent le montant de la commande',
      { exact: true },
    );
    await expect(warning).toHaveCount(0);
    await dialog.getByRole('button', { name: /^Créditer/ }).click();
    await expect(dialog).toBeHidden();
    await sheet.action('Compensation').click();
    await dialog.getByLabel('Montant (€)').fill('0,01');
    await expect(warning).toBeVisible();
    await choose(page, dialog, 'Raison', 'Retard');
    await dialog.getByRole('button', { name: /^Créditer/ }).click();
    await expect(dialog).toBeHidden();
    expect(await balance(server, order.client)).toBe(4_085);
  });

  test('SUP-338 SUP-340 DSP-910 units of a line go up to what was ordered, at its price; one without a price is not offered', async ({
    scene,
    server,
    page,
  }) => {
    const order = await anOrder(scene, server, 'BORNES', {}, [oil, milk, gift]);
    const { dialog } = await opened(page, order, 'Créditer des produits');
    await expect(dialog).toContainText('Non proposé, sans prix ou déjà rendu en entier : Échantillon.');
    await expect(dialog.getByRole('checkbox')).toHaveCount(2);
    const row = dialog.getByRole('row', { name: /Lait demi-écrémé/ });
    const units = row.getByRole('spinbutton', { name: 'Quantité de Lait demi-écrémé' });
    await row.getByRole('checkbox').click();
    for (const [typed, becomes, amount] of [
      ['9', '6', '7,14'],
      ['4', '4', '4,76'],
      ['-1', '0', null],
    ] as const) {
      await units.fill(typed);
      await units.blur();
      await expect(units).toHaveValue(becomes);
      await expect(row.getByRole('cell').last()).toHaveText(amount === null ? '' : new RegExp(`^${amount}\\s€$`));
    }
  });

  test('SUP-343 SUP-345 SUP-346 several products: each with checkbox, bounds and amount, one call of the checked ones', async ({
    scene,
    server,
    page,
  }) => {
    const order = await anOrder(scene, server, 'PLUSIEURS', {}, [oil, milk, gift]);
    const { dialog } = await opened(page, order, 'Créditer des produits');
    await expect(dialog).toContainText('Non proposé, sans prix ou déjà rendu en entier : Échantillon.');
    await expect(dialog.getByRole('checkbox')).toHaveCount(2);
    const submit = dialog.getByRole('button', { name: /^(Créditer|Reprendre)/ });
    await expect(submit).toHaveAccessibleDescription('Cochez au moins un produit, avec une quantité');
    const units = dialog.getByRole('spinbutton', { name: 'Quantité de Lait demi-écrémé' });
    await expect(units).toBeDisabled();
    await dialog.getByRole('checkbox', { name: milk.name }).click();
    await expect(units).toHaveValue('1');
    await units.fill('9');
    await units.blur();
    await expect(units).toHaveValue('6');
    await expect(dialog.getByRole('row', { name: /^Lait|Lait demi-écrémé/ })).toContainText('0 à 6');
    await expect(submit).toHaveText(/^Créditer 7,14\s€Choisissez une raison$/);
    await expect(submit).toHaveAccessibleDescription('Choisissez une raison');
    await choose(page, dialog, 'Raison', 'Produit abîmé');
    await dialog.getByRole('checkbox', { name: oil.name }).click();
    await expect(submit).toHaveText(/^Créditer 22,04\s€$/);
    await dialog.getByRole('checkbox', { name: oil.name }).click();
    await submit.click();
    await expect(dialog).toBeHidden();
    expect(await sent(scene)).toEqual([
      {
        path: `/api/processing-orders/${order.id}/add_credits_bulk/`,
        body: {
          ...{ notes: '', subtype: 'credit_damaged', amount_recredit_should_be: 0 },
          products: [
            {
              ...{ order_product_id: order.lines[1], quantity: 6 },
              ...{ price_per_unit_quantity: 1.19, credit_amount: 7.14 },
            },
          ],
        },
      },
    ]);
    await expect(
      page
        .getByRole('row', { name: /Lait demi-écrémé/ })
        .getByRole('cell')
        .nth(2),
    ).toHaveText('6');
  });

  test('SUP-337 SUP-341 SUP-344 what was credited may be taken back; with a total of 0 nothing is sent', async ({
    scene,
    server,
    page,
  }) => {
    const same = { name: 'Beurre', quantity: 2, cents: 250 };
    const other = { name: 'Farine', quantity: 2, cents: 250 };
    const order = await anOrder(scene, server, 'RENDU', {}, [same, other]);
    const sheet = await opened(page, order, 'Créditer des produits');
    const { dialog } = sheet;
    const units = (name: string) => dialog.getByRole('spinbutton', { name: `Quantité de ${name}` });
    const submit = dialog.getByRole('button', { name: /^(Créditer|Reprendre)/ });
    await dialog.getByRole('checkbox', { name: 'Beurre' }).click();
    await dialog.getByRole('button', { name: 'Une unité de plus de Beurre' }).click();
    await choose(page, dialog, 'Raison', 'Produit oublié');
    await submit.click();
    await expect(dialog).toBeHidden();
    await sheet.action('Créditer des produits').click();
    await expect(units('Beurre')).toHaveAttribute('aria-valuemin', '-2');
    await expect(units('Beurre')).toHaveValue('0');
    await dialog.getByRole('checkbox', { name: 'Beurre' }).click();
    await dialog.getByRole('checkbox', { name: 'Farine' }).click();
    await dialog.getByRole('button', { name: 'Une unité de moins de Beurre' }).click();
    await choose(page, dialog, 'Raison', 'Produit oublié');
    await expect(submit).toHaveAccessibleDescription('Le total est de 0 €');
    await dialog.getByRole('checkbox', { name: 'Farine' }).click();
    await expect(submit).toHaveText(/^Reprendre 2,50\s€$/);
    await submit.click();
    await expect(dialog).toBeHidden();
    expect(await balance(server, order.client)).toBe(250);
  });

  test('SUP-347 the delivery fee is recredited once: the button says how much, then why not', async ({
    scene,
    server,
    page,
  }) => {
    const order = await anOrder(scene, server, 'FRAIS');
    const sheet = await opened(page, order, 'Recréditer les frais de livraison');
    const { dialog } = sheet;
    await dialog.getByRole('button', { name: /^Recréditer 3,90\s€$/ }).click();
    await expect(dialog).toBeHidden();
    expect(await sent(scene)).toEqual([
      {
        path: `/api/processing-orders/${order.id}/recredit_shipping_fee/`,
        body: { id: order.id, field: 'order_id', notes: '' },
      },
    ]);
    await expect(sheet.shut('Recréditer les frais de livraison')).toHaveAccessibleDescription(
      'Les frais de livraison sont déjà recrédités ou remboursés',
    );
    const free = await scene.order('OFFERTS', {}, { status: 'received', shipping_fee: 0 });
    await sheet.open(free.order);
    await expect(sheet.shut('Recréditer les frais de livraison')).toHaveAccessibleDescription(
      "La commande n'a pas de frais de livraison",
    );
  });

  test('SUP-376 an answer that was lost is looked up: the window closes, and one credit was given', async ({
    scene,
    server,
    page,
    network,
  }) => {
    const order = await anOrder(scene, server, 'PERDUE');
    const sheet = await opened(page, order, 'Compensation');
    const lost = network.intercept({ path: credits, times: 1 }, loseAnswer);
    await sheet.dialog.getByLabel('Montant (€)').fill('2');
    await choose(page, sheet.dialog, 'Raison', 'Retard');
    await sheet.dialog.getByRole('button', { name: /^Créditer/ }).click();
    await expect.poll(() => lost.hits()).toBe(1);
    await expect(sheet.dialog).toBeHidden();
    expect(network.seen(credits)).toHaveLength(1);
    expect(await balance(server, order.client)).toBe(200);
    await expect(sheet.fact('Résumé financier', 'Recrédité')).toHaveText(/^2,00\s€$/);
  });

  test('SUP-314 SUP-376 a request that never arrived is known as such: what was typed stays, and is sent by a further press', async ({
    scene,
    server,
    page,
    network,
  }) => {
    const order = await anOrder(scene, server, 'JAMAIS');
    const { dialog } = await opened(page, order, 'Compensation');
    network.intercept({ path: credits, times: 1 }, loseRequest);
    await dialog.getByLabel('Montant (€)').fill('2');
    await choose(page, dialog, 'Raison', 'Retard');
    const submit = dialog.getByRole('button', { name: /^Créditer/ });
    await submit.click();
    await expect(dialog).toContainText("Rien n'est fait : cette demande n'est jamais arrivée au serveur");
    await expect(dialog.getByLabel('Montant (€)')).toHaveValue('2,00');
    expect(await balance(server, order.client)).toBe(0);
    await submit.click();
    await expect(dialog).toBeHidden();
    expect(await balance(server, order.client)).toBe(200);
  });

  test('SUP-376 on a server without operations nobody knows: the other credits of the order wait and say for which', async ({
    scene,
    server,
    page,
    network,
  }) => {
    const order = await anOrder(scene, server, 'INCONNUE');
    network.intercept({ path: '/operations/' }, refusal(404, { detail: 'Introuvable.' }));
    const sheet = await opened(page, order, 'Compensation');
    const { dialog } = sheet;
    network.intercept({ path: credits, times: 1 }, loseAnswer);
    await dialog.getByLabel('Montant (€)').fill('2');
    await choose(page, dialog, 'Raison', 'Retard');
    await dialog.getByRole('button', { name: /^Créditer/ }).click();
    const note = page.getByRole('group', { name: /^Créditer 2,00\s€ pour la commande INCONNUE$/ });
    await expect(note).toContainText('Réponse perdue : impossible de savoir si le serveur a agi');
    await dialog.getByRole('button', { name: 'Annuler' }).click();
    await expect(dialog).toBeHidden();
    for (const action of ['Compensation', 'Créditer des produits', 'Recréditer les frais de livraison'])
      await expect(sheet.shut(action)).toHaveAccessibleDescription(
        /^Attend : Créditer 2,00\s€ pour la commande INCONNUE$/,
      );
    expect(network.seen(credits)).toHaveLength(1);
  });

  test('SUP-376 pressed twice one is sent; until the answer the order gives nothing else', async ({
    scene,
    server,
    page,
    network,
  }) => {
    const order = await anOrder(scene, server, 'DOUBLE');
    const { dialog } = await opened(page, order, 'Compensation');
    const hold = holdAnswers();
    network.intercept({ path: credits }, hold.fault);
    await dialog.getByLabel('Montant (€)').fill('2');
    await choose(page, dialog, 'Raison', 'Retard');
    const submit = dialog.getByRole('button', { name: /^Créditer/ });
    await submit.click();
    await submit.press('Enter');
    await hold.arrived(1);
    expect(network.seen(credits)).toHaveLength(1);
    hold.release();
    await expect(dialog).toBeHidden();
    expect(await balance(server, order.client)).toBe(200);
  });

  test('SUP-376 offline it is refused with a word, and what was typed stays until it is sent', async ({
    scene,
    server,
    page,
    network,
  }) => {
    const order = await anOrder(scene, server, 'HORSLIGNE');
    const { dialog } = await opened(page, order, 'Compensation');
    await dialog.getByLabel('Montant (€)').fill('2');
    await choose(page, dialog, 'Raison', 'Retard');
    const submit = dialog.getByRole('button', { name: /^Créditer/ });
    network.setOffline(true);
    await expect(submit).toHaveAccessibleDescription('Hors ligne : cette action doit partir maintenant');
    await submit.press('Enter');
    expect(network.seen(credits)).toEqual([]);
    await expect(dialog.getByLabel('Montant (€)')).toHaveValue('2,00');
    network.setOffline(false);
    await submit.click();
    await expect(dialog).toBeHidden();
    expect(await balance(server, order.client)).toBe(200);
  });

  test('SUP-342 answers of the tables alone, amounts as decimal texts: the same window, the same call', async ({
    scene,
    server,
    page,
    network,
  }) => {
    const order = await anOrder(scene, server, 'TEXTES');
    const asText = (value: unknown): unknown =>
      typeof value === 'object' && value !== null
        ? Object.fromEntries(
            Object.entries(value).map(([name, its]) => [
              name,
              /^(amount|amount_recredit|shipping_fee|refundable_amount)$/.test(name) && typeof its === 'number'
                ? its.toFixed(2)
                : its,
            ]),
          )
        : value;
    network.intercept({ path: `/processing-orders/${order.id}/` }, rewritten(asText));
    const { dialog } = await opened(page, order, 'Compensation');
    await dialog.getByLabel('Montant (€)').fill('99');
    await dialog.getByLabel('Montant (€)').blur();
    await expect(dialog.getByLabel('Montant (€)')).toHaveValue('40,84');
  });

  const tab = async (page: Page, { client }: { readonly client: number }) => {
    await page.goto(`/support/user/${client}/${encodeURIComponent(`client.${client}@courriel.example`)}/`);
    await page.getByRole('tab', { name: 'Crédits' }).click();
    return page.getByRole('tabpanel', { name: 'Crédits' });
  };

  const given = async ({ db }: RunningServer, order: { readonly id: number; readonly client: number }) => {
    const movement = { kind: 'credit' as const, reason: 'credit_late', order_id: OrderId.parse(order.id) };
    const [made] = await db
      .insert(moneyMovements)
      .values({ ...movement, customer_id: order.client, created_at: '2026-03-09T11:31:00Z' })
      .returning({ id: moneyMovements.id });
    const movement_id = made?.id ?? 0;
    await db.insert(moneyEntries).values([
      { movement_id, is_house: true, amount_cents: -500 },
      { movement_id, credit_customer_id: order.client, amount_cents: 500 },
    ]);
    return movement_id;
  };

  test('SUP-160 SUP-161 SUP-162 the tab lists the entries in euros, asked for when it is opened', async ({
    scene,
    server,
    page,
    network,
  }) => {
    const order = await anOrder(scene, server, 'ECRIT');
    await given(server, order);
    await page.goto(`/support/user/${order.client}/${encodeURIComponent(`client.${order.client}@courriel.example`)}/`);
    await expect(page.getByRole('tab', { name: 'Crédits' })).toBeVisible();
    expect(network.seen('/credits/')).toEqual([]);
    await page.getByRole('tab', { name: 'Crédits' }).click();
    const panel = page.getByRole('tabpanel', { name: 'Crédits' });
    await expect(panel.getByRole('columnheader')).toHaveText([
      ...['Date', 'Commande', 'Montant', 'Type', 'Usage', 'Code', 'Fait par', 'Actions'],
    ]);
    const cells = panel.getByRole('row').nth(1).getByRole('cell');
    await expect(cells).toHaveText([
      ...['09/03/2026 12:31', /^ECRIT/, /^5,00\s€$/, 'Retard', 'Crédit donné', '', '', 'Annuler'],
    ]);
    await expect(panel.getByRole('link', { name: /ECRIT/ })).toHaveAttribute('href', `/support/order/${order.id}/`);
  });

  test('SUP-163 says that there is none', async ({ scene, server, page }) => {
    const order = await anOrder(scene, server, 'AUCUN');
    await expect(await tab(page, order)).toContainText('Aucun crédit trouvé');
  });

  test('SUP-164 SUP-165 SUP-348 a credit is cancelled with notes: list and balance follow, and it is no longer offered', async ({
    scene,
    server,
    page,
  }) => {
    const order = await anOrder(scene, server, 'ANNULE');
    const entry = await given(server, order);
    const panel = await tab(page, order);
    await expect(page.getByText(/^5,00\s€$/).first()).toBeVisible();
    await panel.getByRole('button', { name: /^Annuler le crédit de 5,00\s€ de ANNULE/ }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Notes').fill('Mauvaise commande');
    await dialog.getByRole('button', { name: /^Annuler le crédit de 5,00\s€$/ }).click();
    await expect(dialog).toBeHidden();
    await expect(panel.getByRole('row').nth(1)).toContainText('Annulation');
    await expect(panel.getByRole('row').nth(2)).toContainText('Annulé');
    await expect(panel.getByRole('button', { name: /^(?!Exporter)/ })).toHaveCount(0);
    await expect(page.getByText('Aucun crédit', { exact: true })).toBeVisible();
    expect(await sent(scene)).toEqual([
      {
        path: `/api/processing-orders/${order.id}/cancel_credits/`,
        body: { log_money_id: entry, notes: 'Mauvaise commande', user_id: order.client, order_id: order.id },
      },
    ]);
  });

  test('SUP-164 one that was spent meanwhile is refused, in its own words, and what was typed stays', async ({
    scene,
    server,
    page,
  }) => {
    const order = await anOrder(scene, server, 'DEPENSE');
    await given(server, order);
    const panel = await tab(page, order);
    await panel.getByRole('button', { name: /^Annuler le crédit/ }).click();
    const [spent] = await server.db
      .insert(moneyMovements)
      .values({
        ...{ kind: 'spent', order_id: OrderId.parse(order.id), customer_id: order.client },
        created_at: '2026-03-09T12:00:00Z',
      })
      .returning({ id: moneyMovements.id });
    const movement_id = spent?.id ?? 0;
    await server.db.insert(moneyEntries).values([
      { movement_id, credit_customer_id: order.client, amount_cents: -100 },
      { movement_id, sale_order_id: OrderId.parse(order.id), amount_cents: 100 },
    ]);
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Notes').fill('Mauvaise commande');
    await dialog.getByRole('button', { name: /^Annuler le crédit/ }).click();
    await expect(dialog).toContainText('déjà dépensé');
    await expect(dialog.getByLabel('Notes')).toHaveValue('Mauvaise commande');
    expect(await balance(server, order.client)).toBe(400);
  });
});

describe('the dispatch', () => {
  test.override({ account: 'dispatch' });

  test('SUP-704 SUP-308 sees the compensation shut, with why', async ({ scene, server, page }) => {
    const order = await anOrder(scene, server, 'LECTURE');
    const sheet = new Sheet(page);
    await sheet.open(order);
    await expect(sheet.shut('Compensation')).toHaveAccessibleDescription('Réservé au support et aux responsables.');
  });
});
