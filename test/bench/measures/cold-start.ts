import type { Browser, Page } from '@playwright/test';
import { type Entry, entry } from '../report.ts';
import { median, sleep } from '../stats.ts';
import { sentinelName } from '../world/center.ts';
import { type BenchServer, startBenchServer } from '../world/server.ts';
import { openContender } from './race.ts';

const contenders = {
  floor: 'page/raw-floor.html',
  ours: 'page/ours.html',
  query: 'peers/query-persisted.html',
} as const;
type Name = keyof typeof contenders;
const names = Object.keys(contenders) as Name[];

export interface ColdStartOptions {
  readonly size: number;
  readonly rounds: number;
  /** How long it takes until a page that opened has nothing more to do, ms. */
  readonly calmMs: number;
  readonly pages: string;
}

/**
 * B6: from the navigation to the frame that shows the table, from what the device holds: the API answers nothing. The
 * floor reads the replica our page has filled; all three share one browser profile and its caches.
 */
export async function coldStart(browser: Browser, { size, rounds, calmMs, pages }: ColdStartOptions): Promise<Entry[]> {
  const server = await startBenchServer({ size, pages, gzip: false });
  const ours = await openContender(browser, server, contenders.ours);
  await ours.poll(sentinelName(0));
  const context = ours.page.context();
  const query = await context.newPage();
  await query.goto(addressOf(server, 'query'));
  await query.waitForFunction(() => window.bench !== undefined);
  await query.evaluate((name) => window.bench?.poll(name), sentinelName(0));
  // Persisted a second after it has changed.
  await sleep(calmMs);
  await query.close();
  await ours.page.close();
  await context.route('**/api/**', (route) => route.abort());

  const entries: Entry[] = [];
  for (const slowedBy of [1, 4]) {
    const taken: Record<Name, number[]> = { floor: [], ours: [], query: [] };
    for (let round = -1; round < rounds; round++) {
      for (const name of names) {
        const page = await context.newPage();
        const coldMs = await start(page, addressOf(server, name), slowedBy);
        await page.close();
        if (round >= 0) taken[name].push(coldMs);
      }
    }
    entries.push(...report(taken, size, slowedBy));
  }
  await context.close();
  await server.close();
  return entries;
}

const addressOf = ({ url, center }: BenchServer, name: Name) =>
  `${url}/${contenders[name]}?center=${center.id}&sentinel=${center.sentinel}`;

async function start(page: Page, address: string, slowedBy: number): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowedBy });
  await page.goto(address);
  await page.waitForFunction(() => window.bench !== undefined);
  return page.evaluate(() => window.bench?.cold() ?? Number.NaN);
}

function report(taken: Readonly<Record<Name, readonly number[]>>, n: number, slowedBy: number): Entry[] {
  const [floor, ours, query] = [median(taken.floor), median(taken.ours), median(taken.query)];
  const slowed = slowedBy === 1 ? '' : `, slowed ${slowedBy}×`;
  return [
    entry('B6', `cold start beside raw records${slowed}`, taken.ours, {
      n,
      reference: floor,
      target: '≤ 1.4 ×',
      met: ours <= 1.4 * floor,
    }),
    entry('B6', `cold start beside TanStack Query, kept${slowed}`, taken.ours, {
      n,
      reference: query,
      target: '≤ 0.65 ×',
      met: ours <= 0.65 * query,
    }),
  ];
}
