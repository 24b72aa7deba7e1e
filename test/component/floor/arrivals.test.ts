import { expect, type Page } from '@playwright/test';
import { describe } from 'vitest';
import { hourText } from '../../../src/domain/time/paris-time.ts';
import { isRecord } from '../../../src/domain/wire.ts';
import { Client } from '../../contract/client.ts';
import { signIn } from '../../contract/target.ts';
import { answer, holdAnswers, refusal } from '../../hands/faults.ts';
import type { Scene } from '../../hands/scene.ts';
import { aTruck } from '../../hands/truck.ts';
import { leapingClock, stopClock } from '../browser/stopped-clock.ts';
import { type Fixtures, startAt, test } from '../fixtures.ts';

const path = '/arrivals/';
const call = { path: '/api/arrivals/', method: 'POST' } as const;

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const received = (page: Page, name: string) => page.getByRole('button', { name: `Reçue ${name}`, exact: true });
const notReceived = (page: Page, name: string) => page.getByRole('button', { name: `Non reçue ${name}`, exact: true });
const area = (page: Page, name: string) => page.getByRole('textbox', { name: `Nouvelle zone P1 de ${name}` });
const open = (page: Page) => page.getByRole('button', { name: /^Valider la reception/ });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Valider la réception' });
const processing = (page: Page) => page.getByRole('status').filter({ hasText: 'Réception en cours de traitement...' });

/** A partial center where the tab starts, and another that sends it trucks. */
async function twoCenters({ makeScene, page: _ }: Pick<Fixtures, 'makeScene' | 'page'>) {
  const here = await makeScene({ stock_type: 2, name: 'Vincennes Fort' });
  startAt(here);
  return { here, there: await makeScene() };
}

async function validate(page: Page) {
  await open(page).click();
  await dialog(page).getByRole('button', { name: 'Valider la réception' }).click();
  await expect(dialog(page)).toHaveCount(0);
}

/** The center's marks, batch by batch. */
const sent = async (scene: Scene) =>
  (await scene.ledger()).filter((entry) => entry.path === '/api/arrivals/').map(({ body }) => body);

test('PRP-008 PRP-260 PRP-261 any other center is told that arrivals are of partial ones, and nothing is asked for', async ({
  makeScene,
  page,
  network,
}) => {
  const scene = await makeScene({ name: 'Sceaux Parc' });
  startAt(scene);
  await page.goto(path);
  await expect(
    page.getByText('Les arrivages concernent uniquement les centres partiels. Centre actuel : Sceaux Parc'),
  ).toBeVisible();
  await expect(page.getByRole('table')).toHaveCount(0);
  expect(network.seen('/api/arrivals/')).toEqual([]);
});

test('PRP-261 under it stand the centers that receive, and one press leads to the arrivals of one', async ({
  makeScene,
  page,
}) => {
  const there = await makeScene({ stock_type: 2, name: 'Vincennes Fort' });
  const here = await makeScene({ name: 'Sceaux Parc' });
  startAt(here);
  await page.goto(path);
  const main = page.getByRole('main');
  await expect(main).toContainText("Sceaux Parc prépare ses commandes : rien n'arrive par camion");
  await expect(main.getByRole('link', { name: 'Sceaux Parc' })).toHaveCount(0);
  await main.getByRole('link', { name: /^Vincennes Fort/ }).click();
  await expect(page.getByText('Aucun arrivage en cours')).toBeVisible();
  expect(sessionStorage.getItem('current_center')).toBe(String(there.center));
});

describe.each(['superadmin', 'manager-acl', 'support'])('for %s', (account) => {
  test.override({ account });

  test('PRP-262 the link is for managers who are ACL managers, of a center of stock type 2; the address is open', async ({
    makeScene,
    page,
  }) => {
    const { here, there } = await twoCenters({ makeScene, page });
    await aTruck(there, here, { names: ['A1'] });
    await page.goto(path);
    await expect(row(page, 'A1')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Arrivages' })).toHaveCount(account === 'manager-acl' ? 1 : 0);
  });
});

describe('without flow access', () => {
  test.override({ account: 'preparation' });

  test('PRP-262 DSP-127 what trucks bring is read, and not received: the button says why, the server refuses', async ({
    makeScene,
    page,
    server,
  }) => {
    const { here, there } = await twoCenters({ makeScene, page });
    await aTruck(there, here, { names: ['A1'] });
    await page.goto(path);
    await received(page, 'A1').click();
    await expect(open(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(open(page)).toHaveAccessibleDescription(
      'Votre compte peut lire les arrivages, pas les valider. Demandez un accès au flow.',
    );
    const api = new Client(`${server.url}/api`, await signIn(server.url, 'preparation'));
    expect((await api.post('/arrivals/', { center: here.center, arrivals: [] })).status).toBe(403);
    expect(await sent(here)).toEqual([]);
  });
});

test('PRP-263 PRP-264 says that it loads, and that nothing comes', async ({ makeScene, page, network }) => {
  await twoCenters({ makeScene, page });
  const held = holdAnswers();
  network.intercept({ path: '/api/arrivals/', times: 1 }, held.fault);
  await page.goto(path);
  await expect(page.getByText('Chargement...')).toBeVisible();
  await expect.poll(() => network.seen('/api/arrivals/').length).toBe(1);
  await expect(page.getByText('Chargement...')).toBeVisible();
  held.release();
  await expect(page.getByText('Aucun arrivage en cours')).toBeVisible();
  await expect(open(page)).toBeDisabled();
});

test('PRP-265 PRP-266 PRP-267 shows the trucks that left, each with its driver and when it left', async ({
  makeScene,
  page,
}) => {
  const { here, there } = await twoCenters({ makeScene, page });
  const first = await aTruck(there, here, {
    names: ['A1'],
    dock: { driver_name: 'Karim Lavandier', gone_at: '2026-11-27T08:52:00Z' },
  });
  const second = await aTruck(there, here, { names: ['B1'], dock: { driver_name: null } });
  await page.goto(path);
  const truck = (id: number) => page.getByRole('region', { name: `G${id % 10_000}` });
  await expect(truck(first.id)).toContainText('LivreurKarim Lavandier');
  await expect(truck(first.id)).toContainText('Départ09:52');
  await expect(truck(second.id)).toContainText('Livreur-');
});

test('PRP-268 says when it came, else when it should, else nothing', async ({ makeScene, page }) => {
  const { here, there } = await twoCenters({ makeScene, page });
  const times = { finished_at: '2026-11-27T09:24:00Z', eta: '2026-11-27T09:50:00Z' };
  const [come, coming, unknown] = [
    await aTruck(there, here, { names: ['A1'], dock: times }),
    await aTruck(there, here, { names: ['B1'], dock: { ...times, finished_at: null } }),
    await aTruck(there, here, { names: ['C1'], dock: { finished_at: null, eta: null } }),
  ];
  await page.goto(path);
  const said = (id: number) => page.getByRole('region', { name: `G${id % 10_000}` }).locator('header > p');
  await expect(said(come.id)).toHaveText('Livré à 10:24');
  await expect(said(coming.id)).toHaveText('Estimé à 10:50');
  await expect(said(unknown.id)).toHaveText('-');
});

test('PRP-269 PRP-270 PRP-289 lists the orders of a truck, name, bags, crates and slot, and a restock', async ({
  makeScene,
  page,
}) => {
  const { here, there } = await twoCenters({ makeScene, page });
  const slot = { shipping_time: '2029-03-05T10:00:00Z', max_shipping_time: '2029-03-05T12:00:00Z' };
  await aTruck(there, here, {
    names: ['A1', 'A2'],
    order: (name) =>
      name === 'A1'
        ? {
            fullname: 'Jade Belhaoui',
            number_of_bags: 3,
            crates: [
              { id: 1, code: '12-34' },
              { id: 2, code: '12-35' },
            ],
            ...slot,
          }
        : { number_of_crates: 3 },
    task: (name) => (name === 'A2' ? { flagged_orders: [{ flag_id: 1 }, { flag_id: 3 }] } : {}),
  });
  await page.goto(path);
  const heads = page.getByRole('region', { name: /^G\d/ }).getByRole('columnheader');
  await expect(heads).toHaveText(['Nom', 'Sacs', 'Cagettes', 'Nouvelle zone P1', 'Reçue', 'Non reçue', 'Créneau']);
  const cells = row(page, 'A1').getByRole('cell');
  await expect(row(page, 'A1').getByRole('rowheader')).toHaveText('A1Jade Belhaoui');
  await expect(row(page, 'A1').getByRole('link')).toHaveAttribute('href', /^\/support\/order\/\d+$/);
  await expect(cells.nth(0)).toHaveText('3');
  await expect(cells.nth(1)).toHaveText('12-34, 12-35');
  await expect(cells.nth(5)).toHaveText('05/03 11:00 - 13:00');
  await expect(row(page, 'A2').getByRole('cell').nth(1)).toHaveText('3');
  await expect(row(page, 'A2')).toContainText('RESTOCK');
  await expect(row(page, 'A1')).not.toContainText('RESTOCK');
});

test('PRP-271 PRP-272 PRP-273 marks exclude each other, and one pressed again is cleared', async ({
  makeScene,
  page,
}) => {
  const { here, there } = await twoCenters({ makeScene, page });
  await aTruck(there, here, { names: ['A1', 'A2'] });
  await page.goto(path);
  await received(page, 'A1').click();
  await expect(received(page, 'A1')).toHaveAttribute('aria-pressed', 'true');
  await notReceived(page, 'A1').click();
  await expect(received(page, 'A1')).toHaveAttribute('aria-pressed', 'false');
  await expect(notReceived(page, 'A1')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 non reçue', { exact: true })).toBeVisible();
  await notReceived(page, 'A1').click();
  await expect(notReceived(page, 'A1')).toHaveAttribute('aria-pressed', 'false');
  await expect(received(page, 'A2')).toHaveAttribute('aria-pressed', 'false');
});

test('PRP-275 what will come is a table without any control', async ({ makeScene, page }) => {
  stopClock();
  const { here, there } = await twoCenters({ makeScene, page });
  const truck = await aTruck(there, here, {
    names: ['A1'],
    dock: { gone_at: null },
    order: () => ({ number_of_crates: 2 }),
  });
  await page.goto(path);
  const upcoming = page.getByRole('region', { name: 'Arrivages à venir' });
  await expect(upcoming.getByRole('columnheader')).toHaveText(['Nom', 'Sacs', 'Cagettes', 'Créneau', 'Quai']);
  await expect(row(page, 'A1').getByRole('cell')).toHaveText([
    '5',
    '2',
    new RegExp(`${hourText(here.at(180))} - ${hourText(here.at(300))}$`),
    `G${truck.id % 10_000}`,
  ]);
  await expect(upcoming.getByRole('button', { name: /^(?!Exporter)/ })).toHaveCount(0);
  await expect(upcoming.getByRole('textbox')).toHaveCount(0);
  await expect(page.getByText('Aucun arrivage en cours')).toBeVisible();
});

test('PRP-276 PRP-274 a zone alone is no mark: the button waits for one', async ({ makeScene, page }) => {
  const { here, there } = await twoCenters({ makeScene, page });
  await aTruck(there, here, { names: ['A1'] });
  await page.goto(path);
  await area(page, 'A1').fill('P1-07');
  await expect(open(page)).toBeDisabled();
  await expect(open(page)).toContainText('Aucune commande marquée');
  await received(page, 'A1').click();
  await expect(open(page)).toBeEnabled();
  await area(page, 'A1').fill('x'.repeat(101));
  await expect(row(page, 'A1')).toContainText('100 caractères au plus');
  await expect(open(page)).toContainText('Une nouvelle zone est à corriger');
  // Left by a scanner that types through an input method.
  await area(page, 'A1').fill(' cmd-3CTTGM');
  await expect(row(page, 'A1')).toContainText("C'est le code d'une commande. Effacez-le, puis scannez hors du champ.");
  await expect(open(page)).toContainText('Une nouvelle zone est à corriger');
  await area(page, 'A1').fill('');
  await expect(open(page)).toBeEnabled();
});

test('PRP-277 PRP-278 PRP-279 the modal names what is received, with zone and crates, and what is not; nothing is sent', async ({
  makeScene,
  page,
}) => {
  const { here, there } = await twoCenters({ makeScene, page });
  await aTruck(there, here, { names: ['A1', 'A2'], order: () => ({ number_of_crates: 4 }) });
  await page.goto(path);
  await received(page, 'A1').click();
  await area(page, 'A1').fill(' P1-07 ');
  await notReceived(page, 'A2').click();
  await open(page).click();
  const came = dialog(page).getByRole('region', { name: 'Commandes reçues (1)' });
  await expect(came.getByRole('rowheader')).toHaveText('A1');
  await expect(came.getByRole('cell')).toHaveText(['P1-07', '4']);
  await expect(dialog(page).getByRole('region', { name: 'Commandes non reçues (1)' })).toContainText('A2');
  expect(await sent(here)).toEqual([]);
});

test('PRP-280 PRP-281 PRP-282 says which of the two there is none of, above its two buttons', async ({
  makeScene,
  page,
}) => {
  const { here, there } = await twoCenters({ makeScene, page });
  await aTruck(there, here, { names: ['A1'] });
  await page.goto(path);
  await notReceived(page, 'A1').click();
  await open(page).click();
  await expect(dialog(page)).toContainText('Pas de commande reçue');
  await expect(dialog(page).getByRole('button', { name: 'Valider la réception' })).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Annuler' }).click();
  await received(page, 'A1').click();
  await open(page).click();
  await expect(dialog(page)).toContainText('Pas de commande non reçue');
  await expect(dialog(page)).not.toContainText('Pas de commande reçue');
});

test('PRP-283 Annuler keeps the marks, which survive a reload', async ({ makeScene, page }) => {
  const { here, there } = await twoCenters({ makeScene, page });
  await aTruck(there, here, { names: ['A1', 'A2'] });
  await page.goto(path);
  await received(page, 'A1').click();
  await area(page, 'A1').fill('P1-07');
  await notReceived(page, 'A2').click();
  await open(page).click();
  await dialog(page).getByRole('button', { name: 'Annuler' }).click();
  await page.reload();
  await expect(received(page, 'A1')).toHaveAttribute('aria-pressed', 'true');
  await expect(area(page, 'A1')).toHaveValue('P1-07');
  await expect(notReceived(page, 'A2')).toHaveAttribute('aria-pressed', 'true');
  expect(await sent(here)).toEqual([]);
});

test('PRP-284 PRP-286 PRP-290 sends all marks in one batch, says so, and shows what is received', async ({
  makeScene,
  page,
  board,
}) => {
  const { here, there } = await twoCenters({ makeScene, page });
  const truck = await aTruck(there, here, { names: ['A1', 'A2', 'A3'] });
  await page.goto(path);
  await received(page, 'A1').click();
  await area(page, 'A1').fill(' P1-07 ');
  await received(page, 'A2').click();
  await notReceived(page, 'A3').click();
  await validate(page);
  await expect(board.toast('Réception validée')).toBeVisible();
  await expect(row(page, 'A1')).toContainText('déjà reçue par superadmin@quai.example, à');
  await expect(row(page, 'A3')).toContainText('déjà signalée non reçue');
  await expect(open(page)).toBeDisabled();
  const [one, two, three] = truck.orders.map(({ id }) => id);
  expect(await sent(here)).toEqual([
    {
      center: here.center,
      arrivals: [
        { order_id: one, is_received: true, is_not_received: false, new_area: 'P1-07' },
        { order_id: two, is_received: true, is_not_received: false },
        { order_id: three, is_received: false, is_not_received: true },
      ],
    },
  ]);
});

test('PRP-285 a batch on its way keeps its marks, off; others are marked and sent as a further batch', async ({
  makeScene,
  page,
  network,
}) => {
  const { here, there } = await twoCenters({ makeScene, page });
  await aTruck(there, here, { names: ['A1', 'A2'] });
  const held = holdAnswers();
  network.intercept({ ...call, times: 1 }, held.fault);
  await page.goto(path);
  await received(page, 'A1').click();
  await validate(page);
  await expect(processing(page)).toContainText('lot 1, 1 commande');
  await expect(received(page, 'A1')).toBeDisabled();
  await expect(received(page, 'A1')).toHaveAttribute('aria-pressed', 'true');
  await expect(area(page, 'A1')).toBeDisabled();
  await received(page, 'A2').click();
  await validate(page);
  await expect(processing(page)).toContainText('lot 1, 1 commande, lot 2, 1 commande');
  await expect(row(page, 'A2')).toContainText('Lot 2, en attente');
  await held.arrived(1);
  held.release();
  await expect(processing(page)).toHaveCount(0);
  expect(await sent(here)).toHaveLength(2);
});

test('PRP-287 a refused batch says so in fixed words, and its marks are kept to be sent again', async ({
  makeScene,
  page,
  board,
  network,
}) => {
  const { here, there } = await twoCenters({ makeScene, page });
  await aTruck(there, here, { names: ['A1'] });
  network.intercept({ ...call, times: 1 }, refusal(400, { error: 'Base verrouillée' }));
  await page.goto(path);
  await received(page, 'A1').click();
  await area(page, 'A1').fill('P1-02');
  await validate(page);
  await expect(board.toast("Une erreur est survenue durant l'enregistrement.")).toBeVisible();
  await expect(page.getByText('Base verrouillée')).toHaveCount(0);
  await expect(processing(page)).toHaveCount(0);
  await expect(received(page, 'A1')).toHaveAttribute('aria-pressed', 'true');
  await expect(area(page, 'A1')).toHaveValue('P1-02');
  await validate(page);
  await expect(row(page, 'A1')).toContainText('déjà reçue par');
  expect(await sent(here)).toHaveLength(1);
  await expect(page.getByRole('button', { name: 'Refusé' })).toHaveCount(0);
});

test('PRP-286 PRP-288 what a colleague received meanwhile counts as done, and is told', async ({
  makeScene,
  page,
  board,
  colleague,
}) => {
  const { here, there } = await twoCenters({ makeScene, page });
  const truck = await aTruck(there, here, { names: ['A1', 'A2', 'A3'] });
  const [one, , three] = truck.orders.map(({ id }) => id);
  const say = (order_id: number | undefined) =>
    colleague.post('/arrivals/', {
      center: here.center,
      arrivals: [{ order_id, is_received: true, is_not_received: false }],
    });
  await page.goto(path);
  await received(page, 'A1').click();
  await received(page, 'A2').click();
  await notReceived(page, 'A3').click();
  await open(page).click();
  expect((await say(one)).status).toBe(200);
  await dialog(page).getByRole('button', { name: 'Valider la réception' }).click();
  await expect(board.toast('Réception validée')).toContainText('A1 déjà reçue par manager@quai.example à');
  await expect(row(page, 'A1')).toContainText('déjà reçue par manager@quai.example, à');
  await expect(row(page, 'A2')).toContainText('déjà reçue par superadmin@quai.example, à');
  // An order marked missing may still be found, by anybody.
  expect((await say(three)).status).toBe(200);
});

test('PRP-286 a mark that a colleague contradicted is void, and says so by name: in its row, and of a batch in the toast', async ({
  makeScene,
  page,
  board,
  colleague,
}) => {
  const leap = leapingClock();
  const { here, there } = await twoCenters({ makeScene, page });
  const truck = await aTruck(there, here, { names: ['A1', 'A2', 'A3'] });
  const [one, two] = truck.orders.map(({ id }) => id);
  const receive = (order_id: number | undefined) =>
    colleague.post('/arrivals/', {
      center: here.center,
      arrivals: [{ order_id, is_received: true, is_not_received: false }],
    });
  await page.goto(path);
  await notReceived(page, 'A1').click();
  await notReceived(page, 'A2').click();
  expect((await receive(one)).status).toBe(200);
  await leap(3_000);
  await page.reload();
  await expect(row(page, 'A1')).toContainText('déjà reçue par manager@quai.example, à');
  await expect(row(page, 'A1')).toContainText("Votre marque « Non reçue » n'est pas envoyée.");
  await open(page).click();
  expect((await receive(two)).status).toBe(200);
  await dialog(page).getByRole('button', { name: 'Valider la réception' }).click();
  await expect(board.toast('Réception validée')).toContainText('A2 déjà reçue par manager@quai.example à');
  await expect(board.toast('Réception validée')).toContainText("votre marque « non reçue » n'est pas enregistrée");
  await expect(row(page, 'A2')).toContainText('déjà reçue par manager@quai.example, à');
});

test('PRP-284 PRP-285 PRP-286 a truck goes in three batches, two of them begun offline, also to a server that tells ids alone', async ({
  makeScene,
  page,
  network,
}) => {
  const { here } = await twoCenters({ makeScene, page });
  const said = new Map<number, boolean>();
  const ids = [1, 2, 3, 4].map((at) => here.center * 1_000 + at);
  const told = () => ({
    docks: [
      {
        id: here.center * 10,
        tasks: ids.map((id) => ({
          id: id + 500,
          linked_order: { id },
          ...(said.has(id) ? { is_received: said.get(id) === true, is_not_received: said.get(id) === false } : {}),
        })),
      },
    ],
  });
  network.intercept({ path: '/api/arrivals/', method: 'GET' }, () => refusal(200, told())());
  const batches: number[][] = [];
  network.intercept(call, async () => {
    const batch = batches.length === 0 ? ids.slice(0, 1) : batches.length === 1 ? ids.slice(1, 3) : ids.slice(3);
    batches.push(batch);
    for (const id of batch) said.set(id, id !== ids[3]);
    return answer(204, 'application/json', '');
  });
  const [one, two, three, four] = ids.map(String) as [string, string, string, string];
  await page.goto(path);
  await received(page, one).click();
  await validate(page);
  await expect(row(page, one)).toContainText('déjà reçue');
  network.setOffline(true);
  await received(page, two).click();
  await received(page, three).click();
  await validate(page);
  await notReceived(page, four).click();
  await open(page).click();
  await expect(dialog(page)).toContainText('ce lot partira après les précédents');
  await dialog(page).getByRole('button', { name: 'Valider la réception' }).click();
  await expect(processing(page)).toContainText('lot 1, 2 commandes, lot 2, 1 commande');
  expect(batches).toHaveLength(1);
  network.setOffline(false);
  await expect(processing(page)).toHaveCount(0);
  for (const name of [two, three]) await expect(row(page, name)).toContainText('déjà reçue');
  await expect(row(page, four)).toContainText('déjà signalée non reçue');
  expect(batches.map((batch) => batch.length)).toEqual([1, 2, 1]);
  await expect(open(page)).toBeDisabled();
});

const lately = (page: Page) => page.getByRole('region', { name: /^Réceptions de la dernière heure/ });
const unfold = (page: Page) =>
  lately(page)
    .getByRole('button', { name: /^Réceptions de la dernière heure/ })
    .click();
const lineOf = (page: Page, name: string) => lately(page).getByRole('row').filter({ hasText: name });
const question = (page: Page) => page.getByRole('alertdialog');
const takeBack = async (page: Page, what: string, answer = what.replace(/ de .*/, '')) => {
  await lately(page).getByRole('button', { name: what }).click();
  await question(page).getByRole('button', { name: answer, exact: true }).click();
  await expect(question(page)).toHaveCount(0);
};
const saying = (here: Scene, order_id: number | undefined, is_received = true) => ({
  center: here.center,
  arrivals: [{ order_id, is_received, is_not_received: !is_received }],
});

interface Told {
  readonly docks: readonly { readonly id: number; readonly tasks: readonly object[] }[];
  readonly cancelable_arrivals: readonly object[];
}

describe('what was said within the hour', () => {
  test('OUR-033 OUR-034 is listed and taken back after a question: the order is expected again, without a mark', async ({
    makeScene,
    page,
    board,
    colleague,
    network,
  }) => {
    stopClock();
    const { here, there } = await twoCenters({ makeScene, page });
    const truck = await aTruck(there, here, { names: ['A1', 'A2', 'A3'] });
    // Its truck is in no list any more.
    const over = await aTruck(there, here, { names: ['B1'] });
    const [one, two, three, four] = [...truck.orders, ...over.orders].map(({ id }) => id);
    for (const id of [one, three, four]) await colleague.post('/arrivals/', saying(here, id));
    await colleague.post('/arrivals/', saying(here, two, false));
    // The hour of the third ends as it is read; those of the others end one after the other.
    const until = new Map<number | undefined, string>(
      [one, two, three, four].map((id, at) => [id, here.at([30, 40, 0, 20][at] ?? 0)]),
    );
    const timed = (_: string, value: unknown) =>
      isRecord(value) && isRecord(value.linked_order) && value.cancelable_until
        ? { ...value, cancelable_until: until.get(Number(value.linked_order.id)) }
        : value;
    network.intercept({ path: '/api/arrivals/', method: 'GET' }, async (forward) => {
      const told = JSON.parse((await forward('whole')).body.toString()) as Told;
      const tasks = told.docks.find(({ id }) => id === over.id)?.tasks ?? [];
      const docks = told.docks.filter(({ id }) => id !== over.id);
      const others = tasks.map((task) => ({ ...task, dock: over.id }));
      const changed = { ...told, docks, cancelable_arrivals: [...told.cancelable_arrivals, ...others] };
      return answer(200, 'application/json', JSON.stringify(changed, timed));
    });
    await page.goto(path);
    await expect(row(page, 'A1').first()).toContainText('déjà reçue');
    await expect(lately(page).getByRole('button')).toHaveText('Réceptions de la dernière heure (3)');
    await expect(page.getByRole('region', { name: 'Arrivages à venir' })).toContainText('Aucun arrivage à venir');
    await unfold(page);
    await expect(lately(page).getByRole('rowheader')).toHaveText([/^A2/, /^A1/, /^B1/]);
    await expect(lineOf(page, 'A1')).toContainText(
      `G${truck.id % 10_000}-déjà reçue par manager@quai.example, à ${hourText(here.at(0))}`,
    );
    await expect(lineOf(page, 'A2')).toContainText('déjà signalée non reçue');

    await lately(page).getByRole('button', { name: 'Annuler la réception de A1' }).click();
    await expect(question(page)).toContainText(`A1 sera de nouveau attendue dans G${truck.id % 10_000}`);
    await question(page).getByRole('button', { name: 'Annuler', exact: true }).click();
    await expect(lineOf(page, 'A1')).toContainText('déjà reçue');
    await takeBack(page, 'Annuler la réception de A1');
    await expect(board.toast('Réception de A1 annulée')).toBeVisible();
    await expect(received(page, 'A1')).toHaveAttribute('aria-pressed', 'false');
    await takeBack(page, 'Annuler le signalement de A2');
    await expect(notReceived(page, 'A2')).toHaveAttribute('aria-pressed', 'false');
    await expect(lately(page).getByRole('rowheader')).toHaveText([/^B1/]);
    expect((await here.ledger()).map((entry) => entry.path).filter((it) => it.includes('cancel'))).toHaveLength(2);
  });

  test('OUR-034 offline it waits, is said so, and the order is marked anew meanwhile: the batch leaves after it', async ({
    makeScene,
    page,
    network,
    colleague,
  }) => {
    const { here, there } = await twoCenters({ makeScene, page });
    const truck = await aTruck(there, here, { names: ['A1', 'A2'] });
    await colleague.post('/arrivals/', saying(here, truck.orders[0]?.id));
    await page.goto(path);
    await expect(lately(page)).toBeVisible();
    await unfold(page);
    network.setOffline(true);
    await takeBack(page, 'Annuler la réception de A1');
    await expect(lineOf(page, 'A1')).toContainText('Annulation en attente');
    await notReceived(page, 'A1').click();
    await validate(page);
    await expect(processing(page)).toContainText('lot 1, 1 commande');
    network.setOffline(false);
    await expect(processing(page)).toHaveCount(0);
    await expect(lineOf(page, 'A1')).toContainText('déjà signalée non reçue par superadmin@quai.example');
    const calls = (await here.ledger()).map((entry) => entry.path.replace('/api/arrivals/', ''));
    expect(calls).toEqual(['', 'cancel_reception/', '']);
  });

  test('OUR-035 is refused in the words of the server once the order has moved on, and stands as it was received', async ({
    makeScene,
    page,
    board,
    colleague,
    network,
  }) => {
    const { here, there } = await twoCenters({ makeScene, page });
    const truck = await aTruck(there, here, { names: ['A1', 'A2'] });
    const order = truck.orders[0]?.id;
    await colleague.post('/arrivals/', saying(here, order));
    await page.goto(path);
    await expect(lately(page)).toBeVisible();
    await unfold(page);
    const held = holdAnswers();
    network.intercept({ path: '/api/arrivals/', method: 'GET' }, held.fault);
    const moved = { transit_area_type: 1, transit_area_name: 'F09' };
    expect((await colleague.post(`/processing-orders/${order}/change_transit_area/`, moved)).status).toBe(200);
    await takeBack(page, 'Annuler la réception de A1');
    await expect(board.toast('Action impossible')).toContainText('A1 a changé depuis sa réception (zone)');
    await expect(lineOf(page, 'A1')).toContainText('déjà reçue par manager@quai.example');
    await expect(row(page, 'A1').first()).toContainText('déjà reçue');
    held.release();
  });

  test('OUR-036 what a colleague took back meanwhile counts as done, and is told', async ({
    makeScene,
    page,
    board,
    colleague,
  }) => {
    const { here, there } = await twoCenters({ makeScene, page });
    const truck = await aTruck(there, here, { names: ['A1', 'A2'] });
    const order_id = truck.orders[0]?.id;
    await colleague.post('/arrivals/', saying(here, order_id));
    await page.goto(path);
    await expect(lately(page)).toBeVisible();
    await unfold(page);
    const reply = await colleague.get('/arrivals/', { query: { center: here.center } });
    const [{ received_at }] = (reply.body as { docks: { tasks: [{ received_at: string }] }[] }).docks[0]?.tasks ?? [
      { received_at: '' },
    ];
    await lately(page).getByRole('button', { name: 'Annuler la réception de A1' }).click();
    const back = await colleague.post('/arrivals/cancel_reception/', { center: here.center, order_id, received_at });
    expect(back.status).toBe(200);
    await question(page).getByRole('button', { name: 'Annuler la réception', exact: true }).click();
    await expect(board.toast('Réception annulée')).toContainText('A1 : déjà annulée par manager@quai.example à');
    await expect(lately(page)).toHaveCount(0);
  });

  test('OUR-033 a server that does not say until when is asked for nothing, and nothing is offered', async ({
    makeScene,
    page,
    colleague,
    network,
  }) => {
    const { here, there } = await twoCenters({ makeScene, page });
    const truck = await aTruck(there, here, { names: ['A1', 'A2'] });
    await colleague.post('/arrivals/', saying(here, truck.orders[0]?.id));
    const bare = (name: string, value: unknown) => (name.startsWith('cancelable_') ? undefined : value);
    network.intercept({ path: '/api/arrivals/', method: 'GET' }, async (forward) => {
      const whole = await forward('whole');
      return answer(200, 'application/json', JSON.stringify(JSON.parse(whole.body.toString()), bare));
    });
    await page.goto(path);
    await expect(row(page, 'A1')).toContainText('déjà reçue par manager@quai.example');
    await expect(lately(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Annuler/ })).toHaveCount(0);
  });
});
