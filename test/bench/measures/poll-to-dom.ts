import type { Browser } from '@playwright/test';
import { type Entry, entry } from '../report.ts';
import { median } from '../stats.ts';
import { type RaceOptions, race, type TakenBy } from './race.ts';

const entrants = {
  floor: { page: 'page/floor.html' },
  ours: { page: 'page/ours.html' },
  query: { page: 'peers/query.html', label: 'TanStack Query, in memory' },
  redux: { page: 'peers/redux.html', label: 'Redux Toolkit, in memory' },
} as const;
type Rounds = TakenBy<keyof typeof entrants>;

export interface PollOptions extends Omit<RaceOptions, 'size'> {
  readonly sizes: readonly number[];
}

/** B1 and B2, of the same polls: until the table shows them, and what they cost the page's main thread. */
export async function pollToDom(browser: Browser, { sizes, ...options }: PollOptions): Promise<Entry[]> {
  const entries: Entry[] = [];
  const workMs = new Map<number, number>();
  for (const size of sizes) {
    const rounds = await race(browser, entrants, { ...options, size });
    entries.push(...latency(rounds, size), ...mainThread(rounds, size));
    workMs.set(size, median(rounds('ours').workMs));
  }
  entries.push(...growth(workMs));
  return entries;
}

function latency(rounds: Rounds, n: number): Entry[] {
  const floor = median(rounds('floor').domMs);
  const ours = median(rounds('ours').domMs);
  const peers = (['query', 'redux'] as const).map((name) =>
    entry('B1', `poll → DOM beside ${entrants[name].label}`, rounds('ours').domMs, {
      n,
      reference: median(rounds(name).domMs),
    }),
  );
  return [
    entry('B1', 'poll → DOM, full snapshot, beside the floor', rounds('ours').domMs, {
      n,
      reference: floor,
      target: '≤ 1.25 × or + 10 ms',
      met: ours <= Math.max(1.25 * floor, floor + 10),
    }),
    ...peers,
  ];
}

function mainThread(rounds: Rounds, n: number): Entry[] {
  return [
    entry('B2', 'main thread at work in a poll beside Redux Toolkit', rounds('ours').workMs, {
      n,
      reference: median(rounds('redux').workMs),
      ...(n >= largest ? sixth(rounds) : {}),
    }),
    entry('B2', 'long tasks of the main thread in a poll', rounds('ours').longTasks, {
      n,
      reference: median(rounds('redux').longTasks),
      ours: Math.max(...rounds('ours').longTasks),
      target: 'none',
      met: rounds('ours').longTasks.every((count) => count === 0),
    }),
  ];
}

const largest = 10_000;

function sixth(rounds: Rounds) {
  return { target: '≤ 1/6 ×', met: median(rounds('ours').workMs) <= median(rounds('redux').workMs) / 6 };
}

/** The main thread's share does not grow with the center. */
function growth(workMs: ReadonlyMap<number, number>): Entry[] {
  const [least, most] = [Math.min(...workMs.keys()), Math.max(...workMs.keys())];
  const [small, large] = [workMs.get(least) ?? 0, workMs.get(most) ?? 0];
  if (least === most) return [];
  return [
    entry('B2', `main thread at work in a poll beside n = ${least}`, [large], {
      n: most,
      reference: small,
      target: '≤ 2 ×',
      met: large <= 2 * small,
    }),
  ];
}
