import type { Browser, Page } from '@playwright/test';
import { type Console, startConsole } from '../console.ts';
import { type Entry, entry } from '../report.ts';
import { sleep } from '../stats.ts';
import { type Worked, workOf } from '../thread.ts';

export interface RoomsOptions {
  readonly size: number;
  readonly rounds: number;
  /** How long it takes until a page that opened has nothing more to do, ms. */
  readonly calmMs: number;
  readonly pages: string;
}

/** Rooms whose lists grow with the center, by what their first row of work is found with. */
const rooms = {
  home: { path: '/', row: '[aria-label^="Sacs de"], main section li, main table tbody tr' },
  dispatch: { path: '/dispatch', row: '[aria-label^="Sacs de la commande"]' },
  loadings: { path: '/loadings', row: 'main table tbody tr, main section li' },
} as const;
const elsewhere = '/support/';

const openTargetMs = 200;
const taskTargetMs = 50;
const pollTargetMs = 100;

/**
 * B16: a room opened within the console from what the device holds, until a frame shows its first rows; the longest task
 * of its page until it is calm; how many elements it has; what a poll that changes 1 % takes of its main thread.
 */
export async function openedRooms(browser: Browser, options: RoomsOptions): Promise<Entry[]> {
  const { size, rounds, calmMs } = options;
  const served = await startConsole(size, options.pages);
  const context = await served.signIn(browser, 'superadmin');
  const entries: Entry[] = [];
  for (const [name, { path, row }] of Object.entries(rooms)) {
    const page = await context.newPage();
    const worked = await workOf(page);
    await page.goto(path);
    await page.locator(row).first().waitFor({ timeout: 60_000 });
    await sleep(calmMs);
    const opened: (Opened & { readonly workMs: number })[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      await walk(page, elsewhere);
      await sleep(calmMs);
      const before = await worked();
      const one = await openedBy(page, path, row, calmMs);
      opened.push({ ...one, workMs: (await worked()) - before });
    }
    // The first compiles what the others run.
    const others = opened.slice(1);
    const elements = await page.evaluate(() => document.querySelectorAll('*').length);
    const polls = await polled(served, page, worked, options);
    await page.close();
    const within = (what: string, samples: readonly number[], most: number) =>
      entry('B16', `${name}: ${what}`, samples, {
        n: size,
        target: `least ≤ ${most} ms`,
        met: Math.min(...samples) <= most,
      });
    entries.push(
      within(
        'opened → first rows',
        others.map(({ paintedMs }) => paintedMs),
        openTargetMs,
      ),
      within(
        'longest task of opening',
        others.map(({ longestMs }) => longestMs),
        taskTargetMs,
      ),
      within('main thread in a poll', polls, pollTargetMs),
      entry(
        'B16',
        `${name}: main thread until calm`,
        others.map(({ workMs }) => workMs),
        { n: size },
      ),
      entry('B16', `${name}: elements, count`, [elements], { n: size }),
    );
  }
  await context.close();
  await served.close();
  return entries;
}

/** Within the page, as a link of the console does. */
const walk = (page: Page, path: string) =>
  page.evaluate(async (to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

interface Opened {
  readonly paintedMs: number;
  readonly longestMs: number;
}

const openedBy = (page: Page, path: string, row: string, calmMs: number): Promise<Opened> =>
  page.evaluate(
    async ([to, what, calm]) => {
      let longestMs = 0;
      const tasks = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) longestMs = Math.max(longestMs, duration);
      });
      tasks.observe({ type: 'longtask' });
      const begun = performance.now();
      history.pushState(null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
      while (document.querySelector(what) === null) await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      const paintedMs = performance.now() - begun;
      await new Promise((resolve) => setTimeout(resolve, calm));
      tasks.disconnect();
      return { paintedMs, longestMs };
    },
    [path, row, calmMs] as const,
  );

async function polled(served: Console, page: Page, worked: Worked, { rounds, calmMs }: RoomsOptions) {
  const spent: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await served.move(1);
    const before = await worked();
    await served.poll(page);
    await sleep(calmMs);
    spent.push((await worked()) - before);
  }
  return spent;
}
