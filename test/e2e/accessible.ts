import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Those whose answer is another in the dark: nothing else on a page is. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** Nothing on the page is against the rules of accessibility but those left out, in light and in dark. */
export async function isClean(page: Page, leftOut: readonly string[] = []) {
  await hasNoViolation(page, 'light', (axe) => axe.disableRules([...leftOut]));
  await hasNoViolation(page, 'dark', (axe) => axe.withRules(rulesOfColour));
}

async function hasNoViolation(
  page: Page,
  colorScheme: 'light' | 'dark',
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // All in the page itself, which has no frames: a second page to sum up in takes longer than the rules. What passes is
  // told by one node a rule.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await choose(axe).analyze();
  const told = violations.map(({ id, nodes }) => [id, ...nodes.map((node) => `${node.failureSummary} ${node.html}`)]);
  expect(told, colorScheme).toEqual([]);
}
