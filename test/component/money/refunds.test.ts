import { expect, type Locator, type Page } from '@playwright/test';
import { eq, inArray } from 'drizzle-orm';
import { describe } from 'vitest';
import { customers } from '../../../server/src/db/schema/customers.ts';
import { generalConfigs } from '../../../server/src/db/schema/general-configs.ts';
import { products } from '../../../server/src/db/schema/sheets.ts';
import { CustomerId } from '../../../src/domain/customer/customer.ts';
import { type Bought, gift, milk, oil } from '../../hands/bought.ts';
import { loseAnswer, rewritten } from '../../hands/faults.ts';
import { paidOrder as anOrder, byThree, choose } from '../../hands/paid-order.ts';
import { badgesIn } from '../../hands/reading.ts';
import type { Scene } from '../../hands/scene.ts';
import { Sheet } from '../../hands/sheet.ts';
import { leapingClock, leapUntil } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';

const sent = async (scene: Scene) => (await scene.ledger()).map(({ path, body }) => ({ path, body }));
const refundPath = /\/refund\/$/;
const submitOf = (dialog: Locator) => dialog.getByRole('button', { name: /^Rembourser/ });
const ofCancel = (id: number, refundAmount: number) => ({ id, refundAmount, subtype: 'refund_cancel', notes: '' });
const refunds = ['Rembourser', 'Rembourser un produit', 'Rembourser des produits'];

describe('support', () => {
  test.override({ account: 'support' });

  const opened = async (page: Page, order: { readonly id: number }, action: string) => {
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action(action).click();
    return sheet;
  };

  test('SUP-360 SUP-367 SUP-368 a refund shows its split, says what it will do, is sent so, and the sheet shows its parts', async ({
    scene,
    server,
    page,
  }) => {
    const order = await anOrder(scene, server, 'PARTS', { paid: byThree });
    const sheet = await opened(page, order, 'Rembourser');
    const { dialog } = sheet;
    await dialog.getByLabel('Montant (€)').fill('25');
    await choose(page, dialog, 'Raison', 'Autre');
    await dialog.getByLabel('Explications').fill('Sac percé');
    const split = dialog.getByRole('table', { name: 'Répartition' });
    await expect(split.getByRole('row')).toHaveText([
      'MoyenRemboursablePartReste',
      /^Edenred10,00\s€10,00\s€0,00\s€$/,
      /^Paygreen8,00\s€8,00\s€0,00\s€$/,
      /^Stripe22,84\s€7,00\s€15,84\s€$/,
      /^Total40,84\s€25,00\s€15,84\s€$/,
    ]);
    const after = dialog.getByRole('table', { name: 'La fiche après' });
    await expect(after.getByRole('row')).toHaveText([
      'La fiche aprèsAvantAprès',
      /^Remboursé0,00\s€25,00\s€$/,
      /^Recrédité0,00\s€0,00\s€$/,
      /^Remboursable40,84\s€15,84\s€$/,
      /^Au plus, encore40,84\s€15,84\s€$/,
    ]);
    await expect(submitOf(dialog)).toHaveText(/^Rembourser 25,00\s€ \(Edenred 10,00 · Paygreen 8,00 · carte 7,00\)$/);
    await submitOf(dialog).click();
    await expect(sheet.toast('Sauvegarde effectuée')).toBeVisible();
    await expect(dialog).toBeHidden();
    expect(await sent(scene)).toEqual([
      {
        path: `/api/processing-orders/${order.id}/refund/`,
        body: {
          ...{ id: order.id, refundAmount: 25, subtype: 'refund_other', notes: 'Sac percé' },
          amount_refund_should_be: 0,
        },
      },
    ]);
    await expect(sheet.fact('Résumé financier', 'Remboursé')).toHaveText(/^25,00\s€$/);
    const parts = page.getByRole('table', { name: /^Remboursement 25,00/ });
    await expect(parts.getByRole('row')).toHaveText([
      /^Edenred10,00\s€remboursé$/,
      /^Paygreen8,00\s€remboursé$/,
      /^Stripe7,00\s€remboursé$/,
    ]);
  });

  test('SUP-309 SUP-310 refunds are listed until the whole went back, and shut for what was not paid by card', async ({
    scene,
    server,
    page,
  }) => {
    const order = await anOrder(scene, server, 'ENTIER');
    const sheet = await opened(page, order, 'Rembourser');
    const { dialog } = sheet;
    await dialog.getByRole('button', { name: /^Tout, 40,84\s€$/ }).click();
    await choose(page, dialog, 'Raison', 'Commande annulée');
    await submitOf(dialog).click();
    await expect(dialog).toBeHidden();
    for (const name of refunds)
      await expect(
        sheet.options.getByRole('button', { name: new RegExp(`^${name}`) }).filter({ hasNotText: 'frais' }),
      ).toHaveCount(0);
    await expect(sheet.action('Compensation')).toBeVisible();
    const other = await anOrder(scene, server, 'PAYGREEN', { paid: [['paygreen', 4_084]], method: 'paygreen' });
    await sheet.open(other);
    for (const name of [...refunds, 'Rembourser les frais de livraison'])
      await expect(sheet.shut(name).first()).toHaveAccessibleDescription("La commande n'a pas été payée par carte");
  });

  test('SUP-361 SUP-339 an amount out of bounds becomes the nearest: what is refundable less what was recredited', async ({
    scene,
    server,
    page,
  }) => {
    const order = await anOrder(scene, server, 'BORNES');
    const sheet = await opened(page, order, 'Compensation');
    const { dialog } = sheet;
    await dialog.getByLabel('Montant (€)').fill('5');
    await choose(page, dialog, 'Raison', 'Retard');
    await dialog.getByRole('button', { name: /^Créditer/ }).click();
    await expect(dialog).toBeHidden();
    await sheet.action('Rembourser').click();
    await expect(dialog).toContainText(/De 0,00\s€ à 35,84\s€ : 40,84\s€ remboursables moins 5,00\s€ recrédités\./);
    const amount = dialog.getByLabel('Montant (€)');
    for (const [typed, committed] of [
      ['36', '35,84'],
      ['-5', '0,00'],
      ['douze', '0,00'],
      ['12,5', '12,50'],
    ] as const) {
      await amount.fill(typed);
      await amount.blur();
      await expect(amount).toHaveValue(committed);
    }
  });

  test('SUP-363 SUP-366 amount, reason and, for `Autre`, words are required; the reasons are those of a whole order', async ({
    scene,
    server,
    page,
  }) => {
    const order = await anOrder(scene, server, 'RAISONS');
    const { dialog } = await opened(page, order, 'Rembourser');
    const submit = submitOf(dialog);
    await expect(submit).toHaveAccessibleDescription('Indiquez un montant');
    await dialog.getByLabel('Montant (€)').fill('0');
    await submit.press('Enter');
    expect(await sent(scene)).toEqual([]);
    await dialog.getByLabel('Montant (€)').fill('1');
    await expect(submit).toHaveAccessibleDescription('Choisissez une raison');
    await dialog.getByRole('combobox', { name: 'Raison' }).click();
    await expect(page.getByRole('option')).toHaveText(['Commande annulée', 'Autre']);
    await page.getByRole('option', { name: 'Autre' }).click();
    await expect(submit).toHaveAccessibleDescription('Cette raison demande des explications');
    await dialog.getByLabel('Explications').fill('  ');
    await expect(submit).toHaveAccessibleDescription('Cette raison demande des explications');
    await choose(page, dialog, 'Raison', 'Commande annulée');
    await expect(submit).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('SUP-369 what the means do not cover is shown and stops the refund', async ({
    scene,
    server,
    page,
    network,
  }) => {
    const order = await anOrder(scene, server, 'RESTE', {
      paid: [
        ['stripe', 3_500],
        ['sub', 584],
      ],
    });
    const more = (body: unknown) => (typeof body === 'object' ? { ...body, refundable_amount: 40 } : body);
    network.intercept({ path: `/processing-orders/${order.id}/` }, rewritten(more));
    const { dialog } = await opened(page, order, 'Rembourser');
    await dialog.getByLabel('Montant (€)').fill('38');
    await choose(page, dialog, 'Raison', 'Commande annulée');
    const split = dialog.getByRole('table', { name: 'Répartition' });
    await expect(split.getByRole('row', { name: /^Sans moyen/ })).toHaveText(/^Sans moyen3,00\s€$/);
    await expect(submitOf(dialog)).toHaveAccessibleDescription(
      'Les moyens de paiement ne couvrent pas ce remboursement',
    );
    await dialog.getByLabel('Montant (€)').fill('35');
    await expect(split.getByRole('row', { name: /^Sans moyen/ })).toHaveCount(0);
    await expect(submitOf(dialog)).not.toHaveAttribute('aria-disabled', 'true');
  });

  test('SUP-370 SUP-371 a meal voucher that is not connected says so, with its link, and nothing is sent', async ({
    scene,
    server,
    page,
  }) => {
    const order = await anOrder(scene, server, 'EDENRED', { paid: byThree });
    await server.db
      .update(customers)
      .set({ edenred_disconnected_at: '2026-03-01T08:00:00.000Z', data: { usersite: [{ site: 1, center: null }] } })
      .where(eq(customers.id, CustomerId.parse(order.client)));
    const words = "L'utilisateur ne peut pas être remboursé tant qu'il ne s'est pas connecté à Edenred depuis le site.";
    const { dialog } = await opened(page, order, 'Rembourser');
    await expect(dialog.getByRole('alert')).toContainText(words);
    await expect(dialog.getByRole('link', { name: 'Lien de connexion' })).toHaveAttribute(
      'href',
      'https://courses.example/account/edenred/',
    );
    await dialog.getByLabel('Montant (€)').fill('12');
    await choose(page, dialog, 'Raison', 'Commande annulée');
    await expect(submitOf(dialog)).toHaveAccessibleDescription(words);
    await submitOf(dialog).press('Enter');
    expect(await sent(scene)).toEqual([]);
  });

  test('OUR-179 SUP-368 the split says which means goes back whole or not at all, and why a part of it is not sent', async ({
    scene,
    server,
    page,
  }) => {
    const order = await anOrder(scene, server, 'WHOLE', { paid: byThree });
    await server.db.insert(generalConfigs).values({ name: 'meal_part_refunds', value: false });
    try {
      const { dialog } = await opened(page, order, 'Rembourser');
      const split = dialog.getByRole('table', { name: 'Répartition' });
      const amount = dialog.getByLabel('Montant (€)');
      await amount.fill('9,99');
      await choose(page, dialog, 'Raison', 'Autre');
      await dialog.getByLabel('Explications').fill('Sac percé');
      await expect(split.getByRole('row').nth(1)).toHaveText(/^Edenred \(le tout ou rien\)10,00\s€9,99\s€0,01\s€$/);
      await expect(submitOf(dialog)).toBeDisabled();
      await expect(dialog).toContainText(
        /Edenred ne rembourse que le tout de son paiement \(10,00\s€\) : choisissez un montant qui le comprend, ou faites un crédit/,
      );
      await amount.fill('10');
      await expect(submitOf(dialog)).toBeEnabled();
      await submitOf(dialog).click();
      await expect(dialog).toBeHidden();
      expect((await sent(scene)).map(({ body }) => body)).toMatchObject([{ refundAmount: 10 }]);
    } finally {
      await server.db.delete(generalConfigs).where(eq(generalConfigs.name, 'meal_part_refunds'));
    }
  });

  test('SUP-362 SUP-365 SUP-373 some units of one product, with the reasons of products', async ({
    scene,
    server,
    page,
  }) => {
    const order = await anOrder(scene, server, 'PRODUIT', { bought: [oil, milk, gift] });
    const { dialog } = await opened(page, order, 'Rembourser un produit');
    await expect(submitOf(dialog)).toHaveAccessibleDescription('Choisissez un produit');
    await dialog.getByRole('combobox', { name: 'Produit' }).click();
    await expect(page.getByRole('option')).toHaveText([oil.name, milk.name]);
    await page.getByRole('option', { name: milk.name }).click();
    const units = dialog.getByRole('spinbutton', { name: `Quantité de ${milk.name}` });
    for (const [typed, becomes] of [
      ['9', '6'],
      ['-1', '0'],
      ['2', '2'],
    ] as const) {
      await units.fill(typed);
      await units.blur();
      await expect(units).toHaveValue(becomes);
    }
    // Of another product there may be fewer.
    await units.fill('5');
    await choose(page, dialog, 'Produit', oil.name);
    await expect(dialog.getByRole('spinbutton', { name: `Quantité de ${oil.name}` })).toHaveValue('2');
    await choose(page, dialog, 'Produit', milk.name);
    await expect(units).toHaveValue('2');
    await dialog.getByRole('combobox', { name: 'Raison' }).click();
    await expect(page.getByRole('option')).toHaveText([
      ...['Produit oublié', 'Produit abîmé', 'Produit périmé', 'Geste commercial'],
    ]);
    await page.getByRole('option', { name: 'Produit abîmé' }).click();
    await expect(submitOf(dialog)).toHaveText(/^Rembourser 2,38\s€ \(carte 2,38\)$/);
    await submitOf(dialog).click();
    await expect(dialog).toBeHidden();
    expect(await sent(scene)).toEqual([
      {
        path: `/api/processing-orders/${order.id}/refund/`,
        body: {
          ...{ order_product_id: order.lines[1], quantity: 2, price_per_unit_quantity: 1.19 },
          ...{ subtype: 'refund_damaged', notes: '', amount_refund_should_be: 0 },
        },
      },
    ]);
    const line = page.getByRole('row', { name: /Lait demi-écrémé/ });
    await expect(line.getByRole('cell').nth(3)).toHaveText('2');
  });

  test('SUP-221 DSP-911 of products that may have been sold under another the windows say what to mind', async ({
    scene,
    server,
    page,
  }) => {
    const [nuts, apple, pear] = [
      { name: 'Noix', quantity: 2, cents: 590 },
      { name: 'Pommes', quantity: 6, cents: 219 },
      { name: 'Poires', quantity: 1, cents: 310 },
    ];
    const soldUnder = (its: readonly Bought[], id: number, selling_name: string) =>
      server.db
        .update(products)
        .set({ superproduct: { id, selling_name } })
        .where(
          inArray(
            products.selling_name,
            its.map(({ name }) => name),
          ),
        );
    const order = async (name: string) => {
      const made = await anOrder(scene, server, name, { bought: [nuts, apple, pear] });
      await soldUnder([nuts], 71, 'Coffret');
      await soldUnder([apple, pear], 72, 'Panier frais');
      return made;
    };
    const one = "Ce produit provient peut-être d'un super-produit (Noix : Coffret)";
    const several =
      "Prix indéterminable : plusieurs sous-produits différents (Panier frais : Pommes, Poires). Ce produit provient peut-être d'un super-produit (Poires : Panier frais)";
    const asPaid = 'Le montant du remboursement est celui payé';
    for (const [action, isRefund] of [
      ['Créditer des produits', false],
      ['Rembourser des produits', true],
    ] as const) {
      const { dialog } = await opened(page, await order(isRefund ? 'RENDU' : 'CREDIT'), action);
      await expect(dialog.getByRole('checkbox', { name: nuts.name })).toBeVisible();
      await expect(dialog.getByText('super-produit')).toHaveCount(0);
      await dialog.getByRole('checkbox', { name: nuts.name }).click();
      await expect(dialog.getByRole('alert').filter({ hasText: one })).toHaveCount(1);
      await expect(dialog.getByText('Prix indéterminable')).toHaveCount(0);
      await dialog.getByRole('checkbox', { name: pear.name }).click();
      await expect(dialog.getByRole('alert').filter({ hasText: several })).toHaveCount(1);
      await expect(dialog.getByRole('alert').filter({ hasText: asPaid })).toHaveCount(isRefund ? 2 : 0);
    }
    const { dialog } = await opened(page, await order('UN'), 'Rembourser un produit');
    await choose(page, dialog, 'Produit', nuts.name);
    await expect(dialog.getByRole('alert').filter({ hasText: one })).toContainText(asPaid);
  });

  test('SUP-374 several products: unchecked and empty ones are left out, at 0 nothing is sent', async ({
    scene,
    server,
    page,
  }) => {
    const order = await anOrder(scene, server, 'PRODUITS', { bought: [oil, milk, gift] });
    const { dialog } = await opened(page, order, 'Rembourser des produits');
    await expect(dialog).toContainText('Non proposé, sans prix ou déjà rendu en entier : Échantillon.');
    const units = (name: string) => dialog.getByRole('spinbutton', { name: `Quantité de ${name}` });
    await expect(submitOf(dialog)).toHaveAccessibleDescription('Cochez au moins un produit, avec une quantité');
    await dialog.getByRole('checkbox', { name: milk.name }).click();
    await expect(units(milk.name)).toHaveAttribute('aria-valuemin', '0');
    await units(milk.name).fill('0');
    await units(milk.name).blur();
    await choose(page, dialog, 'Raison', 'Produit périmé');
    await expect(submitOf(dialog)).toHaveAccessibleDescription('Cochez au moins un produit, avec une quantité');
    await dialog.getByRole('checkbox', { name: oil.name }).click();
    await units(oil.name).fill('7');
    await units(oil.name).blur();
    await expect(units(oil.name)).toHaveValue('2');
    await expect(submitOf(dialog)).toHaveText(/^Rembourser 29,80\s€ \(carte 29,80\)$/);
    await submitOf(dialog).click();
    await expect(dialog).toBeHidden();
    expect(await sent(scene)).toEqual([
      {
        path: `/api/processing-orders/${order.id}/refund_bulk/`,
        body: {
          ...{ subtype: 'refund_expired', notes: '', amount_refund_should_be: 0 },
          products: [
            {
              ...{ order_product_id: order.lines[0], quantity: 2 },
              ...{ price_per_unit_quantity: 14.9, refund_amount: 29.8 },
            },
          ],
        },
      },
    ]);
  });

  test('SUP-364 SUP-362 products that pass the amount with what was credited: a warning, and the bound of the order', async ({
    scene,
    server,
    page,
  }) => {
    const order = await anOrder(scene, server, 'TROP');
    const sheet = await opened(page, order, 'Compensation');
    const { dialog } = sheet;
    await dialog.getByLabel('Montant (€)').fill('12');
    await choose(page, dialog, 'Raison', 'Retard');
    await dialog.getByRole('button', { name: /^Créditer/ }).click();
    await expect(dialog).toBeHidden();
    await sheet.action('Rembourser des produits').click();
    const warning = dialog.getByText(
      'ATTENTION: Le montant des crédits et remboursement dépassent le montant de la commande',
      { exact: true },
    );
    await dialog.getByRole('checkbox', { name: oil.name }).click();
    await expect(warning).toHaveCount(0);
    await dialog.getByRole('button', { name: `Une unité de plus de ${oil.name}` }).click();
    await expect(warning).toBeVisible();
    await choose(page, dialog, 'Raison', 'Produit abîmé');
    await expect(submitOf(dialog)).toHaveAccessibleDescription(
      'Ce remboursement dépasse ce qui peut encore être remboursé sur la commande',
    );
  });

  test('SUP-361 SUP-372 what a colleague refunded meanwhile is a refusal, and the window has the order as it is', async ({
    scene,
    server,
    page,
    colleague,
  }) => {
    const order = await anOrder(scene, server, 'DEUX');
    const { dialog } = await opened(page, order, 'Rembourser');
    await dialog.getByLabel('Montant (€)').fill('30');
    await choose(page, dialog, 'Raison', 'Commande annulée');
    const his = { id: order.id, refundAmount: 20, subtype: 'refund_cancel', notes: '' };
    expect((await colleague.post(`/processing-orders/${order.id}/refund/`, his)).status).toBe(200);
    await submitOf(dialog).click();
    await expect(dialog).toContainText("Le montant déjà remboursé a changé : relisez la commande avant d'envoyer");
    const after = dialog.getByRole('table', { name: 'La fiche après' });
    await expect(after.getByRole('row', { name: /^Remboursé/ })).toContainText(/20,00/);
    await expect(dialog.getByLabel('Montant (€)')).toHaveValue('30,00');
    await expect(
      dialog.getByText(/^Remboursé ou en cours est passé de 0,00\s€ à 20,00\s€ entre-temps\.$/),
    ).toBeVisible();
    await expect(submitOf(dialog)).toHaveAccessibleDescription('Relisez ce qui a changé');
    await submitOf(dialog).press('Enter');
    await dialog.getByRole('button', { name: "J'ai relu" }).click();
    await expect(submitOf(dialog)).toHaveText(/^Rembourser 20,84\s€/);
    await submitOf(dialog).click();
    await expect(dialog).toBeHidden();
    expect((await sent(scene)).map(({ body }) => body)).toMatchObject([
      { refundAmount: 20 },
      { refundAmount: 20.84, amount_refund_should_be: 20 },
    ]);
  });

  test('SUP-361 SUP-362 what moves under an open window is said, and nothing is sent before it is read again', async ({
    scene,
    server,
    page,
    board,
    colleague,
  }) => {
    for (const [action, name, fill] of [
      ['Rembourser', 'SOUS-A', async (dialog: Locator) => dialog.getByLabel('Montant (€)').fill('3')],
      [
        'Rembourser des produits',
        'SOUS-B',
        (dialog: Locator) => dialog.getByRole('checkbox', { name: milk.name }).click(),
      ],
      ['Rembourser un produit', 'SOUS-C', (dialog: Locator) => choose(page, dialog, 'Produit', milk.name)],
      [
        'Rembourser les frais de livraison',
        'SOUS-D',
        (dialog: Locator) => dialog.getByLabel('Explications').fill('Retard'),
      ],
    ] as const) {
      const order = await anOrder(scene, server, name);
      const { dialog } = await opened(page, order, action);
      await fill(dialog);
      if (action !== 'Rembourser les frais de livraison')
        await choose(page, dialog, 'Raison', action === 'Rembourser' ? 'Commande annulée' : 'Produit abîmé');
      const isFree = expect(submitOf(dialog));
      await isFree.not.toHaveAttribute('aria-disabled', 'true');
      const path = `/processing-orders/${order.id}`;
      expect((await colleague.post(`${path}/refund/`, ofCancel(order.id, 2))).status).toBe(200);
      const credit = {
        id: order.id,
        field: 'order_id',
        quantity: 1,
        creditAmount: 5,
        subtype: 'credit_late',
        notes: '',
      };
      expect((await colleague.post(`${path}/add_credits/`, credit)).status).toBe(200);
      await board.refreshBehind();
      await expect(dialog.getByRole('alert').first()).toContainText(
        /de 0,00\s€ à 2,00\s€ entre-temps\. Recrédité est passé de 0,00\s€ à 5,00\s€ entre-temps\./,
      );
      await expect(submitOf(dialog)).toHaveAccessibleDescription('Relisez ce qui a changé');
      await submitOf(dialog).press('Enter');
      await dialog.getByRole('button', { name: "J'ai relu" }).click();
      await submitOf(dialog).click();
      await expect(dialog).toBeHidden();
      const mine = (await sent(scene)).filter(({ path: its }) => its.includes(`/${order.id}/refund`));
      expect(mine.map(({ body }) => body)).toMatchObject([{ refundAmount: 2 }, { amount_refund_should_be: 2 }]);
    }
  });

  test('SUP-375 the delivery fee goes back once: the button says how much, then why not', async ({
    scene,
    server,
    page,
  }) => {
    const order = await anOrder(scene, server, 'FRAIS', { paid: byThree });
    const sheet = await opened(page, order, 'Rembourser les frais de livraison');
    const { dialog } = sheet;
    await expect(submitOf(dialog)).toHaveText(/^Rembourser 3,90\s€ \(Edenred 3,90\)$/);
    await submitOf(dialog).click();
    await expect(dialog).toBeHidden();
    expect(await sent(scene)).toEqual([
      {
        path: `/api/processing-orders/${order.id}/refund_shipping_fee/`,
        body: { id: order.id, field: 'order_id', notes: '', amount_refund_should_be: 0 },
      },
    ]);
    for (const name of ['Rembourser les frais de livraison', 'Recréditer les frais de livraison'])
      await expect(sheet.shut(name)).toHaveAccessibleDescription(
        'Les frais de livraison sont déjà recrédités ou remboursés',
      );
  });

  test('SUP-375 of a fee of which one means refused its share the rest is asked for again as the fee', async ({
    scene,
    server,
    page,
    colleague,
  }) => {
    const order = await anOrder(scene, server, 'RESTEFRAIS', {
      paid: [
        ['stripe', 3_934],
        ['edenred', 150],
      ],
    });
    server.cards.faults.refusal = 'Carte expirée';
    try {
      const path = `/processing-orders/${order.id}/refund_shipping_fee/`;
      expect((await colleague.post(path, { id: order.id, field: 'order_id', notes: '' })).status).toBe(200);
    } finally {
      server.cards.faults.refusal = null;
    }
    const sheet = await opened(page, order, 'Rembourser les frais de livraison');
    const { dialog } = sheet;
    await expect(dialog).toContainText(/Le reste des frais de livraison, 2,40\s€ sur 3,90\s€, retourne/);
    await expect(submitOf(dialog)).toHaveText(/^Rembourser 2,40\s€ \(carte 2,40\)$/);
    await submitOf(dialog).click();
    await expect(dialog).toBeHidden();
    await expect(sheet.fact('Résumé financier', 'Livraison rendue')).toHaveText(/^3,90\s€$/);
    await expect(sheet.shut('Rembourser les frais de livraison')).toHaveAccessibleDescription(
      'Les frais de livraison sont déjà recrédités ou remboursés',
    );
  });

  test('SUP-376 a refusal of the provider is shown in his words, and what was typed stays', async ({
    scene,
    server,
    page,
  }) => {
    const order = await anOrder(scene, server, 'REFUS');
    const { dialog } = await opened(page, order, 'Rembourser');
    await dialog.getByLabel('Montant (€)').fill('2');
    await choose(page, dialog, 'Raison', 'Commande annulée');
    server.cards.faults.refusal = 'Carte expirée';
    try {
      await submitOf(dialog).click();
      await expect(dialog).toContainText('Carte, refusé : Carte expirée');
      await expect(dialog.getByLabel('Montant (€)')).toHaveValue('2,00');
    } finally {
      server.cards.faults.refusal = null;
    }
    await submitOf(dialog).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('table', { name: /^Remboursement 2,00/ }).first()).toContainText('remboursé');
  });

  test('SUP-367 SUP-376 a refund of which one means refuses is not told done: both shares are said', async ({
    scene,
    server,
    page,
  }) => {
    const order = await anOrder(scene, server, 'MOITIÉ', { paid: byThree });
    const sheet = await opened(page, order, 'Rembourser');
    const { dialog } = sheet;
    await dialog.getByLabel('Montant (€)').fill('25');
    await choose(page, dialog, 'Raison', 'Commande annulée');
    server.cards.faults.refusal = 'Carte expirée';
    try {
      await submitOf(dialog).click();
      await expect(
        sheet.toast(/Remboursement de 25,00\s€ : 18,00\s€ remboursé, 7,00\s€ refusé.*Carte expirée/),
      ).toBeVisible();
      await expect(sheet.toast('Sauvegarde effectuée')).toHaveCount(0);
      await expect(dialog).toBeHidden();
      const parts = page.getByRole('table', { name: /^Remboursement 25,00/ });
      expect(await badgesIn(parts)).toEqual([
        ['green', 'remboursé'],
        ['green', 'remboursé'],
        ['red', 'refusé'],
      ]);
    } finally {
      server.cards.faults.refusal = null;
    }
  });

  test('SUP-376 a part of which nobody knows holds the money of the order back, says for what, and is seen as it ends', async ({
    scene,
    server,
    page,
  }) => {
    const leap = leapingClock();
    const order = await anOrder(scene, server, 'INCONNU');
    const sheet = await opened(page, order, 'Rembourser');
    const { dialog } = sheet;
    await dialog.getByLabel('Montant (€)').fill('2');
    await choose(page, dialog, 'Raison', 'Commande annulée');
    server.cards.faults.losesAnswers = true;
    try {
      await submitOf(dialog).click();
      await expect(dialog).toBeHidden();
      const parts = page.getByRole('table', { name: /^Remboursement 2,00/ });
      await expect(parts.getByRole('row')).toHaveText(/^Stripe2,00\s€inconnu/);
      await expect(sheet.fact('Résumé financier', 'En attente')).toHaveText(/^2,00\s€$/);
      for (const action of ['Compensation', 'Rembourser des produits'])
        await expect(sheet.shut(action)).toHaveAccessibleDescription(
          /^Attend le remboursement de 2,00\s€ : 2,00\s€ inconnu$/,
        );
      server.cards.faults.losesAnswers = false;
      const isKnown = async () => (await parts.getByRole('row').textContent())?.includes('remboursé') === true;
      await leapUntil(isKnown, leap, 60_000);
      await expect(parts.getByRole('row')).toHaveText(/^Stripe2,00\s€remboursé$/);
      await expect(sheet.action('Compensation')).toBeVisible();
    } finally {
      server.cards.faults.losesAnswers = false;
    }
  });

  test('SUP-376 an answer that was lost is looked up: the window closes, and one refund was made', async ({
    scene,
    server,
    page,
    network,
  }) => {
    const order = await anOrder(scene, server, 'PERDUE');
    const { dialog } = await opened(page, order, 'Rembourser');
    network.intercept({ path: refundPath, times: 1 }, loseAnswer);
    await dialog.getByLabel('Montant (€)').fill('2');
    await choose(page, dialog, 'Raison', 'Commande annulée');
    await submitOf(dialog).click();
    await expect(dialog).toBeHidden();
    expect(network.seen('/refund/')).toHaveLength(1);
    await expect(page.getByRole('table', { name: /^Remboursement 2,00/ })).toHaveCount(1);
  });

  test('SUP-007 SUP-376 after a refund the list of Paygreen is read again', async ({
    scene,
    server,
    page,
    network,
  }) => {
    const order = await anOrder(scene, server, 'LISTE', { paid: byThree });
    const sheet = new Sheet(page);
    await sheet.open(order);
    await page.getByRole('tab', { name: 'Paygreen' }).click();
    const list = page.getByRole('tabpanel', { name: 'Paygreen' });
    await expect(list).toContainText('Payé');
    await sheet.action('Rembourser').click();
    await sheet.dialog.getByLabel('Montant (€)').fill('18');
    await choose(page, sheet.dialog, 'Raison', 'Commande annulée');
    await submitOf(sheet.dialog).click();
    await expect(sheet.dialog).toBeHidden();
    await expect(list).toContainText('Remboursé');
    expect(network.seen('/paygreen-transactions/').length).toBeGreaterThan(1);
  });
});

describe('the dispatch', () => {
  test.override({ account: 'dispatch' });

  test('SUP-300 SUP-701 sees refunds shut, with why', async ({ scene, server, page }) => {
    const order = await anOrder(scene, server, 'LECTURE');
    const sheet = new Sheet(page);
    await sheet.open(order);
    for (const name of [...refunds, 'Rembourser les frais de livraison'])
      await expect(sheet.shut(name).first()).toHaveAccessibleDescription('Réservé au support et aux responsables.');
  });
});
