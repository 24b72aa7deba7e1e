import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

test('DSP-203 DSP-249 unfinalised orders show their progress, can be hidden, and stay so after a reload', async ({
  scene,
  board,
  page,
}) => {
  await scene.order('PRETE');
  await scene.order('EN-COURS', { status: 'waiting', prep_progress: 4, prep_total: 9 }, { status: 'prep' });
  await board.open();
  await expect(board.row('EN-COURS')).toContainText('4/9');
  await expect(board.row('EN-COURS').getByRole('img', { name: 'Non finalisée' })).toBeVisible();
  await expect(board.row('PRETE')).not.toContainText('/9');
  await page.getByRole('button', { name: 'Masquer les non finalisées' }).click();
  await expect(board.row('EN-COURS')).toHaveCount(0);
  await expect(board.list.getByRole('columnheader', { name: 'Nom' })).toHaveText('Nom (1/2)');
  await page.reload();
  await expect(board.row('PRETE')).toBeVisible();
  await expect(board.row('EN-COURS')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Afficher les non finalisées' })).toBeVisible();
});

test('DSP-212 a list that is folded keeps its title and its count, and stays folded after a reload', async ({
  scene,
  board,
  page,
}) => {
  const ready = await scene.dock({ current_status: 'loaded' });
  const creation = await scene.dock();
  await board.open();
  const fold = page.getByRole('button', { name: 'À livrer' });
  await expect(board.dock(ready)).toBeVisible();
  await fold.click();
  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(board.dock(creation)).toBeVisible();
    await expect(board.dock(ready)).toHaveCount(0);
    expect(await board.count('Tournées Prêtes à livrer')).toBe(1);
  }
  await fold.click();
  await expect(board.dock(ready)).toBeVisible();
});
