import { expect } from '@playwright/test';
import { loseAnswer, refusal } from '../../hands/faults.ts';
import { test } from '../fixtures.ts';

const waiting = 'En attente de rafraîchissement';

test('DSP-078 DSP-079 DSP-447 finalised orders are extracted; the notice stays until a load has told of it', async ({
  scene,
  board,
  page,
  network,
}) => {
  const round = await scene.dock();
  await scene.order('PRETE', { dock: round.id, dock_rank: 1 });
  await scene.order('EN-PREP', { dock: round.id, dock_rank: 2, status: 'waiting' }, { status: 'prep' });
  await scene.order('LISTE');
  await board.open();
  const extract = page.getByRole('button', { name: /^Extraire toutes les commandes finalisées/ });
  const notice = page.getByRole('status').filter({ hasText: waiting });

  const refused = network.intercept(
    { path: '/extract_all_finalized/', times: 1 },
    refusal(400, { error: 'Pas maintenant' }),
  );
  await extract.click();
  await board.confirmation.getByRole('button', { name: 'Confirmer' }).click();
  await expect(board.toast('Pas maintenant')).toBeVisible();
  expect(refused.hits()).toBe(1);
  await expect(notice).toHaveCount(0);
  await expect(extract).not.toHaveAttribute('aria-disabled', 'true');

  await board.pause();
  await extract.click();
  await board.confirmation.getByRole('button', { name: 'Confirmer' }).click();
  await expect(notice).toBeVisible();
  await expect(extract).toHaveAttribute('aria-disabled', 'true');
  await expect.poll(async () => (await scene.ledger()).length).toBe(1);
  await extract.click({ force: true });
  await expect(notice).toBeVisible();
  await expect(board.inDock(round, 'PRETE')).toBeVisible();

  await board.play();
  await expect(notice).toHaveCount(0);
  await expect(extract).not.toHaveAttribute('aria-disabled', 'true');
  await expect(board.inDock(round, 'PRETE')).toHaveCount(0);
  await expect(board.inDock(round, 'EN-PREP')).toBeVisible();
  await expect(board.row('LISTE')).toHaveCount(0);
  for (const name of ['PRETE', 'LISTE'])
    await expect(page.getByRole('article').filter({ hasText: name }).getByRole('listitem')).not.toHaveCount(0);
  expect(await scene.ledger()).toHaveLength(1);
});

test('DSP-461 DSP-490 an order is assigned to its cross-dock round once, also when the answer is lost', async ({
  scene,
  board,
  page,
  network,
  context,
}) => {
  const round = await scene.dock({ cross_docking_target_center: 12, current_status: 'moving' });
  await scene.order('TRANSIT', {}, { cross_docking: 2 });
  await scene.order('ICI');
  await board.open();
  await board.more('la commande ICI').click();
  await expect(board.entry('Changer le statut')).toBeVisible();
  await expect(board.entry('Affecter au cross-dock')).toHaveCount(0);
  await page.keyboard.press('Escape');

  // The server did it and its answer is lost: nothing asks a second time, be it a reload, another tab or a poll.
  const path = '/assign_xd_dock/';
  const lost = network.intercept({ path, times: 1 }, loseAnswer);
  await board.more('la commande TRANSIT').click();
  await board.entry('Affecter au cross-dock').click();
  await expect.poll(() => lost.hits()).toBe(1);
  await expect(board.row('TRANSIT')).toHaveCount(0);
  await board.refresh();
  await expect(board.inDock(round, 'TRANSIT')).toBeVisible();
  await page.reload();
  await expect(board.inDock(round, 'TRANSIT')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dispatch');
  await expect(other.getByRole('article').filter({ hasText: 'TRANSIT' })).toBeVisible();
  await other.close();
  await board.refresh();
  expect(network.seen(path)).toHaveLength(1);
  expect(await scene.ledger()).toHaveLength(1);
});
