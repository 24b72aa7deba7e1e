import { type ElementHandle, expect, type Page } from '@playwright/test';
import { holdAnswers, refusal } from '../hands/faults.ts';
import { aMorning } from '../hands/morning.ts';
import { test } from './fixtures.ts';

test('DSP-488 a target and Enregistrer clicked twice act once', async ({ scene, board }) => {
  const { round } = await aMorning(scene);
  await board.open();
  await board.handle('A1').click();
  await board.dialog.getByRole('button', { name: board.code(round) }).dblclick();
  await expect(board.dock(round).getByRole('listitem').getByRole('link')).toHaveText(['A1', 'B1', 'B2']);
  await expect(board.dialog).toBeHidden();
  await expect(board.toast(/^Déplacer la commande A1/)).toBeVisible();
  await expect(board.toast('Action impossible')).toHaveCount(0);
  await board.bags('A2').click();
  await board.dialog.getByLabel('Sacs secs').fill('7');
  await board.dialog.getByRole('button', { name: 'Enregistrer' }).dblclick();
  await expect(board.bags('A2')).toHaveText('7 + 2');
  await expect(board.actions).toHaveText('Actions');
  expect((await scene.ledger()).map(({ path }) => path.split('/')[2])).toEqual(['dispatch', 'processing-orders']);
});

/** What an element says in the moment the dialog on screen goes. */
async function textAtClosing(page: Page, element: ElementHandle | null): Promise<() => Promise<string>> {
  const said = await page.getByRole('dialog').evaluateHandle(
    (dialog, watched) => ({
      text: new Promise<string>((resolve) => {
        new MutationObserver(() => {
          if (!dialog.isConnected) resolve(watched?.textContent ?? '');
        }).observe(document, { childList: true, subtree: true });
      }),
    }),
    element,
  );
  return () => said.evaluate(({ text }) => text);
}

test('a dialog closes once the list below shows what was saved', async ({ scene, board, page }) => {
  await aMorning(scene);
  await board.open();
  const shown = await board.bags('A1').elementHandle();
  for (const dry of [11, 12, 13]) {
    await board.bags('A1').click();
    await board.dialog.getByLabel('Sacs secs').fill(String(dry));
    const text = await textAtClosing(page, shown);
    await board.dialog.getByLabel('Sacs secs').press('Enter');
    expect(await text()).toBe(`${dry} + 2`);
    await expect(board.dialog).toBeHidden();
  }
});

test('DSP-510 a move being saved is marked; refused, the task is back where it was', async ({
  scene,
  board,
  network,
  page,
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
  await page.mouse.move(0, 0);
  held.release();
  await expect(board.row('A1')).toContainText('Refusée');
  await expect(tasks).toHaveText(['B1', 'B2']);
  expect(await scene.ledger()).toEqual([]);
});
