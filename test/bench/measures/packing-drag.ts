import type { Browser, BrowserContext, Page } from '@playwright/test';
import { writeFloor } from '../../../server/src/db/center/floor.ts';
import { insertRows, lockCenter, writePatches } from '../../../server/src/db/write.ts';
import type { RunningServer } from '../../../server/src/serve.ts';
import { PackingId } from '../../../src/domain/preparation/packing.ts';
import { boardTexts } from '../../../src/views/rooms/home/board/text.ts';
import { anOrder, aTask } from '../../builders/rows.ts';
import { startAt } from '../../e2e/fixtures.ts';
import { type Scene, sceneMaker } from '../../hands/scene.ts';
import { startConsole } from '../console.ts';
import { type Entry, entry } from '../report.ts';
import { median, sleep } from '../stats.ts';
import { carry, longestDuring, type Point, slow } from './drag.ts';

export interface PackingDragOptions {
  /** Orders to pack on the one board, and on the other. */
  readonly few: number;
  readonly many: number;
  /** Of each board, in turn. */
  readonly drags: number;
  /** How long it takes until a page that opened has nothing more to do, ms. */
  readonly calmMs: number;
  readonly pages: string;
}

const mostTimes = 1.25;
const emergencies = 5;
const urgentList = `[data-section="now"] [aria-label="${boardTexts.emergencies}"]`;
const normalList = `[data-section="now"] [aria-label="${boardTexts.normalZone}"]`;
/** Rows on screen an order is carried over. */
const over = 4;

interface Longest {
  readonly carried: number[];
  readonly dropped: number[];
}

/**
 * B14: an order is carried over the packing board and dropped on an emergency, with every row of the board drawn, on a
 * long list and on a short one. The longest frames of each drag, ms; they are held against each other in one run.
 */
export async function packingDrag(browser: Browser, options: PackingDragOptions): Promise<Entry[]> {
  const served = await startConsole(20, options.pages);
  const boards = [];
  const makeScene = sceneMaker(served.server, Date.now);
  for (const count of [options.few, options.many]) {
    const context = await served.signIn(browser, 'superadmin');
    const scene = await makeScene({ name: `Essai ${count}` });
    await fillFloor(served.server, scene, count);
    await startAt(context, scene.center);
    boards.push({ count, context, page: await openFloor(context, count) });
  }
  await sleep(options.calmMs);
  const entries: Entry[] = [];
  for (const slowedBy of [1, 4]) {
    const all = boards.map(() => ({ carried: [], dropped: [] }) as Longest);
    for (const { page } of boards) await slow(page, slowedBy);
    // The very first is not counted: what it compiles is there for the others.
    for (let nth = entries.length === 0 ? -1 : 0; nth < options.drags; nth++)
      for (const [at, { page }] of boards.entries()) await measure(page, nth < 0 ? null : (all[at] ?? null));
    entries.push(...report(all, options, slowedBy));
  }
  for (const { context } of boards) await context.close();
  await served.close();
  return entries;
}

/** A center whose orders are all to pack now, a few of them urgent. */
async function fillFloor({ db }: RunningServer, scene: Scene, count: number): Promise<void> {
  const { center } = scene;
  const slot = { shipping_time: scene.at(180), max_shipping_time: scene.at(300) };
  const firstId = 100_000_000 + count * 10_000;
  const rows = Array.from({ length: count }, (_, at) => {
    const id = firstId + at * 3;
    const order = anOrder(id, { random_id: `P${at}`, status: 'now', center_id: center, ...slot });
    const task = aTask(id + 1, { linked_order: id, status: 'waiting', prep_total: 10, prep_progress: 0, ...slot });
    return { order, task, packing: PackingId.parse(id + 2) };
  });
  await db.transaction(async (tx) => {
    const rev = ((await lockCenter(tx, center)) ?? 0) + 1;
    await insertRows(
      tx,
      rev,
      rows.flatMap(({ order, task }) => [
        { kind: 'order' as const, center, row: order },
        { kind: 'task' as const, center, row: task },
      ]),
    );
    const changes = rows.map(({ order, packing }, at) => ({
      kind: 'packing' as const,
      insert: {
        id: packing,
        linked_order: order.id,
        emergency_rank: at < emergencies ? at + 1 : null,
        is_locked: false,
        next_id: null,
        status_since: scene.at(-10),
      },
    }));
    await writeFloor(tx, center, rev, changes);
    await writePatches(tx, center, rev, []);
  });
}

/** The home page with all its rows drawn. */
async function openFloor(context: BrowserContext, count: number): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/');
  const orders = page.locator('[data-section="now"] [data-order]');
  await orders.nth(emergencies).waitFor();
  await page.getByRole('button', { name: /^Voir tout/ }).click();
  await orders.nth(count - 1).waitFor({ state: 'attached' });
  return page;
}

async function measure(page: Page, longest: Longest | null): Promise<void> {
  await page.bringToFront();
  const urgent = page.locator(`${urgentList} [data-order]`);
  await urgent.last().evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await sleep(300);
  const before = await urgent.count();
  const [first, ...rest] = await page.evaluate(inSight, {
    rows: `${normalList} [data-order]`,
    most: over,
  });
  const [target] = await page.evaluate(inSight, { rows: `${urgentList} [data-order]`, most: 1 });
  if (!first || !target) throw new Error('The board has orders and emergencies in sight');
  const carried = await longestDuring(page, () => carry(page, first, [...rest, target]));
  await sleep(300);
  const dropped = await longestDuring(page, async () => {
    await page.mouse.up();
    await sleep(500);
  });
  await sleep(1_000);
  if ((await urgent.count()) !== before + 1) throw new Error('No order became urgent');
  longest?.carried.push(carried);
  longest?.dropped.push(dropped);
}

/**
 * In the page: the middles of the handles of the first so many rows that can be seen and pressed. Looked for on the screen:
 * to ask each of two thousand rows where it lies would lay out all that the browser leaves out.
 */
function inSight({ rows, most }: { readonly rows: string; readonly most: number }): Point[] {
  const list = document.querySelector(rows)?.getBoundingClientRect();
  const found = new Set<Element>();
  for (let y = 200; list && y < innerHeight - 100 && found.size < most; y += 4) {
    const row = document.elementFromPoint(list.left + list.width / 2, y)?.closest(rows);
    if (row) found.add(row);
  }
  return [...found].flatMap((row) => {
    const handle = row.querySelector('button')?.getBoundingClientRect();
    return handle ? [{ x: handle.left + handle.width / 2, y: handle.top + handle.height / 2 }] : [];
  });
}

function report(all: readonly Longest[], { few, many }: PackingDragOptions, slowedBy: number): Entry[] {
  const [short, long] = all;
  if (!short || !long) throw new Error('Invariant: two boards');
  const slowed = slowedBy === 1 ? '' : `, slowed ${slowedBy}×`;
  const reference = median(short.carried);
  const ours = median(long.carried);
  return [
    entry('B14', `longest frame of a drag, beside ${few} orders${slowed}`, long.carried, {
      n: many,
      reference,
      target: `at most ${mostTimes} times that of ${few}`,
      met: ours <= mostTimes * reference,
    }),
    entry('B14', `longest frame of its drop, beside ${few} orders${slowed}`, long.dropped, {
      n: many,
      reference: median(short.dropped),
    }),
  ];
}
