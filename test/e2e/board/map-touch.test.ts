import { expect } from '@playwright/test';
import { tablet, test } from '../fixtures.ts';
import { reaches } from '../hands/reaches.ts';

test.use(tablet);

const at = (latitude: number, longitude = 2.36) => ({
  ...{ street: 'Rue de la Chapelle', postal_code: '75018', city: 'Paris' },
  ...{ latitude, longitude },
});

test('OUR-208 OUR-043 a finger circles orders on the map, whose tools are 44 px, and the page stays where it is', async ({
  makeScene,
  board,
  page,
  context,
}) => {
  const scene = await makeScene({ address: at(48.8955) });
  await scene.order('A1', { address: at(48.9) });
  await scene.order('A2', { address: at(48.91, 2.37) });
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await expect(board.row('A1')).toBeVisible();
  await page.keyboard.press('m');
  const panel = page.getByRole('region', { name: 'Carte des commandes et des tournées' });
  const canvas = panel.locator('canvas');
  await expect(canvas).toBeVisible();
  const controls = panel.locator('button:visible, input[type=checkbox]:visible');
  const small = async () =>
    (await controls.evaluateAll(reaches)).filter(({ width, height }) => Math.max(width, height) < 44);
  await expect.poll(small).toEqual([]);
  const lasso = panel.getByRole('button', { name: 'Lasso', exact: true });
  await lasso.tap();
  await expect(lasso).toHaveAttribute('aria-pressed', 'true');
  const box = await canvas.boundingBox();
  if (!box) throw new Error('Not on screen');
  const scrolled = () => page.evaluate(() => [scrollX, scrollY]);
  const before = await scrolled();
  const finger = await context.newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const [left, right, top, bottom] = [box.x + 2, box.x + box.width - 2, box.y + 2, box.y + box.height - 2];
  // Downwards first, then up: as a page is scrolled.
  await touch('touchStart', [{ x: left, y: top }]);
  for (const step of [0.25, 0.5, 0.75, 1]) await touch('touchMove', [{ x: left, y: top + (bottom - top) * step }]);
  await touch('touchMove', [{ x: right, y: bottom }]);
  await touch('touchMove', [{ x: right, y: top }]);
  await touch('touchEnd', []);
  await expect(panel.getByRole('status').first()).toContainText('2 commandes cochées');
  expect(await scrolled()).toEqual(before);
  await expect(lasso).toHaveAttribute('aria-pressed', 'false');
});
