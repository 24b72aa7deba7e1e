import { expect, type Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { describe } from 'vitest';
import { customers } from '../../../server/src/db/schema/customers.ts';
import { holdAnswers, refusal } from '../../hands/faults.ts';
import { orderedBy, Sheet } from '../../hands/sheet.ts';
import type { Network } from '../browser/network.ts';
import { test } from '../fixtures.ts';

const customer = { id: 77, first_name: 'Grégoire', last_name: 'Orsonneau', email: 'g+o@courriel.example' };
const address = '/support/user/77/g%2Bo%40courriel.example/';
const customerPath = '/users/77/support-info/';
const ordersPath = '/processing-orders/?user_id=77';

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const question = (page: Page) => page.getByRole('alertdialog');

async function openMisc(page: Page, network: Network) {
  network.intercept({ path: customerPath }, refusal(200, customer));
  network.intercept({ path: ordersPath }, refusal(200, []));
  await page.goto(address);
  await expect(page.getByRole('region', { name: 'Client', exact: true })).toContainText('Orsonneau');
  await tab(page, 'Divers').click();
}

const whose = `${customer.first_name} ${customer.last_name}`;

describe('a manager', () => {
  test.override({ account: 'manager' });

  test('SUP-190 SUP-191 SUP-580 has a tab of invoices and dangers, with what becomes of an account', async ({
    page,
    network,
    scene: _,
  }) => {
    await openMisc(page, network);
    await expect(page.getByRole('region', { name: 'Factures' })).toBeVisible();
    const danger = page.getByRole('region', { name: 'Danger' });
    await expect(danger.getByRole('button')).toHaveText([
      ...['Supprimer', 'Anonymiser', 'Forcer le centre', 'Déconnecter Edenred'],
    ]);
  });

  test('SUP-600 SUP-601 SUP-602 fetches the invoices of three years, in his own name; a year without any says so', async ({
    page,
    network,
    scene: _,
  }) => {
    const year = Number(
      new Intl.DateTimeFormat('fr-FR', { timeZone: 'Europe/Paris', year: 'numeric' }).format(Date.now()),
    );
    await openMisc(page, network);
    const buttons = page.getByRole('region', { name: 'Factures' }).getByRole('button');
    await expect(buttons).toHaveText([String(year), String(year - 1), String(year - 2)]);
    const calls = () => network.seen('/users/77/invoices/download/');
    // A body that is no JSON: its status decides.
    const missing = network.intercept({ path: '/users/77/invoices/download/' }, refusal(404, '%PDF'));
    await buttons.nth(2).click();
    await expect(page.getByText('Aucune facture trouvée pour cette année', { exact: true })).toBeVisible();
    expect(calls()).toEqual([expect.stringContaining(`year=${year - 2}&requester_email=manager%40quai.example`)]);
    missing.stop();
    const saved: { readonly name: string; readonly url: string }[] = [];
    const { click } = HTMLAnchorElement.prototype;
    HTMLAnchorElement.prototype.click = function () {
      saved.push({ name: this.download, url: this.href });
    };
    try {
      const held = holdAnswers();
      const letters = refusal(200, 'les factures');
      network.intercept({ path: '/users/77/invoices/download/' }, () => held.fault(letters));
      await buttons.first().click();
      // One file at a time, of whatever year.
      for (const at of [0, 1, 2]) await expect(buttons.nth(at)).toBeDisabled();
      await held.arrived(1);
      held.release();
      await expect.poll(() => saved.length).toBe(1);
    } finally {
      HTMLAnchorElement.prototype.click = click;
    }
    expect(saved[0]?.name).toBe(`factures_77_${year}.pdf`);
    expect(saved[0]?.url).toMatch(/^blob:/);
  });

  test('SUP-581 SUP-582 asks before it anonymises, sends nothing when refused, and opens his file of then', async ({
    page,
    network,
    scene: _,
  }) => {
    await openMisc(page, network);
    const named = { ...customer, first_name: 'Client', last_name: 'anonymisé', email: 'anonyme-77@anonyme.invalid' };
    const sent = network.intercept({ path: '/users/77/anonymise/' }, refusal(200, named));
    for (const name of ['Supprimer', 'Anonymiser']) {
      await button(page, name).click();
      await expect(question(page)).toContainText('Êtes-vous sûr de vouloir supprimer/anonymiser ce compte ?');
      await expect(question(page)).toContainText(
        'Noms, adresse e-mail, numéros, adresses et notes sont effacés pour toujours. Ses commandes, paiements, crédits et consignes restent, avec leurs numéros et leurs montants.',
      );
      // Five calls may be open: whose account it is stands beneath the question, and on the button.
      await expect(question(page)).toContainText(`${whose} ${customer.email}`);
      await expect(question(page).getByRole('button')).toHaveText(['Annuler', `${name} ${whose}`]);
      await question(page).getByRole('button', { name: 'Annuler' }).click();
    }
    expect(network.seen('/users/77/anonymise/')).toEqual([]);
    network.intercept({ path: customerPath }, refusal(200, named));
    await button(page, 'Anonymiser').click();
    await question(page)
      .getByRole('button', { name: `Anonymiser ${whose}` })
      .click();
    await expect(page.getByText('Utilisateur anonymisé avec succès', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/support\/user\/77\/anonyme-77%40anonyme\.invalid\/$/);
    sent.stop();
  });

  test('SUP-582 anonymised by a server that does not say what he is called now, he is left for the search', async ({
    page,
    network,
    scene: _,
  }) => {
    await openMisc(page, network);
    network.intercept({ path: '/users/77/anonymise/' }, refusal(200, ''));
    await button(page, 'Anonymiser').click();
    await question(page)
      .getByRole('button', { name: `Anonymiser ${whose}` })
      .click();
    await expect(page.getByText('Utilisateur anonymisé avec succès', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/support\/?$/);
  });

  test('SUP-584 is back at the search once he is deleted', async ({ page, network, scene: _ }) => {
    await openMisc(page, network);
    network.intercept({ path: /\/users\/77\/$/ }, refusal(200, {}));
    await button(page, 'Supprimer').click();
    await question(page)
      .getByRole('button', { name: `Supprimer ${whose}` })
      .click();
    await expect(page.getByText('Sauvegarde effectuée', { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/support\/?$/);
  });

  test('SUP-584 an order of a deleted account says so in place of his file; one of nobody that nobody is known', async ({
    page,
    server,
    scene,
  }) => {
    const [his, nobodys] = [await scene.order('SIEN'), await scene.order('SANS')];
    const customer = await orderedBy(server, his.order);
    await server.db.update(customers).set({ email: null }).where(eq(customers.id, customer));
    const sheet = new Sheet(page);
    await sheet.open(his.order);
    await expect(page.getByText('Compte supprimé', { exact: true })).toBeVisible();
    await sheet.open(nobodys.order);
    await expect(page.getByText('Aucun client connu pour cette commande.')).toBeVisible();
    await expect(page.getByText('Compte supprimé', { exact: true })).toHaveCount(0);
  });

  test('SUP-585 SUP-586 asks before centers are worked out again, and before meal vouchers are parted from him', async ({
    page,
    network,
    scene: _,
  }) => {
    await openMisc(page, network);
    network.intercept({ path: '/users/77/fix_centers/' }, refusal(200, customer));
    network.intercept({ path: '/me/cart/disable-edenred/' }, refusal(200, {}));
    const asked = [
      [
        'Forcer le centre',
        "Êtes-vous sûr de vouloir recalculer le centre de l'utilisateur ? Attention, certains des produits du panier de l'utilisateur peuvent être perdus.",
        '/users/77/fix_centers/',
      ],
      ['Déconnecter Edenred', 'Êtes-vous sûr de vouloir déconnecter Edenred ?', '/me/cart/disable-edenred/'],
    ] as const;
    for (const [name, text, path] of asked) {
      await button(page, name).click();
      await expect(question(page)).toContainText(text);
      await question(page).getByRole('button', { name: 'Annuler' }).click();
      expect(network.seen(path)).toEqual([]);
      await button(page, name).click();
      await question(page).getByRole('button', { name: 'Confirmer' }).click();
      await expect.poll(() => network.seen(path).length).toBe(1);
    }
  });
});

describe('a support agent', () => {
  test.override({ account: 'support' });

  test('SUP-190 has no such tab', async ({ page, network, scene: _ }) => {
    network.intercept({ path: customerPath }, refusal(200, customer));
    network.intercept({ path: ordersPath }, refusal(200, []));
    await page.goto(address);
    await expect(tab(page, 'Consignes')).toBeVisible();
    await expect(tab(page, 'Divers')).toHaveCount(0);
  });
});
