import type { Browser } from '@playwright/test';
import { type Entry, entry } from '../report.ts';
import { median, sleep } from '../stats.ts';
import { WorkerProfiler, workMsOf } from '../worker-profile.ts';
import { sentinelName } from '../world/center.ts';
import { startBenchServer } from '../world/server.ts';
import { openContender } from './race.ts';

export interface UnchangedOptions {
  readonly size: number;
  readonly rounds: number;
  /** How long it takes until a page that opened has nothing more to do, ms. */
  readonly calmMs: number;
  readonly pages: string;
}

const workerTargetMs = 5;
/** Beyond what the page does when nothing is asked, within the precision of its counter. */
const pageTargetMs = 1;
const windowMs = 250;

/** B5: what a poll costs whose answer is 304. Asked by another tab's worker, so that the page has no part in it. */
export async function unchangedPoll(
  browser: Browser,
  { size, rounds, calmMs, pages }: UnchangedOptions,
): Promise<Entry[]> {
  const server = await startBenchServer({ size, pages, gzip: false });
  const ours = await openContender(browser, server, 'page/ours.html', { paused: '0' });
  await ours.poll(sentinelName(0));
  const other = await ours.page.context().newPage();
  await other.goto(`${server.url}/config.json`);
  const profiler = await WorkerProfiler.attach(ours.devtools);
  await sleep(calmMs);
  const workerMs: number[] = [];
  const pageMs: number[] = [];
  const idleMs: number[] = [];
  const poll = async () => {
    const before = server.unchanged;
    await other.evaluate((center) => {
      const channel = new BroadcastChannel('quai:1');
      channel.postMessage({ type: 'work', poll: { center } });
      channel.close();
    }, server.center.id);
    await sleep(windowMs);
    if (server.unchanged === before) throw new Error('The poll was not answered 304');
  };
  for (let round = -2; round < rounds; round++) {
    const worker = workMsOf(await profiler.during(poll));
    // The page is watched without the profiler, whose messages pass through it.
    const idleFrom = await ours.scriptMs();
    await sleep(windowMs);
    const from = await ours.scriptMs();
    await poll();
    const to = await ours.scriptMs();
    if (round < 0) continue;
    workerMs.push(worker);
    idleMs.push(from - idleFrom);
    pageMs.push(to - from);
  }
  await ours.close();
  await server.close();
  return [
    entry('B5', 'unchanged poll (304), worker at work', workerMs, {
      n: size,
      target: `≤ ${workerTargetMs} ms`,
      met: median(workerMs) <= workerTargetMs,
    }),
    entry('B5', 'unchanged poll (304), page’s scripts, beside idle', pageMs, {
      n: size,
      reference: median(idleMs),
      target: `idle (+ ${pageTargetMs} ms)`,
      met: median(pageMs) <= median(idleMs) + pageTargetMs,
    }),
  ];
}
