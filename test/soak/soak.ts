import { setTimeout as wait } from 'node:timers/promises';
import { type BrowserContext, chromium } from '@playwright/test';
import { seedUsers } from '../../server/src/world/people/users.ts';
import { chromiumFlags, ensureChromium } from '../browser/chromium.ts';
import { Weather } from '../chaos/weather.ts';
import { signIn } from '../contract/target.ts';
import { startAt } from '../e2e/fixtures.ts';
import { Random } from '../engine/random.ts';
import { center, cycleMs, type Day, openDay } from './day.ts';
import { describe, Gauge, overgrown, type Sample } from './gauge.ts';
import { SoakTab } from './tab.ts';

export interface SoakOptions {
  /** Of the field: so many polls of each source as a device makes in them. */
  readonly hours: number;
  /** Ends before, where this time is over; what is then measured of time says nothing. */
  readonly withinMs?: number;
  readonly size: number;
  readonly seed: number;
  readonly say: (text: string) => void;
}

export interface SoakResult {
  readonly start: Sample;
  readonly end: Sample;
  readonly polls: number;
  readonly actions: number;
  /** Actions whose order was gone before they were done. */
  readonly missed: number;
  readonly faults: number;
  readonly switches: number;
  readonly grown: readonly string[];
}

export const pollsAnHour = 3_600_000 / cycleMs;
const account = 'superadmin';
/** What a page makes in its first polls it then keeps using. */
const warmUpPolls = 20;

/** Those by which start and end are judged, with an action at every other. */
const measuredPolls = 12;

const every = (polls: number, nth: number) => nth % polls === polls - 1;

/**
 * A device in the hands of somebody who works, for hours that pass as fast as it can poll: two tabs, of which one is
 * looked at, orders that come and go, actions, other screens, spells of bad network. What it weighs may not grow.
 */
export async function soak(options: SoakOptions): Promise<SoakResult> {
  const { say, size, seed } = options;
  const day = await openDay(size, seed);
  const browser = await chromium.launch({ executablePath: ensureChromium(say), args: chromiumFlags });
  const context = await browser.newContext({ locale: 'fr-FR', timezoneId: 'Europe/Paris' });
  context.setDefaultTimeout(15_000);
  try {
    const token = await arrive(context, day);
    return await new Shift(day, await twoTabs(context, day), token, new Random(seed), options).work();
  } finally {
    await browser.close();
    await day.close();
  }
}

async function arrive(context: BrowserContext, { server }: Day): Promise<string> {
  const token = await signIn(server.url, account);
  const value = encodeURIComponent(token);
  await context.addCookies([{ name: 'api_token', value, domain: '127.0.0.1', path: '/' }]);
  await startAt(context, center);
  return token;
}

async function twoTabs(context: BrowserContext, { network }: Day): Promise<[SoakTab, SoakTab]> {
  const user = seedUsers.find(({ email }) => email.startsWith(`${account}@`));
  if (!user) throw new Error(`Invariant: no account ${account}`);
  const open = async () => {
    const page = await context.newPage();
    await page.goto(`${network.url}/dispatch`);
    const tab = new SoakTab(page, user.id);
    await tab.board.list.waitFor({ timeout: 60_000 });
    return tab;
  };
  return [await open(), await open()];
}

/** The work of those hours. */
class Shift {
  private readonly gauge = new Gauge();
  private polls = 0;
  private actions = 0;
  private missed = 0;
  private faults = 0;
  private switches = 0;

  constructor(
    private readonly day: Day,
    /** The one looked at, and the one behind it. */
    private tabs: readonly [SoakTab, SoakTab],
    private readonly token: string,
    private readonly random: Random,
    private readonly options: SoakOptions,
  ) {}

  async work(): Promise<SoakResult> {
    const { hours, withinMs, say } = this.options;
    const startMs = Date.now();
    const untilMs = startMs + (withinMs ?? Number.POSITIVE_INFINITY);
    const warmMs = startMs + (withinMs ?? Number.POSITIVE_INFINITY) / 3;
    await this.tabs[1].board.hide();
    const wanted = Math.round(hours * pollsAnHour);
    while (this.polls < warmUpPolls && Date.now() < warmMs) await this.cycle();
    const start = await this.measured();
    say(`start: ${describe(start)}`);
    while (this.polls < wanted && Date.now() < untilMs) {
      await this.cycle();
      if (this.polls % pollsAnHour === 0) say(`${this.polls} polls: ${describe(await this.sample())}`);
    }
    const end = await this.measured();
    say(`end: ${describe(end)}`);
    const { polls, actions, missed, faults, switches } = this;
    const grown = overgrown(start, end, withinMs === undefined);
    return { start, end, polls, actions, missed, faults, switches, grown };
  }

  /** In good weather, with nothing left to deliver: what start and end have in common. */
  private async measured(): Promise<Sample> {
    await this.deliver();
    this.gauge.forget();
    for (let nth = 0; nth < measuredPolls; nth++) {
      await this.day.pass();
      await this.poll();
      if (every(2, nth)) await this.act();
    }
    await this.deliver();
    return this.sample();
  }

  /** Twenty seconds of the field. */
  private async cycle(): Promise<void> {
    const nth = this.polls;
    await this.day.pass();
    await this.poll();
    if (every(4, nth)) await this.act();
    if (every(15, nth)) await this.turnToOther();
    if (every(25, nth)) await this.lookElsewhere();
    if (every(20, nth)) await this.badWeather();
  }

  private async poll(): Promise<void> {
    const ms = await this.tabs[0].poll(center, 15_000);
    this.polls += 1;
    if (ms !== null) this.gauge.merge(ms);
  }

  /** Somebody counts bags. */
  private async act(): Promise<void> {
    const [tab] = this.tabs;
    const name = this.random.pick(await tab.orders());
    if (name === undefined) return;
    try {
      this.gauge.paint(await tab.setBags(name, 10 + (this.actions % 80)));
      this.actions += 1;
    } catch {
      // The day went on: the order was packed and left while its bags were counted.
      this.missed += 1;
      await tab.page.keyboard.press('Escape');
    }
  }

  private async turnToOther(): Promise<void> {
    const [front, behind] = this.tabs;
    await front.board.hide();
    await behind.board.show();
    this.tabs = [behind, front];
    this.switches += 1;
  }

  /** Another screen, which polls another source, and back. */
  private async lookElsewhere(): Promise<void> {
    const [{ page, board }] = this.tabs;
    await page.goto(`${this.day.network.url}/`);
    await this.poll();
    await page.goto(`${this.day.network.url}/dispatch`);
    await board.list.waitFor();
    this.switches += 1;
  }

  /** Some seconds in which much fails, with an action in them. */
  private async badWeather(): Promise<void> {
    const weather = new Weather(this.day.network, this.random);
    const ending = wait(4_000).then(() => weather.clear());
    await this.act();
    await this.tabs[0].poll(center, 4_000);
    await ending;
    this.faults += weather.faults;
  }

  /** Until what was done is delivered and confirmed. */
  private async deliver(): Promise<void> {
    const untilMs = Date.now() + 30_000;
    while ((await this.tabs[0].held()).open > 0 && Date.now() < untilMs) {
      await this.day.pass();
      await this.poll();
      await wait(500);
    }
  }

  private async sample(): Promise<Sample> {
    return this.gauge.sample(this.tabs, this.polls, await this.day.listed(this.token));
  }
}
