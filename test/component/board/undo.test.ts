import { expect } from '@playwright/test';
import { dateText, dayTimeText, secondText } from '../../../src/domain/time/paris-time.ts';
import { columnOf } from '../../domain/csv/read-csv.ts';
import { clockBehind, refusal } from '../../hands/faults.ts';
import { aMorning, colleagueMoves } from '../../hands/morning.ts';
import { wordsOf } from '../../hands/reading.ts';
import { stopClock } from '../browser/stopped-clock.ts';
import { test } from '../fixtures.ts';
import { savedFiles } from '../logs/saved-files.ts';

test('Ctrl-Z takes back the last action or says why not, and never an earlier one', async ({ scene, board }) => {
  const { round } = await aMorning(scene);
  await board.open();
  const press = () => board.page.locator('body').press('Control+z');
  await board.moveTo('A2', round);
  await board.setBags('A1', 7, 2);
  await expect(board.actions).toHaveText('Actions');
  await press();
  await expect(board.toast(/Sacs de la commande A1.*ne peut pas être annulée/)).toBeVisible();
  await expect(board.inDock(round, 'A2')).toBeVisible();
  await board.moveTo('A3', round);
  await expect(board.inDock(round, 'A3')).toBeVisible();
  await press();
  await expect(board.toast(/^Annulé : Déplacer la commande A3/)).toBeVisible();
  await expect(board.row('A3')).toBeVisible();
  await expect(board.inDock(round, 'A2')).toBeVisible();
});

test('what may be taken back has its time, and what was refused, replaced or left nowhere to go back to is not there', async ({
  scene,
  board,
  colleague,
}) => {
  const { a1, b1, round, empty } = await aMorning(scene);
  const gone = await scene.dock();
  const elsewhere = await scene.dock();
  await scene.order('E1', { dock: gone.id, dock_rank: 1 });
  await board.open();
  await board.moveTo('E1', empty);
  await board.moveTo('A2', round);
  await expect(board.inDock(round, 'A2')).toBeVisible();
  await expect.poll(async () => (await scene.ledger()).length).toBe(2);
  await expect(board.actions).toHaveText('Actions');
  await colleagueMoves(colleague, a1.task, null, elsewhere);
  await board.moveTo('A1', empty);
  await expect(board.actions).toHaveText('1 à traiter');
  await scene.change('dock', gone, { hidden: true, closed_at: scene.at(0), locked_at: scene.at(0) });
  await board.refresh();
  await expect(board.dock(gone)).toHaveCount(0);
  await board.actions.click();
  const offer = board.page.getByRole('button', { name: /^Annuler : / });
  const offers = board.dialog.getByRole('listitem').filter({ has: offer });
  await expect(offers).toHaveCount(1);
  await expect(board.dialog.getByRole('button', { name: /^Annuler : / })).toHaveAccessibleName(
    /Déplacer la commande A2/,
  );
  await expect(offers.getByRole('time')).toHaveText(/^\d\d:\d\d$/);
  await board.page.keyboard.press('Escape');
  await board.page.locator('body').press('Control+z');
  await expect(board.toast(/Déplacer la commande A1.*n'a pas abouti/)).toBeVisible();
  await expect(board.inDock(round, b1.order.random_id ?? 'B1')).toBeVisible();
});

test('a move on which something was built stays, and its author is told', async ({ scene, board, colleague }) => {
  const { round, empty, a2 } = await aMorning(scene);
  await board.open();
  await board.moveTo('A2', round);
  // The button says the same before the action and after its answer.
  await expect.poll(async () => (await scene.ledger()).length).toBe(1);
  await expect(board.actions).toHaveText('Actions');
  await colleagueMoves(colleague, a2.task, round, empty);
  await board.refresh();
  await expect(board.inDock(empty, 'A2')).toBeVisible();
  await board.actions.click();
  await expect(board.dialog.getByText('Journal de cet appareil')).toBeVisible();
  await expect(board.dialog.getByRole('button', { name: /^Annuler : / })).toHaveCount(0);
  await board.dialog.getByRole('button', { name: 'Fermer' }).click();
  await board.page.locator('body').press('Control+z');
  await expect(board.toast(/Déplacer la commande A2.*ne peut plus être annulée/)).toBeVisible();
  await expect(board.inDock(empty, 'A2')).toBeVisible();
});

test('DSP-450 a whole round moved onto another is taken back, each order to its rank; its notice is gone', async ({
  scene,
  board,
}) => {
  const { round } = await aMorning(scene);
  const target = await scene.dock();
  await scene.order('D1', { dock: target.id, dock_rank: 1 });
  await board.open();
  await board.whole(round).click();
  await board.dialog.getByRole('button', { name: new RegExp(`\\b${board.code(target)}\\b`) }).click();
  const tasksOf = (dock: typeof target) => board.dock(dock).getByRole('listitem').getByRole('link');
  await expect(tasksOf(target)).toHaveText(['D1', 'B1', 'B2']);
  await board.page.locator('body').press('Control+z');
  await expect(tasksOf(round)).toHaveText(['B1', 'B2']);
  await expect(tasksOf(target)).toHaveText(['D1']);
  await expect(board.toast(/^Déplacer la tournée/)).toHaveCount(0);
  await expect(board.actions).toHaveText('Actions');
  const [dropped] = await scene.ledger();
  expect(dropped?.body).toEqual({ dock_target_id: target.id, target_should_be_empty: false });
});

test('the journal of this device is listed, the latest first, by the clock of the server, and saved as a file', async ({
  scene,
  board,
  network,
}) => {
  stopClock();
  const behindMs = 26 * 3_600_000;
  network.intercept({ path: '/' }, clockBehind(behindMs));
  const files = savedFiles();
  const { a1, ready } = await aMorning(scene);
  await board.open();
  const at = Date.now() - behindMs;
  network.intercept({ path: '/processing-orders/', times: 1 }, refusal(400, { error: 'Sac introuvable' }));
  await board.setBags('A1', 8, 2);
  await expect(board.actions).toHaveText('1 à traiter');
  await board.go(ready).click();
  await expect.poll(async () => (await scene.ledger()).length).toBe(1);
  await board.actions.click();
  await board.dialog.getByText('Journal de cet appareil').click();
  const lines = board.dialog.locator('details').getByRole('listitem');
  const go = `GO – Tournée ${board.code(ready)}`;
  const bags = 'Sacs – Commande A1';
  const time = dayTimeText(at);
  await expect
    .poll(() => wordsOf(lines))
    .toEqual([
      `${time}${go} Confirmée`,
      `${time}GO Envoi`,
      `${time}${bags} Refusée : Sac introuvable`,
      `${time}${bags} Envoi`,
      `${time}Sacs En attente`,
    ]);
  await board.dialog.getByRole('button', { name: /^Enregistrer le journal/ }).click();
  await expect.poll(() => files.length).toBe(1);
  expect(files[0]?.name).toBe('quai-journal.csv');
  const file = (await files[0]?.text) ?? '';
  const columns = ['Instant', 'Action', 'Étape', 'Essai', 'Raison'].map((title) => columnOf(file, title));
  const instant = `${dateText(at)} ${secondText(at)}`;
  // The ids of requests stand in it, and names of nobody.
  const order = `Sacs – Commande ${a1.order.id}`;
  expect(columns[0]?.map((_, line) => columns.map((column) => column[line]))).toEqual([
    [instant, 'Sacs', 'En attente', '0', ''],
    [instant, order, 'Envoi', '1', ''],
    [instant, order, 'Refusée', '1', 'Sac introuvable'],
    [instant, 'GO', 'Envoi', '1', ''],
    [instant, go, 'Confirmée', '1', ''],
  ]);
});
