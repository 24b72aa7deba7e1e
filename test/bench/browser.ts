import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '../browser/chromium.ts';
import type { Painted } from './page/probe.ts';

/** Nothing is slowed because it is not looked at: contenders' pages are open at once. */
const flags = [
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
];

export function launch(say: (text: string) => void): Promise<Browser> {
  return chromium.launch({ executablePath: ensureChromium(say), args: [...chromiumFlags, ...flags] });
}

/** One contender in a context of its own: its storage and its renderer are nobody else's. */
export class Contender {
  private constructor(
    readonly page: Page,
    readonly devtools: CDPSession,
  ) {}

  static async open(browser: Browser, url: string): Promise<Contender> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    page.on('pageerror', (error) => process.stderr.write(`${url}: ${error.message}\n`));
    await page.addInitScript(() => {
      window.longTasks = 0;
      new PerformanceObserver((list) => {
        window.longTasks += list.getEntries().length;
      }).observe({ type: 'longtask' });
    });
    await page.goto(url);
    await page.waitForFunction(() => window.bench !== undefined);
    const devtools = await context.newCDPSession(page);
    // The thread's own time: waiting for a core, which on two goes to the worker and the server too, is not its work.
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    return new Contender(page, devtools);
  }

  poll(name: string): Promise<Painted> {
    return this.page.evaluate((asked) => {
      if (!window.bench) throw new Error('Invariant: the page offers itself');
      return window.bench.poll(asked);
    }, name);
  }

  act(row: number, dry: number): Promise<number> {
    return this.page.evaluate(
      ([at, count]) => {
        if (!window.bench) throw new Error('Invariant: the page offers itself');
        return window.bench.act(at ?? 0, count ?? 0);
      },
      [row, dry],
    );
  }

  shown(): Promise<string> {
    return this.page.evaluate(() => window.bench?.shown() ?? '');
  }

  /** Tasks of 50 ms and more since it was opened. */
  longTasks(): Promise<number> {
    return this.page.evaluate(() => window.longTasks);
  }

  /** Time the page's main thread has worked since it was opened, on a core, ms. */
  workMs(): Promise<number> {
    return this.spentMs('TaskDuration');
  }

  /** Time the page's scripts have run since it was opened, on a core, ms. */
  scriptMs(): Promise<number> {
    return this.spentMs('ScriptDuration');
  }

  private async spentMs(metric: string): Promise<number> {
    const { metrics } = await this.devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === metric)?.value ?? 0);
  }

  close(): Promise<void> {
    return this.page.context().close();
  }
}
