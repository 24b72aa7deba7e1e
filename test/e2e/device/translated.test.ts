import { expect, type Page } from '@playwright/test';
import { aMorning } from '../../hands/morning.ts';
import { test } from '../fixtures.ts';

type Way = 'around' | 'instead';

/** A translator's effect on every text of a page: its elements around it, or its own text instead. */
const wrapTexts = (page: Page, way: Way) =>
  page.evaluate((how) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode())
      if (walker.currentNode.nodeValue?.trim() && !walker.currentNode.parentElement?.closest('font, script, noscript'))
        texts.push(walker.currentNode);
    for (const text of texts) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      outer.append(inner);
      if (how === 'instead') {
        inner.textContent = `«${text.nodeValue}»`;
        text.parentNode?.replaceChild(outer, text);
      } else {
        text.parentNode?.insertBefore(outer, text);
        inner.append(text);
      }
    }
    return texts.length;
  }, way);

for (const way of ['around', 'instead'] as const)
  test(`a page whose every text somebody wrapped (${way}) goes on: rooms, dialogs, polls, header`, async ({
    scene,
    board,
    page,
  }) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await aMorning(scene);
    await board.open();
    await expect(page.locator('html')).toHaveAttribute('translate', 'no');
    expect(await wrapTexts(page, way)).toBeGreaterThan(20);
    // A poll brings an order and takes one away; the age of the last one is new.
    await scene.order('NOUVEAU');
    await board.refresh();
    await expect(board.row('NOUVEAU')).toBeVisible();
    for (const path of ['/', '/driver_extra_cost_demands', '/dispatch', '/nulle-part', '/dispatch']) {
      await wrapTexts(page, way);
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate'));
      }, path);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByText("Cet écran n'a pas pu être affiché")).toHaveCount(0);
    }
    await expect(board.row('NOUVEAU')).toBeVisible();
    await wrapTexts(page, way);
    // A text that changes is read as it is now, whoever stood in for it.
    await expect(board.banner).toContainText(/il y a \d+ s/);
    const before = await board.banner.innerText();
    await board.refresh();
    await expect.poll(() => board.banner.innerText()).not.toBe(before);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog')).toBeVisible();
    await wrapTexts(page, way);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(errors).toEqual([]);
  });
