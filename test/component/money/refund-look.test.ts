import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { rewritten } from '../../hands/faults.ts';
import { paidOrder as anOrder, byThree } from '../../hands/paid-order.ts';
import type { Network } from '../../hands/proxy.ts';
import { Sheet } from '../../hands/sheet.ts';
import { test } from '../fixtures.ts';

const part = (id: number, type: string, amount: number, status: string, fields: object = {}) => ({
  ...{ id, type, amount, status, looks: 0, next_look_at: null, checks: [] },
  ...fields,
});

const refund = (id: number, parts: readonly { readonly amount: number }[]) => ({
  ...{ id, created_at: '2026-12-31T23:05:00Z', type_label: 'Produit abîmé', operation_id: `key-${id}`, parts },
  ...{ done_by: { id: 12, first_name: 'Léa', last_name: 'Marchal' } },
  amount: parts.reduce((sum, { amount }) => sum + amount, 0),
});

const edenred = part(1, 'edenred', 10, 'refunded');
const paygreen = part(2, 'paygreen', 8, 'pending');
const isLookedUp = { looks: 2, next_look_at: '2027-01-01T11:22:33Z' };

const told = (network: Pick<Network, 'intercept'>, id: number, refunds: readonly object[], fields: object = {}) =>
  network.intercept(
    { path: `/processing-orders/${id}/`, method: 'GET' },
    rewritten((body) => (typeof body === 'object' ? { ...body, ...fields, refunds } : body)),
  );

const texts = (page: Page, name: string) =>
  page
    .getByRole('region', { name, exact: true })
    .getByRole('listitem')
    .evaluateAll((found) => found.map((it) => it.textContent?.replace(/\s/g, ' ')));

describe('support', () => {
  test.override({ account: 'support' });

  test('OUR-248 SUP-368 the split has its name, and each means a bar of how much of it is used', async ({
    scene,
    server,
    page,
  }) => {
    const order = await anOrder(scene, server, 'BARRES', { paid: byThree });
    const sheet = new Sheet(page);
    await sheet.open(order);
    await sheet.action('Rembourser').click();
    const split = sheet.dialog.getByRole('table', { name: 'Répartition' });
    const bars = () =>
      split
        .locator('tbody td:last-child span span')
        .evaluateAll((found) => found.map((it) => Math.round(Number.parseFloat((it as HTMLElement).style.width))));
    await expect(split.locator('caption')).toHaveText('Répartition');
    expect(await bars()).toEqual([0, 0, 0]);
    await sheet.dialog.getByLabel('Montant (€)').fill('12');
    // 10,00 of 10,00, 2,00 of 8,00, nothing of 22,84.
    await expect.poll(bars).toEqual([100, 25, 0]);
    await sheet.dialog.getByLabel('Montant (€)').fill('25');
    await expect.poll(bars).toEqual([100, 100, 31]);
  });

  test('OUR-249 a refund that is on its way has a line above the tabs, which leads to it from the log too', async ({
    scene,
    server,
    page,
    network,
  }) => {
    const order = await anOrder(scene, server, 'LIGNE', { paid: byThree });
    told(network, order.id, [refund(70, [edenred, paygreen, part(3, 'stripe', 7, 'unknown', isLookedUp)])]);
    const sheet = new Sheet(page);
    await sheet.open(order);
    const line = sheet.article.getByText(/^Remboursement de /);
    await expect(line).toHaveText(
      /^Remboursement de 25,00\s€ : 8,00\s€ en cours, 10,00\s€ remboursé, 7,00\s€ inconnu$/,
    );
    await page.getByRole('tab', { name: "Journal d'activité" }).click();
    const refunds = page.locator('section[aria-label="Remboursements"]');
    await expect(refunds).toBeHidden();
    await page.getByRole('button', { name: 'Voir', exact: true }).click();
    await expect(refunds).toBeVisible();
    await expect(refunds).toBeFocused();
  });

  test('OUR-249 it says that a person has to look once nothing is looked up any more, and is gone once all is decided', async ({
    scene,
    server,
    page,
    network,
  }) => {
    const order = await anOrder(scene, server, 'VERIF', { paid: byThree });
    const parts = (status: string) => [refund(71, [edenred, part(3, 'stripe', 7, status, { looks: 157 })])];
    told(network, order.id, parts('unknown'));
    const sheet = new Sheet(page);
    await sheet.open(order);
    const line = sheet.article.getByText(/^Remboursement de /);
    await expect(line).toHaveText(/ : 10,00\s€ remboursé, 7,00\s€ inconnu, à vérifier par une personne$/);
    told(network, order.id, parts('refused'));
    await page.reload();
    await expect(page.getByText(/^10,00\s€ remboursés sur 17,00\s€$/)).toBeVisible();
    await expect(line).toHaveCount(0);
  });

  test('OUR-250 SUP-377 a part of which nobody knows says what that means, where to look, and what is held', async ({
    scene,
    server,
    page,
    network,
  }) => {
    const order = await anOrder(scene, server, 'OU', { paid: byThree });
    told(network, order.id, [refund(72, [edenred, part(4, 'paygreen', 8, 'unknown', { looks: 157 })])]);
    await new Sheet(page).open(order);
    const refunds = page.getByRole('region', { name: 'Remboursements', exact: true });
    await expect(refunds).toContainText(/Remboursement 18,00\s€ Léa Marchal, 01\/01\/2027 00:05, « Produit abîmé »/);
    await expect(refunds).toContainText(/10,00\s€ remboursés sur 18,00\s€/);
    await expect(refunds).toContainText(
      /Personne ne sait si 8,00\s€ sont partis par Paygreen\. Rien ne part une deuxième fois\. Où regarder :/,
    );
    expect(await texts(page, 'Remboursements')).toEqual([
      'chez Paygreen : un remboursement de 8,00 €, demandé le 01/01/2027 00:05',
      'chez le client : 8,00 € sur son relevé',
      'au parcours de ce remboursement : ce que chaque lecture a dit (réservé aux responsables)',
    ]);
    await expect(refunds).toContainText(/8,00\s€ sont retenus ; l'autre argent de la commande attend\./);
  });

  test('OUR-250 SUP-377 looked up still, nobody has to look; checked in vain, the rest of the order is free', async ({
    scene,
    server,
    page,
    network,
  }) => {
    const order = await anOrder(scene, server, 'ENCORE', { paid: byThree });
    const check = { id: 5, status: 'unknown', seen_in: 'Relevé', created_at: '2027-01-01T10:00:00Z', done_by: null };
    told(network, order.id, [
      refund(73, [part(5, 'stripe', 7, 'unknown', isLookedUp)]),
      refund(74, [part(6, 'paygreen', 3, 'unknown', { looks: 157, checks: [check] })]),
    ]);
    await new Sheet(page).open(order);
    const refunds = page.getByRole('region', { name: 'Remboursements', exact: true });
    await expect(refunds).toContainText(
      /7,00\s€ sont partis par Stripe\. Le serveur le relit : la réponse viendra ici, rien ne part une deuxième fois\./,
    );
    expect((await texts(page, 'Remboursements'))[0]).toContain('chez Paygreen : un remboursement de 3,00 €');
    await expect(refunds).toContainText(/3,00\s€ sont retenus ; le reste de la commande est libre\./);
  });

  test('OUR-251 SUP-376 payments say what of them is open, and the money actions what they wait for', async ({
    scene,
    server,
    page,
    network,
  }) => {
    const order = await anOrder(scene, server, 'ATTEND', { paid: byThree });
    const paid = (type: string, amount: number, refunded_amount = 0) => ({
      ...{ type, amount, refunded_amount, refundable_amount: 1, is_refundable: true },
    });
    const parts = [paygreen, part(3, 'stripe', 7, 'unknown', isLookedUp), part(4, 'checkout', 2, 'pending')];
    // Two payments by one means: no part says of which it is.
    const payment_details = [paid('paygreen', 8), paid('stripe', 20, 6.4), paid('checkout', 5), paid('checkout', 6)];
    told(network, order.id, [refund(75, parts)], { payment_details });
    const sheet = new Sheet(page);
    await sheet.open(order);
    await expect(page.getByRole('table', { name: 'Paiement' }).getByRole('row')).toHaveText([
      'PaiementPayéRembourséRemboursable',
      /^Paygreen8,00\s€0,00\s€8,00\s€ en cours1,00\s€$/,
      /^Stripe20,00\s€6,40\s€7,00\s€ inconnu1,00\s€$/,
      /^Checkout5,00\s€0,00\s€1,00\s€$/,
      /^Checkout6,00\s€0,00\s€1,00\s€$/,
    ]);
    await expect(sheet.options.locator('p')).toHaveText([/^Attend le remboursement de 17,00\s€ : 7,00\s€ inconnu$/]);
  });
});

describe('a manager', () => {
  test.override({ account: 'manager' });

  test('OUR-250 OUR-160 is led to the course of the refund', async ({ scene, server, page, network }) => {
    const order = await anOrder(scene, server, 'CHEF', { paid: byThree });
    told(network, order.id, [refund(76, [part(7, 'stripe', 7, 'unknown', { looks: 157 })])]);
    await new Sheet(page).open(order);
    await expect(page.getByRole('link', { name: /^au parcours de ce remboursement/ })).toHaveAttribute(
      'href',
      '/support/money/remboursement-76',
    );
  });
});
