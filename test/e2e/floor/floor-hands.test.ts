import { expect, type Locator, type Page } from '@playwright/test';
import { floorOf, grant } from '../../hands/people.ts';
import type { Scene } from '../../hands/scene.ts';
import { tablet, test } from '../fixtures.ts';
import { isClean } from '../hands/accessible.ts';
import { reaches } from '../hands/reaches.ts';

// The floor by keyboard alone and by touch alone: an order is made urgent, a permission given, a trolley reviewed, the
// priorities put in another order. Every window opened is held to axe.

const lost = { type: 'TROLLEY_NOT_FOUND', trolley_name: 'C07', expected_location: 'B3' };

async function aFloor(scene: Scene, floor: ReturnType<typeof floorOf>) {
  await scene.alert('', 'notification', lost);
  for (const [name, rank] of [
    ['URG1', 1],
    ['NORMALE', null],
  ] as const) {
    const { order } = await scene.order(name, { status: 'waiting', prep_total: 10 }, { status: 'now' });
    await scene.packing(order, { emergency_rank: rank });
  }
  const names = ['Picking', 'Contrôle', 'Retours', 'Emballage', 'Réception', 'Inventaire', 'Chariots', 'Produits'];
  const types = [21, 54, 55, 56, 57, 58, 73, 74];
  await floor.packer('Karim', { grants: names.map((name, at) => grant(types[at] ?? 0, name, at === 0)) });
  await floor.config(1, 21, 'Picking');
  await floor.config(2, 54, 'Contrôle');
}

/** How a control is come to and pressed. */
interface Hands {
  press(target: Locator): Promise<void>;
  type(field: Locator, text: string): Promise<void>;
}

/** Goes from control to control as a user without a mouse does. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 200; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Not reached by Tab');
}

const keys = (page: Page): Hands => ({
  press: async (target) => {
    await tabTo(page, target);
    await page.keyboard.press('Enter');
  },
  type: async (field, text) => {
    await tabTo(page, field);
    await page.keyboard.type(text);
  },
});

const finger: Hands = {
  press: (target) => target.tap(),
  type: async (field, text) => {
    await field.tap();
    await field.page().keyboard.type(text);
  },
};

/** A window looks the same however it opens: by keyboard it is held to axe. */
const alreadySeen = () => Promise.resolve();

const orders = (page: Page) => page.locator('[data-section="now"] [data-order]');
const permissions = (page: Page) => page.getByRole('button', { name: /^Permissions de Karim/ });

async function work(page: Page, scene: Scene, { press, type }: Hands, looksClean: (page: Page) => Promise<void>) {
  const paths = async () => (await scene.ledger()).map(({ path }) => path.replace(/\d+/, ':id'));
  await page.goto('/');
  await expect(orders(page)).toHaveCount(2);
  await looksClean(page);
  await press(page.getByRole('button', { name: 'Déplacer la commande NORMALE' }));
  await press(page.getByRole('button', { name: 'Urgence 1, avant la commande URG1' }));
  await expect(orders(page)).toHaveText([/NORMALE/, /URG1/]);
  await press(permissions(page));
  await press(page.getByRole('list', { name: 'Permissions de Karim' }).getByRole('button', { name: 'Contrôle' }));
  await expect(permissions(page)).toHaveText('Picking, Contrôle2/8');
  await looksClean(page);
  const panel = page.getByRole('complementary', { name: 'Notifications' });
  // By touch it is a rail until it is opened.
  const unfold = panel.getByRole('button', { name: 'Déplier les notifications' });
  if (await unfold.isVisible()) await press(unfold);
  const notice = panel.getByRole('listitem');
  await press(notice.getByRole('button', { name: 'Traiter : C07' }));
  await type(notice.getByLabel('Commentaire'), 'Retrouvé au quai 2');
  await looksClean(page);
  await press(notice.getByRole('button', { name: 'Valider' }));
  await expect(notice).toHaveCount(0);
  await expect
    .poll(paths)
    .toEqual(['/api/tasks/packing/simple_bulk/', '/api/users/:id/grant/', '/api/trolleys/not_found_review/']);
  await page.goto('/assign/prio');
  const line = page
    .getByRole('region', { name: 'Priorité des types de tâches' })
    .locator('tbody')
    .getByRole('rowheader');
  await expect(line.nth(2)).toBeVisible();
  await expect(line.first()).toHaveText('Picking');
  await press(page.getByRole('button', { name: 'Descendre Picking', exact: true }));
  await expect(line.first()).toHaveText('Contrôle');
  await looksClean(page);
  await press(page.getByRole('button', { name: "Enregistrer l'ordre" }));
  await expect.poll(async () => (await paths()).at(-1)).toBe('/api/nextconfigs/bulk/');
  await expect(line.first()).toHaveText('Contrôle');
}

test('DSP-528 PRP-170 by mouse an order is carried onto another, and onto the normal ones', async ({
  server,
  scene,
  board,
  page,
}) => {
  await aFloor(scene, floorOf(server, scene));
  await page.goto('/');
  await expect(orders(page)).toHaveText([/URG1/, /NORMALE/]);
  await board.canDrag();
  await board.drag(board.handle('NORMALE'), orders(page).filter({ hasText: 'URG1' }));
  await expect(orders(page)).toHaveText([/NORMALE/, /URG1/]);
  await expect.poll(async () => (await scene.ledger()).length).toBe(1);
  // Until the answer is here too.
  await expect(board.actions).toHaveText('Actions');
  await board.drag(board.handle('NORMALE'), page.getByRole('list', { name: 'les commandes non urgentes' }));
  await expect(orders(page)).toHaveText([/URG1/, /NORMALE/]);
  await expect.poll(async () => (await scene.ledger()).length).toBe(2);
});

test('PRP-164 a row at the foot of the window is picked up and let go: nothing scrolls, nothing is sent', async ({
  server,
  scene,
  board,
  page,
}) => {
  await aFloor(scene, floorOf(server, scene));
  await page.goto('/');
  await board.canDrag();
  const handle = board.handle('NORMALE');
  const { y } = (await handle.boundingBox()) ?? { y: 0 };
  await page.setViewportSize({ width: 1280, height: Math.round(y) + 40 });
  const { x, y: top } = (await handle.boundingBox()) ?? { x: 0, y: 0 };
  const before = await page.evaluate(() => scrollY);
  await page.mouse.move(x + 8, top + 8);
  await page.mouse.down();
  await page.mouse.move(x + 8, top - 8, { steps: 4 });
  await page.mouse.move(x + 8, top + 8, { steps: 4 });
  await page.waitForTimeout(150);
  await page.mouse.up();
  expect(await page.evaluate(() => scrollY)).toBe(before);
  await expect(orders(page)).toHaveText([/URG1/, /NORMALE/]);
  expect(await scene.ledger()).toEqual([]);
});

test('PRP-170 PRP-238 the floor by keyboard alone', async ({ server, scene, page }) => {
  test.slow();
  await aFloor(scene, floorOf(server, scene));
  await work(page, scene, keys(page), isClean);
});

test('PRP-238 Monter pressed again at the same spot goes on with its line, however fast', async ({
  server,
  scene,
  page,
}) => {
  const floor = floorOf(server, scene);
  const lines = ['Picking', 'Contrôle', 'Retours', 'Emballage', 'Réception'];
  for (const [at, name] of lines.entries()) await floor.config(at + 1, [21, 54, 55, 56, 57][at] ?? 0, name);
  await page.goto('/assign/prio');
  const lineNames = page.getByRole('table').first().getByRole('rowheader');
  const order = async (count: number) => (await lineNames.allTextContents()).slice(0, count);
  const lift = page.getByRole('button', { name: 'Monter Réception', exact: true });
  await expect(lift).toBeVisible();
  const box = await lift.boundingBox();
  if (!box) throw new Error('Invariant: no button');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.click(x, y);
  await expect.poll(() => order(5)).toEqual(['Picking', 'Contrôle', 'Retours', 'Réception', 'Emballage']);
  await page.waitForTimeout(1_500);
  await page.mouse.click(x, y);
  await expect.poll(() => order(5)).toEqual(['Picking', 'Contrôle', 'Réception', 'Retours', 'Emballage']);
  await page.mouse.click(x, y);
  await expect.poll(() => order(5)).toEqual(['Picking', 'Réception', 'Contrôle', 'Retours', 'Emballage']);
  // Whoever rested there means what he sees there now.
  await page.waitForTimeout(3_200);
  await page.mouse.click(x, y);
  await expect.poll(() => order(5)).toEqual(['Picking', 'Réception', 'Contrôle', 'Emballage', 'Retours']);
});

test('PRP-182 permissions stand on one line a person at 1280 px', async ({ server, scene, page }) => {
  await aFloor(scene, floorOf(server, scene));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const row = page.getByRole('row').filter({ has: permissions(page) });
  await expect(permissions(page)).toHaveText('Picking1/8');
  expect((await row.boundingBox())?.height).toBeLessThan(50);
});

test.describe('with a finger', () => {
  test.use(tablet);

  test('PRP-170 PRP-238 the floor by touch alone', async ({ server, scene, page }) => {
    test.slow();
    await aFloor(scene, floorOf(server, scene));
    await work(page, scene, finger, alreadySeen);
  });

  test('what a finger touches of the floor is at least 44 px high or wide', async ({ server, scene, page }) => {
    await aFloor(scene, floorOf(server, scene));
    const small = async () => {
      const controls = page.getByRole('main').locator('button:visible, input[type=checkbox]:visible');
      const reached = await controls.evaluateAll(reaches);
      return reached.filter(({ width, height }) => Math.max(width, height) < 44);
    };
    await page.goto('/');
    await permissions(page).tap();
    await expect.poll(small).toEqual([]);
    await page.goto('/assign/prio');
    await expect(page.getByRole('button', { name: 'Descendre Picking', exact: true })).toBeVisible();
    await expect.poll(small).toEqual([]);
  });
});
