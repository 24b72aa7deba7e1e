import { expect } from '@playwright/test';
import { refusal } from '../../hands/faults.ts';
import { aMorning, colleagueMoves } from '../../hands/morning.ts';
import { leapingClock, leapUntil } from '../browser/stopped-clock.ts';
import { type Fixtures, test } from '../fixtures.ts';

/** A1 is given to one round, while this page still shows it free and gives it to another: the colleague was faster. */
async function movedByTwo({ scene, board, colleague }: Pick<Fixtures, 'scene' | 'board' | 'colleague'>) {
  const { a1, round, empty } = await aMorning(scene);
  await board.open();
  await colleagueMoves(colleague, a1.task, null, round);
  await board.moveTo('A1', empty);
  return { a1, round, empty };
}

test('DSP-484 DSP-487 DSP-942 a move a colleague was faster with: his words, his round, and the intent kept', async ({
  scene,
  board,
  colleague,
}) => {
  const leap = leapingClock();
  const { round, empty } = await movedByTwo({ scene, board, colleague });
  const toast = board.toast('Action impossible');
  await expect(toast).toContainText('La commande A1 a été déplacée : elle est dans la tournée');
  const shownAtMs = Date.now();
  await expect(board.inDock(round, 'A1')).toContainText('Conflit');
  await expect(board.inDock(empty, 'A1')).toHaveCount(0);
  await expect(board.actions).toHaveText('1 à traiter');
  await leapUntil(async () => (await toast.count()) === 0, leap, 15_000);
  await expect(toast).toHaveCount(0);
  expect(Date.now() - shownAtMs).toBeGreaterThan(8_000);
  expect(await scene.ledger()).toHaveLength(1);
});

test('a conflict is listed with what the server has; Modifier redoes the intent on it', async ({
  scene,
  board,
  colleague,
}) => {
  const { empty } = await movedByTwo({ scene, board, colleague });
  await expect(board.actions).toHaveText('1 à traiter');
  await board.actions.click();
  const entry = board.action(/^Déplacer la commande/);
  await expect(entry).toContainText('Conflit');
  await expect(entry).toContainText('La commande A1 a été déplacée');
  await expect(entry).toContainText('Le serveur a maintenant');
  await expect(entry.getByRole('button')).toHaveText(['Réessayer', 'Modifier', 'Abandonner']);
  await entry.getByRole('button', { name: 'Modifier' }).click();
  await board.dialog.getByRole('button', { name: board.code(empty) }).click();
  await expect(board.inDock(empty, 'A1')).toBeVisible();
  await expect(board.actions).toHaveText('Actions');
  expect(await scene.ledger()).toHaveLength(2);
});

test('Abandonner asks first, then shows what the server has', async ({ scene, board, colleague }) => {
  const { round } = await movedByTwo({ scene, board, colleague });
  await expect(board.actions).toHaveText('1 à traiter');
  await board.actions.click();
  await board.dialog.getByRole('button', { name: 'Abandonner' }).click();
  const question = board.page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Annuler' })).toBeFocused();
  await question.getByRole('button', { name: 'Abandonner' }).click();
  await expect(board.dialog.getByText('Aucune action en attente')).toBeVisible();
  await board.page.keyboard.press('Escape');
  await expect(board.inDock(round, 'A1')).not.toContainText('Conflit');
  await expect(board.actions).toHaveText('Actions');
});

test('DSP-487 Réessayer means the intent on what there is now: it passes from where the colleague put the order', async ({
  scene,
  board,
  colleague,
}) => {
  const { a1, round, empty } = await movedByTwo({ scene, board, colleague });
  await expect(board.actions).toHaveText('1 à traiter');
  await board.actions.click();
  await board.dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect(board.dialog.getByText('Aucune action en attente')).toBeVisible();
  await board.page.keyboard.press('Escape');
  await expect(board.inDock(empty, 'A1')).toBeVisible();
  await expect(board.inDock(round, 'A1')).toHaveCount(0);
  expect((await scene.ledger()).at(-1)?.body).toContainEqual(
    expect.objectContaining({ id: a1.task.id, from_dock_id: round.id, dock_target_id: empty.id }),
  );
});

test('Réessayer says so when nothing is left of the intent', async ({ scene, board, colleague }) => {
  const { round, empty } = await movedByTwo({ scene, board, colleague });
  await expect(board.actions).toHaveText('1 à traiter');
  await scene.change('dock', round, { locked_at: scene.at(0) });
  await board.refresh();
  const note = board.dock(empty).getByRole('group', { name: /^Déplacer la commande A1/ });
  await note.getByRole('button', { name: 'Réessayer' }).click();
  await expect(board.toast('Action impossible').last()).toContainText('verrouillée');
  await expect(board.actions).toHaveText('1 à traiter');
});

test('DSP-418 DSP-942 GO on a round that changed meanwhile: the words of the server, its round', async ({
  scene,
  board,
}) => {
  const { ready } = await aMorning(scene);
  await board.open();
  await scene.change('dock', ready, { target_driver: null, target_name: 'Reporté' });
  await board.go(ready).click();
  await expect(board.toast('Action impossible')).toContainText('Aucun livreur prévu');
  await expect(board.dock(ready)).toContainText('Reporté');
  await expect(board.dock(ready)).toContainText('Sans livreur');
  expect(await scene.ledger()).toEqual([]);
});

test('DSP-484 with the polls paused an order stands in one round after a 409 that tells it alone', async ({
  scene,
  board,
  network,
}) => {
  const { b1, round, empty } = await aMorning(scene);
  const elsewhere = await scene.dock();
  await board.open();
  await board.pause();
  const task = { ...b1.task, linked_order: b1.order, dock: elsewhere.id, dock_rank: 1 };
  const refused = network.intercept(
    { path: '/move_task/' },
    refusal(409, { error: 'Déplacée par une collègue', task }),
  );
  await board.moveTo('B1', empty);
  await expect(board.inDock(elsewhere, 'B1')).toContainText('Conflit');
  await expect(board.inDock(round, 'B1')).toHaveCount(0);
  await expect(board.inDock(empty, 'B1')).toHaveCount(0);
  refused.stop();
  await scene.change('task', b1.task, { dock: elsewhere.id, dock_rank: 1 });
  await board.actions.click();
  await board.dialog.getByRole('button', { name: 'Modifier' }).click();
  await board.dialog.getByRole('button', { name: board.code(empty) }).click();
  await expect(board.inDock(empty, 'B1')).toBeVisible();
  await expect(board.inDock(elsewhere, 'B1')).toHaveCount(0);
  await expect(board.actions).toHaveText('Actions');
});

test('offline moves behind a conflict wait for the decision, which is not counted as waiting', async ({
  scene,
  board,
  network,
  colleague,
}) => {
  const { a1, round, empty } = await aMorning(scene);
  await board.open();
  network.setOffline(true);
  await board.moveTo('A1', empty);
  await board.moveTo('A2', empty, 'En dernier');
  await colleagueMoves(colleague, a1.task, null, round);
  network.setOffline(false);
  await expect(board.actions).toHaveText('1 en attente · 1 à traiter');
  const now = board.page.getByRole('navigation', { name: 'Maintenant' });
  await expect(now.getByRole('button', { name: /attente/ })).toHaveText(/^1 action en attente/);
  await expect(now.getByRole('button', { name: /traiter/ })).toHaveText(/^1 action à traiter/);
  await board.actions.click();
  await expect(board.action(/commande A2|Déplacer/).last()).toContainText("Attend l'action précédente");
  await board.dialog.getByRole('button', { name: 'Abandonner' }).first().click();
  await board.page.getByRole('alertdialog').getByRole('button', { name: 'Seulement celle-ci' }).click();
  await expect(board.dialog.getByText('Aucune action en attente')).toBeVisible();
  await board.page.keyboard.press('Escape');
  await expect(board.inDock(empty, 'A2')).toBeVisible();
  await expect(board.inDock(round, 'A1')).toBeVisible();
});

test('DSP-416 DSP-942 after a refused GO the card says what was refused, and offers it again', async ({
  scene,
  board,
  network,
}) => {
  const { ready } = await aMorning(scene);
  await board.open();
  const refused = network.intercept(
    { path: '/assign/' },
    refusal(409, { error: 'Le livreur est en pause', dock: { ...ready, tasks: undefined } }),
  );
  await board.go(ready).click();
  const note = board.dock(ready).getByRole('group', { name: `GO ${board.code(ready)}` });
  await expect(note).toContainText('Le livreur est en pause');
  await expect(board.go(ready)).toHaveAttribute('aria-disabled', 'true');
  await note.getByRole('button', { name: 'Abandonner' }).click();
  await board.confirmation.getByRole('button', { name: 'Abandonner' }).click();
  await expect(note).toHaveCount(0);
  await board.go(ready).click();
  await expect(note).toContainText('Le livreur est en pause');
  refused.stop();
  await note.getByRole('button', { name: 'Réessayer' }).click();
  await expect(note).toHaveCount(0);
  await expect(board.dock(ready)).toContainText('Verrouillée');
  expect(await scene.ledger()).toHaveLength(1);
});
