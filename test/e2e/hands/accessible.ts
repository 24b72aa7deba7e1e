import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The rules about colours, which alone differ in the dark. */
const ofColours = ['color-contrast', 'link-in-text-block'];

interface Look {
  /** Rules that do not hold here. */
  readonly leftOut?: readonly string[];
  /** A part of the page, as a selector; its surroundings are checked elsewhere. */
  readonly within?: string;
}

/** Nothing on the page is against the rules of accessibility but those left out, in light and in dark. */
export async function isClean(page: Page, { leftOut = [], within }: Look = {}) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // All in the page itself, which has no frames: a second page to sum up in takes longer than the rules. A rule that
    // passes reports one node.
    const axe = new AxeBuilder({ page, ...(await alreadyThere(page)) }).setLegacyMode().options({
      resultTypes: ['violations'],
      ...(colorScheme === 'dark'
        ? { runOnly: { type: 'rule', values: ofColours } }
        : { rules: Object.fromEntries(leftOut.map((rule) => [rule, { enabled: false }])) }),
    });
    const { violations } = await (within ? axe.include(within) : axe).analyze();
    const told = violations.map(({ id, nodes }) => [id, ...nodes.map((node) => `${node.failureSummary} ${node.html}`)]);
    expect(told, colorScheme).toEqual([]);
  }
}

/** The rules are half a megabyte of script, which takes as long as to apply them: once a page. */
async function alreadyThere(page: Page): Promise<{ readonly axeSource?: string }> {
  return (await page.evaluate(() => 'axe' in window)) ? { axeSource: '0' } : {};
}
