import type { CDPSession, Page } from '@playwright/test';

export type Worked = () => Promise<number>;

/** Time the page's main thread has worked, on a core, ms: waiting for one is not its work. */
export async function workOf(page: Page): Promise<Worked> {
  const devtools: CDPSession = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
}
