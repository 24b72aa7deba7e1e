import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing on the page is against the rules of accessibility but those left out, in light and in dark. */
export async function isClean(page: Page, leftOut: readonly string[] = []) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // All in the page itself, which has no frames: a second page to sum up in takes longer than the rules. What passes is
    // told by one node a rule.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await axe.disableRules([...leftOut]).analyze();
    const told = violations.map(({ id, nodes }) => [id, ...nodes.map((node) => `${node.failureSummary} ${node.html}`)]);
    expect(told, colorScheme).toEqual([]);
  }
}
