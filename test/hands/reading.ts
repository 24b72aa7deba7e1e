import type { Locator } from '@playwright/test';

/** The lines of lists of facts, in order: each label with its value. */
export const factsIn = (within: Locator): Promise<string[][]> =>
  within.locator('dl > div').evaluateAll((lines) => {
    const words = (part: Element) => (part.textContent ?? '').replace(/\s+/g, ' ').trim();
    return lines.map((line) => [...line.children].map(words));
  });

/** The rows of a table, in order: the first has the heads of the columns that the others' cells stand under. */
export const gridOf = (table: Locator): Promise<string[][]> =>
  table.locator('tr').evaluateAll((rows) => {
    const words = (part: Element) => (part.textContent ?? '').replace(/\s+/g, ' ').trim();
    return rows.map((row) => [...row.children].map(words));
  });

/** The text of each, in order: of groups and blocks, to be compared as a whole list. */
export const wordsOf = (parts: Locator): Promise<string[]> =>
  parts.evaluateAll((all) => all.map((part) => (part.textContent ?? '').replace(/\s+/g, ' ').trim()));

/** Badges in order: the colour of each, its text, and its meaning where that is more. */
export const badgesIn = (within: Locator): Promise<string[][]> =>
  within.locator('[data-tone]').evaluateAll((badges) => {
    const words = (part: Element) => (part.textContent ?? '').replace(/\s+/g, ' ').trim();
    return badges.map((badge) => {
      const meaning = badge.getAttribute('aria-description');
      return [badge.getAttribute('data-tone') ?? '', words(badge), ...(meaning === null ? [] : [meaning])];
    });
  });
