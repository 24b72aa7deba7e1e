import type { Browser } from '@playwright/test';
import type { Contender } from '../browser.ts';
import { type Entry, entry } from '../report.ts';
import { median, sleep } from '../stats.ts';
import { sentinelName } from '../world/center.ts';
import { type BenchServer, startBenchServer } from '../world/server.ts';
import { openContender } from './race.ts';

export interface DeltaOptions {
  readonly size: number;
  readonly rounds: number;
  readonly gzip: boolean;
  readonly pages: string;
  /** Until what is written behind has ended, ms. */
  readonly restMs: number;
}

interface Side {
  readonly server: BenchServer;
  readonly contender: Contender;
  readonly domMs: number[];
}

const timeTarget = 1 / 5;
const bytesTarget = 1 / 50;

/**
 * B4: a poll that changed 1 % of the rows, told as a delta, beside the same console told everything. Both have the same
 * contents and ask by turns; after each, both show the same table.
 */
export async function deltaPoll(browser: Browser, options: DeltaOptions): Promise<Entry[]> {
  const open = async (delta: boolean): Promise<Side> => {
    const server = await startBenchServer({ ...options, delta });
    return { server, contender: await openContender(browser, server, 'page/ours.html'), domMs: [] };
  };
  const [byDelta, whole] = [await open(true), await open(false)];
  const sizes: { readonly whole: number; readonly delta: number }[] = [];
  // The first poll fills the replica, the second warms up and is not counted.
  for (let round = -2; round < options.rounds; round++) {
    const sides = round % 2 === 0 ? [byDelta, whole] : [whole, byDelta];
    const shown = new Set<string>();
    for (const { server, contender, domMs } of sides) {
      const name = sentinelName(round === -2 ? 0 : server.advance());
      await sleep(options.restMs);
      const { domMs: ms } = await contender.poll(name);
      await sleep(options.restMs);
      shown.add(await contender.shown());
      if (round >= 0) domMs.push(ms);
    }
    if (shown.size !== 1) throw new Error('A delta shows another table than the whole answer');
    if (round >= 0) sizes.push(byDelta.server.sizes());
  }
  if (byDelta.server.deltas !== options.rounds + 1) throw new Error('Not every poll was answered by a delta');
  for (const { server, contender } of [byDelta, whole]) {
    await contender.close();
    await server.close();
  }
  return report(byDelta.domMs, whole.domMs, sizes, options.size);
}

function report(
  deltaMs: readonly number[],
  wholeMs: readonly number[],
  sizes: readonly { readonly whole: number; readonly delta: number }[],
  n: number,
): Entry[] {
  const deltaKb = sizes.map((size) => size.delta / 1_000);
  const wholeKb = median(sizes.map((size) => size.whole / 1_000));
  return [
    entry('B4', 'poll → DOM, delta beside full snapshot', deltaMs, {
      n,
      reference: median(wholeMs),
      target: '≤ 1/5 ×',
      met: median(deltaMs) <= median(wholeMs) * timeTarget,
    }),
    entry('B4', 'kB on the wire (gzip), delta beside full', deltaKb, {
      n,
      reference: wholeKb,
      target: '≤ 1/50 ×',
      met: median(deltaKb) <= wholeKb * bytesTarget,
    }),
  ];
}
