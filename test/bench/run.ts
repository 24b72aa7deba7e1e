import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { launch } from './browser.ts';
import { buildPages } from './build.ts';
import { actionAlone } from './measures/action-alone.ts';
import { actionToPaint } from './measures/action-to-paint.ts';
import { apiLoad } from './measures/api-load.ts';
import { coldStart } from './measures/cold-start.ts';
import { derivations } from './measures/derivations.ts';
import { pageHeap } from './measures/page-heap.ts';
import { pollToDom } from './measures/poll-to-dom.ts';
import { scriptSize } from './measures/script-size.ts';
import { tabs } from './measures/tabs.ts';
import { unchangedPoll } from './measures/unchanged-poll.ts';
import { type MeasureId, type Options, optionsOf } from './options.ts';
import { type Entry, heading, line, toJson } from './report.ts';

// `npm run bench -- [--quick] [--json FILE] [--only B1,B5] [--gzip]`: how fast the console is, beside others, in one run.

const say = (text: string) => process.stderr.write(`${text}\n`);
const largest = 10_000;

type Measure = (browser: Browser, pages: string, options: Options) => Promise<Entry[]>;

const measures: Readonly<Record<MeasureId, Measure>> = {
  B1: (browser, pages, { quick, gzip }) =>
    pollToDom(browser, { sizes: [500, 2_000, largest], rounds: quick ? 3 : 12, gzip, pages }),
  B5: (browser, pages, { quick }) => unchangedPoll(browser, { size: largest, rounds: quick ? 5 : 15, pages }),
  B6: (browser, pages, { quick }) => coldStart(browser, { size: largest, rounds: quick ? 3 : 15, pages }),
  B7: async (browser, pages, { quick }) => [
    ...(await actionAlone(browser, { size: largest, rounds: quick ? 10 : 60, pages })),
    ...(await actionToPaint(browser, { size: largest, rounds: quick ? 5 : 60, mergeRounds: quick ? 3 : 30, pages })),
  ],
  B8: (browser, pages, { quick }) =>
    tabs(browser, {
      size: 500,
      changes: quick ? 6 : 40,
      deaths: quick ? 2 : 8,
      countMs: quick ? 21_000 : 62_000,
      pages,
    }),
  B9: (browser, pages, { quick }) => derivations(browser, { size: largest, rounds: quick ? 10 : 60, pages }),
  B10: (browser, pages) => scriptSize(browser, pages),
  B11: (browser, pages, { quick }) => pageHeap(browser, { size: largest, polls: quick ? 40 : 2_000, pages }),
  B13: (_browser, _pages, { quick }) =>
    apiLoad({
      sizes: quick ? [150, 2_000] : [150, 2_000, largest],
      clients: [1, 10, 100],
      unchangedMs: quick ? 500 : 5_000,
      changes: quick ? 3 : 10,
    }),
};

async function main(args: readonly string[]): Promise<void> {
  const options = optionsOf(args);
  const pages = await buildPages(say);
  console.log(heading);
  const entries: Entry[] = [];
  for (const id of options.only) {
    // A browser each: what one measure left in memory is not the next one's.
    const browser = await launch(say);
    const measured = await measures[id](browser, pages, options);
    await browser.close();
    for (const it of measured) console.log(line(it));
    entries.push(...measured);
  }
  if (options.json) writeFileSync(options.json, toJson(entries));
}

await main(process.argv.slice(2));
