import { writeFileSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { launch } from './browser.ts';
import { buildPages } from './build.ts';
import { actionAlone } from './measures/action-alone.ts';
import { actionToPaint } from './measures/action-to-paint.ts';
import { apiLoad } from './measures/api-load.ts';
import { coldStart } from './measures/cold-start.ts';
import { deltaPoll } from './measures/delta-poll.ts';
import { derivations } from './measures/derivations.ts';
import { drag } from './measures/drag.ts';
import { driverLogs } from './measures/driver-logs.ts';
import { durablePeers } from './measures/durable-peers.ts';
import { packingDrag } from './measures/packing-drag.ts';
import { pageHeap } from './measures/page-heap.ts';
import { pollToDom } from './measures/poll-to-dom.ts';
import { openedRooms } from './measures/rooms.ts';
import { scriptSize } from './measures/script-size.ts';
import { tabs } from './measures/tabs.ts';
import { unchangedPoll } from './measures/unchanged-poll.ts';
import { type MeasureId, type Options, optionsOf } from './options.ts';
import { type Entry, heading, line, toJson } from './report.ts';
import { type Machine, machineOf } from './results/machine.ts';
import { writePage } from './results/page.ts';

// `npm run bench -- [--quick] [--json FILE] [--only B1,B5] [--gzip] [--page]`: how fast the console is, beside others, in one run.

const say = (text: string) => process.stderr.write(`${text}\n`);
const largest = 10_000;
/** A quick run has no time for the largest. */
const smaller = 2_000;
const sizeOf = ({ quick }: Options) => (quick ? smaller : largest);
/** Until a page that opened has nothing more to do; a TanStack Query that is kept writes a second after a change. */
const calmOf = ({ quick }: Options) => (quick ? 1_500 : 5_000);

type Measure = (browser: Browser, pages: string, options: Options) => Promise<Entry[]>;

let polls: Promise<Entry[]> | null = null;
/** B1 and B2 are read off the same polls. */
const ofPolls =
  (id: MeasureId): Measure =>
  async (browser, pages, { quick, gzip }) => {
    const sizes = quick ? [500, smaller] : [500, smaller, largest];
    polls ??= pollToDom(browser, { sizes, rounds: quick ? 2 : 12, gzip, pages });
    return (await polls).filter((it) => it.id === id);
  };

const measures: Readonly<Record<MeasureId, Measure>> = {
  B1: ofPolls('B1'),
  B2: ofPolls('B2'),
  B3: (browser, pages, options) =>
    durablePeers(browser, {
      size: sizeOf(options),
      rounds: options.quick ? 1 : 8,
      gzip: options.gzip,
      pages,
      restMs: options.quick ? 100 : 500,
    }),
  B4: (browser, pages, options) =>
    deltaPoll(browser, {
      size: sizeOf(options),
      rounds: options.quick ? 1 : 15,
      gzip: options.gzip,
      pages,
      restMs: options.quick ? 250 : 600,
    }),
  B5: (browser, pages, options) =>
    unchangedPoll(browser, { size: sizeOf(options), rounds: options.quick ? 2 : 15, calmMs: calmOf(options), pages }),
  B6: (browser, pages, options) =>
    coldStart(browser, { size: sizeOf(options), rounds: options.quick ? 1 : 15, calmMs: calmOf(options), pages }),
  B7: async (browser, pages, options) => {
    const { quick } = options;
    const both = { size: sizeOf(options), calmMs: calmOf(options), pages };
    return [
      ...(await actionAlone(browser, { ...both, rounds: quick ? 4 : 60 })),
      ...(await actionToPaint(browser, { ...both, rounds: quick ? 3 : 60, mergeRounds: quick ? 2 : 30 })),
    ];
  },
  B8: (browser, pages, { quick }) =>
    tabs(browser, {
      size: 500,
      changes: quick ? 4 : 40,
      deaths: quick ? 1 : 8,
      countMs: quick ? 21_000 : 62_000,
      pages,
    }),
  B9: (browser, pages, { quick }) => derivations(browser, { size: largest, rounds: quick ? 10 : 60, pages }),
  B10: (browser, pages) => scriptSize(browser, pages),
  B11: (browser, pages, options) =>
    pageHeap(browser, { size: sizeOf(options), polls: options.quick ? 6 : 2_000, calmMs: calmOf(options), pages }),
  B12: (browser, pages, options) =>
    drag(browser, {
      tasks: 150,
      docks: 60,
      drags: options.quick ? 1 : 20,
      over: options.quick ? 2 : Number.POSITIVE_INFINITY,
      calmMs: calmOf(options),
      pages,
    }),
  B13: (_browser, _pages, { quick }) =>
    apiLoad({
      sizes: quick ? [150, smaller] : [150, smaller, largest],
      clients: quick ? [1, 100] : [1, 10, 100],
      unchangedMs: quick ? 300 : 5_000,
      changes: quick ? 2 : 10,
    }),
  B14: (browser, pages, options) =>
    packingDrag(browser, {
      few: 150,
      many: smaller,
      drags: options.quick ? 3 : 15,
      calmMs: calmOf(options),
      pages,
    }),
  B15: (browser, pages, options) =>
    driverLogs(browser, { drivers: 60, rounds: options.quick ? 3 : 15, calmMs: calmOf(options), pages }),
  B16: (browser, pages, options) =>
    openedRooms(browser, { size: sizeOf(options), rounds: options.quick ? 3 : 15, calmMs: calmOf(options), pages }),
};

async function main(args: readonly string[]): Promise<void> {
  const options = optionsOf(args);
  const pages = await buildPages(say);
  const machine = await machineNow();
  console.log(heading);
  const entries: Entry[] = [];
  for (const id of options.only) {
    const measured = await measure(id, pages, options);
    for (const it of measured) console.log(line(it));
    entries.push(...measured);
    if (options.json) writeFileSync(options.json, toJson(entries));
  }
  // A page without one of them would say too much of the others.
  if (options.page && process.exitCode === undefined)
    writePage(entries, machine, `npm run bench${options.quick ? ' -- --quick --page' : ''}`);
}

/** One that fails says why, and costs none of the others. */
async function measure(id: MeasureId, pages: string, options: Options): Promise<readonly Entry[]> {
  // A browser each: what one measure left in memory is not the next one's.
  const browser = await launch(say);
  const startMs = performance.now();
  try {
    return await measures[id](browser, pages, options);
  } catch (error) {
    say(`${id} failed: ${error instanceof Error ? error.stack : String(error)}`);
    process.exitCode = 1;
    return [];
  } finally {
    say(`${id}: ${Math.round((performance.now() - startMs) / 1000)} s`);
    await browser.close();
  }
}

/** Before the run itself keeps it busy. */
async function machineNow(): Promise<Machine> {
  const browser = await launch(say);
  const machine = machineOf(browser);
  await browser.close();
  return machine;
}

await main(process.argv.slice(2));
// A measure that failed may have left its server running: the run is over all the same.
process.exit();
