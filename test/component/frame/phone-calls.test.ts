import { expect, type Page } from '@playwright/test';
import { dayTimeText, hourText, parisDay } from '../../../src/domain/time/paris-time.ts';
import type { Board } from '../../hands/board.ts';
import { refusal } from '../../hands/faults.ts';
import { wordsOf } from '../../hands/reading.ts';
import type { Scene } from '../../hands/scene.ts';
import { siteWithCalls } from '../browser/site-with-calls.ts';
import { stopClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';

const soon = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

/** From now, in minutes. */
const minutesFrom = (at: string) => Math.round((Date.parse(at) - Date.now()) / 60_000);

const toDispatch = (scene: Scene) =>
  scene.order('UN', { client: { id: 900_391, name: 'Zoé Lacombrade' } }, { phone: '06 39 98 41 07' });

const number = (page: Page) =>
  page.getByRole('navigation', { name: 'Maintenant' }).getByRole('button', { name: /appels? à passer/ });

const openMenu = (board: Board) => board.more('la commande UN').click();

test('OUR-221 OUR-223 a call is planned from the menu of an order, offline too; it is counted and listed once it is due', async ({
  scene,
  board,
  page,
  network,
}) => {
  await siteWithCalls(network);
  const { order } = await toDispatch(scene);
  await board.open();
  await expect(number(page)).toContainText('0 appel à passer');
  network.setOffline(true);
  await openMenu(board);
  await page.getByRole('menuitem', { name: 'Rappeler...' }).click();
  const { dialog } = board;
  await dialog.getByLabel('Heure').fill('25:00');
  await dialog.getByLabel('Commentaire').fill('Digicode 48B12');
  const save = dialog.getByRole('button', { name: 'Noter cet appel' });
  await save.click();
  await expect(dialog).toContainText('Une heure est attendue');
  await dialog.getByLabel('Heure').fill(hourText(Date.now()));
  await save.click();
  await expect(dialog).toBeHidden();
  await number(page).click();
  await expect(dialog.getByRole('region', { name: "En attente d'envoi" })).toContainText('Rappeler UN à');
  network.setOffline(false);
  const now = dialog.getByRole('region', { name: 'Maintenant' });
  await expect(now.getByRole('listitem')).toHaveText(/UN.*Digicode 48B12/);
  await expect(now.getByRole('link', { name: /^Appeler/ })).toHaveAttribute('href', 'tel:0639984107');
  await expect(now.getByRole('link', { name: 'UN', exact: true })).toHaveAttribute('href', /\/support\/order\//);
  // The page is hidden from whoever looks by roles while a window is open.
  await page.keyboard.press('Escape');
  await expect(number(page)).toContainText('1 appel à passer');
  const told = { center: scene.center, order_id: order.id, is_mine: false, comment: 'Digicode 48B12' };
  expect((await scene.ledger()).map(({ path, body }) => [path, body])).toEqual([
    ['/api/phone-calls/', { ...told, due_at: expect.any(String) }],
  ]);
});

test('OUR-221 OUR-223 a call to a customer is planned from his file, and bears his first name and his name', async ({
  scene,
  board,
  page,
  network,
}) => {
  await siteWithCalls(network);
  const customer = { id: 77, first_name: 'Grégoire', last_name: 'Orsonneau', email: 'g@courriel.example' };
  network.intercept({ path: '/users/77/support-info/' }, refusal(200, customer));
  await page.goto(`/support/user/${customer.id}/${encodeURIComponent(customer.email)}/`);
  await page.getByRole('button', { name: 'Rappeler...' }).click();
  const { dialog } = board;
  await expect(dialog).toHaveAccessibleName('Rappeler Grégoire Orsonneau');
  network.setOffline(true);
  const hour = hourText(Date.now() + 3_600_000);
  await dialog.getByLabel('Heure').fill(hour);
  await dialog.getByRole('button', { name: 'Noter cet appel' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: /appels? à passer/ }).click();
  await expect(dialog.getByRole('region', { name: "En attente d'envoi" }).getByRole('listitem')).toHaveText(
    new RegExp(`^Rappeler Grégoire Orsonneau à ${hour} `),
  );
  const noted = network.intercept({ path: '/phone-calls/', method: 'POST', times: 1 }, refusal(200, {}));
  network.setOffline(false);
  await expect.poll(() => noted.hits()).toBe(1);
  const [sent] = network.sent('/phone-calls/').filter(({ method }) => method === 'POST');
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({ center: scene.center, user_id: 77, is_mine: false });
});

test('OUR-222 OUR-224 a call that is due rings once; it is put off; who ends it second is told who did', async ({
  scene,
  board,
  page,
  network,
}) => {
  stopClock();
  await siteWithCalls(network);
  const { order } = await toDispatch(scene);
  const call = {
    ...{ id: 71, order: { id: order.id, random_id: 'UN' }, customer: null, name: 'Zoé Lacombrade' },
    ...{ phone: '06 39 98 41 07', comment: '', due_at: soon(-2), for_user: null, state: 'open' },
    created_by: { id: 3, first_name: 'Nadia', last_name: 'Kessler' },
    ...{ ended_by: null, ended_at: null },
  };
  network.intercept({ path: '/phone-calls/?center' }, refusal(200, { calls: [call] }));
  const putOff = network.intercept(
    { path: '/phone-calls/71/', method: 'PATCH' },
    refusal(200, { ...call, due_at: soon(-1) }),
  );
  network.intercept(
    { path: '/phone-calls/71/end/' },
    refusal(200, { ...call, already: true, state: 'done', ended_by: call.created_by, ended_at: soon(0) }),
  );
  await board.open();
  const rings = page.getByText(/^Rappeler UN, prévu à/);
  await expect(rings).toHaveCount(1);
  await expect(number(page)).toContainText('1 appel à passer');
  await number(page).click();
  await board.dialog.getByRole('button', { name: '+30 min : UN' }).click();
  await expect.poll(() => putOff.hits()).toBe(1);
  await board.dialog.getByRole('button', { name: 'Fait : UN' }).click();
  await expect(page.getByText(/Appel fait\. UN : déjà fait par Nadia Kessler à/).first()).toBeVisible();
  const bodyOf = (asked: string) =>
    JSON.parse(network.sent('/phone-calls/71/').find(({ method }) => method === asked)?.body ?? '{}');
  expect(bodyOf('POST')).toMatchObject({ outcome: 'done' });
  const { due_at, due_was } = bodyOf('PATCH');
  expect([minutesFrom(due_at), due_was]).toEqual([30, call.due_at]);
});

test('OUR-224 a call that rang does not ring again after the calls of another center did', async ({
  scene,
  board,
  page,
  network,
}) => {
  await siteWithCalls(network);
  const { order } = await toDispatch(scene);
  const due = { order: { id: order.id, random_id: 'UN' }, for_user: null, state: 'open' };
  const [here, there] = [
    { ...due, id: 73, due_at: soon(-2) },
    { ...due, id: 74, due_at: soon(-3) },
  ];
  const listed = (call: object) => network.intercept({ path: '/phone-calls/?center' }, refusal(200, { calls: [call] }));
  const rings = page.getByText(/^Rappeler UN, prévu à/);
  const rung = () => page.evaluate(() => localStorage.getItem('quai:rungCalls'));
  listed(here);
  await board.open();
  await expect(rings).toHaveCount(1);
  // What a tab of another center notes on this device.
  listed(there);
  await board.open();
  await expect.poll(rung).toContain('74@');
  expect(await rung()).toContain('73@');
  listed(here);
  await board.open();
  await expect(number(page)).toContainText('1 appel à passer');
  await expect(rings).toHaveCount(0);
});

test('OUR-222 a call that is to be made no more asks first', async ({ scene, board, page, network }) => {
  await siteWithCalls(network);
  const { order } = await toDispatch(scene);
  const call = { id: 72, order: { id: order.id, random_id: 'UN' }, due_at: soon(30), state: 'open' };
  network.intercept({ path: '/phone-calls/?center' }, refusal(200, { calls: [call] }));
  const ended = network.intercept(
    { path: '/phone-calls/72/end/' },
    refusal(200, { ...call, state: 'canceled', ended_at: soon(0) }),
  );
  await board.open();
  await expect(number(page)).toContainText('0 appel à passer');
  await number(page).click();
  const later = board.dialog.getByRole('region', { name: 'Plus tard' });
  await later.getByRole('button', { name: "Annuler l'appel : UN" }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Garder' }).click();
  expect(ended.hits()).toBe(0);
  await later.getByRole('button', { name: "Annuler l'appel : UN" }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: "Annuler l'appel" }).click();
  await expect(board.dialog).toContainText('Aucun appel à passer');
  await expect.poll(() => ended.hits()).toBe(1);
  expect(JSON.parse(network.sent('/phone-calls/72/end/')[0]?.body ?? '{}')).toMatchObject({ outcome: 'canceled' });
});

test("OUR-223 mine and everybody's stand by their hour, others' apart, each with whom it is for and by whom; the number says when the next is", async ({
  scene,
  board,
  page,
  network,
}) => {
  await siteWithCalls(network);
  const { order } = await toDispatch(scene);
  const nadia = { id: 3, first_name: 'Nadia', last_name: 'Kessler' };
  const karim = { id: 999_412, first_name: 'Karim', last_name: 'Belkacem' };
  const noted = { state: 'open', for_user: null, created_by: nadia };
  const aboutUn = {
    ...noted,
    order: { id: order.id, random_id: 'UN' },
    name: 'Zoé Lacombrade',
    phone: '06 39 98 41 07',
  };
  const customer = { id: 5, email: 'ines@example.com' };
  const due = { far: soon(26 * 60), later: soon(45), next: soon(20), now: soon(-2), old: soon(-62) };
  const calls = [
    { ...aboutUn, id: 81, due_at: due.far },
    { ...aboutUn, id: 82, due_at: due.later },
    { ...noted, id: 83, customer, name: 'Inès Prévost', comment: 'Sonner deux fois', due_at: due.next },
    { ...aboutUn, id: 84, due_at: due.now },
    // Due for more than an hour when the device hears of it: counted, and it does not ring.
    { ...aboutUn, id: 87, due_at: due.old },
    { ...aboutUn, id: 85, due_at: soon(-5), for_user: karim },
    { ...aboutUn, id: 86, due_at: soon(-9), state: 'done' },
  ];
  network.intercept({ path: '/phone-calls/?center' }, refusal(200, { calls }));
  await board.open();
  await expect(number(page)).toContainText('2 appels à passer');
  await expect(page.getByText(/^Rappeler UN, prévu à/)).toHaveText([`Rappeler UN, prévu à ${hourText(due.now)}`]);
  await expect(number(page)).toHaveAttribute('title', `Le prochain à ${hourText(due.next)}`);
  await number(page).click();
  const lines = (title: string) => wordsOf(board.dialog.getByRole('region', { name: title }).getByRole('listitem'));
  const told = async (title: string) => (await lines(title)).map((line) => line.replace(/Fait\+10 min.*$/, ''));
  const today = (at: string) => (parisDay(Date.parse(at)) === parisDay(Date.now()) ? hourText(at) : dayTimeText(at));
  const un = 'UN Zoé Lacombrade 06 39 98 41 07';
  await expect
    .poll(() => told('Maintenant'))
    .toEqual([due.old, due.now].map((at) => `${today(at)}${un}noté par Nadia Kessler`));
  expect(await told('Plus tard')).toEqual([
    `${today(due.next)}Inès Prévost aucun numéro connuSonner deux foisnoté par Nadia Kessler`,
    `${today(due.later)}${un}noté par Nadia Kessler`,
    `${dayTimeText(due.far)}${un}noté par Nadia Kessler`,
  ]);
  expect(await told("Pour d'autres")).toEqual([
    expect.stringContaining(`${un}pour Karim Belkacem, noté par Nadia Kessler`),
  ]);
  await expect(board.dialog.getByRole('link', { name: 'Inès Prévost' })).toHaveAttribute('href', /ines/);
});

test('OUR-223 against a server that keeps no calls there is no number, no entry, and nothing is asked', async ({
  scene,
  board,
  page,
  network,
}) => {
  await toDispatch(scene);
  await board.open();
  // From here on: the page of the test before may still have asked.
  const asked = network.intercept({ path: '/phone-calls/' }, refusal(404, {}));
  await expect(page.getByRole('navigation', { name: 'Maintenant' })).toBeVisible();
  await openMenu(board);
  await expect(page.getByRole('menuitem').first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Rappeler...' })).toHaveCount(0);
  await expect(number(page)).toHaveCount(0);
  expect(asked.hits()).toBe(0);
});
