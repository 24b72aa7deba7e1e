import { expect, type Page } from '@playwright/test';
import { vi } from 'vitest';

/** Nothing is laid out here: lines lie one below the other, as the arrows find them in a browser. */
function layOut(this: Element): DOMRect {
  const line = this.closest('tr');
  const at = line?.parentElement ? [...line.parentElement.children].indexOf(line) : 0;
  return new DOMRect(0, at * 38, 100, 38);
}

/** Carries a line of the priorities so many places down, or up, by keyboard, once the code of drags is there. */
export async function carryLine(page: Page, name: string, steps: number): Promise<void> {
  const laidOut = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(layOut);
  const grip = page.getByRole('button', { name: `Déplacer ${name}`, exact: true });
  await expect(page.locator('[id^="DndLiveRegion"]')).toHaveCount(1);
  await grip.focus();
  await page.keyboard.press('Space');
  for (let step = 0; step < Math.abs(steps); step++) await page.keyboard.press(steps > 0 ? 'ArrowDown' : 'ArrowUp');
  await page.keyboard.press('Space');
  laidOut.mockRestore();
}
