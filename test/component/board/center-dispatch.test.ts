import { expect } from '@playwright/test';
import { refusal } from '../../hands/faults.ts';
import { test } from '../fixtures.ts';

const address = (street: string, latitude: number, longitude: number) => ({
  street,
  postal_code: '75018',
  city: 'Paris',
  latitude,
  longitude,
});
const home = address('Rue de la Chapelle', 48.8955, 2.3596);

test('DSP-453 DSP-842 DSP-907 orders to dispatch are grouped into rounds by the server, once that is confirmed', async ({
  makeScene,
  board,
  page,
}) => {
  const scene = await makeScene({ address: home });
  for (const [at, name] of ['N1', 'N2', 'N3'].entries())
    await scene.order(name, { address: address('Rue Pajol', 48.89 + at / 1_000, 2.363) });
  await scene.order('SUD', { address: address('Avenue d’Italie', 48.82, 2.36) });
  await scene.order('EN-PREP', { status: 'waiting' }, { status: 'prep' });
  await page.goto(`/redirect/${scene.center}?u=/dispatch`);
  await expect(board.row('N1')).toBeVisible();
  const generate = page.getByRole('button', { name: 'Générer le dispatch auto' });
  await generate.click();
  await expect(board.confirmation.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(board.confirmation).toHaveCount(0);
  expect(await scene.ledger()).toEqual([]);

  await generate.click();
  await board.confirmation.getByRole('button', { name: 'Confirmer' }).click();
  await expect(board.toast('Dispatch auto généré')).toBeVisible();
  await board.refresh();
  await expect(board.rounds('Tournées en cours de création').getByRole('article')).toHaveCount(2);
  const north = page.getByRole('article').filter({ hasText: 'N1' });
  for (const name of ['N2', 'N3']) await expect(north).toContainText(name);
  await expect(north).not.toContainText('SUD');
  await expect(board.list.getByRole('heading')).toHaveText('Commandes à dispatcher (1)');
});

test('DSP-451 DSP-452 DSP-903 a cross-dock round is loaded with its extra crates', async ({
  scene,
  board,
  network,
}) => {
  const round = await scene.dock({ cross_docking_target_center: 12, current_status: 'ready_to_load' });
  await scene.order('TRANSIT', { dock: round.id, dock_rank: 1 }, { cross_docking: 2 });
  await board.open();
  await board.step('Chargement cross-dock', round).click();
  const crates = board.dialog.getByLabel('Cagettes en plus');
  await crates.fill('1,5');
  await board.dialog.getByRole('button', { name: 'Valider le chargement' }).click();
  await expect(board.dialog).toContainText('Un nombre entier de 0 à 999 est attendu.');
  network.intercept({ path: '/xd_loaded/', times: 1 }, refusal(400, { error: 'Quai fermé' }));
  await crates.fill('3');
  await board.dialog.getByRole('button', { name: 'Valider le chargement' }).click();
  await expect(board.toast('Erreur, chargement non validé')).toBeVisible();
  await expect(board.dock(round)).not.toContainText('3 cagettes en plus');

  await board.step('Chargement cross-dock', round).click();
  await board.dialog.getByLabel('Cagettes en plus').fill('2');
  await board.dialog.getByRole('button', { name: 'Valider le chargement' }).click();
  await expect(board.toast('Chargement validé')).toBeVisible();
  await expect(board.dock(round)).toContainText('2 cagettes en plus');
  await expect(board.step('Chargement cross-dock', round)).toHaveCount(0);
});
