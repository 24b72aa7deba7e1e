import type { Locator, Page } from '@playwright/test';

/** How somebody works a screen: each way reaches what the others do. */
export interface Hand {
  /** Presses a control: a button, an entry of a menu, an option, a box to tick. */
  press(target: Locator): Promise<void>;
  /** Puts a text into a field, instead of what it holds. */
  write(field: Locator, text: string): Promise<void>;
}

/** A mouse; it does not stay on what it pressed, where lists would keep their rows in place for it. */
export const mouse = (page: Page): Hand => ({
  press: async (target) => {
    await target.click();
    await page.mouse.move(1, 1);
  },
  write: (field, text) => field.fill(text),
});
