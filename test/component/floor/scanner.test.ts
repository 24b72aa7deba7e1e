import { expect, type Page } from '@playwright/test';
import { afterEach, describe, vi } from 'vitest';
import { type Layout, layouts } from '../../domain/scan/layouts.ts';
import { holdAnswers } from '../../hands/faults.ts';
import type { Scene } from '../../hands/scene.ts';
import { aTruck } from '../../hands/truck.ts';
import { scan } from '../browser/scanner.ts';
import { moveClock, stopClock } from '../browser/stopped-clock.ts';
import { type Fixtures, startAt, test } from '../fixtures.ts';

const montreuil = 9;
const french = layouts.french as Layout;

const toast = (page: Page) => page.getByRole('region', { name: /Notifications/ });
const said = (page: Page, text: string | RegExp) => expect(toast(page).getByText(text).first()).toBeVisible();
const received = (page: Page, name: string) => page.getByRole('button', { name: `Reçue ${name}`, exact: true });
const notReceived = (page: Page, name: string) => page.getByRole('button', { name: `Non reçue ${name}`, exact: true });
const bar = (page: Page) => page.getByRole('region', { name: 'Scanner' });
const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', name === undefined ? {} : { name });

/** A scanner set to a US keyboard, on a computer with another: its text is no code there. */
const scanUs = (code: string) => scan(code, { device: french });

/** Keys are listened to from here on. */
const frameIsThere = (page: Page) =>
  expect(page.getByRole('button', { name: 'Rechercher', exact: false }).first()).toBeVisible();

afterEach(() => vi.restoreAllMocks());

/** A partial center, and a truck that brings it A1 with two crates, B2 and C3. */
async function anArrival({ makeScene, page }: Pick<Fixtures, 'makeScene' | 'page'>) {
  const here = await makeScene({ stock_type: 2, name: 'Vincennes Fort' });
  const there = await makeScene();
  startAt(here);
  const crates = [
    { id: 1, code: '12-34' },
    { id: 2, code: '12-35' },
  ];
  await aTruck(there, here, { names: ['A1', 'B2', 'C3'], order: (name) => (name === 'A1' ? { crates } : {}) });
  const later = await aTruck(there, here, { names: ['D4'], dock: { gone_at: null, loaded_at: null } });
  await page.goto('/arrivals/');
  await expect(received(page, 'A1')).toBeVisible();
  return { here, there, later };
}

/** Orders of the center that are to be checked before they leave for another. */
const toCheck = (scene: Scene, names: readonly string[], codes: Readonly<Record<string, readonly string[]>> = {}) =>
  aTruck(
    scene,
    { center: scene.center },
    {
      names,
      order: (name) => ({
        status: 'xd-to-check',
        number_of_crates: 2,
        crates: (codes[name] ?? []).map((code, at) => ({ id: at + 1, code })),
      }),
      dock: {
        cross_docking_target_center: montreuil as Scene['center'],
        ...{ gone_at: null, loaded_at: null, current_status: 'ready_to_load', driver_name: null },
      },
    },
  );

describe('on arrivals', () => {
  test('OUR-025 a scan marks its order received, by its own code, by a crate and by a US scanner; twice clears nothing', async ({
    makeScene,
    page,
  }) => {
    await anArrival({ makeScene, page });
    await expect(bar(page)).toContainText('Scannez le code');
    await scan('12-34');
    await expect(received(page, 'A1')).toHaveAttribute('aria-pressed', 'true');
    await said(page, '12-34 : A1 marquée reçue');
    await scan('CMD-A1', { end: 'Tab' });
    await said(page, 'A1 est déjà marquée reçue');
    await expect(page.locator('li[data-tone]').filter({ hasText: 'A1' })).toHaveAttribute('data-tone', 'good');
    await expect(received(page, 'A1')).toHaveAttribute('aria-pressed', 'true');
    await notReceived(page, 'B2').click();
    await scanUs('CMD-B2');
    await expect(received(page, 'B2')).toHaveAttribute('aria-pressed', 'true');
    await said(page, 'B2 marquée reçue : elle était marquée non reçue');
    await expect(notReceived(page, 'C3')).toHaveAttribute('aria-pressed', 'false');
    await expect(bar(page)).toContainText('3 scannés');
  });

  test('OUR-025 PRP-278 the crates that nobody scanned are named before a reception is confirmed', async ({
    makeScene,
    page,
  }) => {
    await anArrival({ makeScene, page });
    const confirm = async () => {
      await page.getByRole('button', { name: /^Valider la reception/ }).click();
      return dialog(page).getByRole('region', { name: /^Commandes reçues/ });
    };
    const rowOf = (name: string) => dialog(page).getByRole('row', { name: new RegExp(`^${name}`) });
    await scan('12-34');
    await expect(received(page, 'A1')).toHaveAttribute('aria-pressed', 'true');
    // Without codes, there is nothing to name.
    await scan('CMD-B2');
    await expect(received(page, 'B2')).toHaveAttribute('aria-pressed', 'true');
    await expect(await confirm()).toContainText(
      "1 cagette de ces commandes n'a pas été scannée : vérifiez qu'elle est là.",
    );
    await expect(rowOf('A1')).toContainText('12-34, 12-35Non scannée : 12-35');
    await expect(rowOf('B2')).not.toContainText('Non scannée');
    await dialog(page).getByRole('button', { name: 'Annuler' }).click();
    await page.reload();
    await expect(received(page, 'A1')).toBeVisible();
    await expect(bar(page)).toContainText('Scannez le code');
    await scan('12-35');
    await said(page, 'A1 est déjà marquée reçue');
    await expect(page.locator('li[data-tone]').filter({ hasText: 'A1' })).toHaveAttribute('data-tone', 'good');
    await expect(await confirm()).not.toContainText('scannée');
    await dialog(page).getByRole('button', { name: 'Annuler' }).click();
    // Marked by hand, none of them was seen.
    await received(page, 'A1').click();
    await received(page, 'A1').click();
    await expect(await confirm()).toContainText('Non scannées : 12-34, 12-35');
  });

  test('OUR-024 OUR-025 the focus does not matter: no button is pressed, and a field holds what it held', async ({
    makeScene,
    page,
  }) => {
    const { here } = await anArrival({ makeScene, page });
    const area = page.getByRole('textbox', { name: 'Nouvelle zone P1 de A1' });
    await area.fill('P1-07');
    await area.focus();
    await scan('CMD-C3');
    await expect(received(page, 'C3')).toHaveAttribute('aria-pressed', 'true');
    await expect(area).toHaveValue('P1-07');
    await notReceived(page, 'B2').focus();
    await scan('CMD-A1');
    await expect(received(page, 'A1')).toHaveAttribute('aria-pressed', 'true');
    await expect(notReceived(page, 'B2')).toHaveAttribute('aria-pressed', 'false');
    const open = page.getByRole('button', { name: /^Valider la reception/ });
    await open.focus();
    await scan('CMD-B2');
    await expect(received(page, 'B2')).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog(page)).toHaveCount(0);
    expect(await here.ledger()).toEqual([]);
  });

  test('OUR-025 OUR-028 scans before the truck is read wait for it, in their order, and open nothing else', async ({
    makeScene,
    network,
    page,
  }) => {
    const here = await makeScene({ stock_type: 2, name: 'Vincennes Fort' });
    startAt(here);
    await aTruck(await makeScene(), here, { names: ['A1', 'B2', 'C3'] });
    const settings = holdAnswers();
    const trucks = holdAnswers();
    network.intercept({ path: '/metas/' }, settings.fault);
    network.intercept({ path: '/api/arrivals/' }, trucks.fault);
    await page.goto('/arrivals/');
    await frameIsThere(page);
    await scan('CMD-B2');
    await said(page, "CMD-B2 attend que l'écran ait ses données");
    settings.release();
    await trucks.arrived(1);
    await scan('CMD-A1');
    await scan('CMD-NON');
    await expect(dialog(page)).toHaveCount(0);
    trucks.release();
    for (const name of ['A1', 'B2']) await expect(received(page, name)).toHaveAttribute('aria-pressed', 'true');
    await expect(received(page, 'C3')).toHaveAttribute('aria-pressed', 'false');
    await said(page, /CMD-NON/);
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: '10 derniers' }).click();
    await expect(dialog(page).getByRole('rowheader')).toHaveText(['CMD-NON', 'CMD-A1', 'CMD-B2']);
  });

  test('OUR-028 OUR-030 a scan that waited for 30 seconds, or whose screen was left, is refused and takes nothing', async ({
    makeScene,
    network,
    page,
  }) => {
    const here = await makeScene({ stock_type: 2, name: 'Vincennes Fort' });
    startAt(here);
    await aTruck(await makeScene(), here, { names: ['A1', 'B2'] });
    const trucks = holdAnswers();
    network.intercept({ path: '/api/arrivals/' }, trucks.fault);
    await page.goto('/arrivals/');
    await trucks.arrived(1);
    await frameIsThere(page);
    await scan('CMD-A1');
    await said(page, /CMD-A1 attend/);
    stopClock();
    moveClock(Date.now() + 31_000);
    await said(page, "CMD-A1 n'a pas été pris : l'écran n'avait pas ses données. Scannez de nouveau.");
    await scan('CMD-B2');
    await said(page, /CMD-B2 attend/);
    await page.getByRole('link', { name: 'Accueil', exact: true }).click();
    await said(page, /^CMD-B2 n'a pas été pris/);
    trucks.release();
    await page.goBack();
    for (const name of ['A1', 'B2']) await expect(received(page, name)).toHaveAttribute('aria-pressed', 'false');
  });

  test('OUR-028 on the home page a scan goes to the order there, and to its sheet where it has no row', async ({
    scene,
    page,
  }) => {
    const { order } = await scene.order('PRESENTE', { status: 'waiting', prep_total: 10 }, { status: 'now' });
    await scene.packing(order);
    await scene.order('AILLEURS', { status: 'waiting' });
    await page.goto('/');
    const row = page.getByRole('listitem').filter({ hasText: 'PRESENTE' });
    await expect(row).toBeVisible();
    await scan('CMD-PRESENTE');
    await said(page, 'PRESENTE est sur cette page');
    await expect(row.getByRole('link', { name: /PRESENTE/ })).toBeFocused();
    await expect(page).toHaveURL(/\/$/);
    await scan('CMD-AILLEURS');
    await said(page, 'AILLEURS ouverte');
    await expect(page).toHaveURL(/\/support\/order\//);
  });

  test('OUR-024 a scanner that ends its codes with two keys presses nothing by the second', async ({
    makeScene,
    page,
  }) => {
    const { here } = await anArrival({ makeScene, page });
    const other = notReceived(page, 'B2');
    await other.focus();
    for (const end of [
      ['Enter', 'Enter'],
      ['Tab', 'Enter'],
      ['Enter', 'Tab', 'Enter'],
    ] as const) {
      await scan('CMD-A1', { end });
      await expect(other).toBeFocused();
      await expect(other).toHaveAttribute('aria-pressed', 'false');
    }
    await expect(received(page, 'A1')).toHaveAttribute('aria-pressed', 'true');
    await expect(bar(page)).toContainText('3 scannés');
    await page.getByRole('button', { name: /^Valider la reception/ }).focus();
    await scan('CMD-C3', { end: ['Enter', 'Enter'] });
    await expect(received(page, 'C3')).toHaveAttribute('aria-pressed', 'true');
    await expect(dialog(page)).toHaveCount(0);
    expect(await here.ledger()).toEqual([]);
  });

  test('OUR-025 OUR-023 what is not to be received is told with a word, and nothing is marked', async ({
    makeScene,
    page,
  }) => {
    await anArrival({ makeScene, page });
    await scan('CMD-D4');
    await said(page, /^D4 : G\d+ n'est pas encore parti/);
    await scan('CMD-ZZ9');
    await said(page, /Pas attendue ici\. CMD-ZZ9 : commande inconnue/);
    await scan('99-99');
    await said(page, /Pas attendue ici\. 99-99 : aucune commande connue n'a cette cagette/);
    await scan('CH-C07');
    await said(page, /un chariot ne se reçoit pas/);
    await scan('3256221112345');
    await said(page, 'Code inconnu : 3256221112345');
    await expect(page.locator('button[data-says][aria-pressed="true"]')).toHaveCount(0);
  });

  test('OUR-022 OUR-030 five scans in a second are five; the list says what each did, and takes marks back', async ({
    makeScene,
    page,
  }) => {
    await anArrival({ makeScene, page });
    const vibrate = vi.fn();
    Object.defineProperty(navigator, 'vibrate', { value: vibrate, configurable: true });
    for (const code of ['CMD-A1', 'CMD-B2', 'CMD-C3', 'CMD-D4', '12-35']) await scan(code);
    await expect(bar(page)).toContainText('5 scannés');
    await expect(bar(page)).toContainText('Dernier : A1 est déjà marquée reçue');
    // Right is one buzz, wrong is another.
    expect(vibrate.mock.calls).toEqual([[60], [60], [60], [[120, 80, 120]], [60]]);
    await bar(page).getByRole('button', { name: '10 derniers' }).click();
    const rows = dialog(page, 'Derniers codes scannés').getByRole('row');
    await expect(rows).toHaveCount(6);
    await expect(rows.nth(1)).toContainText('12-35');
    await expect(rows.nth(2)).toContainText("n'est pas encore parti");
    await expect(rows.nth(2)).toContainText('CMD-D4');
    await rows.filter({ hasText: 'CMD-B2' }).getByRole('button', { name: 'Annuler CMD-B2' }).click();
    await expect(rows.filter({ hasText: 'CMD-B2' })).toContainText('CMD-B2 : marque annulée');
    // A scan over the list goes on to the room.
    await scan('CMD-B2');
    await expect(rows).toHaveCount(7);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(received(page, 'B2')).toHaveAttribute('aria-pressed', 'true');
    await notReceived(page, 'B2').click();
    await bar(page).getByRole('button', { name: 'Annuler le dernier' }).click();
    await said(page, "CMD-B2 : la marque a changé depuis, elle n'est pas annulée");
    await expect(notReceived(page, 'B2')).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('on loadings', () => {
  test('OUR-027 OUR-031 a scan opens the check of its order; offline it is refused and listed', async ({
    scene,
    page,
    network,
  }) => {
    await toCheck(scene, ['A1', 'B2'], { A1: ['12-34'] });
    await scene.order('C3', {}, { status: 'prepared' });
    const truck = await scene.dock({});
    await scene.order('D4', { dock: truck.id, dock_rank: 1 }, { status: 'prepared' });
    await page.goto('/loadings/');
    await expect(page.getByRole('button', { name: 'Valider A1' })).toBeVisible();
    network.setOffline(true);
    await scan('CMD-A1');
    await said(page, "Hors ligne : A1 n'est pas ouverte. Scannez de nouveau au retour du réseau.");
    await expect(bar(page)).toContainText('Dernier : Hors ligne');
    await expect(dialog(page)).toHaveCount(0);
    await scan('12-34');
    await expect(bar(page)).toContainText('2 scannés');
    await expect(dialog(page)).toHaveCount(0);
    network.setOffline(false);
    await scan('CMD-C3');
    await said(page, "C3 n'est pas à vérifier");
    await scan('CMD-D4');
    await said(page, `D4 n'est pas à vérifier : elle est dans G${truck.id % 10_000}`);
    await expect(bar(page)).toContainText('4 scannés, 4 refusés');
    await scan('98-76');
    await said(page, "98-76 : aucune commande connue n'a cette cagette");
    await page.getByRole('button', { name: 'Valider B2' }).focus();
    await scan('12-34');
    await expect(dialog(page, 'A1 Cagettes').getByLabel('Nombre de cagettes')).toHaveValue('2');
  });

  test('OUR-029 OUR-031 in a check a scan fills the field of the code and never adds, offline not even that; another order, another kind and a second code are told', async ({
    makeScene,
    page,
    network,
  }) => {
    const scene = await makeScene({ crates_enabled: true });
    startAt(scene);
    await toCheck(scene, ['A1', 'B2'], { A1: ['12-34'], B2: ['20-20'] });
    await page.goto('/loadings/');
    await expect(page.getByRole('button', { name: 'Valider A1' })).toBeVisible();
    await scan('CMD-A1');
    const code = dialog(page, 'A1 Cagettes').getByLabel('Code de la cagette');
    await expect(code).toBeVisible();
    await scan('12-34');
    await said(page, '12-34 est déjà dans la commande');
    await scan('20-20');
    await said(page, '20-20 est une cagette de la commande B2');
    await scan('CH-C07');
    await said(page, "CH-C07 n'est pas un code pour ce champ");
    await expect(code).toHaveValue('');
    await code.focus();
    network.setOffline(true);
    await scan('12-99');
    await said(page, 'Hors ligne : 12-99 ne peut pas être ajoutée. Scannez de nouveau au retour du réseau.');
    await expect(code).toHaveValue('');
    network.setOffline(false);
    await scan('12-99');
    await expect(code).toHaveValue('12-99');
    await said(page, '12-99 : appuyez sur « Ajouter »');
    await scan('12-98');
    await said(page, "12-98 : ajoutez d'abord 12-99, qui est dans le champ");
    await expect(code).toHaveValue('12-99');
    expect(await scene.ledger()).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Ajouter' }).click();
    await expect(dialog(page).getByRole('list', { name: 'Cagettes de la commande' })).toContainText('12-99');
    expect((await scene.ledger()).map(({ body }) => body)).toEqual([{ crate_code: '12-99', flat: 1 }]);
  });

  test('OUR-029 of several fields the one with the focus is filled, and the code of an order leads to its own', async ({
    makeScene,
    page,
  }) => {
    const scene = await makeScene({ crates_enabled: true });
    startAt(scene);
    const { id } = await toCheck(scene, ['A1', 'B2']);
    await page.goto(`/loadings/?dialog=loading&dock=${id}`);
    const [a1, b2] = ['A1', 'B2'].map((name) => dialog(page).getByLabel(`Code de cagette de ${name}`));
    if (!a1 || !b2) throw new Error('Invariant: two fields');
    await expect(b2).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Annuler' }).focus();
    await scan('12-34');
    await said(page, "12-34 : touchez d'abord le champ de la commande, ou scannez-la");
    await scan('CMD-B2');
    await expect(b2).toBeFocused();
    await scan('12-34');
    await expect(b2).toHaveValue('12-34');
    await expect(a1).toHaveValue('');
    expect(await scene.ledger()).toEqual([]);
  });
});

describe('a code left in its field when the form around it is sent', () => {
  const question = (page: Page) => page.getByRole('alertdialog');

  test('OUR-029 of a loading is asked about; it is gone back to, or sent without', async ({ makeScene, page }) => {
    const scene = await makeScene({ crates_enabled: true });
    startAt(scene);
    const { id } = await toCheck(scene, ['A1', 'B2'], { A1: ['12-30'], B2: ['20-20'] });
    await page.goto(`/loadings/?dialog=loading&dock=${id}`);
    const b2 = dialog(page).getByLabel('Code de cagette de B2');
    await expect(b2).toBeVisible();
    await scan('CMD-B2');
    await expect(b2).toBeFocused();
    await scan('12-34');
    await expect(b2).toHaveValue('12-34');
    const submit = dialog(page).getByRole('button', { name: 'Valider le chargement' });
    await submit.click();
    await expect(question(page)).toContainText("12-34 est dans son champ et n'est pas ajoutée");
    await question(page).getByRole('button', { name: 'Annuler' }).click();
    await expect(question(page)).toHaveCount(0);
    await expect(b2).toHaveValue('12-34');
    expect(await scene.ledger()).toEqual([]);
    await submit.click();
    await question(page).getByRole('button', { name: 'Valider le chargement sans elle' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect.poll(async () => (await scene.ledger()).length).toBe(1);
    expect(JSON.stringify(await scene.ledger())).not.toContain('12-34');
  });

  test('OUR-029 of a check is asked about, and is sent on unasked once it is added', async ({ makeScene, page }) => {
    const scene = await makeScene({ crates_enabled: true });
    startAt(scene);
    await toCheck(scene, ['A1'], { A1: ['12-30'] });
    await page.goto('/loadings/');
    await expect(page.getByRole('button', { name: 'Valider A1' })).toBeVisible();
    await scan('CMD-A1');
    const code = dialog(page, 'A1 Cagettes').getByLabel('Code de la cagette');
    await expect(code).toBeVisible();
    await scan('12-34');
    await expect(code).toHaveValue('12-34');
    const submit = dialog(page).getByRole('button', { name: 'Valider le nombre de cagettes' });
    await submit.click();
    await expect(question(page)).toContainText('12-34');
    await question(page).getByRole('button', { name: 'Annuler' }).click();
    await dialog(page).getByRole('button', { name: 'Ajouter' }).click();
    await expect(code).toHaveValue('');
    await submit.click();
    await expect(question(page)).toHaveCount(0);
    await expect(dialog(page)).toHaveCount(0);
    const bodies = (await scene.ledger()).map(({ body }) => body);
    expect(bodies[0]).toEqual({ crate_code: '12-34', flat: 1 });
    expect(bodies).toHaveLength(2);
  });
});

describe('elsewhere', () => {
  test('OUR-028 on the board a scan opens the order, of whatever code; an order of another center is told', async ({
    scene,
    makeScene,
    page,
  }) => {
    const crates = [{ id: 1, code: '12-34' }];
    const { order } = await scene.order('A1', {}, { crates });
    const { order: other } = await scene.order('B2', {});
    await scene.order('OLD', {}, { crates, status: 'received' });
    const elsewhere = await makeScene({ name: 'Sceaux Parc' });
    await elsewhere.order('Z9');
    startAt(elsewhere);
    await page.goto('/dispatch');
    await expect(page.getByRole('link', { name: 'Z9' }).first()).toBeVisible();
    startAt(scene);
    await page.goto('/dispatch');
    await expect(page.getByRole('link', { name: 'A1' }).first()).toBeVisible();
    await scan('12-34');
    await expect.poll(() => new URL(page.url()).searchParams.get('info')).toBe(String(order.id));
    await scanUs('CMD-B2');
    await expect.poll(() => new URL(page.url()).searchParams.get('info')).toBe(String(other.id));
    await scan('CMD-Z9');
    // The settings of a center name the centers there were before it.
    await said(page, /^Z9 : commande de /);
    await scan('CMD-NONE');
    await said(page, /CMD-NONE : commande inconnue/);
  });

  test('OUR-028 OUR-031 in support a scan opens the sheet; one the device does not hold needs the network', async ({
    scene,
    page,
    network,
  }) => {
    const { order } = await scene.order('A1');
    await scene.order('B2');
    await page.goto('/dispatch');
    await expect(page.getByRole('link', { name: 'A1' }).first()).toBeVisible();
    await page.goto('/support/');
    await frameIsThere(page);
    await scan('CMD-A1');
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/support/order/${order.id}/`);
    await expect(page.getByText('A1').first()).toBeVisible();
    network.setOffline(true);
    await scan('CMD-B2');
    await said(page, "Hors ligne : B2 n'est pas ouverte.");
    expect(new URL(page.url()).pathname).toBe(`/support/order/${order.id}/`);
    network.setOffline(false);
  });

  test('OUR-028 OUR-029 on any other screen the name is searched, and the search takes the next; over another dialog it is refused', async ({
    scene,
    page,
  }) => {
    await scene.order('A1');
    await page.goto('/uber-eats/orders/');
    await frameIsThere(page);
    await scan('CMD-A1');
    const field = dialog(page, 'Rechercher et agir').getByRole('combobox');
    await expect(field).toHaveValue('A1');
    await field.focus();
    await scan('CMD-B2');
    await expect(field).toHaveValue('B2');
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    await expect(dialog(page, 'Raccourcis clavier')).toBeVisible();
    await scan('CMD-A1');
    await said(page, 'CMD-A1 : fermez la fenêtre pour scanner');
    await expect(dialog(page, 'Raccourcis clavier')).toBeVisible();
  });
});

describe('labels', () => {
  test('OUR-032 of an order, with its crates or without, one a page; printing is one press', async ({
    scene,
    page,
  }) => {
    const crates = ['12-34', '12-35'].map((code, at) => ({ id: at + 1, code }));
    const { order } = await scene.order('A1', {}, { crates, fullname: 'Grégoire Orsonneau' });
    const print = vi.fn();
    Object.defineProperty(window, 'print', { value: print, configurable: true });
    await page.goto(`/dispatch?dialog=orderLabels&order=${order.id}`);
    const paper = page.locator('[data-labels]');
    await expect(paper.locator('section > strong')).toHaveText(['A1', '12-34', '12-35']);
    await expect(paper.locator('section').first()).toContainText('Grégoire Orsonneau');
    await expect(paper.locator('section').first()).toContainText('CMD-A1');
    await expect(paper).toHaveAttribute('data-labels', 'single');
    await dialog(page).getByRole('checkbox', { name: 'Avec ses cagettes' }).click();
    await expect(paper.locator('section')).toHaveCount(1);
    await dialog(page).getByRole('button', { name: 'Imprimer' }).click();
    expect(print.mock.calls).toHaveLength(1);
    await page.keyboard.press('Escape');
    await expect(paper).toHaveCount(0);
  });

  test('OUR-032 on loadings, crates from one code on by sheets of 24, and the trolleys of the center; a wrong code is told', async ({
    scene,
    page,
  }) => {
    await scene.order('A1', {}, { crates: [{ id: 1, code: '39-71' }] });
    await page.goto('/loadings/');
    await page.getByRole('button', { name: 'Étiquettes' }).click();
    const paper = page.locator('[data-labels]');
    const first = dialog(page).getByLabel('Première cagette');
    await first.fill('12-34');
    await expect(dialog(page).getByRole('status')).toHaveText('24 étiquettes : 12-34 à 12-57');
    await expect(paper).toHaveAttribute('data-labels', 'sheet');
    await expect(paper.locator('section')).toHaveCount(24);
    await first.fill('39-70');
    await expect(dialog(page).getByRole('status')).toHaveText('24 étiquettes : 39-70 à 39-94');
    await expect(dialog(page).getByText('Sautée, déjà sur une commande : 39-71 (A1)')).toBeVisible();
    await expect(paper.locator('section').filter({ hasText: '39-71' })).toHaveCount(0);
    await first.fill('123-4');
    await expect(dialog(page).getByRole('alert')).toHaveText('Mauvais format. Format accepté: 12-34');
    await expect(dialog(page).getByRole('button', { name: 'Imprimer' })).toBeDisabled();
    await dialog(page).getByRole('radio', { name: 'Chariots du centre' }).click();
    await expect(paper.locator('section').first()).toContainText('CH-');
  });
});
