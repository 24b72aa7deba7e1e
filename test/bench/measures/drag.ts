import type { Browser, BrowserContext, Page } from '@playwright/test';
import { startAt } from '../../e2e/fixtures.ts';
import { Board } from '../../hands/board.ts';
import { type Scene, sceneMaker } from '../../hands/scene.ts';
import { type Console, openBoard, startConsole } from '../console.ts';
import { type Entry, entry } from '../report.ts';
import { sleep } from '../stats.ts';

export interface DragOptions {
  readonly tasks: number;
  readonly docks: number;
  readonly drags: number;
  /** Rounds on screen it is carried over at most. */
  readonly over: number;
  /** How long it takes until a page that opened has nothing more to do, ms. */
  readonly calmMs: number;
  readonly pages: string;
}

/** The longest frame of each drag, ms. */
interface Frames {
  readonly carried: number[];
  readonly dropped: number[];
  /** The same way of the pointer over a page with nothing on it: the machine's own part. */
  readonly blank: number[];
}

/** At 60 Hz the second frame is due after 33.3 ms, the sixth after 100; the browser tells tenths. */
const targets = [
  { slowedBy: 1, mostMs: 33.5, told: 'no frame over 33 ms' },
  { slowedBy: 4, mostMs: 100.1, told: 'no frame over 100 ms' },
] as const;
const stepMs = 14;

/** B12: a task is taken from the list, carried over the rounds and dropped on one, with the pointer. */
export async function drag(browser: Browser, options: DragOptions): Promise<Entry[]> {
  const served = await startConsole(20, options.pages);
  const context = await served.signIn(browser, 'superadmin');
  const scene = await buildBoard(served, context, options);
  const page = await openBoard(context);
  const blank = await context.newPage();
  await blank.goto(`${served.server.url}/config.json`);
  await page.bringToFront();
  await sleep(options.calmMs);
  const entries: Entry[] = [];
  for (const target of targets) {
    const frames: Frames = { carried: [], dropped: [], blank: [] };
    await slow(page, target.slowedBy);
    // The very first is not counted: what it compiles is there for the others.
    const first = entries.length === 0 ? -1 : 0;
    for (let nth = first; nth < options.drags; nth++) {
      const before = await movesOf(scene);
      await measure(page, blank, nth, options.over, nth < 0 ? null : frames);
      if ((await movesOf(scene)) !== before + 1)
        throw new Error(`No task arrived in a round: drag ${nth}, slowed ${target.slowedBy}×`);
    }
    entries.push(...report(frames, options.tasks, target));
  }
  await context.close();
  await served.close();
  return entries;
}

/** A place so many metres north of the center. */
const north = (metres: number) => ({ latitude: 48.89 + metres / 111_195, longitude: 2.36 });

/** Every task of the list free, every round with one of its own, all with places: a drag shows what it costs. */
async function buildBoard({ server }: Console, context: BrowserContext, { tasks, docks }: DragOptions): Promise<Scene> {
  const scene = await sceneMaker(server, Date.now)({ address: north(0) });
  for (let nth = 0; nth < docks; nth++) {
    const dock = await scene.dock({ departure: scene.at(60) });
    await scene.order(`D${nth}`, { dock: dock.id, dock_rank: 1, address: north(500 + 30 * nth) });
  }
  for (let nth = 0; nth < tasks - docks; nth++) await scene.order(`T${nth}`, { address: north(400 + 20 * nth) });
  await startAt(context, scene.center);
  return scene;
}

const movesOf = async (scene: Scene) =>
  (await scene.ledger()).filter(({ path }) => path.endsWith('/move_task/')).length;

export async function slow(page: Page, rate: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate });
}

async function measure(page: Page, blank: Page, nth: number, over: number, frames: Frames | null): Promise<void> {
  // Every drag begins on the same screen, wherever the one before was carried: taken up near the top of the list,
  // a task scrolls it, and the first row is under the titles then.
  const board = new Board(page);
  await page.evaluate(() => scrollTo(0, 0));
  await board.scrolled.evaluate((list) => list.scrollTo(0, 0));
  // Scrolled back, the list shows its rows with the next frame.
  await board.list.getByRole('rowheader').first().waitFor();
  const name = [...(await board.names())][Math.max(0, nth) % 5] ?? '';
  const handle = `[aria-label^="Déplacer la commande ${name} "], [aria-label="Déplacer la commande ${name}"]`;
  const seen = (await page.getByRole('article').evaluateAll(visibleCenters)).slice(0, over);
  // Each ends on another round: none takes all the tasks.
  const targets = [...seen, ...seen.slice(0, 1 + (Math.max(0, nth) % seen.length))];
  const blankFrom = await centerOf(page, handle);
  await blank.bringToFront();
  const blankMs = await longestDuring(blank, () => carry(blank, blankFrom, targets));
  await page.bringToFront();
  // Not where it was before: the list may have moved meanwhile, and a press beside the handle takes a link along.
  const from = await centerOf(page, handle);
  const carriedMs = await longestDuring(page, () => carry(page, from, targets));
  await Promise.race([aim(page, targets.at(-1) ?? from), tooLong()]);
  const droppedMs = await longestDuring(page, async () => {
    await page.mouse.up();
    await sleep(500);
  });
  await sleep(1_000);
  frames?.carried.push(carriedMs);
  frames?.dropped.push(droppedMs);
  frames?.blank.push(blankMs);
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

async function centerOf(page: Page, selector: string): Promise<Point> {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`Not on screen: ${selector}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** In the page: of the part of each that can be seen. A round that took many tasks is higher than the screen. */
const visibleCenters = (cards: readonly Element[]): Point[] =>
  cards.flatMap((card) => {
    const box = card.getBoundingClientRect();
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    return bottom - top >= 40 ? [{ x: (box.left + box.right) / 2, y: (top + bottom) / 2 }] : [];
  });

/** Takes it up and goes from round to round, as fast as a hand does. */
export async function carry(page: Page, from: Point, targets: readonly Point[]): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  let at = from;
  for (const target of targets) {
    for (let step = 1; step <= 12; step++) {
      const share = step / 12;
      await page.mouse.move(at.x + (target.x - at.x) * share, at.y + (target.y - at.y) * share);
      await sleep(stepMs);
    }
    at = target;
  }
  if (new URL(page.url()).pathname === '/config.json') await page.mouse.up();
}

/** Near an edge the board scrolls on under the pointer: away from it, then over the round that is nearest there. */
async function aim(page: Page, { x }: Point): Promise<void> {
  const middle = { x, y: (page.viewportSize()?.height ?? 0) / 2 };
  await page.mouse.move(middle.x, middle.y);
  await sleep(500);
  const rounds = await page.getByRole('article').evaluateAll(visibleCenters);
  const farOff = (point: Point) => Math.hypot(point.x - middle.x, point.y - middle.y);
  const [at = middle] = rounds.toSorted((a, b) => farOff(a) - farOff(b));
  await page.mouse.move(at.x, at.y);
  await sleep(500);
}

export async function longestDuring(page: Page, run: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.quaiProbe?.watchFrames());
  await Promise.race([run(), tooLong()]);
  return page.evaluate(() => Math.max(...(window.quaiProbe?.frames() ?? [])));
}

/** A move of the pointer was once never answered: the run ends then, and says so. */
const tooLong = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('A drag took a minute')), 60_000).unref();
  });

function report(
  { carried, dropped, blank }: Frames,
  n: number,
  { slowedBy, mostMs, told }: (typeof targets)[number],
): Entry[] {
  const slowed = slowedBy === 1 ? '' : `, slowed ${slowedBy}×`;
  const worst = Math.max(...carried);
  return [
    entry('B12', `longest frame of a drag${slowed}, beside a blank page`, carried, {
      n,
      ours: worst,
      reference: Math.max(...blank),
      target: told,
      met: worst <= mostMs,
    }),
    entry('B12', `longest frame of its drop${slowed}`, dropped, { n, ours: Math.max(...dropped) }),
  ];
}
