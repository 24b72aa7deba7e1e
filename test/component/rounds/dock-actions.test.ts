import { expect } from '@playwright/test';
import { describe } from 'vitest';
import { holdAnswers, refusal, rewritten } from '../../hands/faults.ts';
import { aMorning } from '../../hands/morning.ts';
import type { Scene } from '../../hands/scene.ts';
import { test } from '../fixtures.ts';

const last = async (scene: Scene) => (await scene.ledger()).at(-1);
const creation = 'Tournées en cours de création';
const preparation = 'Tournées en préparation';
const ready = 'Tournées Prêtes à livrer';

/** A round of a driver that is his already, with C1 and C2. */
async function aLockedRound(scene: Scene, driver: { readonly id: number }) {
  const dock = await scene.dock({
    dock_type: 'DRIVER_SOFT',
    current_status: 'loaded',
    target_driver: driver.id,
    driver: driver.id,
    loaded_at: scene.at(-20),
    locked_at: scene.at(-5),
  });
  const c1 = await scene.order('C1', { dock: dock.id, dock_rank: 1 });
  const c2 = await scene.order('C2', { dock: dock.id, dock_rank: 2 });
  return { dock, c1, c2 };
}

test('DSP-404 DSP-405 a draft is validated by its button and taken back from its menu', async ({ scene, board }) => {
  const { round } = await aMorning(scene);
  await board.open();
  await board.step('Valider la tournée', round).click();
  await expect(board.rounds(preparation).getByRole('article', { name: board.code(round) })).toBeVisible();
  await expect.poll(async () => (await last(scene))?.body).toEqual({ current_status: 'moving' });
  await board.more(board.code(round)).click();
  // What is a button of the card is no entry of its menu.
  await expect(board.step('Mise en chariot', round)).toBeVisible();
  await expect(board.entry('Invalider la tournée')).toBeVisible();
  await expect(board.entry('Mise en chariot')).toHaveCount(0);
  await board.entry('Invalider la tournée').click();
  await expect(board.rounds(creation).getByRole('article', { name: board.code(round) })).toBeVisible();
  await expect.poll(async () => (await last(scene))?.body).toEqual({ current_status: 'draft' });
});

test('DSP-407 DSP-408 Mise en chariot says that it waits for every order, then launches the loading', async ({
  scene,
  board,
}) => {
  const round = await scene.dock({ current_status: 'moving' });
  const { task, order } = await scene.order(
    'B1',
    { dock: round.id, dock_rank: 1, status: 'waiting' },
    { status: 'prep' },
  );
  await board.open();
  const define = board.step('Mise en chariot', round);
  await expect(define).toHaveAttribute('aria-disabled', 'true');
  await expect(define).toHaveAccessibleDescription("Une commande de la tournée n'est pas finalisée");
  await scene.change('order', order, { status: 'prepared' });
  await scene.change('task', task, { status: 'todo' });
  await board.refresh();
  await define.click();
  await expect(board.dock(round)).toContainText('Mise en chariot');
  await expect.poll(async () => (await last(scene))?.path).toBe(`/api/docks/${round.id}/define/`);
});

test('DSP-412 DSP-443 DSP-481 Chargé asks for the vehicle and says what the card showed', async ({ scene, board }) => {
  const round = await scene.dock({ current_status: 'moving' });
  const { task } = await scene.order('B1', { dock: round.id, dock_rank: 1 });
  await board.open();
  await board.step('Chargé', round).click();
  await expect(board.page.getByRole('menuitem')).toHaveText(['Voiture', 'Scoot ELEC', 'Non configurée']);
  await board.entry('Scoot ELEC').click();
  await expect(board.rounds(ready).getByRole('article')).toHaveCount(1);
  await expect
    .poll(async () => (await last(scene))?.path)
    .toBe(`/api/dispatch/docks/${round.id}/switch_to_ready_to_load/`);
  expect((await last(scene))?.body).toEqual({
    to_vehicle: 'SELEC',
    accepted_by_driver_should_be: null,
    task_ids_should_be: [task.id],
  });
});

test('DSP-411 Undefine frees a loaded dock that is empty', async ({ scene, board }) => {
  const dock = await scene.dock({ current_status: 'loaded', defined_at: scene.at(-30), loaded_at: scene.at(-10) });
  await board.open();
  await board.step('Undefine', dock).click();
  await expect(board.step('Undefine', dock)).toHaveCount(0);
  await expect.poll(async () => (await last(scene))?.path).toBe(`/api/docks/${dock.id}/undefine/`);
});

test('DSP-420 DSP-480 ANNULER takes a round back, with the orders and the answer the card showed', async ({
  scene,
  board,
}) => {
  const driver = await scene.driver('Ali Dutour', { is_paid_by_race: true });
  const { dock, c1, c2 } = await aLockedRound(scene, driver);
  await board.open();
  await expect(board.dock(dock)).toContainText("En attente d'acceptation");
  await board.step('ANNULER', dock).click();
  await expect(board.step('ANNULER', dock)).toHaveCount(0);
  await expect.poll(async () => (await last(scene))?.path).toBe(`/api/docks/${dock.id}/unlock/`);
  expect((await last(scene))?.body).toEqual({
    task_ids_should_be: [c1.task.id, c2.task.id],
    accepted_by_driver_should_be: null,
  });
});

test('DSP-421 DSP-424 ANNULER says that the driver refused too often; the rest of the card is locked', async ({
  scene,
  board,
  network,
}) => {
  const driver = await scene.driver('Ali Dutour', { daily_refusals_limit_exceeded: true });
  const { dock } = await aLockedRound(scene, driver);
  await board.open();
  const unlock = board.step('ANNULER', dock);
  await expect(unlock).toHaveAccessibleDescription('Le livreur a dépassé sa limite de refus du jour');
  await unlock.click({ force: true });
  await board.more(board.code(dock)).click();
  await expect(board.entry('Modifier')).toContainText('Tournée verrouillée');
  await expect(board.entry('Modifier')).toHaveAttribute('aria-disabled', 'true');
  await board.entry('Modifier').click({ force: true });
  await expect(board.dialog).toHaveCount(0);
  expect(network.seen('unlock')).toEqual([]);
});

test('DSP-942 DSP-483 DSP-484 a round that changed meanwhile is not taken back: what it is now is shown', async ({
  scene,
  board,
}) => {
  const driver = await scene.driver('Ali Dutour');
  const { dock, c2 } = await aLockedRound(scene, driver);
  await board.open();
  await expect(board.inDock(dock, 'C2')).toBeVisible();
  await board.pause();
  await scene.change('task', c2.task, { dock: null, dock_rank: null });
  await board.step('ANNULER', dock).click();
  await expect(board.toast('Action impossible')).toBeVisible();
  await expect(board.inDock(dock, 'C2')).toHaveCount(0);
  await expect(board.step('ANNULER', dock)).toBeVisible();
  expect(await scene.ledger()).toEqual([]);
});

test('DSP-423 DSP-422 DSP-907 Fermer asks first; refused nothing happens, confirmed the orders are free', async ({
  scene,
  board,
}) => {
  const { round } = await aMorning(scene);
  await board.open();
  const close = async () => {
    await board.more(board.code(round)).click();
    await board.entry('Fermer').click();
  };
  await close();
  await expect(board.confirmation).toContainText(
    "Fermer définitivement ce dock et libérer les livraisons qu'il contient ?",
  );
  await expect(board.confirmation.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await board.confirmation.getByRole('button', { name: 'Annuler' }).click();
  await expect(board.dock(round)).toBeVisible();
  await expect(board.more(board.code(round))).toBeFocused();
  expect(await scene.ledger()).toEqual([]);
  await close();
  await board.confirmation.getByRole('button', { name: 'Fermer' }).click();
  await expect(board.dock(round)).toHaveCount(0);
  await expect(board.row('B1')).toBeVisible();
  await expect.poll(async () => (await last(scene))?.path).toBe(`/api/docks/${round.id}/finish/`);
});

test('DSP-459 an empty draft is deleted after a confirmation', async ({ scene, board }) => {
  const { round, empty } = await aMorning(scene);
  await board.open();
  await board.more(board.code(round)).click();
  await expect(board.entry('Modifier')).toBeVisible();
  await expect(board.entry('Supprimer')).toHaveCount(0);
  await board.page.keyboard.press('Escape');
  await board.more(board.code(empty)).click();
  await board.entry('Supprimer').click();
  await board.confirmation.getByRole('button', { name: 'Supprimer' }).click();
  await expect(board.dock(empty)).toHaveCount(0);
  await expect.poll(async () => (await last(scene))?.method).toBe('DELETE');
});

test('DSP-448 DSP-449 DSP-482 drivers are switched with a dock of the list', async ({ scene, board }) => {
  const [ali, zoe] = [await scene.driver('Ali Dutour'), await scene.driver('Zoé Marchetti')];
  const soft = { dock_type: 'DRIVER_SOFT', current_status: 'moving' };
  const first = await scene.dock({ ...soft, target_driver: ali.id, target_name: 'Ali' });
  const second = await scene.dock({ ...soft, target_driver: zoe.id, target_name: 'Zoé' });
  const open = await scene.dock();
  await board.open();
  await board.more(board.code(first)).click();
  await board.entry('Échanger les livreurs').click();
  await board.dialog.getByText('Destinations refusées').click();
  await expect(board.dialog.getByRole('listitem').filter({ hasText: board.code(open) })).toContainText(
    'Les deux tournées doivent être des tournées de livreur',
  );
  await board.dialog.getByRole('button', { name: board.code(second) }).click();
  await expect(board.toast('Les chauffeurs ont bien eu leur tournées échangées.')).toBeVisible();
  await expect(board.dock(first).getByRole('link', { name: 'Zoé Marchetti' })).toBeVisible();
  await expect(board.dock(second).getByRole('link', { name: 'Ali Dutour' })).toBeVisible();
  expect((await last(scene))?.body).toEqual({
    from_dock_id: first.id,
    to_dock_id: second.id,
    accepted_by_driver_should_be: null,
  });
});

test('DSP-448 an exchange that rests on a driver whom a colleague replaced meanwhile is told, with both drivers', async ({
  scene,
  board,
  colleague,
}) => {
  const [ali, zoe, nora] = [
    await scene.driver('Ali Dutour'),
    await scene.driver('Zoé Marchetti'),
    await scene.driver('Nora Bellamy'),
  ];
  const soft = { dock_type: 'DRIVER_SOFT', current_status: 'moving' };
  const first = await scene.dock({ ...soft, target_driver: ali.id, target_name: 'Ali Dutour' });
  const second = await scene.dock({ ...soft, target_driver: zoe.id, target_name: 'Zoé Marchetti' });
  await board.open();
  await board.more(board.code(first)).click();
  await board.entry('Échanger les livreurs').click();
  const choice = board.dialog.getByRole('button', { name: board.code(second) });
  await expect(choice).toBeVisible();
  expect((await colleague.patch(`/docks/${second.id}/`, { target_driver: nora.id })).status).toBe(200);
  await choice.click();
  await expect(board.toast('Action impossible')).toContainText(
    `La tournée ${board.code(first)} est à présent à Ali Dutour, la tournée ${board.code(second)} à Nora Bellamy`,
  );
  await expect(board.dock(second)).toContainText('Nora Bellamy');
  await expect(board.dock(first)).toContainText('Ali Dutour');
});

test('DSP-460 DSP-831 Modifier sends what was changed; Escape and an unchanged form send nothing', async ({
  scene,
  board,
  page,
}) => {
  const { round, driver } = await aMorning(scene);
  await board.open();
  const open = async () => {
    await board.more(board.code(round)).click();
    await board.entry('Modifier').click();
  };
  await open();
  await board.dialog.getByLabel('Nom').fill('Nord');
  await page.keyboard.press('Escape');
  await expect(board.dialog).toHaveCount(0);
  await open();
  await expect(board.dialog.getByLabel('Nom')).toHaveValue('Nord');
  await board.dialog.getByRole('button', { name: 'Annuler' }).click();
  await open();
  await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(board.dialog).toHaveCount(0);
  expect(await scene.ledger()).toEqual([]);
  await open();
  await board.dialog.getByLabel('Livreur').click();
  await page.getByRole('option', { name: /^Ali Dutour/ }).click();
  await board.dialog.getByLabel('Véhicule').click();
  await page.getByRole('option', { name: 'Vélo' }).click();
  await board.dialog.getByLabel('Panier').check();
  await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
  await expect(board.dock(round)).toContainText('Vélo');
  await expect(board.dock(round).getByRole('link', { name: 'Ali Dutour' })).toBeVisible();
  expect((await last(scene))?.body).toEqual({ target_driver: driver.id, target_vehicle: 'BIKE', launchpad: 2 });
});

test('SUP-657 a round of fifteen days is not changed any more, and says how old it is; a day younger it is', async ({
  scene,
  board,
  page,
  colleague,
}) => {
  const age = (days: number) => ({ created_at: scene.at(-days * 24 * 60 - 30) });
  const old = await scene.dock(age(15));
  const young = await scene.dock(age(14));
  await board.open();
  await board.more(board.code(old)).click();
  await expect(board.entry('Modifier')).toContainText('ce dock est trop vieux: 15 jours');
  await expect(board.entry('Modifier')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  // A call past the screen gets the same refusal.
  const { status, body } = await colleague.patch(`/docks/${old.id}/`, { name: 'Nord' });
  expect([status, body]).toMatchObject([409, { error: 'ce dock est trop vieux: 15 jours' }]);
  await board.more(board.code(young)).click();
  await board.entry('Modifier').click();
  await board.dialog.getByLabel('Nom').fill('Nord');
  await board.dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(board.toast('Sauvegarde effectuée')).toBeVisible();
  expect((await scene.ledger()).map(({ path }) => path)).toEqual([`/api/docks/${young.id}/`]);
});

test('DSP-445 DSP-446 DSP-251 ticked orders leave for a new grouping, which is named', async ({ scene, board }) => {
  const { round, b2 } = await aMorning(scene);
  await board.open();
  await board.inDock(round, 'B2').getByRole('checkbox').check();
  await board.dock(round).getByRole('button', { name: 'Extraire (1)' }).click();
  await expect(board.toast(/^Commandes extraites dans le groupement G\d+/)).toBeVisible();
  await expect(board.inDock(round, 'B2')).toHaveCount(0);
  await expect(board.inDock(round, 'B1').getByRole('checkbox')).not.toBeChecked();
  await expect(board.dock(round).getByRole('button', { name: /^Extraire/ })).toHaveCount(0);
  expect((await last(scene))?.body).toEqual({ task_ids: [b2.task.id] });
});

test('DSP-409 DSP-462 DSP-488 while an action is being sent the dock says so, no other can be, a double click sends once', async ({
  scene,
  board,
  network,
}) => {
  const { round } = await aMorning(scene);
  await board.open();
  const held = holdAnswers();
  network.intercept({ path: `/docks/${round.id}/` }, held.fault);
  await board.step('Valider la tournée', round).dblclick();
  await held.arrived(1);
  const define = board.step('Mise en chariot', round);
  await expect(define).toHaveAttribute('aria-disabled', 'true');
  await expect(define).toHaveAccessibleDescription('Envoi en cours');
  held.release();
  await expect(define).not.toHaveAttribute('aria-disabled', 'true');
  expect(network.seen(`/docks/${round.id}/`)).toHaveLength(1);
});

test('DSP-463 what the server has to say of a round it changed is told', async ({ scene, board, network }) => {
  const { round } = await aMorning(scene);
  await board.open();
  const warned = rewritten((dock) => ({ ...Object(dock), error_message: 'Estimation impossible' }));
  network.intercept({ path: `/docks/${round.id}/` }, warned);
  await board.step('Valider la tournée', round).click();
  await expect(board.toast('Estimation impossible')).toBeVisible();
  await expect(board.rounds(preparation).getByRole('article', { name: board.code(round) })).toBeVisible();
});

test('DSP-943 an extraction the server refuses leaves the orders where they are', async ({ scene, board, network }) => {
  const { round } = await aMorning(scene);
  await board.open();
  network.intercept({ path: 'extract_tasks' }, refusal(400, { error: 'Tournée en cours d’estimation' }));
  await board.inDock(round, 'B1').getByRole('checkbox').check();
  await board.dock(round).getByRole('button', { name: 'Extraire (1)' }).click();
  await expect(board.toast('Action impossible')).toContainText('Tournée en cours d’estimation');
  await expect(board.inDock(round, 'B1')).toContainText('Conflit');
});

test('DSP-424 a round that is given away under an open form keeps what was typed, and says why', async ({
  scene,
  board,
}) => {
  const { round } = await aMorning(scene);
  await board.open();
  await board.pause();
  await board.more(board.code(round)).click();
  await board.entry('Modifier').click();
  await board.dialog.getByLabel('Nom').fill('Nord');
  await scene.change('dock', round, { locked_at: scene.at(0) });
  // The button lies under the dialog.
  await board.page
    .getByRole('button', { name: "Reprendre l'actualisation", includeHidden: true })
    .dispatchEvent('click');
  await expect(board.dialog.getByRole('button', { name: 'Enregistrer' })).toHaveAccessibleDescription(
    'Tournée verrouillée',
  );
  await expect(board.dialog.getByLabel('Nom')).toHaveValue('Nord');
});

test('DSP-380 the menu of a card by keyboard; the focus returns to it', async ({ scene, board, page }) => {
  const { round } = await aMorning(scene);
  await board.open();
  await board.more(board.code(round)).focus();
  await page.keyboard.press('Enter');
  await expect(board.entry('Voir le trajet')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(board.entry('Voir le trajet')).toBeFocused();
  await page.keyboard.press('m');
  await expect(board.entry('Modifier')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(board.dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(board.more(board.code(round))).toBeFocused();
});

test('DSP-441 DSP-442 a manager marks a dock as optimised or validated by hand', async ({ scene, board }) => {
  const { round } = await aMorning(scene);
  await board.open();
  for (const [label, service] of [
    ['Marquer optimisée à la main', 'manually_optimized'],
    ['Marquer validée à la main', 'manually_validated'],
  ] as const) {
    await board.more(board.code(round)).click();
    await board.entry(label).click();
    await expect.poll(async () => (await last(scene))?.path).toBe(`/api/docks/${round.id}/${service}/`);
  }
});

test('PRP-133 PRP-718 how a round was optimised is a link away, where the round has a driver', async ({
  scene,
  board,
}) => {
  const driver = await scene.driver('Ali Dutour');
  const given = await scene.dock({ target_driver: driver.id });
  const free = await scene.dock();
  await board.open();
  const detail = board.entry("Détail de l'optimisation");
  await board.more(board.code(given)).click();
  await expect(detail).toHaveAttribute('href', new RegExp(`/logistics/stats/optimisation/\\?dock_id=${given.id}$`));
  await board.page.keyboard.press('Escape');
  await board.more(board.code(free)).click();
  await expect(board.entry('Modifier')).toBeVisible();
  await expect(detail).toHaveCount(0);
});

test('DSP-380 DSP-520 a closed round has no handle, and of its menu what tells of it, where there is something', async ({
  scene,
  board,
}) => {
  const driver = await scene.driver('Ali Dutour');
  const over = { current_status: 'closed', closed_at: scene.at(-10) };
  const driven = await scene.dock({ ...over, target_driver: driver.id });
  const bare = await scene.dock(over);
  const open = await scene.dock();
  await board.open();
  await expect(board.whole(open)).toBeVisible();
  for (const dock of [driven, bare]) {
    await expect(board.dock(dock)).toBeVisible();
    await expect(board.whole(dock)).toHaveCount(0);
  }
  await expect(board.more(board.code(bare))).toHaveCount(0);
  await board.more(board.code(driven)).click();
  await expect(board.entry("Détail de l'optimisation")).toBeVisible();
});

describe('a dispatcher who is no manager', () => {
  test.override({ account: 'dispatch' });
  test('DSP-120 is not offered the marks', async ({ scene, board }) => {
    const { round } = await aMorning(scene);
    await board.open();
    await board.more(board.code(round)).click();
    await expect(board.entry('Modifier')).toBeVisible();
    await expect(board.entry(/à la main/)).toHaveCount(0);
  });

  test('PRP-718 nor how a round was optimised', async ({ scene, board }) => {
    const driver = await scene.driver('Ali Dutour');
    const given = await scene.dock({ target_driver: driver.id });
    await board.open();
    await board.more(board.code(given)).click();
    await expect(board.entry('Modifier')).toBeVisible();
    await expect(board.entry("Détail de l'optimisation")).toHaveCount(0);
  });
});
