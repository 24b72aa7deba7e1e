import { expect, type Page } from '@playwright/test';
import { describe, vi } from 'vitest';
import { refusal, rewritten } from '../../hands/faults.ts';
import { gridOf } from '../../hands/reading.ts';
import type { Network } from '../browser/network.ts';
import { test } from '../fixtures.ts';

const region = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });
/** Without styles a tab has its word twice: the second holds the place of the bold one. */
const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const form = (page: Page) => page.getByRole('form', { name: 'Client' });
const paths = { customer: '/users/77/support-info/', orders: '/processing-orders/?user_id=77' };
const customer = {
  ...{ id: 77, first_name: 'Grégoire', last_name: 'Orsonneau', email: 'g+o@courriel.example' },
  ...{ phone_number: '06 39 98 27 51', main_psp: 'stripe', optin_email: 0, optin_sms: 1, optin_push: 2 },
  ...{ super_venere_at: null, is_vip: false, internal_note: { id: 16, content: 'Sonner' } },
  ...{ date_joined: '2024-03-30T23:30:00Z', updated_at: '2026-01-01T00:00:00Z' },
};
const address = '/support/user/77/g%2Bo%40courriel.example/';
const lists = { '/admin-addresses/?user_id=77': [], '/users/77/sms/': [], '/users/77/subvention-logs/': [] };

/** The server's answers about him, by path; lists are empty by default. */
function tell(network: Network, told: Readonly<Record<string, unknown>> = {}) {
  const all = { [paths.customer]: customer, [paths.orders]: [], ...lists, ...told };
  for (const [path, body] of Object.entries(all)) network.intercept({ path }, refusal(200, body));
}
describe('the file of a customer', () => {
  test.override({ account: 'support' });

  test('SUP-070 SUP-072 has its tabs in their order, and what they tell is read with the file', async ({
    page,
    network,
  }) => {
    tell(network);
    await page.goto(address);
    await expect(region(page, 'Client')).toContainText('Grégoire Orsonneau');
    const told = await page.getByRole('tablist', { name: 'Dossier du client' }).getByRole('tab').allInnerTexts();
    const shown = told.map((text) => text.slice(0, text.length / 2));
    const table = [
      'Commandes',
      'Client',
      'Adresses',
      'CB',
      'Paygreen',
      'Crédits',
      'SMS',
      'Consignes',
      'Usage des subs',
    ];
    expect(shown).toEqual(table);
    for (const path of Object.keys(lists)) await expect.poll(() => network.seen(path).length).toBe(1);
    await tab(page, 'SMS').click();
    await expect(page.getByRole('tabpanel', { name: 'SMS' })).toContainText('Aucun SMS');
    for (const path of Object.keys(lists)) expect(network.seen(path)).toHaveLength(1);
  });

  test('SUP-071 the deposits are asked for once their tab is opened; a tab keeps what is typed in it', async ({
    page,
    network,
  }) => {
    tell(network);
    for (const path of ['/deposituser/current/', '/deposituser/history/'])
      network.intercept({ path }, refusal(200, []));
    const asked = () => network.seen('/deposituser/').length;
    await page.goto(address);
    for (const path of Object.keys(lists)) await expect.poll(() => network.seen(path).length).toBe(1);
    await tab(page, 'Client').click();
    await form(page).getByRole('textbox', { name: 'Prénom' }).fill('Grégory');
    await tab(page, 'Commandes').click();
    expect(asked()).toBe(0);
    await tab(page, 'Consignes').click();
    await expect.poll(asked).toBeGreaterThan(0);
    const first = asked();
    await tab(page, 'Client').click();
    await expect(form(page).getByRole('textbox', { name: 'Prénom' })).toHaveValue('Grégory');
    await tab(page, 'Consignes').click();
    await expect(page.getByRole('tabpanel', { name: 'Consignes' })).toBeVisible();
    expect(asked()).toBe(first);
  });

  test('his number, e-mail and telephone are copied in one press; where the browser refuses they are shown', async ({
    page,
    network,
  }) => {
    tell(network);
    await page.goto(address);
    const copy = (what: string) =>
      region(page, 'Client')
        .first()
        .getByRole('button', { name: `Copier ${what}` });
    for (const [what, value] of [
      ["l'e-mail", 'g+o@courriel.example'],
      ['le téléphone', '06 39 98 27 51'],
      ['le numéro', '77'],
    ] as const) {
      await copy(what).click();
      await expect.poll(() => navigator.clipboard.readText()).toBe(value);
    }
    await expect(page.getByText('Donnée copiée dans le presse-papier.').first()).toBeVisible();
    const refused = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'));
    await copy('le téléphone').click();
    await expect(page.getByText('Copie impossible ici : 06 39 98 27 51').first()).toBeVisible();
    refused.mockRestore();
  });

  test('SUP-060 SUP-061 SUP-063 the note has its author and time, and is saved in place', async ({ page, network }) => {
    const last_author = { first_name: 'Nadia', last_name: 'Kessler' };
    const note = { id: 16, content: 'Sonner', last_author, updated_at: '2026-03-28T17:42:00Z' };
    tell(network, { [paths.customer]: { ...customer, internal_note: note } });
    const after = { ...note, content: 'Sonner deux fois', updated_at: '2026-03-29T08:00:00Z' };
    network.intercept({ path: '/internal-notes/16/' }, async () => {
      tell(network, { [paths.customer]: { ...customer, internal_note: after } });
      return refusal(200, after)();
    });
    await page.goto(address);
    const card = region(page, 'Note interne');
    await expect(card).toContainText('Nadia Kessler, 28/03/2026 18:42');
    const field = card.getByRole('textbox', { name: 'Contenu de la note' });
    await expect(field).toHaveValue('Sonner');
    await field.fill('Sonner deux fois');
    await card.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(page.getByText('Sauvegarde effectuée').first()).toBeVisible();
    await expect(card).toContainText('Nadia Kessler, 29/03/2026 10:00');
    await expect(field).toHaveValue('Sonner deux fois');
    expect(network.seen('/internal-notes/')).toEqual(['PATCH /api/internal-notes/16/']);
  });

  test('SUP-064 a customer without a note gets an empty card, whose first words make one', async ({
    page,
    network,
  }) => {
    tell(network, { [paths.customer]: { ...customer, internal_note: null } });
    network.intercept({ path: '/internal-notes/' }, refusal(200, { id: 232, content: 'Digicode', last_author: null }));
    await page.goto(address);
    const card = region(page, 'Note interne');
    const field = card.getByRole('textbox', { name: 'Contenu de la note' });
    await expect(field).toHaveValue('');
    await field.fill('Digicode');
    await card.getByRole('button', { name: 'Enregistrer' }).click();
    await expect.poll(() => network.seen('/internal-notes/')).toEqual(['POST /api/internal-notes/']);
  });

  test('SUP-101 SUP-105 nothing is sent with a field empty, or with nothing changed', async ({ page, network }) => {
    tell(network);
    await page.goto(address);
    await tab(page, 'Client').click();
    const last = form(page).getByRole('textbox', { name: 'Nom', exact: true });
    await expect(last).toHaveValue('Orsonneau');
    const save = form(page).getByRole('button', { name: 'Enregistrer' });
    await last.fill('  ');
    await save.click();
    await expect(form(page).getByRole('alert')).toHaveText('Ce champ est requis');
    await last.fill('Orsonneau');
    await save.click();
    // The opt-in of 0 is a value.
    await expect(form(page).getByRole('alert')).toHaveCount(0);
    expect(network.seen(/PATCH|\/users\/77\/$/)).toEqual([]);
  });

  test('SUP-102 SUP-103 SUP-107 the form offers its choices by their names, and each switch says what it does', async ({
    page,
    network,
  }) => {
    tell(network);
    await page.goto(address);
    await tab(page, 'Client').click();
    const choices = (name: string) => form(page).getByRole('radiogroup', { name }).getByRole('radio');
    await expect(choices('Prestataire de paiement')).toHaveCount(2);
    await expect(choices('Accepte les e-mails')).toHaveCount(3);
    const chosen = (group: string, name: string) =>
      form(page).getByRole('radiogroup', { name: group }).getByRole('radio', { name });
    await expect(chosen('Accepte les e-mails', 'Non')).toBeChecked();
    await expect(chosen('Accepte les SMS', 'Indéfini')).toBeChecked();
    await expect(chosen('Accepte les notifications', 'Oui')).toBeChecked();
    for (const name of [
      'Droit au crédit de parrainage',
      'Sans limite de quantité ni de périodicité par commande',
      'Détection de fraude désactivée',
    ])
      await expect(form(page).getByRole('switch', { name })).toBeVisible();
  });

  test('SUP-100 SUP-110 what was changed is saved, and the header shows it', async ({ page, network }) => {
    tell(network);
    network.intercept({ path: '/api/users/77/' }, async () => {
      const now = { ...customer, first_name: 'Grégory', super_venere_at: '2026-03-28T10:00:00Z' };
      tell(network, { [paths.customer]: now });
      return refusal(200, now)();
    });
    await page.goto(address);
    await tab(page, 'Client').click();
    await form(page).getByRole('textbox', { name: 'Prénom' }).fill('Grégory');
    await form(page).getByRole('switch', { name: 'Super vénère' }).click();
    await form(page).getByRole('button', { name: 'Enregistrer' }).click();
    await expect(region(page, 'Client').first()).toContainText('Grégory Orsonneau');
    await expect(region(page, 'Client').first()).toContainText('Super vénère depuis le 28/03/2026');
    await expect(page.getByText('Sauvegarde effectuée').first()).toBeVisible();
  });

  test('SUP-110 a refused e-mail is told above the form and under its field, until it is typed in again', async ({
    page,
    network,
  }) => {
    tell(network);
    const taken = "Cette adresse e-mail est celle d'un autre client.";
    network.intercept({ path: '/api/users/77/', method: 'PATCH' }, refusal(400, { error: taken }));
    await page.goto(address);
    await tab(page, 'Client').click();
    const mail = form(page).getByRole('textbox', { name: 'E-mail' });
    await mail.fill('zoe@courriel.example');
    await form(page).getByRole('button', { name: 'Enregistrer' }).click();
    await expect(form(page).getByRole('group', { name: 'Fiche du client 77' })).toContainText(taken);
    await expect(mail).toHaveAccessibleDescription(taken);
    await expect(form(page).getByRole('textbox', { name: 'Prénom' })).not.toHaveAccessibleDescription(taken);
    await mail.fill('zoe.b@courriel.example');
    await expect(mail).not.toHaveAccessibleDescription(taken);
  });

  test('SUP-108 SUP-109 whose word let an order through, and since when he is a customer', async ({
    page,
    network,
  }) => {
    const log = { date: '2026-03-29T10:00:00Z', done_by: { id: 3, name: 'Nadia Kessler' }, order_id: 482_913 };
    tell(network, { [paths.customer]: { ...customer, log_order_deblocked_as_false_positive: log } });
    await page.goto(address);
    await tab(page, 'Client').click();
    await expect(form(page)).toContainText('Inscrit le 31/03/2024');
    await expect(form(page)).toContainText('Débloqué à tort le 29/03/2026 par Nadia Kessler');
    await expect(form(page).getByRole('link')).toHaveAttribute('href', '/support/order/482913/');
  });

  test('SUP-120 SUP-122 an address is listed with its canteen, corrected in a dialog, and read again', async ({
    page,
    network,
  }) => {
    const home = {
      id: 78,
      user_id: 77,
      street_number: '9',
      street: 'Rue Mouraud',
      postal_code: '01000',
      city: 'Bourg',
    };
    const canteen = { id: 3_017, name: 'Cantine Faubourg', site: 'courses.example' };
    tell(network, {
      '/admin-addresses/?user_id=77': [
        { ...home, additional_information: '3e gauche' },
        { ...home, id: 79, street: 'Rue Haute', canteen },
      ],
    });
    await page.goto(address);
    await tab(page, 'Adresses').click();
    const row = (at: number) =>
      page.getByRole('table', { name: 'Adresses' }).getByRole('row').nth(at).locator('th, td');
    await expect(row(1).nth(0)).toHaveText('9 Rue Mouraud, 01000 Bourg');
    await expect(row(1).nth(1)).toHaveText('3e gauche');
    await expect(row(2).nth(2)).toHaveText('Cantine Faubourg, courses.example');
    await page.getByRole('button', { name: 'Modifier 9 Rue Mouraud' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: 'Code postal' }).fill('0100');
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('Un code postal de 5 chiffres est attendu.');
    await dialog.getByRole('textbox', { name: 'Code postal' }).fill('01 250');
    network.intercept({ path: '/admin-addresses/78/' }, async () => {
      tell(network, { '/admin-addresses/?user_id=77': [{ ...home, postal_code: '01250' }] });
      return refusal(200, { ...home, postal_code: '01250' })();
    });
    await dialog.getByRole('button', { name: 'Enregistrer' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(row(1).nth(0)).toHaveText('9 Rue Mouraud, 01250 Bourg');
  });

  test('SUP-121 a customer without an address is said to have none', async ({ page, network }) => {
    tell(network);
    await page.goto(address);
    await tab(page, 'Adresses').click();
    await expect(region(page, 'Adresses')).toContainText("Le client n'a aucune adresses");
  });

  test('SUP-168 SUP-169 SUP-170 SMS have text, kind and time in Paris; those of the order shown are marked', async ({
    page,
    network,
  }) => {
    const order = { id: 7, random_id: 'BFAC9Q', status: 'prepared', amount: 10, products: [], tags: [] };
    network.intercept({ path: /\/processing-orders\/7\// }, refusal(200, { ...order, user: customer }));
    const sms = { transport_label: 'SMS', created_at: '2026-03-28T23:10:00Z' };
    tell(network, {
      '/users/77/sms/': [
        { ...sms, id: 2, message: 'En route', sent: null, order_id: 8 },
        { ...sms, id: 3, message: 'Livrée', sent: '2026-12-31T23:30:00Z', order_id: 9 },
        { ...sms, id: 1, message: 'Bientôt là', sent: '2026-03-29T00:30:00+01:00', order_id: 7 },
      ],
    });
    await page.goto('/support/order/7/');
    await tab(page, 'SMS').click();
    const table = page.getByRole('table', { name: 'SMS' });
    // Newest first, in whatever order they come.
    await expect
      .poll(() => gridOf(table))
      .toEqual([
        ['Message', 'Type', 'Date'],
        ['Livrée', 'SMS', '01/01/2027 00:30'],
        ['Bientôt là', 'SMS', '29/03/2026 00:30'],
        ['En route', 'SMS', '29/03/2026 00:10'],
      ]);
    await expect(table.locator('[aria-current=true]')).toHaveText(/^Bientôt là/);
  });

  test('SUP-180 that no subsidy was used is told in words', async ({ page, network }) => {
    tell(network);
    await page.goto(address);
    await tab(page, 'Usage des subs').click();
    await expect(page.getByRole('tabpanel', { name: 'Usage des subs' })).toContainText('Aucune subvention utilisée');
  });

  test('SUP-180 SUP-182 SUP-183 subsidies have what they are worth, on which order and on which conditions', async ({
    page,
    network,
  }) => {
    const of = { organization_id: 88, organization_name: 'Mutuelle', daily_usage_limit: 0 };
    const log = { created_at: '2026-03-28T11:00:00Z', amount: 6.5, order_id: 7, order_random_id: 'BFAC9Q' };
    const where = { canteen_id: 3_017, canteen_name: 'Cantine Faubourg' };
    const limits = { is_limited_to_restaurant_ticket_products: true, max_discount_amount: 11, min_client_amount: null };
    const later = { created_at: '2026-12-31T23:30:00Z', amount: 4.2, order_id: 9, order_random_id: 'R4TQ8X' };
    tell(network, { '/users/77/subvention-logs/': [{ ...log, ...where, subvention: { ...of, ...limits } }, later] });
    await page.goto(address);
    await tab(page, 'Usage des subs').click();
    const table = page.getByRole('table', { name: 'Usage des subs' });
    // Newest first, in whatever order they come.
    await expect
      .poll(async () => (await gridOf(table)).map((cells) => cells.slice(0, 5)))
      .toEqual([
        ['Utilisée le', 'Montant', 'N° commande', 'Cantine', 'Organisation'],
        ['01/01/2027 00:30', '4,20 €', 'R4TQ8X', '', ''],
        ['28/03/2026 12:00', '6,50 €', 'BFAC9Q', 'Cantine Faubourg', 'Mutuelle'],
      ]);
    await expect(table.getByRole('columnheader').last()).toHaveText('Conditions');
    await expect(table.getByRole('listitem')).toHaveText([
      'Usages par jour : illimité',
      'Produits titres-restaurant seulement',
      /^Remise maximale 11,00\s€$/,
    ]);
    await expect(table.getByRole('link', { name: 'BFAC9Q' })).toHaveAttribute('href', '/support/order/7/');
  });
});

describe('the customers of business he eats with', () => {
  test.override({ account: 'support' });

  test('SUP-181 canteen and organization lead to their pages where these are configured, and are names where not', async ({
    page,
    network,
  }) => {
    const subvention = { organization_id: 88, organization_name: 'Mutuelle', daily_usage_limit: 2 };
    const log = { created_at: '2026-03-28T11:00:00Z', amount: 6.5, order_id: 7, order_random_id: 'BFAC9Q', subvention };
    tell(network, { '/users/77/subvention-logs/': [{ ...log, canteen_id: 3_017, canteen_name: 'Cantine Faubourg' }] });
    const table = page.getByRole('table', { name: 'Usage des subs' });
    const link = (name: string) => table.getByRole('link', { name });
    await page.goto(address);
    await tab(page, 'Usage des subs').click();
    await expect(table.getByRole('cell', { name: 'Cantine Faubourg' })).toBeVisible();
    await expect(table.getByRole('link')).toHaveText(['BFAC9Q']);
    network.intercept(
      { path: '/config.json' },
      rewritten((config) => ({ ...Object(config), businessUrl: 'https://pros.example/' })),
    );
    await page.reload();
    await tab(page, 'Usage des subs').click();
    await expect(link('Cantine Faubourg')).toHaveAttribute('href', 'https://pros.example/canteens/3017');
    await expect(link('Mutuelle')).toHaveAttribute('href', 'https://pros.example/organizations/88');
    for (const name of ['Cantine Faubourg', 'Mutuelle']) {
      await expect(link(name)).toHaveAttribute('target', '_blank');
      await expect(link(name)).toHaveAttribute('rel', 'noopener');
    }
  });
});

describe('the file of a customer for who may only read', () => {
  test.override({ account: 'preparation' });

  test('SUP-065 SUP-111 SUP-126 has nothing that can be changed', async ({ page, network }) => {
    const home = { id: 78, street_number: '9', street: 'Rue Mouraud', postal_code: '01000', city: 'Bourg' };
    tell(network, { '/admin-addresses/?user_id=77': [home] });
    await page.goto(address);
    const card = region(page, 'Note interne');
    await expect(card).toContainText('Sonner');
    await expect(card.getByRole('textbox')).toHaveCount(0);
    await expect(card.getByRole('button')).toHaveCount(0);
    await tab(page, 'Client').click();
    await expect(form(page).getByRole('textbox', { name: 'Prénom' })).toBeDisabled();
    await expect(form(page).getByRole('switch', { name: 'VIP' })).toBeDisabled();
    await expect(form(page)).toContainText('Lecture seule');
    await tab(page, 'Adresses').click();
    const edit = page.getByRole('button', { name: 'Modifier 9 Rue Mouraud' });
    await expect(edit).toHaveAttribute('aria-disabled', 'true');
    await expect(edit).toHaveAccessibleDescription('Réservé au support et aux responsables.');
  });
});
