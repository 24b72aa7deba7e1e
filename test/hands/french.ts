import { expect, type Page } from '@playwright/test';

/** English words of the specification itself. */
const literals = /\b(Go to|GO|Dispatch|assign|Staff|AB tests|flow|[Ss]tand by|STAND BY)\b/g;

/** Words that stand in most English sentences and labels, and in no French one. */
const english =
  /\b(the|of|and|is|are|was|were|with|your|you|this|that|not|from|has|have|been|be|by|at|when|where|while|press|pick|drag(ged|gable|ging)?|drop(ped|pable|ping)?|move[ds]?|moving|close[ds]?|cancel(ed|led)?|save[ds]?|saving|load(ed|ing)?|errors?|fail(ed|ure)?|retry|search|select(ed)?|settings?|update[ds]?|please|click|open(ed)?|show|hide|more|less|back|next|previous|new|old|orders?|drivers?|rounds?|bags?|center|waiting|pending|sent|unknown|missing|invalid)\b/gi;

/** Every text of the page and every name or hint for assistive technology. */
async function wordsOf(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const words = [document.title];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode())
      if (!node.parentElement?.closest('script, style, noscript')) words.push(node.textContent ?? '');
    const spoken = ['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'title', 'alt'];
    for (const name of [...spoken, 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`)) words.push(element.getAttribute(name) ?? '');
    return words;
  });
}

/** All the words of the page, seen or heard, are French but for what the tables word otherwise. */
export async function isFrench(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await saysFrench(page);
}

/** The same for words alone: a page without a browser has no document of its own to declare a language. */
export async function saysFrench(page: Page) {
  const words = await wordsOf(page);
  expect(words.length).toBeGreaterThan(5);
  expect(words.filter((text) => text.replace(literals, '').match(english))).toEqual([]);
}
