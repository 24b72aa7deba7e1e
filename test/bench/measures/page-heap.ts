import type { Browser, Page } from '@playwright/test';
import { openBoard, startConsole } from '../console.ts';
import { type Entry, entry } from '../report.ts';
import { sleep } from '../stats.ts';

export interface HeapOptions {
  readonly size: number;
  readonly polls: number;
  readonly pages: string;
}

const overEmptyTargetMb = 10;
/** In its first polls a page makes what it then keeps using: a second tree to render into, compiled code. */
const warmUpPolls = 40;
/** Flat: what is left of the noise of the collector. */
const growthTarget = 1.1;

/** B11: the heap of the page that shows the board, MB: over one with next to nothing, and after many polls. */
export async function pageHeap(browser: Browser, { size, polls, pages }: HeapOptions): Promise<Entry[]> {
  const small = await heapOf(browser, { size: 10, polls: 0, pages });
  const large = await heapOf(browser, { size, polls, pages });
  const over = large.first - small.first;
  return [
    entry('B11', 'page heap over an empty board, MB', [over], {
      n: size,
      target: `≤ ${overEmptyTargetMb} MB`,
      met: over <= overEmptyTargetMb,
    }),
    entry('B11', `page heap after ${polls} polls, MB`, [large.last], {
      n: size,
      reference: large.warm,
      target: `≤ ${growthTarget} ×`,
      met: large.last <= growthTarget * large.warm,
    }),
    // The simulated day makes rounds faster than it ends them: a board of more of them weighs more.
    entry('B11', `rounds on the board after ${polls} polls (count)`, [large.lastRounds], {
      n: size,
      reference: large.warmRounds,
    }),
  ];
}

async function heapOf(browser: Browser, { size, polls, pages }: HeapOptions) {
  const served = await startConsole(size, pages);
  const context = await served.signIn(browser, 'superadmin');
  const page = await openBoard(context);
  await sleep(5_000);
  const poll = async (times: number) => {
    for (let left = times; left > 0; left--) {
      // Nobody times the answer: it may be composed when it is asked for.
      await served.server.simulator.step();
      const polled = served.polls.length;
      await page.evaluate(askForPoll);
      while (served.polls.length === polled) await sleep(5);
      await sleep(300);
    }
    return heapMb(page);
  };
  const first = await heapMb(page);
  const warm = polls > 0 ? await poll(Math.min(warmUpPolls, polls)) : first;
  const warmRounds = await page.locator('main h3').count();
  const last = polls > 0 ? await poll(polls) : warm;
  const lastRounds = await page.locator('main h3').count();
  await context.close();
  await served.close();
  return { first, warm, last, warmRounds, lastRounds };
}

async function heapMb(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  for (let turn = 0; turn < 3; turn++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 1e6;
}

/** In the page: as another tab's worker asks the leader. */
async function askForPoll(): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  const key = held.find((lock) => lock.name?.startsWith('leader:'))?.name?.slice('leader:'.length);
  const center = Number(sessionStorage.getItem('current_center') ?? 9);
  new BroadcastChannel(`quai:${key}`).postMessage({ type: 'work', poll: { center } });
}
