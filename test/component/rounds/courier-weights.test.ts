import { expect, type Page } from '@playwright/test';
import type { Board } from '../../hands/board.ts';
import type { Scene } from '../../hands/scene.ts';
import { test } from '../fixtures.ts';

const slow =
  "Le poids calculé de la commande est supérieur à 12 kg. L'attente peut être plus longue car un livreur à grande capacité sera envoyé.";
const tooHeavy =
  'Le poids calculé de la commande est supérieur à 33 kg. Aucun livreur Uber ne pas sera en mesure de la livrer';

/** The windows of the call of each order, one after the other. */
async function look(scene: Scene, board: Board, weights: readonly (string | null)[]) {
  const orders = [];
  for (const [nth, total_weight] of weights.entries())
    orders.push(await scene.order(`POIDS${nth}`, {}, { total_weight }));
  await board.open();
  const said = [];
  for (const nth of weights.keys()) {
    await board.page.getByRole('button', { name: `Appel d'un coursier pour la commande POIDS${nth}` }).click();
    await expect(board.dialog.getByRole('button', { name: 'Appeler Stuart' })).toBeVisible();
    const { dialog } = board;
    said.push({
      uber: await dialog.getByRole('button', { name: 'Appeler Uber' }).count(),
      notices: await dialog.locator('[data-notice]').allTextContents(),
      colours: await dialog
        .locator('[data-notice]')
        .evaluateAll((all) => all.map((it) => it.getAttribute('data-notice'))),
    });
    await board.page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
  return said;
}

test('PRP-590 PRP-591 PRP-594 the second courier is offered below 33 kg rounded; above, a red notice says why not', async ({
  scene,
  board,
}) => {
  expect(await look(scene, board, ['12 Kg', '12.4 Kg', '32,4 Kg', '32,5 Kg', '33,4 Kg', '33.5 Kg'])).toEqual([
    { uber: 1, notices: [], colours: [] },
    { uber: 1, notices: [], colours: [] },
    { uber: 1, notices: [slow], colours: ['slow'] },
    { uber: 0, notices: [slow], colours: ['slow'] },
    { uber: 0, notices: [slow], colours: ['slow'] },
    // Each has his own.
    { uber: 0, notices: [slow, tooHeavy], colours: ['slow', 'tooHeavy'] },
  ]);
});

test('PRP-593 PRP-595 the first courier is slow above 12 kg; a weight nobody can read says nothing and offers both', async ({
  scene,
  board,
}) => {
  const nothing = { uber: 1, notices: [], colours: [] };
  const isSlow = { uber: 1, notices: [slow], colours: ['slow'] };
  const said = await look(scene, board, ['12,5 Kg', '12.5Kg', '13 kg', 'lourd', '', null]);
  expect(said).toEqual([isSlow, isSlow, isSlow, nothing, nothing, nothing]);
  await expect(board.row('POIDS0')).toContainText('13 kg');
  for (const nth of [3, 4, 5]) await expect(board.row(`POIDS${nth}`)).not.toContainText('kg');
});

const call = (board: Board, name: string) =>
  board.page.getByRole('button', { name: `Appel d'un coursier pour la commande ${name}` });

test('PRP-596 a round of a provider nobody knows has no button of a courier', async ({ scene, board, page }) => {
  const unknown = await scene.dock({ dock_type: 'GLOVO', current_status: 'moving' });
  await scene.order('INCONNU', { dock: unknown.id, dock_rank: 1 });
  const known = await scene.dock({ dock_type: 'STUART', current_status: 'moving' });
  await scene.order('CONNU', { dock: known.id, dock_rank: 1 });
  await board.open();
  const buttons = (of: typeof unknown) => board.dock(of).getByRole('button', { name: /^Appel|coursier|^Régulariser/ });
  await expect(buttons(known)).toHaveCount(1);
  await expect(board.inDock(unknown, 'INCONNU')).toBeVisible();
  await expect(buttons(unknown)).toHaveCount(0);
  expect(page.url()).not.toContain('dialog');
});

test('PRP-597 a call that failed says so, for 3 s or until it is closed', async ({ scene, board, server }) => {
  await scene.order('ECHEC', {}, { total_weight: '5 Kg' });
  await board.open();
  server.fleet.refusal = 'Aucun coursier dans ce quartier';
  try {
    const fail = async () => {
      await call(board, 'ECHEC').click();
      await board.dialog.getByRole('button', { name: 'Appeler Stuart' }).click();
      const failure = board.toast('Erreur: Aucun coursier dans ce quartier');
      await expect(failure).toBeVisible();
      return failure;
    };
    const closed = await fail();
    await closed.getByRole('button', { name: 'Fermer' }).click();
    await expect(closed).toHaveCount(0);
    const left = await fail();
    const before = Date.now();
    await expect(left).toHaveCount(0);
    expect(Date.now() - before).toBeGreaterThan(1_500);
    expect(Date.now() - before).toBeLessThan(9_000);
  } finally {
    server.fleet.refusal = null;
  }
});

const pickup = (page: Page) =>
  page.getByRole('region', { name: /^Commande en attente de pickup par Uber Direct/ }).locator('[data-order]');

test('PRP-598 orders of the direct courier are those of its site that are of no canteen', async ({ scene, page }) => {
  const packed = { status: 'prepared' };
  await scene.order('DIRECTE', {}, { ...packed, site_id: 1015 });
  await scene.order('CANTINE', {}, { ...packed, site_id: 1015, canteen_id: 4 });
  await scene.order('PARTENAIRE', {}, { ...packed, site_id: 1013 });
  await scene.order('AUCUN', {}, packed);
  await page.goto('/');
  await expect(pickup(page)).toHaveText([/DIRECTE/]);
});
