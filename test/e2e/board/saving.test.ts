import { type ElementHandle, expect, type Page } from '@playwright/test';
import { aMorning } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';

/** The text of an element as the dialog on screen goes. */
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
