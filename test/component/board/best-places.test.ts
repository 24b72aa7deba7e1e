import { expect } from '@playwright/test';
import { hourText } from '../../../src/domain/time/paris-time.ts';
import type { Scene } from '../../hands/scene.ts';
import { test } from '../fixtures.ts';

const minute = 60_000;
const latitude = 48.89;
const longitude = 2.36;

/** A place so many metres north of the center. */
const north = (metres: number) => ({
  ...{ street_number: '4', street: 'Rue Pajol', postal_code: '75018', city: 'Paris' },
  latitude: latitude + metres / 111_195,
  longitude,
});

/** A quarter of a minute past a minute: no second more or less changes the minute of what follows. */
function leaving(scene: Scene, minutes: number) {
  const ms = Math.floor(Date.parse(scene.at(minutes)) / minute) * minute + 15_000;
  return { ms, departure: new Date(ms).toISOString() };
}

/** Two rounds: one passes by ENTRE at 2 km, the other goes south. Its slot ends so many seconds after they leave. */
async function twoRounds(makeScene: (fields: object) => Promise<Scene>, slotEndS?: number) {
  const scene = await makeScene({ address: north(0) });
  const { ms, departure } = leaving(scene, 60);
  const by = await scene.dock({ departure });
  const south = await scene.dock({ departure });
  await scene.order('UN', { dock: by.id, dock_rank: 1, address: north(1_000) });
  await scene.order('TROIS', { dock: by.id, dock_rank: 2, address: north(3_000) });
  await scene.order('SUD', { dock: south.id, dock_rank: 1, address: north(-4_000) });
  const ends = (seconds?: number) =>
    seconds === undefined ? {} : { max_shipping_time: new Date(ms + seconds * 1_000).toISOString() };
  const client = { id: 1, name: 'Assia Leguennic' };
  await scene.order('ENTRE', { address: north(2_000), client, ...ends(slotEndS) });
  return { scene, ms, by, south };
}

test('OUR-080 OUR-082 the window names the order and lists rounds by what they cost; a press puts it at that place', async ({
  makeScene,
  page,
  board,
}) => {
  const { scene, ms, by, south } = await twoRounds(makeScene);
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await board.handle('ENTRE').click();
  await expect(board.dialog).toContainText('Assia Leguennic · 4 Rue Pajol');
  await expect(board.dialog).toContainText('5 sacs');
  const targets = board.dialog.getByRole('listitem');
  await expect(targets.locator('strong')).toHaveText([board.code(by), board.code(south), 'Nouvelle tournée']);
  // 260 s a kilometre, 240 s at a door.
  await expect(targets.nth(0)).toContainText('2e arrêt, après UN');
  await expect(targets.nth(0)).toContainText(`+4 min, aucun retardvers ${hourText(ms + 760_000)}`);
  await expect(targets.nth(1)).toContainText('1er arrêt, avant SUD');
  await expect(targets.nth(1)).toContainText(`+22 min, aucun retardvers ${hourText(ms + 520_000)}`);
  await targets.nth(0).getByRole('button').click();
  await expect(board.dock(by).getByRole('listitem').getByRole('link')).toHaveText(['UN', 'ENTRE', 'TROIS']);
});

test('OUR-081 OUR-082 who comes late by it is named with his minutes', async ({ makeScene, page, board }) => {
  const { scene, by } = await twoRounds(makeScene, 300);
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await board.handle('ENTRE').click();
  const best = board.dialog.getByRole('listitem').first();
  await expect(best.locator('strong')).toHaveText(board.code(by));
  await expect(best).toContainText('1er arrêt, avant UN');
  await expect(best).toContainText('+13 min, 1 retardENTRE +3 min');
});

test('OUR-081 a slot that is only just met is not promised; first and last say no cost', async ({
  makeScene,
  page,
  board,
}) => {
  const { scene, ms, by } = await twoRounds(makeScene, 820);
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await board.handle('ENTRE').click();
  const best = board.dialog.getByRole('listitem').first();
  await expect(best).toContainText(`+4 min, de justessevers ${hourText(ms + 760_000)}`);
  await board.dialog.getByRole('radio', { name: 'En premier' }).click();
  await expect(board.dialog.getByText(/justesse|aucun retard/)).toHaveCount(0);
  const foot = board.dialog.locator('p[role="status"]');
  await board.dialog.getByRole('searchbox').fill('1');
  await expect(foot).toHaveText(`Déplacer ENTRE dans ${board.code(by)}, 1er arrêt, avant UN`);
  await board.dialog.getByRole('radio', { name: 'En dernier' }).click();
  await expect(foot).toHaveText(`Déplacer ENTRE dans ${board.code(by)}, 3e arrêt, après TROIS`);
});

test('OUR-083 a new round of the order alone stands behind the others, with its cost, and is made by a press', async ({
  makeScene,
  page,
  board,
}) => {
  const { scene } = await twoRounds(makeScene);
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await board.handle('ENTRE').click();
  const last = board.dialog.getByRole('listitem').last();
  // 2 km there, 4 minutes at the door, 2 km back.
  await expect(last).toHaveText('Nouvelle tournée un seul arrêt+22 min, heure inconnue');
  await last.getByRole('button').click();
  await expect(board.dialog).toHaveCount(0);
  await expect
    .poll(async () => (await scene.ledger()).map(({ path }) => path))
    .toEqual(['/api/docks/direct_dispatch_many/']);
});

test('OUR-080 where canteens go together, all orders of one are moved, and none goes between those of another', async ({
  makeScene,
  page,
  board,
}) => {
  const scene = await makeScene({ address: north(0), group_canteen_orders_in_docks: true });
  const dock = await scene.dock({ departure: leaving(scene, 60).departure });
  const there = { canteen_id: 77, canteen_orders_count: 2 };
  await scene.order('UN', { dock: dock.id, dock_rank: 1, address: north(1_000) }, { ...there, canteen_witness: true });
  await scene.order('TROIS', { dock: dock.id, dock_rank: 2, address: north(3_000) }, there);
  const here = { canteen_id: 88, canteen_orders_count: 2 };
  await scene.order('K1', { address: north(2_000) }, { ...here, canteen_witness: true });
  await scene.order('K2', { address: north(2_000) }, here);
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await board.handle('K1').click();
  await board.dialog.waitFor();
  // Never one of them alone, not for a moment: it might be pressed by then.
  expect(await board.dialog.getByRole('heading').first().textContent()).toBe('Déplacer 2 commandes vers…');
  await expect(board.dialog).toContainText('10 sacs');
  // Two stays of 240 s, on the way back.
  const target = board.dialog.getByRole('listitem').first();
  await expect(target).toContainText('3e arrêt, après TROIS');
  await expect(target).toContainText('+8 min');
});

test('OUR-204 OUR-206 a digit alone chooses a place, the foot says whole what Enter does, and Enter does it', async ({
  makeScene,
  page,
  board,
}) => {
  const { scene, ms, by, south } = await twoRounds(makeScene);
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await board.handle('ENTRE').click();
  const foot = board.dialog.locator('p[role="status"]');
  await expect(foot).toHaveText('');
  await page.keyboard.type('1');
  await expect(foot).toHaveText(
    `Déplacer ENTRE dans ${board.code(by)}, 2e arrêt, après UN : +4 min, aucun retard, vers ${hourText(ms + 760_000)}`,
  );
  await page.keyboard.press('Backspace');
  await page.keyboard.type('3');
  await expect(foot).toHaveText('Créer une tournée avec ENTRE');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('9');
  await expect(foot).toHaveText('Pas de place 9');
  await page.keyboard.press('Enter');
  await expect(board.dialog).toBeVisible();
  // Two digits are a search: the postal code of all orders here.
  await page.keyboard.press('Backspace');
  await page.keyboard.type('75018');
  await expect(board.dialog.getByRole('listitem')).toHaveCount(2);
  for (let sign = 0; sign < 5; sign++) await page.keyboard.press('Backspace');
  await page.keyboard.type('2');
  await expect(foot).toContainText(`dans ${board.code(south)}, 1er arrêt, avant SUD`);
  await page.keyboard.press('Enter');
  await expect(board.dock(south).getByRole('listitem').getByRole('link')).toHaveText(['ENTRE', 'SUD']);
  expect(board.page.url()).not.toContain('dialog=');
});

test('OUR-205 below the chosen round stands its line of time with the new stop, and how the next one shifts', async ({
  makeScene,
  page,
  board,
}) => {
  const { scene, ms } = await twoRounds(makeScene);
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await board.handle('ENTRE').click();
  await expect(board.dialog.getByRole('searchbox')).toBeFocused();
  const chosen = board.dialog.getByRole('listitem').first();
  await expect(chosen.locator('[data-new]')).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(chosen.locator('[data-new]')).toHaveText(['1', '2', '3']);
  await expect(chosen.locator('[data-new="true"]')).toHaveText(['2']);
  // UN at 260 s, two kilometres more to TROIS: 1,020 s; by ENTRE it takes four minutes longer.
  await expect(chosen).toContainText(
    `${hourText(ms)}ENTRE vers ${hourText(ms + 760_000)} · TROIS passe de ${hourText(ms + 1_020_000)} à ${hourText(ms + 1_260_000)}${hourText(ms + 1_260_000)}`,
  );
  await page.keyboard.press('ArrowUp');
  await expect(chosen.locator('[data-new]')).toHaveCount(0);
});
