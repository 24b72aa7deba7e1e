import type { Browser, Page } from '@playwright/test';
import { CenterId } from '../../../src/domain/center/center-id.ts';
import { openBoard, startConsole } from '../console.ts';
import { type Entry, entry } from '../report.ts';
import { sleep } from '../stats.ts';
import { onePercent } from '../world/one-percent.ts';

export interface HeapOptions {
  readonly size: number;
  readonly polls: number;
  /** How long it takes until a page that opened has nothing more to do, ms. */
  readonly calmMs: number;
  readonly pages: string;
}

const center = CenterId.parse(9);
/** An answer to a poll is merged and shown. */
const mergedMs = 300;
const overEmptyTargetMb = 10;
/** In its first polls a page makes what it then keeps using: a second tree to render into, compiled code. */
const warmUpPolls = 40;
/** Flat: what is left of the noise of the collector. */
const growthTarget = 1.1;

/** B11: the heap of the page that shows the board, MB: over one with next to nothing, and after many polls. */
export async function pageHeap(browser: Browser, options: HeapOptions): Promise<Entry[]> {
  const { size, polls } = options;
  const small = await heapOf(browser, { ...options, size: 10, polls: 0 });
  const large = await heapOf(browser, options);
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
  ];
}

async function heapOf(browser: Browser, { size, polls, calmMs, pages }: HeapOptions) {
  const served = await startConsole(size, pages);
  const context = await served.signIn(browser, 'superadmin');
  const page = await openBoard(context);
  await sleep(calmMs);
  // A board that grew would weigh more, and rightly: this one stays as large.
  const change = await onePercent(served.server, center);
  const poll = async (times: number) => {
    for (let left = times; left > 0; left--) {
      await change();
      await served.poll(page);
      await sleep(mergedMs);
    }
    return heapMb(page);
  };
  const first = await heapMb(page);
  const warm = polls > 0 ? await poll(Math.min(warmUpPolls, polls)) : first;
  const last = polls > 0 ? await poll(polls) : warm;
  await context.close();
  await served.close();
  return { first, warm, last };
}

async function heapMb(page: Page): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('HeapProfiler.enable');
  for (let turn = 0; turn < 3; turn++) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize / 1e6;
}
