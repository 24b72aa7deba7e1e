import type { Browser } from '@playwright/test';
import { Contender } from '../browser.ts';
import { sleep } from '../stats.ts';
import { sentinelName } from '../world/center.ts';
import { type BenchServer, startBenchServer } from '../world/server.ts';

/** What each contender took in each round. */
interface Taken {
  readonly domMs: number[];
  readonly workMs: number[];
  readonly longTasks: number[];
}

export type TakenBy<Name extends string> = (name: Name) => Taken;

export interface RaceOptions {
  readonly size: number;
  readonly rounds: number;
  readonly gzip: boolean;
  readonly pages: string;
  /** Left to each contender for what it goes on with behind its table, ms. */
  readonly restMs?: number;
}

/** The page of a contender, and what it is asked beside the center. */
interface Entrant {
  readonly page: string;
  readonly asks?: Readonly<Record<string, string>>;
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

/**
 * Polls from their start, 1 % of the rows changed, to the table that shows them. Each round changes the content once and
 * lets every contender poll it, in turning order.
 */
export async function race<Name extends string>(
  browser: Browser,
  entrants: Readonly<Record<Name, Entrant>>,
  { size, rounds, gzip, pages, restMs = 0 }: RaceOptions,
): Promise<TakenBy<Name>> {
  const server = await startBenchServer({ size, gzip, pages });
  // Storage is written behind, garbage is collected: the next contender must not pay for the one before.
  const settleMs = 150 + size / 25 + restMs;
  const names = Object.keys(entrants) as Name[];
  const taken = new Map(names.map((name): [Name, Taken] => [name, { domMs: [], workMs: [], longTasks: [] }]));
  const open: { readonly name: Name; readonly contender: Contender }[] = [];
  for (const name of names) {
    const { page, asks } = entrants[name];
    open.push({ name, contender: await openContender(browser, server, page, asks) });
  }
  for (const { contender } of open) {
    await contender.poll(sentinelName(0));
    await sleep(settleMs);
  }
  // The first polled change warms every contender up and is not counted.
  for (let round = -1; round < rounds; round++) {
    const sentinel = sentinelName(server.advance());
    await sleep(settleMs);
    const shown = new Set<string>();
    for (const { name, contender } of turned(open, round)) {
      const into = round < 0 ? undefined : taken.get(name);
      await pollOnce(contender, sentinel, settleMs, into);
      shown.add(await contender.shown());
    }
    if (shown.size !== 1) throw new Error(`Contenders show different tables for ${sentinel}`);
  }
  for (const { contender } of open) await contender.close();
  await server.close();
  return (name) => {
    const of = taken.get(name);
    if (!of) throw new Error(`Invariant: ${name} ran`);
    return of;
  };
}

async function pollOnce(contender: Contender, sentinel: string, settleMs: number, into: Taken | undefined) {
  const workBefore = await contender.workMs();
  const longBefore = await contender.longTasks();
  const { domMs } = await contender.poll(sentinel);
  await sleep(settleMs);
  into?.domMs.push(domMs);
  into?.workMs.push((await contender.workMs()) - workBefore);
  into?.longTasks.push((await contender.longTasks()) - longBefore);
}

function turned<T>(list: readonly T[], by: number): T[] {
  const at = (by + list.length) % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
}
