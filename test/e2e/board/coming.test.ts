import { expect } from '@playwright/test';
import { dockCode } from '../../../src/domain/dock/text.ts';
import { test } from '../fixtures.ts';

const minute = 60_000;

test('OUR-233 what is coming moves no number and nothing below, is short where the line is, and leads to the card of a round on the road', async ({
  makeScene,
  page,
  board,
}) => {
  const scene = await makeScene();
  const base = Math.floor(Date.parse(scene.at(60)) / minute) * minute;
  const at = (minutes: number) => new Date(base + minutes * minute).toISOString();
  const late = await scene.dock({ departure: scene.at(20), return_time: at(60) });
  await scene.order('TARDIF', { dock: late.id, dock_rank: 1, eta: at(36), max_shipping_time: at(30) });
  for (const rank of [1, 2, 3]) {
    const other = await scene.dock({ departure: scene.at(40 + rank), return_time: at(60) });
    await scene.order(`SEUL${rank}`, { dock: other.id, dock_rank: 1 });
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await expect(board.dock(late)).toBeVisible();
  const numbers = page.getByRole('navigation', { name: 'Maintenant' });
  const code = dockCode(late.id);
  const lateness = numbers.getByRole('button', {
    name: new RegExp(`^${code} sera en retard de 6 min à l'arrêt 1, d'après`),
  });
  const shortage = numbers.getByRole('button', { name: /il manque/ });
  await expect(lateness).toBeVisible();
  await expect(shortage).toBeVisible();
  const places = () =>
    Promise.all(
      [
        numbers.getByRole('link').first(),
        numbers.getByRole('button', { name: /en attente/ }),
        page.getByRole('heading', { name: /^Commandes à dispatcher/ }),
      ].map((it) => it.boundingBox()),
    );
  const before = await places();
  await expect(lateness.getByText(`${code} : +6 min à l'arrêt 1`)).toBeVisible();
  await expect(lateness.getByText('sera en retard')).toBeHidden();
  // Neither runs under the state of the synchronisation.
  const right = (await lateness.boundingBox().then((box) => box && box.x + box.width)) ?? Number.NaN;
  const age = await page.getByText(/^Dernière synchro/).boundingBox();
  expect(right).toBeLessThan(age?.x ?? 0);
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(lateness.getByText("sera en retard de 6 min à l'arrêt 1")).toBeVisible();
  await expect(lateness.getByText(/^d'après/)).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await scene.change('dock', late, { gone_at: scene.at(0), locked_at: scene.at(-1), current_status: 'loaded' });
  await expect(board.dock(late)).toContainText('Chargé', { timeout: 30_000 });
  await page.evaluate(() => scrollTo(0, 0));
  await lateness.click();
  await expect(board.dock(late)).toBeInViewport();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
  for (const name of ['Karim', 'Nadia', 'Zoé', 'Paul']) await scene.driver(name);
  await expect(shortage).toHaveCount(0, { timeout: 30_000 });
  expect(await places()).toEqual(before);
});
