import { expect, type Page } from '@playwright/test';
import { Board } from '../hands/board.ts';
import { holdAnswers, loseAnswer, loseRequest, tooManyRequests } from '../hands/faults.ts';
import { aMorning, type Morning } from '../hands/morning.ts';
import type { Scene } from '../hands/scene.ts';
import { installed, test } from './fixtures.ts';

const actions = {
  'bag counts': {
    path: '/processing-orders/',
    act: (board: Board) => board.setBags('A1', 9, 3),
    shown: (board: Board) => expect(board.bags('A1')).toHaveText('9 + 3'),
  },
  'a move': {
    path: '/move_task/',
    act: (board: Board, { round }: Morning) => board.moveTo('A1', round),
    shown: (board: Board, { round }: Morning) => expect(board.inDock(round, 'A1')).toBeVisible(),
  },
  GO: {
    path: '/assign/',
    act: (board: Board, { ready }: Morning) => board.go(ready).click(),
    shown: (board: Board) => expect(board.rounds('En livraison').getByRole('article')).toHaveCount(1),
  },
} as const;

async function crash(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  // Its answer dies with the renderer.
  devtools.send('Page.crash').catch(() => undefined);
  await crashed;
}

async function isDoneOnce(scene: Scene, board: Board) {
  await expect(board.actions).toHaveText('Actions', { timeout: 20_000 });
  expect(await scene.ledger()).toHaveLength(1);
}

for (const [title, { path, act, shown }] of Object.entries(actions)) {
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

  test(
    `${title} in a tab killed before the answer is done once, told by the next tab`,
    installed,
    async ({ scene, board, network, context }) => {
      const morning = await aMorning(scene);
      await board.open();
      const held = holdAnswers();
      network.intercept({ path, times: 1 }, held.fault);
      await act(board, morning);
      await held.arrived(1);
      await crash(board.page);
      const next = new Board(await context.newPage());
      await next.open();
      await shown(next, morning);
      await isDoneOnce(scene, next);
      if (title === 'GO') expect(network.seen(path)).toHaveLength(1);
    },
  );
}

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

test('SUP-376 what the browser itself sends twice, over a reused connection that dies without a byte, is done once', async ({
  scene,
  board,
  network,
}) => {
  const morning = await aMorning(scene);
  network.keepConnections(true);
  await board.open();
  for (const [at, { path, act, shown }] of Object.values(actions).entries()) {
    // On a connection that has served before: the browser repeats what it loses, whatever the method.
    await board.refresh();
    network.intercept({ path, times: 1 }, loseAnswer);
    await act(board, morning);
    await shown(board, morning);
    await expect(board.actions).toHaveText('Actions', { timeout: 20_000 });
    expect(await scene.ledger()).toHaveLength(at + 1);
  }
  // The console never sends a GO twice: the second one was the browser's.
  expect(network.seen('/assign/')).toHaveLength(2);
});

for (const title of ['bag counts', 'a move'] as const) {
  test(
    `${title} in a tab killed before anything left is delivered once by the next`,
    installed,
    async ({ scene, board, network, context }) => {
      const { act, shown } = actions[title];
      const morning = await aMorning(scene);
      await board.open();
      await board.serviceWorker();
      await network.switchTo('refuse');
      await act(board, morning);
      await crash(board.page);
      await network.switchTo('pass');
      const next = new Board(await context.newPage());
      await next.open();
      await shown(next, morning);
      await isDoneOnce(scene, next);
    },
  );
}

test('GO that never reached the server is not sent again by itself; Réessayer sends it', async ({
  scene,
  board,
  network,
}) => {
  const { ready } = await aMorning(scene);
  await board.open();
  network.intercept({ path: '/assign/', times: 1 }, loseRequest);
  await board.go(ready).click();
  await expect(board.toast('Une erreur est survenue')).toBeVisible();
  await expect(board.dock(ready)).toContainText('Résultat inconnu');
  expect(network.seen('/assign/')).toHaveLength(1);
  expect(await scene.ledger()).toEqual([]);
  await board.actions.click();
  await board.dialog.getByRole('button', { name: 'Réessayer' }).click();
  await expect(board.dialog.getByText('Aucune action en attente')).toBeVisible();
  expect(await scene.ledger()).toHaveLength(1);
});
