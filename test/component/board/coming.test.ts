import { expect } from '@playwright/test';
import { dockCode } from '../../../src/domain/dock/text.ts';
import { hourText } from '../../../src/domain/time/paris-time.ts';
import { test } from '../fixtures.ts';

const minute = 60_000;
const quarter = 15 * minute;

test('OUR-231 OUR-233 the line of numbers says the first quarter short of drivers, and leads to those expected soon', async ({
  makeScene,
  page,
  board,
}) => {
  const scene = await makeScene();
  const times = { departure: scene.at(60), return_time: scene.at(100) };
  const [first] = [await scene.dock(times), await scene.dock(times), await scene.dock()];
  const docks = [first, await scene.dock(times)];
  for (const [at, dock] of docks.entries()) await scene.order(`CARTON${at}`, { dock: dock.id, dock_rank: 1 });
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await expect(board.dock(first)).toBeVisible();
  const ms = Date.parse(times.departure);
  const at = hourText(ms - (ms % quarter));
  const numbers = page.getByRole('navigation', { name: 'Maintenant' });
  const words = numbers.getByRole('button', { name: `${at} : il manque 2 livreurs, d'après 2 tournées` });
  await expect(words).toBeVisible();
  await expect(words).toContainText(`${at} : il manque 2 livreurs`);
  await expect(words).toContainText("d'après 2 tournées");
  // One comes: one is missing, and once both are here nothing is said.
  await scene.driver('Karim', {});
  await board.refresh();
  await expect(numbers.getByRole('button', { name: `${at} : il manque 1 livreur,` })).toBeVisible();
  await numbers.getByRole('button', { name: /il manque/ }).click();
  await expect(page.getByRole('dialog')).toContainText('Livreurs');
  await page.keyboard.press('Escape');
  await scene.driver('Nadia', {});
  await board.refresh();
  await expect(numbers.getByRole('button', { name: /il manque/ })).toHaveCount(0);
});

test('OUR-232 OUR-233 the round that will be late first is named with its stop, and leads to the places of that order', async ({
  makeScene,
  page,
  board,
}) => {
  const scene = await makeScene();
  const base = Math.floor(Date.parse(scene.at(60)) / minute) * minute;
  const at = (minutes: number) => new Date(base + minutes * minute).toISOString();
  const dock = await scene.dock({ departure: scene.at(20), return_time: at(60) });
  const silent = await scene.dock({ departure: scene.at(20), return_time: at(60) });
  await scene.order('AVANT', { dock: dock.id, dock_rank: 1, eta: at(0) });
  await scene.order('TARDIF', { dock: dock.id, dock_rank: 2, eta: at(36), max_shipping_time: at(30) });
  await scene.order('MUETTE', { dock: silent.id, dock_rank: 1, address: null });
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await expect(board.dock(dock)).toBeVisible();
  const numbers = page.getByRole('navigation', { name: 'Maintenant' });
  const code = dockCode(dock.id);
  const words = numbers.getByRole('button', {
    name: `${code} sera en retard de 6 min à l'arrêt 2, d'après 1 tournée sur 2`,
  });
  await expect(words).toHaveText(
    `${code} sera en retard de 6 min à l'arrêt 2${code} : +6 min à l'arrêt 2d'après 1 tournée sur 2`,
  );
  await words.click();
  await expect(page.getByRole('dialog')).toContainText('TARDIF');
});
