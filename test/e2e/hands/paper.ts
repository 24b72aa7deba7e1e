import { expect, type Page } from '@playwright/test';

/** A4 without its margins, CSS pixels. */
const sheet = { width: 718, height: 1000 };
const screen = { width: 1280, height: 800 };

/** Prints as Ctrl P does, up to the moment in which the browser takes its picture. */
export async function print(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      document.documentElement.dataset.pictured = '';
    };
  });
  // The key works once the page has its later code.
  await expect(async () => {
    await page.keyboard.press('Control+p');
    await page.locator('html[data-pictured]').waitFor({ state: 'attached', timeout: 6_000 });
  }).toPass();
  await page.setViewportSize(sheet);
  await page.emulateMedia({ media: 'print' });
}

export async function toScreen(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(screen);
}

/**
 * The words of a room, each once, without those of what acts or was not chosen, of what belongs to the screen alone, and of clocks. A
 * field says its value.
 */
export async function wordsOf(page: Page): Promise<readonly string[]> {
  const words = await page.evaluate(() => {
    const found = new Set<string>();
    const acts = '.rt-BaseButton:not(:is(h1, h2, h3, h4) *)';
    const aside = `[class*="hidden"], [data-screen], [role="tab"][aria-selected="false"], title, option, ${acts}`;
    const room = document.querySelector('main') ?? document.body;
    const isSeen = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { width, height } = range.getBoundingClientRect();
      return width > 1 && height > 1;
    };
    const texts = document.createTreeWalker(room, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const parent = node.parentElement;
      const word = node.textContent?.trim() ?? '';
      if (word === '' || !parent || parent.closest(aside) || !parent.checkVisibility({ visibilityProperty: true }))
        continue;
      if (isSeen(node)) found.add(word);
    }
    for (const field of room.querySelectorAll<HTMLInputElement>('input[type="text"], textarea'))
      if (field.checkVisibility() && field.value !== '') found.add(`= ${field.value}`);
    return [...found];
  });
  // Of a shortened list paper has all: `1 sur 2` is of the screen.
  return words.filter((word) => !/\d\s?(min|s|h)\b|\d{2}:\d{2}:\d{2}|^\d+ sur \d+$/.test(word));
}

/** Until a page has shown the same words for a moment. */
export async function settled(page: Page): Promise<void> {
  let before = '';
  const isStill = async () => {
    const now = (await wordsOf(page)).join();
    const same = now === before && now !== '' && !now.includes('Chargement...');
    before = now;
    return same;
  };
  await expect.poll(isStill, { intervals: [300] }).toBe(true);
}

/** Of a printed page: controls without a word, text in another font, lists that are cut or folded. */
export const faultsOnPaper = (page: Page) =>
  page.evaluate(() => {
    const seen = [...document.querySelectorAll<HTMLElement>('body *')].filter((it) => it.checkVisibility());
    const states = '[role="checkbox"], [role="switch"], [role="radio"], [type="checkbox"], [type="radio"]';
    const isField = (it: Element) => it instanceof HTMLInputElement || it instanceof HTMLTextAreaElement;
    const textOf = (it: HTMLElement) => (isField(it) ? it.value : it.innerText).trim();
    const brief = (it: HTMLElement) => it.outerHTML.slice(0, 120);
    const hasText = (it: HTMLElement) =>
      [...it.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const font = getComputedStyle(document.body).fontFamily;
    return {
      wordless: seen
        .filter((it) => it.matches('button, input, textarea') && !it.matches(states) && textOf(it) === '')
        .map(brief),
      otherFonts: seen.filter((it) => hasText(it) && getComputedStyle(it).fontFamily !== font).map(brief),
      shortened: seen.filter((it) => hasText(it) && /^\d+ sur \d+$/.test(textOf(it))).map(brief),
      folded: [
        ...seen.filter((it) => it.matches(':is(h1, h2, h3, h4) [aria-expanded="false"]')),
        ...[...document.querySelectorAll<HTMLElement>('main details > :not(summary)')].filter(
          (it) => !it.checkVisibility(),
        ),
      ].map(brief),
    };
  });
