import { expect } from '@playwright/test';
import { hourText } from '../../../src/domain/time/paris-time.ts';
import type { Board } from '../../hands/board.ts';
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

/** Three rounds: one passes by ENTRE at 2 km, one goes south, one is locked. */
async function threeRounds(makeScene: (fields: object) => Promise<Scene>, slotEndS?: number) {
  const scene = await makeScene({ address: north(0) });
  const { ms, departure } = leaving(scene, 60);
  const south = await scene.dock({ departure });
  const by = await scene.dock({ departure });
  const locked = await scene.dock({ departure, current_status: 'loaded', locked_at: scene.at(-5) });
  await scene.order('UN', { dock: by.id, dock_rank: 10, address: north(1_000) });
  await scene.order('TROIS', { dock: by.id, dock_rank: 20, address: north(3_000) });
  await scene.order('SUD', { dock: south.id, dock_rank: 1, address: north(-4_000) });
  await scene.order('CLOS', { dock: locked.id, dock_rank: 1, address: north(2_000) });
  const ends = slotEndS === undefined ? {} : { max_shipping_time: new Date(ms + slotEndS * 1_000).toISOString() };
  await scene.order('ENTRE', { address: north(2_000), ...ends });
  await scene.order('AUTRE', { address: north(2_500) });
  return { scene, ms, by, south, locked };
}

/** In hand by keyboard; the costs of the drag are there. */
async function pickUp(board: Board, name: string) {
  await board.canDrag();
  await expect(board.handle(name)).toBeVisible();
  await board.handle(name).focus();
  await board.page.keyboard.press('Space');
  await expect(bestOf(board)).toBeVisible();
}

/** The target of the best place of all rounds. */
const bestOf = ({ page }: Board) => page.locator('[data-at][data-cost]');

test('OUR-200 DSP-506 in hand, an order costs on each card what a drop on it does, and at its best place what that does', async ({
  makeScene,
  page,
  board,
}) => {
  const { by, south, scene } = await threeRounds(makeScene);
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await expect(board.dock(by)).toBeVisible();
  await expect(board.dock(by)).not.toContainText('+13 min');
  await pickUp(board, 'ENTRE');
  // 260 s a kilometre, 240 s at a door: there, back by a kilometre, on from it.
  await expect(board.dock(by)).toContainText('1er arrêt : +13 min, aucun retard');
  await expect(board.dock(by)).toContainText('2e arrêt : +4 min, aucun retard');
  // The first place is the best one there: no second target says it again.
  await expect(board.dock(south)).toContainText('1er arrêt : +22 min, aucun retard');
  await expect(board.dock(south).getByText(/arrêt :/)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(board.dock(by).getByText(/arrêt :/)).toHaveCount(0);
  await expect(bestOf(board)).toHaveCount(0);
});

test('OUR-201 a card that refuses what is in hand says why from the first moment, and no cost', async ({
  makeScene,
  page,
  board,
}) => {
  const { locked, scene } = await threeRounds(makeScene);
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await pickUp(board, 'ENTRE');
  await expect(board.dock(locked)).toHaveAttribute('data-target', 'refused');
  await expect(board.dock(locked).getByText('Tournée verrouillée')).toBeVisible();
  await expect(board.dock(locked).getByText(/arrêt :/)).toHaveCount(0);
});

test('OUR-202 DSP-530 the best place of all rounds is a target of its own, to which Home leads', async ({
  makeScene,
  page,
  board,
}) => {
  const { by, ms, scene } = await threeRounds(makeScene);
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await pickUp(board, 'ENTRE');
  await expect(bestOf(board)).toHaveText(`Meilleure place ${board.code(by)}2e arrêt, après UN · +4 min, aucun retard`);
  await page.keyboard.press('Home');
  await expect(board.dragSaid).toHaveText(
    `Commande ENTRE au-dessus de ${board.code(by)}, après la commande UN. +4 min, aucun retard, vers ${hourText(ms + 760_000)}`,
  );
  await page.keyboard.press('Space');
  await expect(board.dock(by).getByRole('listitem').getByRole('link')).toHaveText(['UN', 'ENTRE', 'TROIS']);
  await expect
    .poll(async () => (await scene.ledger()).map(({ path }) => path))
    .toEqual(['/api/dispatch/deliveries/move_task/']);
});

test('OUR-200 who comes late by a drop is named at the hand; ticked orders go together', async ({
  makeScene,
  page,
  board,
}) => {
  const { by, scene } = await threeRounds(makeScene, 300);
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await board.row('ENTRE').getByRole('checkbox').check();
  await board.row('AUTRE').getByRole('checkbox').check();
  await pickUp(board, 'ENTRE');
  await page.keyboard.press('Home');
  await expect(board.dragSaid).toContainText('2 commandes au-dessus de');
  await expect(board.dragSaid).toContainText('1 retard, ENTRE +3 min');
  await expect(board.dock(by)).toContainText('1 retard');
});

test('OUR-200 costs follow the round: an order that joins it meanwhile is reckoned with', async ({
  makeScene,
  page,
  board,
}) => {
  const { by, scene } = await threeRounds(makeScene);
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await pickUp(board, 'ENTRE');
  await expect(board.dock(by)).toContainText('2e arrêt : +4 min');
  await scene.order('DEMI', { dock: by.id, dock_rank: 5, address: north(500) });
  await board.refreshBehind();
  await expect(board.dock(by)).toContainText('3e arrêt : +4 min');
});
