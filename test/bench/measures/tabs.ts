import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type Console, openBoard, orderNames, startConsole, typeBags } from '../console.ts';
import { type Entry, entry } from '../report.ts';
import { median, sleep } from '../stats.ts';

export interface TabsOptions {
  readonly size: number;
  readonly pages: string;
  readonly changes: number;
  /** Leaders closed, and as many crashed. */
  readonly deaths: number;
  /** How long polls are counted; they come every 20 s. */
  readonly countMs: number;
}

const tabCount = 8;

/** B8: eight tabs of one user, two of them looked at, beside one tab of another. */
export async function tabs(browser: Browser, options: TabsOptions): Promise<Entry[]> {
  const served = await startConsole(options.size, options.pages);
  const many = await served.signIn(browser, 'superadmin');
  const one = await served.signIn(browser, 'manager');
  await openBoard(one);
  const first = await openBoard(many);
  // No tab more, no action and no other leader makes a poll of its own: all the rest goes on while they are counted.
  const counted = countPolls(served, options.countMs, many, one);
  const second = await openBoard(many, await ownWindow(first));
  const behind = await Promise.all(Array.from({ length: tabCount - 2 }, () => openBoard(many)));
  const open = [first, second, ...behind];
  // Two windows side by side; the other tabs lie behind them, whichever window the browser opened them in.
  for (const tab of behind) await hide(tab);
  for (const tab of [first, second]) await tab.bringToFront();
  await sleep(1_000);
  const changes = await changesElsewhere(open, options.changes);
  const closed: number[] = [];
  const crashed: number[] = [];
  for (let nth = 0; nth < options.deaths; nth++) {
    closed.push(await failOver(many, open, (leader) => leader.close()));
    crashed.push(await failOver(many, open, crash));
  }
  const polls = await counted;
  await one.close();
  await many.close();
  await served.close();
  const within = (samples: readonly number[], ms: number) => ({ target: `≤ ${ms} ms`, met: median(samples) <= ms });
  return [
    entry('B8', 'polls of eight tabs beside one tab (count)', [polls.many], {
      n: tabCount,
      reference: polls.one,
      target: 'as one tab',
      // Two clocks of 20 s over one window differ by one poll at most.
      met: polls.many <= polls.one + 1,
    }),
    entry('B8', 'action in one tab → changed in the page of another', changes.changed, { n: tabCount }),
    entry('B8', 'action in one tab → painted in another', changes.painted, {
      n: tabCount,
      ...within(changes.painted, 50),
    }),
    entry('B8', 'leader closed → another leads', closed, { n: tabCount, ...within(closed, 100) }),
    entry('B8', 'leader crashed → another leads', crashed, { n: tabCount, ...within(crashed, 100) }),
  ];
}

async function countPolls({ polls }: Console, ms: number, many: BrowserContext, one: BrowserContext) {
  const from = polls.length;
  await sleep(ms);
  const seen = polls.slice(from);
  const countOf = async (context: BrowserContext) => {
    const token = (await context.cookies()).find(({ name }) => name === 'api_token')?.value;
    return seen.filter(({ authorization }) => authorization === `Token ${token}`).length;
  };
  return { many: await countOf(many), one: await countOf(one) };
}

/** A window beside that of a tab: frames of a tab that lies behind another come when the browser has nothing to do. */
async function ownWindow(beside: Page): Promise<Page> {
  const context = beside.context();
  const tab = await context.newCDPSession(beside);
  const { targetInfo } = await tab.send('Target.getTargetInfo');
  const whole = await context.browser()?.newBrowserCDPSession();
  if (!whole || !targetInfo.browserContextId) throw new Error('Invariant: a context of a browser');
  const { browserContextId } = targetInfo;
  const [window] = await Promise.all([
    context.waitForEvent('page'),
    whole.send('Target.createTarget', { url: 'about:blank', newWindow: true, browserContextId }),
  ]);
  return window;
}

/** From the key, ms. */
interface Elsewhere {
  readonly changed: number[];
  readonly painted: number[];
}

/** The key is pressed in one tab, the frame counted in another; both clocks are the machine's. */
async function changesElsewhere([here, there]: readonly Page[], count: number): Promise<Elsewhere> {
  if (!here || !there) throw new Error('Invariant: two tabs are open');
  // Of the last ones drawn in both: those at the top leave the list as the simulated day goes on.
  const names = (await orderNames(here)).slice(-5);
  const samples: Elsewhere = { changed: [], painted: [] };
  for (let at = 0; at < count; at++) {
    const name = names[at % names.length] ?? '';
    await here.bringToFront();
    const text = await typeBags(here, name, 10 + (at % 80));
    for (const tab of [here, there])
      await tab.evaluate(([order, shown]) => window.quaiProbe?.arm(order ?? '', shown ?? ''), [name, text]);
    await sleep(200);
    await here.keyboard.press('Enter');
    const pressed = await here.evaluate(() => window.quaiProbe?.shown());
    const shown = await there.evaluate(() => window.quaiProbe?.shown());
    if (pressed && shown) {
      samples.changed.push(shown.changeMs - pressed.keyMs);
      samples.painted.push(shown.paintMs - pressed.keyMs);
    }
    await here.getByRole('dialog').waitFor({ state: 'hidden' });
    // As B7 does: the action before has been sent and its answer shown.
    await sleep(300);
  }
  return samples;
}

/** Headless tabs all count as seen. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

async function failOver(context: BrowserContext, open: Page[], end: (leader: Page) => Promise<void>): Promise<number> {
  const leader = await leaderOf(open);
  open.splice(open.indexOf(leader), 1);
  const [survivor] = open;
  if (!survivor) throw new Error('Invariant: somebody survives');
  const led = survivor.evaluate(() => window.quaiProbe?.nextTerm());
  await sleep(300);
  const endedMs = Date.now();
  await end(leader);
  const ledMs = await led;
  open.push(await openBoard(context));
  await sleep(500);
  return (ledMs ?? Number.NaN) - endedMs;
}

async function crash(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  // The answer never comes: the page that should give it is gone.
  devtools.send('Page.crash').catch(() => undefined);
}

/** The page whose worker holds the leader's lock: a worker learns its own name by taking a lock itself. */
async function leaderOf(open: readonly Page[]): Promise<Page> {
  for (const page of open) {
    for (const worker of page.workers()) {
      const isLeading = await worker.evaluate(() =>
        navigator.locks.request(`bench:${Math.random()}`, async (own) => {
          const { held = [] } = await navigator.locks.query();
          const me = held.find((lock) => lock.name === own?.name)?.clientId;
          return held.some((lock) => lock.name?.startsWith('leader:') && lock.clientId === me);
        }),
      );
      if (isLeading) return page;
    }
  }
  throw new Error('Nobody leads');
}
