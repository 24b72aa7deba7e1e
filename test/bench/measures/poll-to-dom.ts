import type { Browser } from '@playwright/test';
import { Contender } from '../browser.ts';
import { type Entry, entry } from '../report.ts';
import { median, sleep } from '../stats.ts';
import { sentinelName } from '../world/center.ts';
import { type BenchServer, startBenchServer } from '../world/server.ts';

const contenders = {
  floor: { page: 'page/floor.html', label: 'worker, nothing stored (the floor)' },
  ours: { page: 'page/ours.html', label: 'ours' },
  query: { page: 'peers/query.html', label: 'TanStack Query, in memory' },
  redux: { page: 'peers/redux.html', label: 'Redux Toolkit, in memory' },
} as const;
type Name = keyof typeof contenders;
const names = Object.keys(contenders) as Name[];

interface Taken {
  readonly domMs: number[];
  readonly workMs: number[];
  readonly longTasks: number[];
}
type Rounds = Readonly<Record<Name, Taken>>;

export interface PollOptions {
  readonly sizes: readonly number[];
  readonly rounds: number;
  readonly gzip: boolean;
  readonly pages: string;
}

/**
 * B1: from the start of a poll whose answer changed 1 % of the rows to the table that shows it. Each round changes the
 * content once and lets every contender poll it, in turning order.
 */
export async function pollToDom(browser: Browser, options: PollOptions): Promise<Entry[]> {
  const entries: Entry[] = [];
  const workMs = new Map<number, number>();
  for (const size of options.sizes) {
    const server = await startBenchServer({ ...options, size });
    const open = new Map<Name, Contender>();
    for (const name of names) open.set(name, await openContender(browser, server, contenders[name].page));
    const rounds = await run(server, open, options.rounds);
    for (const contender of open.values()) await contender.close();
    await server.close();
    entries.push(...report(rounds, size));
    workMs.set(size, median(rounds.ours.workMs));
  }
  entries.push(...growth(workMs));
  return entries;
}

export function openContender(
  browser: Browser,
  { url, center }: BenchServer,
  page: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Contender> {
  const query = new URLSearchParams({ center: String(center.id), sentinel: String(center.sentinel), ...more });
  return Contender.open(browser, `${url}/${page}?${query}`);
}

async function run(server: BenchServer, open: ReadonlyMap<Name, Contender>, rounds: number): Promise<Rounds> {
  const taken = Object.fromEntries(
    names.map((name) => [name, { domMs: [], workMs: [], longTasks: [] }]),
  ) as unknown as Rounds;
  for (const contender of open.values()) await contender.poll(sentinelName(0));
  // The first polled change warms every contender up and is not counted.
  for (let round = -1; round < rounds; round++) {
    const name = sentinelName(server.advance());
    await sleep(settleMs(server));
    const shown = new Set<string>();
    for (const [contenderName, contender] of turned([...open], round)) {
      const before = await contender.workMs();
      const longBefore = await contender.longTasks();
      const { domMs } = await contender.poll(name);
      await sleep(settleMs(server));
      const workMs = (await contender.workMs()) - before;
      shown.add(await contender.shown());
      if (round < 0) continue;
      taken[contenderName].domMs.push(domMs);
      taken[contenderName].workMs.push(workMs);
      taken[contenderName].longTasks.push((await contender.longTasks()) - longBefore);
    }
    if (shown.size !== 1) throw new Error(`Contenders show different tables for ${name}`);
  }
  return taken;
}

/** Storage is written behind, garbage is collected: the next contender must not pay for the one before. */
const settleMs = (server: BenchServer) => 150 + server.center.count / 25;

function turned<T>(list: readonly T[], by: number): T[] {
  const at = (by + list.length) % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}

function report(rounds: Rounds, size: number): Entry[] {
  const floor = median(rounds.floor.domMs);
  const ours = median(rounds.ours.domMs);
  const met = ours <= Math.max(1.25 * floor, floor + 10);
  const peers = (['query', 'redux'] as const).map((name) =>
    entry('B1', `poll → DOM beside ${contenders[name].label}`, rounds.ours.domMs, {
      n: size,
      reference: median(rounds[name].domMs),
    }),
  );
  return [
    entry('B1', 'poll → DOM, full snapshot, beside the floor', rounds.ours.domMs, {
      n: size,
      reference: floor,
      target: '≤ 1.25 × or + 10 ms',
      met,
    }),
    ...peers,
    entry('B2', 'main thread at work in a poll beside Redux Toolkit', rounds.ours.workMs, {
      n: size,
      reference: median(rounds.redux.workMs),
      ...(size >= largest ? sixth(rounds) : {}),
    }),
    entry('B2', 'long tasks of the main thread in a poll', rounds.ours.longTasks, {
      n: size,
      reference: median(rounds.redux.longTasks),
      ours: Math.max(...rounds.ours.longTasks),
      target: 'none',
      met: rounds.ours.longTasks.every((count) => count === 0),
    }),
  ];
}

const largest = 10_000;

function sixth({ ours, redux }: Rounds) {
  return { target: '≤ 1/6 ×', met: median(ours.workMs) <= median(redux.workMs) / 6 };
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
