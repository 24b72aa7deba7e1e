import type { Browser } from '@playwright/test';
import { type Entry, entry } from '../report.ts';
import { median, quantile, sleep } from '../stats.ts';
import { sentinelName } from '../world/center.ts';
import { startBenchServer } from '../world/server.ts';
import { openContender } from './race.ts';

export interface AloneOptions {
  readonly size: number;
  readonly rounds: number;
  /** How long it takes until a page that opened has nothing more to do, ms. */
  readonly calmMs: number;
  readonly pages: string;
}

/**
 * Part of B7: the engine's share, without the screen. The same action, worker and replica, shown in a plain table, beside
 * the least it can cost on this machine: one record put on disk, the rows posted, the same table.
 */
export async function actionAlone(browser: Browser, { size, rounds, calmMs, pages }: AloneOptions): Promise<Entry[]> {
  const server = await startBenchServer({ size, pages, gzip: false });
  const [floor, ours] = [
    await openContender(browser, server, 'page/floor.html'),
    await openContender(browser, server, 'page/ours.html'),
  ];
  const sides = [floor, ours].map((contender) => ({ contender, takenMs: [] as number[] }));
  for (const { contender } of sides) await contender.poll(sentinelName(0));
  await sleep(calmMs);
  for (let at = -2; at < rounds; at++) {
    for (const { contender, takenMs } of at % 2 ? sides : sides.toReversed()) {
      const ms = await contender.act((at + 2) % 100, 20 + ((at + 2) % 70));
      if (at >= 0) takenMs.push(ms);
      await sleep(120);
    }
  }
  const [least = [], quiet = []] = sides.map(({ takenMs }) => takenMs);
  await floor.close();
  const merging: number[] = [];
  for (let at = 0; at < rounds / 2; at++) {
    const polled = ours.poll(sentinelName(server.advance()));
    await sleep((at / (rounds / 2)) * 600);
    merging.push(await ours.act(100 + (at % 40), 100 + at));
    await polled;
    await sleep(500);
  }
  await ours.close();
  await server.close();
  return [
    entry('B7', 'action → painted, plain table, beside one record', quiet, { n: size, reference: median(least) }),
    entry('B7', 'action → painted, plain table, p95, beside one record', quiet, {
      n: size,
      ours: quantile(quiet, 0.95),
      reference: quantile(least, 0.95),
    }),
    entry('B7', 'action → painted, plain table, during a merge, p95', merging, {
      n: size,
      ours: quantile(merging, 0.95),
    }),
  ];
}
