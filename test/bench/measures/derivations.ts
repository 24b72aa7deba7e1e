import type { Browser } from '@playwright/test';
import { type Entry, entry } from '../report.ts';
import { median } from '../stats.ts';
import { startBenchServer } from '../world/server.ts';

export interface DerivationsOptions {
  readonly size: number;
  readonly rounds: number;
  readonly pages: string;
}

const targets = { inFull: 20, onePercent: 2 };

/** B9: late orders, order of the list, same address and ready to leave of a whole center, and of one task in a hundred. */
export async function derivations(browser: Browser, { size, rounds, pages }: DerivationsOptions): Promise<Entry[]> {
  const server = await startBenchServer({ size, pages, gzip: false });
  const page = await browser.newPage();
  await page.goto(`${server.url}/page/derivations.html?center=${server.center.id}`);
  await page.waitForFunction(() => window.derivations !== undefined);
  const inFull: number[] = [];
  const onePercent: number[] = [];
  for (let round = -3; round < rounds; round++) {
    const fullMs = await page.evaluate(() => window.derivations?.inFull() ?? Number.NaN);
    const partMs = await page.evaluate(() => window.derivations?.onePercent() ?? Number.NaN);
    if (round < 0) continue;
    inFull.push(fullMs);
    onePercent.push(partMs);
  }
  await page.close();
  await server.close();
  return [
    held('all derivations, in full', inFull, targets.inFull, size),
    held('all derivations, 1 % changed', onePercent, targets.onePercent, size),
  ];
}

const held = (what: string, samples: readonly number[], targetMs: number, n: number) =>
  entry('B9', what, samples, { n, target: `≤ ${targetMs} ms`, met: median(samples) <= targetMs });
