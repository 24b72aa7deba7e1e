import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { test } from '../fixtures.ts';

const address = (street: string, latitude: number, longitude: number) => ({
  street,
  postal_code: '75018',
  city: 'Paris',
  latitude,
  longitude,
});
const home = address('Rue de la Chapelle', 48.8955, 2.3596);

test('DSP-383 DSP-455 a super admin compares the way of today with a better one, and applies it', async ({
  makeScene,
  board,
  page,
  network,
}) => {
  const scene = await makeScene({ address: home });
  const round = await scene.dock({ departure: scene.at(60) });
  const slot = { shipping_time: scene.at(60), max_shipping_time: scene.at(600) };
  // There and back again: the nearest is visited between the two farthest.
  for (const [at, [name, latitude]] of (
    [
      ['LOIN', 48.82],
      ['PRES', 48.89],
      ['PLUS-LOIN', 48.81],
    ] as const
  ).entries())
    await scene.order(
      name,
      { ...slot, dock: round.id, dock_rank: at + 1, address: address('Rue', latitude, 2.36) },
      slot,
    );
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await board.more(board.code(round)).click();
  await board.entry('Optimiser le trajet').click();

  const figures = board.dialog.getByRole('table', { name: 'Comparaison des trajets' }).getByRole('row');
  await expect(figures).toHaveCount(4);
  await expect(figures.nth(1)).toContainText('Trajet actuel');
  await expect(figures.nth(3)).toContainText('−');
  const stops = board.dialog.getByRole('link');
  await expect(stops).toHaveCount(3);
  const proposed = await stops.allTextContents();
  expect(proposed).not.toEqual(['LOIN', 'PRES', 'PLUS-LOIN']);
  // A reload shows the same proposal, and no optimiser is asked again for it.
  await page.reload();
  await expect(stops).toHaveText(proposed);
  expect(network.seen('/optimize/')).toHaveLength(1);
  expect(await scene.ledger()).toEqual([]);

  await board.dialog.getByRole('radio', { name: 'Google' }).click();
  await expect(board.dialog).toContainText("L'optimiseur Google n'est pas configuré sur ce serveur.");
  await board.dialog.getByRole('radio', { name: 'Optimiseur interne' }).click();
  await board.dialog.getByRole('button', { name: 'Appliquer cet ordre' }).click();
  await expect(board.dialog.getByRole('radio', { name: 'Trajet actuel' })).toBeChecked();
  await expect(stops).toHaveText(proposed);
  await board.dialog.getByRole('button', { name: 'Fermer' }).click();
  const inTour = board
    .dock(round)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  await expect(inTour).toContainText(proposed);
  expect(await scene.ledger()).toHaveLength(1);
});

describe('as a manager', () => {
  test.override({ account: 'manager' });
  test('DSP-119 DSP-383 PRP-719 others see the way and no optimiser', async ({ scene, board, page }) => {
    const round = await scene.dock();
    await scene.order('SEULE', { dock: round.id, dock_rank: 1 });
    await page.goto(`/dispatch?dialog=route&dock=${round.id}&to=internal`);
    await expect(board.dialog.getByRole('link', { name: 'SEULE' })).toBeVisible();
    await expect(board.dialog.getByRole('radio')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await board.more(board.code(round)).click();
    await expect(board.entry('Voir le trajet')).toBeVisible();
    await expect(board.entry('Optimiser le trajet')).toHaveCount(0);
  });
});
