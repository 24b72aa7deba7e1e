import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('DSP-205 DSP-457 a tour is made of the ticked orders, in their order; their ticks are gone', async ({
  scene,
  board,
  page,
}) => {
  const free = await scene.dock();
  const late = (minutes: number) => ({ estimated_travel_departure_at: scene.at(minutes) });
  await scene.order('DEUX', late(90));
  await scene.order('UNE', late(60));
  await scene.order('RESTE', late(120));
  await board.open();
  const create = page.getByRole('button', { name: /^Créer une tournée/ });
  await expect(create).toHaveAttribute('aria-disabled', 'true');
  await expect(create).toHaveAccessibleDescription('Aucune commande cochée');

  for (const name of ['DEUX', 'UNE'])
    await board
      .row(name)
      .getByRole('checkbox', { name: `Cocher la commande ${name}` })
      .click();
  await create.click();
  await expect(board.toast('Commandes dispatchées dans une tournée vide')).toBeVisible();
  const inTour = board
    .dock(free)
    .getByRole('listitem')
    .filter({ has: page.getByRole('link') });
  await expect(inTour).toContainText(['UNE', 'DEUX']);
  await expect(board.list.getByRole('heading')).toHaveText('Commandes à dispatcher (1)');
  await expect(create).toHaveAttribute('aria-disabled', 'true');
});
