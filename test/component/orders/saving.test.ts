import { expect } from '@playwright/test';
import type { Board } from '../../hands/board.ts';
import { holdAnswers, refusal } from '../../hands/faults.ts';
import { aMorning } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';

/** The text of an element as the dialog on screen goes. */
async function textAtClosing({ dialog }: Board, watched: Element): Promise<() => Promise<string>> {
  const open = await dialog.evaluate((element) => element);
  const text = new Promise<string>((resolve) => {
    const observer = new MutationObserver(() => {
      if (open.isConnected) return;
      observer.disconnect();
      resolve(watched.textContent ?? '');
    });
    observer.observe(document, { childList: true, subtree: true });
  });
  return () => text;
}

test('DSP-488 GO clicked again and again while its answer is awaited is sent once', async ({
  scene,
  board,
  network,
}) => {
  const { ready } = await aMorning(scene);
  await board.open();
  const held = holdAnswers();
  const sent = network.intercept({ path: '/assign/' }, held.fault);
  await board.go(ready).dblclick();
  await held.arrived(1);
  await expect(board.go(ready)).toHaveAccessibleDescription('Envoi en cours');
  await board.go(ready).click({ force: true });
  await board.go(ready).press('Enter');
  held.release();
  await expect(board.rounds('En livraison').getByRole('article')).toHaveCount(1);
  expect(sent.hits()).toBe(1);
  expect(await scene.ledger()).toHaveLength(1);
});

test('DSP-488 a target and Enregistrer clicked twice act once', async ({ scene, board }) => {
  const { round } = await aMorning(scene);
  await board.open();
  await board.handle('A1').click();
  await board.dialog.getByRole('radio', { name: 'En premier' }).click();
  await board.dialog.getByRole('button', { name: board.code(round) }).dblclick();
  await expect(board.dock(round).getByRole('listitem').getByRole('link')).toHaveText(['A1', 'B1', 'B2']);
  await expect(board.dialog).toBeHidden();
  await expect(board.toast(/^Déplacer la commande A1/)).toBeVisible();
  await expect(board.toast('Action impossible')).toHaveCount(0);
  await board.bags('A2').click();
  await board.dialog.getByLabel('Sacs secs').fill('7');
  await board.dialog.getByRole('button', { name: 'Enregistrer' }).dblclick();
  await expect(board.bags('A2')).toHaveText('7 + 2');
  // The row shows the number before the action is counted as under way.
  const done = async () => (await scene.ledger()).map(({ path }) => path.split('/')[2]);
  await expect.poll(done).toEqual(['dispatch', 'processing-orders']);
  await expect(board.actions).toHaveText('Actions');
  expect(await done()).toHaveLength(2);
});

test('DSP-510 a move being saved is marked; refused, the task is back where it was', async ({
  scene,
  board,
  network,
}) => {
  const { round } = await aMorning(scene);
  await board.open();
  const held = holdAnswers();
  network.intercept({ path: '/move_task/' }, () => held.fault(refusal(403, { detail: 'Centre gelé' })));
  await board.moveTo('A1', round);
  await held.arrived(1);
  const tasks = board.dock(round).getByRole('listitem').getByRole('link');
  await expect(tasks).toHaveText(['A1', 'B1', 'B2']);
  await expect(board.inDock(round, 'A1')).toContainText('Envoi…');
  // Off the card: under the pointer rows keep their places.
  await board.banner.hover();
  held.release();
  await expect(board.row('A1')).toContainText('Refusée');
  await expect(tasks).toHaveText(['B1', 'B2']);
  expect(await scene.ledger()).toEqual([]);
});

test('DSP-160 an action of a paused tab is still sent and shown', async ({ scene, board }) => {
  await aMorning(scene);
  await board.open();
  await board.pause();
  await board.setBags('A1', 7, 1);
  await expect(board.bags('A1')).toHaveText('7 + 1');
  await expect.poll(async () => (await scene.ledger()).length).toBe(1);
  await expect(board.actions).toHaveText('Actions');
});

test('a dialog closes once the list below shows what was saved', async ({ scene, board }) => {
  await aMorning(scene);
  await board.open();
  const shown = await board.bags('A1').evaluate((element) => element);
  for (const dry of [11, 12, 13]) {
    await board.bags('A1').click();
    await board.dialog.getByLabel('Sacs secs').fill(String(dry));
    const text = await textAtClosing(board, shown);
    await board.dialog.getByLabel('Sacs secs').press('Enter');
    expect(await text()).toBe(`${dry} + 2`);
    await expect(board.dialog).toBeHidden();
  }
});
