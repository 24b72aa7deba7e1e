import { expect } from '@playwright/test';
import { test } from '../fixtures.ts';

test('DSP-205 a tour is made of the ticked orders, in their order; their ticks are gone', async ({
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

test('DSP-457 a tour of the ticked orders is put on a trolley at once, where all of them are packed', async ({
  scene,
  board,
  page,
}) => {
  await scene.dock();
  await scene.order('UNE');
  await scene.order('DEUX');
  await scene.order('ATTEND', { status: 'waiting' }, { status: 'prep' });
  await board.open();
  await page.getByRole('button', { name: 'Autoriser le dispatch des commandes non finalisées' }).click();
  const tick = (name: string) => board.row(name).getByRole('checkbox', { name: `Cocher la commande ${name}` });
  const create = page.getByRole('button', { name: /^Créer et mettre en chariot/ });
  await expect(create).toHaveAccessibleDescription('Aucune commande cochée');
  for (const name of ['UNE', 'ATTEND']) await tick(name).click();
  await expect(create).toHaveAttribute('aria-disabled', 'true');
  await expect(create).toHaveAccessibleDescription("Une commande de la tournée n'est pas finalisée");
  await tick('ATTEND').click();
  await tick('DEUX').click();
  await create.click();
  await expect(board.toast('Commandes dispatchées dans une tournée vide')).toBeVisible();
  await expect.poll(async () => (await scene.ledger()).at(-1)?.body).toMatchObject({ define: true });
  await expect(page.getByRole('region', { name: /^Tournées en préparation/ })).toContainText('UNE');
  await page.getByRole('button', { name: 'Autoriser le dispatch des commandes non finalisées' }).click();
});

test('DSP-252 DSP-274 DSP-456 one order is dispatched by its button, one not finalised only where that is allowed', async ({
  scene,
  board,
  page,
}) => {
  const free = await scene.dock();
  await scene.order('PRETE');
  await scene.order('EN-PREP', { status: 'waiting' }, { status: 'prep' });
  await scene.order('HORS-DISPATCH', { is_dispatch_disabled: true });
  const { task: docked } = await scene.order('PLACEE', { dock: (await scene.dock()).id, dock_rank: 1 });
  await board.open();

  const dispatch = (name: string) =>
    page.getByRole('button', { name: new RegExp(`^Dispatch de la commande ${name}\\b`) });
  await expect(dispatch('HORS-DISPATCH')).toHaveAttribute('aria-disabled', 'true');
  await expect(dispatch('PLACEE')).toHaveCount(0);
  await expect(dispatch('EN-PREP')).toHaveAccessibleName('Dispatch de la commande EN-PREP. Commande non finalisée');
  await dispatch('EN-PREP').press('Enter');
  expect(await scene.ledger()).toEqual([]);

  await dispatch('PRETE').click();
  await expect(board.toast('Commande dispatchée')).toBeVisible();
  await expect(board.inDock(free, 'PRETE')).toBeVisible();
  await expect(board.row('PRETE')).toHaveCount(0);

  await page.getByRole('button', { name: 'Autoriser le dispatch des commandes non finalisées' }).click();
  expect(await page.evaluate(() => localStorage.getItem('canDispatchWaitingTasks'))).toBe('true');
  await page.reload();
  await dispatch('EN-PREP').click();
  await expect(board.row('EN-PREP')).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: 'EN-PREP' })).toBeVisible();
  expect((await scene.ledger()).length).toBe(2);
  expect(docked.dock).not.toBe(free.id);
});
