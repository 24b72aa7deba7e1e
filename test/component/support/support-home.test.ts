import { setTimeout as wait } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { type Answer, holdAnswers, refusal, serverError } from '../../hands/faults.ts';
import { test } from '../fixtures.ts';

const search = /\/staff-search\//;
const field = (page: Page) => page.getByRole('searchbox', { name: 'Rechercher un client ou une commande' });
const table = (page: Page) => page.getByRole('table', { name: 'Résultats' });
const file = (page: Page, name: string) => table(page).getByRole('link', { name, exact: true });
const hit = (id: number, name: string, more: object = {}) => ({
  ...{ id, name, email: `${name.toLowerCase()}+x@courriel.example`, site: 1, phone_number: '06 39 98 27 51' },
  ...{ last_order_shipping_address: '145 Boulevard Malesherbes, 75017 Paris', last_order_time: 1_774_690_200 },
  ...{ last_orders_id_with_short_number: [{ id: 7, random_id: 'BFAC9Q' }], ...more },
});
const told = (hits: readonly object[], found = hits.length): (() => Promise<Answer>) => refusal(200, { found, hits });

describe('the home of support', () => {
  test.override({ account: 'support' });

  test('SUP-001 SUP-020 SUP-021 the home of support is one text box, ready to type in, and the table of what answers', async ({
    page,
    network,
    scene: _,
  }) => {
    network.intercept({ path: '/staff-search/' }, told([hit(77, 'Grégoire')]));
    await page.goto('/support/');
    await expect(field(page)).toBeFocused();
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    await expect(table(page)).toHaveCount(0);
    await field(page).fill('gre');
    await expect(table(page).getByRole('columnheader')).toHaveText([
      ...['Site', 'Email', 'Nom', 'Dernière adresse', 'Téléphone', 'Dernières commandes', 'Date dernière commande'],
    ]);
  });

  test('SUP-023 SUP-024 the service is asked for the index, and each hit fills a row', async ({
    page,
    network,
    scene: _,
  }) => {
    await page.goto('/support/');
    // The service refuses any other index, text or page.
    await field(page).fill('Éloïse');
    await expect(table(page).getByRole('rowheader').first()).toContainText('Éloïse');
    expect(network.seen(search)).toEqual(['POST /api/staff-search/']);
    const others = [
      hit(78, 'Clémence', { site: 4_000, last_orders_id_with_short_number: null, last_order_time: null }),
    ];
    network.intercept(
      { path: '/staff-search/' },
      told([hit(77, 'Grégoire', { last_order_time: '2026-03-28T09:30:00Z' }), ...others]),
    );
    await field(page).fill('Grégoire');
    const cells = (at: number) => table(page).getByRole('row').nth(at).locator('th, td');
    await expect(cells(1)).toHaveText([
      'courses.example',
      'grégoire+x@courriel.example',
      'Grégoire',
      '145 Boulevard Malesherbes, 75017 Paris',
      '06 39 98 27 51',
      'BFAC9Q',
      '28/03/2026 10:30',
    ]);
    await expect(cells(2).nth(0)).toHaveText('Site inconnu');
    await expect(cells(2).nth(6)).toHaveText('');
  });

  test('OUR-167 a hit names the company its customer was found by, beneath his name, unless it is his name', async ({
    page,
    network,
    scene: _,
  }) => {
    const company = 'Pâtisserie Éphémère';
    network.intercept(
      { path: '/staff-search/' },
      told([hit(77, 'Grégoire', { company }), hit(78, company, { company }), hit(79, 'Clémence', { company: null })]),
    );
    await page.goto('/support/');
    await field(page).fill('ephemere');
    await expect(table(page).getByRole('rowheader')).toHaveText([`GrégoireSociété : ${company}`, company, 'Clémence']);
    await expect(file(page, 'Grégoire')).toBeVisible();
  });

  test('OUR-276 what was typed comes back with Back, and is in no address; a new search begins empty', async ({
    page,
    network,
    scene: _,
  }) => {
    network.intercept({ path: '/staff-search/' }, told([hit(77, 'Grégoire')]));
    await page.goto('/support/');
    const kept = () => sessionStorage.getItem('quai:drafts') ?? '';
    await field(page).fill('greg');
    expect(kept()).toContain('greg');
    await field(page).fill('');
    expect(kept()).toBe('');
    await field(page).fill('gre');
    await file(page, 'Grégoire').click();
    await expect(page).toHaveURL(/\/support\/user\/77\//);
    await page.goBack();
    await expect(page).toHaveURL('/support/');
    expect(JSON.stringify(history.state)).not.toContain('gre');
    await expect(field(page)).toHaveValue('gre');
    await file(page, 'Grégoire').click();
    await page.getByRole('link', { name: 'Nouvel appel' }).click();
    await expect(page).toHaveURL('/support/');
    await expect(field(page)).toHaveValue('');
  });

  test('SUP-022 SUP-028 one call leaves for a burst of keys, and a late answer never takes the place of a newer one', async ({
    page,
    network,
  }) => {
    const held = holdAnswers();
    const stop = network.intercept({ path: '/staff-search/' }, held.fault);
    await page.goto('/support/');
    await field(page).pressSequentially('saint');
    expect(network.seen(search)).toHaveLength(0);
    await held.arrived(1);
    expect(network.seen(search)).toHaveLength(1);
    stop.stop();
    network.intercept({ path: '/staff-search/' }, told([hit(77, 'Grégoire')]));
    await field(page).fill('greg');
    await expect(file(page, 'Grégoire')).toBeVisible();
    held.release();
    await wait(50);
    await expect(table(page).getByRole('rowheader')).toHaveText(['Grégoire']);
  });

  test('SUP-025 SUP-029 a row opens the file of its customer, a recent order its sheet, a number and Enter that order', async ({
    page,
    network,
  }) => {
    network.intercept({ path: '/staff-search/' }, told([hit(77, 'Grégoire'), hit(78, 'Clémence')]));
    await page.goto('/support/');
    await field(page).fill('gre');
    await expect(table(page).getByRole('link', { name: 'BFAC9Q' }).first()).toHaveAttribute(
      'href',
      '/support/order/7/',
    );
    // A press on a link of it is the link's alone.
    await table(page).getByRole('link', { name: 'BFAC9Q' }).first().click();
    await expect(page).toHaveURL(/\/support\/order\/7\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/support\/$/);
    await expect(field(page)).toBeVisible();
    await page.goto('/support/');
    await field(page).fill('gre');
    await table(page).getByRole('cell', { name: '145 Boulevard' }).first().click();
    await expect(page).toHaveURL(/\/support\/user\/77\/gr%C3%A9goire%2Bx%40courriel\.example\/$/);
    await page.goto('/support/');
    for (const [typed, id] of [
      ['48 213 525', '48213525'],
      ['#7', '7'],
    ] as const) {
      await field(page).fill(typed);
      await field(page).press('Enter');
      await expect(page).toHaveURL(new RegExp(`/support/order/${id}/$`));
      await page.goto('/support/');
    }
    await field(page).fill('0639982751');
    await field(page).press('Enter');
    await expect(file(page, 'Grégoire')).toBeFocused();
    await expect(page).toHaveURL(/\/support\/$/);
  });

  test('a short number and Enter opens its order, also where the answer comes after Enter', async ({
    page,
    network,
  }) => {
    network.intercept({ path: '/staff-search/' }, told([hit(77, 'Grégoire'), hit(78, 'Clémence')]));
    await page.goto('/support/');
    await field(page).fill('bfac9q');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/support\/order\/7\/$/);
  });

  test('SUP-022 SUP-029 a whole e-mail or a spelled number that nobody has opens nobody else', async ({
    page,
    network,
  }) => {
    network.intercept({ path: '/staff-search/' }, told([hit(77, 'Grégoire')]));
    await page.goto('/support/');
    for (const typed of ['gregorie+x@courriel.example', 'Z Z A C 9 Q', '06 39 98 00 77']) {
      await field(page).fill(typed);
      await field(page).press('Enter');
      await expect(page.getByText('Aucun client trouvé')).toBeVisible();
      await expect(page).toHaveURL(/\/support\/$/);
      await field(page).fill('');
    }
    await field(page).fill('B F A C 9 Q');
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/support\/order\/7\/$/);
  });

  test('arrows go through what was found, and Enter opens it', async ({ page, network }) => {
    network.intercept({ path: '/staff-search/' }, told([hit(77, 'Grégoire'), hit(78, 'Clémence')]));
    await page.goto('/support/');
    await field(page).fill('ore');
    await expect(file(page, 'Clémence')).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(file(page, 'Grégoire')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(file(page, 'Clémence')).toBeFocused();
    // There is nothing below the last.
    await page.keyboard.press('ArrowDown');
    await expect(file(page, 'Clémence')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(file(page, 'Grégoire')).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/support\/user\/77\//);
  });

  test('SUP-026 SUP-027 SUP-030 a failure leaves what was found, a blank text finds nothing, and more than is shown is counted', async ({
    page,
    network,
  }) => {
    const first = network.intercept({ path: '/staff-search/' }, told([hit(77, 'Grégoire'), hit(78, 'Clémence')], 342));
    await page.goto('/support/');
    await field(page).fill('ore');
    await expect(page.getByText('2 / 342')).toBeVisible();
    first.stop();
    const all = network.intercept({ path: '/staff-search/' }, told([hit(77, 'Grégoire'), hit(78, 'Clémence')], 2));
    await field(page).fill('oreg');
    await expect.poll(() => network.seen(search).length).toBe(2);
    await expect(page.getByText(/\d \/ \d/)).toHaveCount(0);
    all.stop();
    network.intercept({ path: '/staff-search/' }, serverError);
    await field(page).fill('orel');
    await expect.poll(() => network.seen(search).length).toBe(3);
    await wait(50);
    await expect(table(page).getByRole('rowheader')).toHaveText(['Grégoire', 'Clémence']);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await field(page).fill('   ');
    await expect(table(page)).toHaveCount(0);
    await wait(400);
    expect(network.seen(search)).toHaveLength(3);
    // A service tells what is nearly so as well, and counts it.
    const near = ['g.o', 'c.o'].map((name, at) => hit(77 + at, name, { email: `${name}@courriel.example` }));
    network.intercept({ path: '/staff-search/' }, told(near, 342));
    await field(page).fill('g.o@courriel.example');
    await expect(table(page).getByRole('rowheader')).toHaveText(['g.o']);
    await expect(page.getByText(/\d \/ \d/)).toHaveCount(0);
  });

  test('orders opened here are listed by their numbers alone', async ({ page, network }) => {
    const order = { id: 7, random_id: 'BFAC9Q', status: 'prepared', amount: 10, products: [], tags: [] };
    network.intercept({ path: /\/processing-orders\/7\// }, refusal(200, order));
    await page.goto('/support/order/7/');
    await expect(page.getByRole('article', { name: 'Commande BFAC9Q' })).toBeVisible();
    await page.goto('/support/');
    const recent = page.getByRole('region', { name: 'Ouvertes récemment sur ce poste' });
    await expect(recent.getByRole('link')).toHaveText(['Commande 7']);
    expect(localStorage.getItem('quai:support:recent-orders')).not.toContain('BFAC9Q');
  });
});

describe('what support starts with', () => {
  test('SUP-001 SUP-006 late orders nobody has dealt with come from the device, with their age, and are asked for by nobody', async ({
    scene,
    board,
    page,
    network,
  }) => {
    const late = { shipping_time: scene.at(-120), max_shipping_time: scene.at(-30), status: 'todo' };
    const { order } = await scene.order('OUBLI', late, { status: 'prepared' });
    await scene.order('SMS', late, { status: 'prepared', late_order: { needs_review: true, sent_at: scene.at(-5) } });
    const start = page.getByRole('region', { name: /^En retard, personne ne s'en occupe/ });
    await page.goto('/support/');
    await expect(page.getByRole('region', { name: 'Ouvertes récemment sur ce poste' })).toBeVisible();
    await expect(start).toHaveCount(0);
    await board.open();
    await expect(page.getByRole('region', { name: /^Commandes en retard/ })).toContainText('OUBLI');
    await page.goto('/support/');
    await expect(start).toHaveAccessibleName("En retard, personne ne s'en occupe (1 sur 2)");
    await expect(start).toContainText(/D'après ce poste, dispatch lu à \d\d:\d\d:\d\d, il y a /);
    await expect(start).toContainText('1 autre est traitée');
    const before = network.seen(/\/(tasks\/state|dispatch)\//).length;
    await expect(start.getByRole('columnheader')).toHaveText([
      'Nom',
      'Client',
      'Créneau',
      'Retard',
      'État',
      'Où elle est',
    ]);
    await expect(start.getByRole('row').nth(1)).toContainText(/OUBLI.*\+30 min|OUBLI.*\+31 min/);
    await wait(400);
    expect(network.seen(/\/(tasks\/state|dispatch)\//)).toHaveLength(before);
    // A call is open: somebody deals with it.
    await start.getByRole('link', { name: 'OUBLI' }).click();
    await expect(page).toHaveURL(new RegExp(`/support/order/${order.id}/`));
    await expect(page.getByRole('article', { name: 'Commande OUBLI' })).toBeVisible();
    await page.goto('/support/');
    await expect(start).toHaveAccessibleName("En retard, personne ne s'en occupe (0 sur 2)");
  });
});
