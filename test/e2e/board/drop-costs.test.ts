import { expect, type Page } from '@playwright/test';
import type { Dock } from '../../../src/domain/dock/dock.ts';
import type { Board } from '../../hands/board.ts';
import type { Scene } from '../../hands/scene.ts';
import { installed, test } from '../fixtures.ts';

/** A place so many metres north of the center. */
const north = (metres: number) => ({
  ...{ street_number: '4', street: 'Rue Pajol', postal_code: '75018', city: 'Paris' },
  latitude: 48.89 + metres / 111_195,
  longitude: 2.36,
});

const departure = (scene: Scene) => scene.at(60);

/** A round that passes by ENTRE, and a locked one. */
async function twoRounds(makeScene: (fields: object) => Promise<Scene>) {
  const scene = await makeScene({ address: north(0) });
  const by = await scene.dock({ departure: departure(scene) });
  const locked = await scene.dock({ current_status: 'loaded', locked_at: scene.at(-5) });
  await scene.order('UN', { dock: by.id, dock_rank: 1, address: north(1_000) });
  await scene.order('TROIS', { dock: by.id, dock_rank: 2, address: north(3_000) });
  await scene.order('CLOS', { dock: locked.id, dock_rank: 1, address: north(2_000) });
  await scene.order('ENTRE', { address: north(2_000) });
  return { scene, by, locked };
}

const openIn = async (page: Page, board: Board, scene: Scene) => {
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await expect(board.list).toBeVisible();
};

/** The target of the best place of all rounds, and that of one card. */
const bestOf = ({ page }: Board) => page.locator('[data-at][data-cost]');
const stripOf = (board: Board, dock: Pick<Dock, 'id'>) => board.dock(dock).getByText(/^2e arrêt :/);

test('OUR-200 OUR-201 by mouse a card says its cost or why not at the same height, and takes a drop at its best place', async ({
  makeScene,
  page,
  board,
}) => {
  const { scene, by, locked } = await twoRounds(makeScene);
  await openIn(page, board, scene);
  const heights = async () => [
    (await board.dock(by).boundingBox())?.height,
    (await board.dock(locked).boundingBox())?.height,
  ];
  const before = await heights();
  await board.hover(board.handle('ENTRE'), board.dock(by).getByRole('heading'));
  await expect(board.dock(by)).toContainText('1er arrêt : +13 min, aucun retard');
  await expect(board.dock(locked)).toContainText('Tournée verrouillée');
  await expect(page.locator('[class*=overlay]')).toContainText('+13 min, aucun retard');
  expect(await heights()).toEqual(before);
  await board.carry(stripOf(board, by));
  await expect(stripOf(board, by)).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
  await expect(board.dock(by).getByRole('listitem').getByRole('link')).toHaveText(['UN', 'ENTRE', 'TROIS']);
  await expect.poll(async () => (await scene.ledger()).length).toBe(1);
});

test('OUR-202 the best place of all is in sight, away from the hand, and takes a drop', async ({
  makeScene,
  page,
  board,
}) => {
  const { scene, by } = await twoRounds(makeScene);
  await openIn(page, board, scene);
  await board.hover(board.handle('ENTRE'), board.dock(by).getByRole('heading'));
  const [best, hand] = [await bestOf(board).boundingBox(), await board.handle('ENTRE').boundingBox()];
  if (!best || !hand) throw new Error('Invariant: both are on screen');
  expect(best.y > hand.y + hand.height || best.y + best.height < hand.y).toBe(true);
  await board.carry(bestOf(board));
  await expect(bestOf(board)).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
  await expect(board.dock(by).getByRole('listitem').getByRole('link')).toHaveText(['UN', 'ENTRE', 'TROIS']);
});

test(
  'OUR-200 offline the costs of a drag are there all the same',
  installed,
  async ({ makeScene, page, board, context }) => {
    const { scene, by } = await twoRounds(makeScene);
    await openIn(page, board, scene);
    // The code of the places has come once.
    await board.hover(board.handle('ENTRE'), board.dock(by).getByRole('heading'));
    await expect(stripOf(board, by)).toBeVisible();
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await context.setOffline(true);
    await board.hover(board.handle('ENTRE'), board.dock(by).getByRole('heading'));
    await expect(board.dock(by)).toContainText('2e arrêt : +4 min, aucun retard');
    await page.mouse.up();
    await context.setOffline(false);
  },
);

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1024, height: 768 } });
  test('OUR-200 OUR-202 a finger finds both targets high enough, and drops at the best place', async ({
    makeScene,
    page,
    board,
  }) => {
    const { scene, by } = await twoRounds(makeScene);
    await openIn(page, board, scene);
    await board.canDrag();
    const devtools = await page.context().newCDPSession(page);
    const touch = (type: string, at: readonly { x: number; y: number }[]) =>
      devtools.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints: [...at] });
    const middle = (box: { x: number; y: number; width: number; height: number } | null) => {
      if (!box) throw new Error('Invariant: it is on screen');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    const from = middle(await board.handle('ENTRE').boundingBox());
    await touch('touchStart', [from]);
    // Held for a moment, as the sensor asks.
    await page.waitForTimeout(400);
    await touch('touchMove', [{ x: from.x + 20, y: from.y + 20 }]);
    await expect(bestOf(board)).toBeVisible();
    await expect(stripOf(board, by)).toBeVisible();
    for (const target of [bestOf(board), stripOf(board, by)])
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    const to = middle(await bestOf(board).boundingBox());
    await touch('touchMove', [to]);
    await touch('touchMove', [{ x: to.x + 1, y: to.y }]);
    await expect(bestOf(board)).toHaveAttribute('data-over', 'true');
    await touch('touchEnd', []);
    await expect(board.dock(by).getByRole('listitem').getByRole('link')).toHaveText(['UN', 'ENTRE', 'TROIS']);
  });
});
