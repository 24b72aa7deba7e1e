import { expect } from '@playwright/test';
import { actions, isDoneOnce } from '../../hands/done-once.ts';
import { loseAnswer, loseRequest, tooManyRequests } from '../../hands/faults.ts';
import { aMorning } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';

for (const [title, { path, act, shown }] of Object.entries(actions))
  test(`${title} whose answer is lost after the server acted is done once`, async ({ scene, board, network }) => {
    const morning = await aMorning(scene);
    await board.open();
    const lost = network.intercept({ path, times: 1 }, loseAnswer);
    await act(board, morning);
    await expect.poll(() => lost.hits()).toBe(1);
    await shown(board, morning);
    await isDoneOnce(scene, board);
    if (title === 'GO') expect(network.seen(path)).toHaveLength(1);
    await board.refresh();
    await shown(board, morning);
  });

test('DSP-166 what the server holds back says until when, in the banner and in the list, and after a reload', async ({
  scene,
  board,
  network,
}) => {
  await aMorning(scene);
  await board.open();
  await expect(board.banner).toContainText('À jour');
  const { path, act } = actions['bag counts'];
  const refused = network.intercept({ path }, tooManyRequests(99_999_999));
  await act(board);
  await expect.poll(() => refused.hits()).toBe(1);
  const soon = /nouvel essai à \d{2} h \d{2}/;
  await expect(board.banner).toContainText('En attente du serveur');
  await expect(board.banner).toContainText(soon);
  await expect(board.banner).not.toContainText('À jour');
  await board.page.reload();
  await expect(board.banner).toContainText(soon);
  await board.actions.click();
  await expect(board.dialog).toContainText(soon);
  expect(refused.hits()).toBe(1);
});

test('GO that never reached the server is not sent again by itself; Renvoyer sends it', async ({
  scene,
  board,
  network,
}) => {
  const { ready } = await aMorning(scene);
  await board.open();
  network.intercept({ path: '/assign/', times: 1 }, loseRequest);
  await board.go(ready).click();
  const notice = board.toast('Réponse perdue : impossible de savoir si le serveur a agi');
  await expect(notice).toHaveAttribute('data-tone', 'bad');
  await expect(board.dock(ready)).toContainText('Résultat inconnu');
  expect(network.seen('/assign/')).toHaveLength(1);
  expect(await scene.ledger()).toEqual([]);
  await notice.getByRole('button', { name: "Voir l'action" }).click();
  await board.dialog.getByRole('button', { name: 'Renvoyer' }).click();
  await expect(board.dialog.getByText('Aucune action en attente')).toBeVisible();
  expect(await scene.ledger()).toHaveLength(1);
});
