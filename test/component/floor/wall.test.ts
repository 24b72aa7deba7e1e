import { expect, type Page } from '@playwright/test';
import { afterEach } from 'vitest';
import { hourText, secondText } from '../../../src/domain/time/paris-time.ts';
import { refusal, rewritten } from '../../hands/faults.ts';
import { factsIn, wordsOf } from '../../hands/reading.ts';
import type { Scene } from '../../hands/scene.ts';
import { moveClock, stopClock } from '../browser/stopped-clock.ts';
import { startAt, test } from '../fixtures.ts';

const path = '/?mur=1';
const part = (page: Page, name: string) => page.getByRole('region', { name });
const orders = (page: Page, name: string) => part(page, name).locator('[data-order]');
const head = (page: Page) => page.locator('main header');
const state = (page: Page) => head(page).getByRole('status');

const toPack = async (scene: Scene, name: string, status: string, rank: number | null = null, minutes = 10) => {
  const { order } = await scene.order(name, { status: 'waiting', prep_total: 9, prep_progress: 2 }, { status });
  await scene.packing(order, { emergency_rank: rank, status_since: scene.at(-minutes) });
};

/** A browser's lock on the sleep of its screen. */
class Lock {
  private readonly told: (() => void)[] = [];
  addEventListener(_: 'release', told: () => void) {
    this.told.push(told);
  }
  async release() {
    for (const told of this.told) told();
  }
}

/** The browser grants a lock each time, or none. */
function keepsAwake(grants: boolean): readonly Lock[] {
  const given: Lock[] = [];
  const request = async () => {
    if (!grants) throw new DOMException('Battery low', 'NotAllowedError');
    const lock = new Lock();
    given.push(lock);
    return lock;
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  return given;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
});

test('OUR-010 OUR-011 the floor stands without a frame and with nothing to press: numbers, urgent orders whole, the others in turn', async ({
  scene,
  page,
  network,
}) => {
  stopClock();
  // The first of three turns of eight seconds, two seconds after it began.
  moveClock(Math.floor(Date.now() / 24_000) * 24_000 + 24_000 + 2_500);
  for (let rank = 1; rank <= 7; rank++) await toPack(scene, `URG${rank}`, 'now', rank);
  for (let n = 1; n <= 16; n++) await toPack(scene, `NORM${n}`, 'now');
  await toPack(scene, 'PREP', 'prep', null, 50);
  await toPack(scene, 'MANQ', 'waiting-products');
  const lost = (trolley_name: string, minutes: number) =>
    scene.alert('', 'notification', {
      ...{ type: 'TROLLEY_NOT_FOUND', trolley_name, expected_location: 'B3', created_at: scene.at(-minutes) },
    });
  await lost('C04', 12);
  await lost('C07', 2);
  await lost('C09', 7);
  await page.goto(path);
  const now = part(page, 'A preparer maintenant');
  await expect(now.getByRole('heading', { level: 2 })).toHaveText('A preparer maintenant 23');
  await expect(now.getByRole('list').nth(0).getByRole('listitem')).toHaveText([
    /URG1/,
    /URG2/,
    /URG3/,
    /URG4/,
    /URG5/,
    /URG6/,
    /URG7/,
  ]);
  // Sizes are shares of the screen: in the window of a test six fit beside the seven.
  const turn = now.getByRole('list').nth(1).locator('li > b');
  await expect(turn).toHaveText(['NORM1', 'NORM2', 'NORM3', 'NORM4', 'NORM5', 'NORM6']);
  await expect(now).toContainText('1 à 6 sur 16, suite dans 6 s');
  moveClock(Date.now() + 16_000);
  await expect(turn).toHaveText(['NORM13', 'NORM14', 'NORM15', 'NORM16']);
  await expect(now).toContainText('13 à 16 sur 16, suite dans 6 s');
  await expect(orders(page, 'En préparation')).toHaveText([/PREP.*2\/9.*50 min.*trop longue/]);
  await expect(orders(page, 'En attente de produits')).toHaveText([/MANQ/]);
  // The newest of them.
  await expect(page.getByRole('main')).toContainText("Chariot C07 introuvable à l'emplacement B3");
  await expect(page.getByText('urgences', { exact: true })).toBeVisible();
  for (const role of ['button', 'link', 'textbox', 'combobox', 'switch'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(network.seen('/load_alarm/')).toEqual([]);
  await expect(state(page)).toHaveText(`À jour, ${secondText(Date.now() - 16_000)}`);
});

test('OUR-010 OUR-011 a line says number, slot, what is express and how far it is, under the short title of its section', async ({
  makeScene,
  page,
}) => {
  const scene = await makeScene({ name: 'Vincennes Fort' });
  startAt(scene);
  const slot = { shipping_time: scene.at(60), max_shipping_time: scene.at(150) };
  const { order } = await scene.order(
    'RAPIDE',
    { status: 'waiting', prep_total: 9, prep_progress: 2, ...slot },
    { status: 'now', tags: ['dqp_express_prio'], ...slot },
  );
  await scene.packing(order, { emergency_rank: 1 });
  await toPack(scene, 'MANQ', 'waiting-products');
  for (const name of ['DIRECT', 'SUIVANT']) await scene.order(name, {}, { status: 'prepared', site_id: 1015 });
  await page.goto(path);
  await expect(head(page).getByRole('heading', { level: 1 })).toHaveText('Vincennes Fort');
  const hours = `${hourText(slot.shipping_time)} - ${hourText(slot.max_shipping_time)}`;
  await expect(orders(page, 'A preparer maintenant')).toHaveText([new RegExp(`^RAPIDE${hours}QUICK\\+2/9`)]);
  expect(await wordsOf(page.getByRole('main').getByRole('heading', { level: 2 }))).toEqual([
    ...['A preparer maintenant 1', 'En préparation 0', 'À vérifier 0', 'En attente de produits 1', 'Pickup Uber 2'],
  ]);
  await expect(state(page)).toHaveAttribute('data-tone', 'good');
  const pressing = async () =>
    (await wordsOf(page.getByRole('main').locator('[data-pressing="true"]'))).map((words) => words.replace(/\d+$/, ''));
  expect(await pressing()).toEqual(['urgence', 'en attente de produits']);
});

test('OUR-012 the screen is kept awake while the page is seen, asked for again when it is seen again', async ({
  scene: _,
  page,
  board,
}) => {
  const locks = keepsAwake(true);
  await page.goto(path);
  await expect(head(page)).toContainText('Préparation');
  await expect.poll(() => locks.length).toBe(1);
  await board.hide();
  // So does a browser.
  await locks[0]?.release();
  await expect(head(page)).toContainText("L'écran peut se mettre en veille");
  expect(locks).toHaveLength(1);
  await board.show();
  await expect.poll(() => locks.length).toBe(2);
  await expect(head(page)).not.toContainText('veille');
});

test('OUR-012 a browser that refuses, or cannot, is told in words', async ({ scene: _, page }) => {
  keepsAwake(false);
  await page.goto(path);
  await expect(head(page)).toContainText("L'écran peut se mettre en veille");
});

test('OUR-013 once its sign-in has ended the page stays and says so, with what it shows', async ({
  scene,
  page,
  network,
}) => {
  await toPack(scene, 'AVANT', 'prep');
  await page.goto('/');
  await expect(page.getByRole('region', { name: /^En préparation/ })).toContainText('AVANT');
  network.intercept({ path: '/admin-user/' }, refusal(401, {}));
  await page.goto(path);
  await expect(state(page)).toHaveText(/Session terminée : rechargez la page pour vous reconnecter, \d\d:\d\d:\d\d$/);
  await expect(state(page)).toHaveAttribute('data-tone', 'bad');
  await expect(orders(page, 'En préparation')).toHaveText([/AVANT/]);
  expect(new URL(page.url()).search).toBe('?mur=1');
});

test('OUR-010 the numbers of the wall stand with their names: speed of the last quarter of an hour, trolleys that are short', async ({
  scene,
  page,
  network,
}) => {
  await toPack(scene, 'URG', 'now', 1);
  for (const name of ['NORM1', 'NORM2']) await toPack(scene, name, 'now');
  await toPack(scene, 'PREP', 'prep');
  const told = rewritten((json) => {
    const body = json as { readonly metas: object };
    const packerstatiph = { '15minago': 1_204.5, '60minago': 61 };
    return { ...body, packerstatiph, metas: { ...body.metas, trolleys_occupation_rate: 0.9 } };
  });
  network.intercept({ path: '/tasks/state/' }, told);
  await page.goto(path);
  await expect
    .poll(() => factsIn(page.getByRole('main')))
    .toEqual([
      ['à préparer maintenant', '3'],
      ['urgence', '1'],
      ['en préparation', '1'],
      ['en attente de produits', '0'],
      ['articles / heure (15 min)', '1 205'],
      ['occupation chariots', '90,0 %'],
    ]);
  const short = page.getByRole('main').locator('[data-short="true"]');
  expect(await wordsOf(short)).toEqual([expect.stringContaining('occupation chariots')]);
});
