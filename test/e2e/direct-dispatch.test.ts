import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

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
