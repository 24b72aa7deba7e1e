import { expect, type Locator, type Page } from '@playwright/test';

/** How somebody works a screen: each way reaches the same controls. */
export interface Hand {
  /** Presses a control: a button, an entry of a menu, an option, a box to tick. */
  press(target: Locator): Promise<void>;
  /** Puts a text into a field, instead of what it holds. */
  write(field: Locator, text: string): Promise<void>;
}

/** A mouse; it leaves the control it pressed, where lists would keep their rows in place for it. */
export const mouse = (page: Page): Hand => ({
  press: async (target) => {
    await target.click();
    await page.mouse.move(1, 1);
  },
  write: (field, text) => field.fill(text),
});

/** A finger on a tablet, and the keys of its screen. */
export const finger = (page: Page): Hand => ({
  press: (target) => target.tap(),
  write: async (field, text) => {
    await field.tap();
    await overwrite(page, text);
  },
});

/** Keys alone. The page is never asked to put the focus anywhere. */
export const keys = (page: Page): Hand => ({
  press: async (target) => {
    await reach(page, target);
    // It rests while the last action on its subject is being sent, as a pointer's would.
    await expect(target).toBeEnabled();
    const ticks = ['checkbox', 'radio'].includes((await target.getAttribute('type')) ?? '');
    await page.keyboard.press(ticks ? 'Space' : 'Enter');
  },
  write: async (field, text) => {
    await reach(page, field);
    await overwrite(page, text);
  },
});

async function overwrite(page: Page, text: string): Promise<void> {
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

/** More stops than any board of a test has. */
const mostStops = 400;

/** Goes to a control by the keys its neighbours are reached with. */
async function reach(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < mostStops; stops++) {
    const key = await target.evaluate(keyTowards);
    if (key === null) return;
    await page.keyboard.press(key);
  }
  throw new Error(`Not reached by keys: ${target}`);
}

/** The key that leads from the focus towards a control, null once it is there: arrows within a menu or a group. */
async function keyTowards(target: Element): Promise<string | null> {
  // A menu moves the focus a moment after the key: without a wait the target is passed by.
  await new Promise((done) => setTimeout(() => requestAnimationFrame(done)));
  const focus = document.activeElement;
  if (focus === target) return null;
  const role = target.getAttribute('role') ?? '';
  const isBefore = focus !== null && (focus.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  if (role === 'menuitem' || role === 'option') return isBefore ? 'ArrowUp' : 'ArrowDown';
  if (role === 'radio' && target.closest('[role="radiogroup"]')?.contains(focus)) return 'ArrowRight';
  return isBefore ? 'Shift+Tab' : 'Tab';
}
