import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Cookie, Page } from '@playwright/test';
import { startAt } from '../e2e/fixtures.ts';
import type { Random } from '../engine/random.ts';
import { Board } from '../hands/board.ts';
import type { Device } from './browser.ts';
import type { Intent } from './history.ts';
import type { Deed, Plan } from './plan.ts';

export interface PersonOptions {
  readonly userId: number;
  readonly tabs: number;
  readonly device: Device;
  readonly cookie: Omit<Cookie, 'expires'> & { readonly url?: string };
  readonly address: string;
  readonly center: number;
  readonly plan: Plan;
  readonly random: Random;
}

/** A spell of bad weather and a start of the server together, on a busy machine. */
const patienceMs = 60_000;

/** One try of two tabs may itself take as long on a slow machine: so many are made, however long they take. */
const leastTries = 4;

/** One user with some tabs, who goes on whatever happens to them. */
export class Person {
  readonly intents: Intent[] = [];
  deaths = 0;
  private context: BrowserContext | null = null;
  private pages: Page[] = [];
  private isOver = false;

  constructor(readonly options: PersonOptions) {}

  async arrive(): Promise<void> {
    const { device, cookie, center, tabs } = this.options;
    this.context = await device.start();
    await this.context.addCookies([cookie]);
    await startAt(this.context, center);
    this.pages = [];
    for (let nth = 0; nth < tabs; nth++) this.pages.push(await this.openTab());
  }

  /** Acts in every tab until told to stop; tabs and the browser die now and then. */
  async work(): Promise<void> {
    const acting = this.pages.map((_, nth) => this.actIn(nth));
    await Promise.all([...acting, this.misfortune()]);
  }

  stop(): void {
    this.isOver = true;
  }

  /** A tab to look at the replica from, opened anew. */
  async witness(): Promise<Page> {
    await this.options.device.kill();
    await this.arrive();
    const [page] = this.pages;
    if (!page) throw new Error('Invariant: a person has a tab');
    return page;
  }

  private async openTab(): Promise<Page> {
    if (!this.context) throw new Error('Invariant: the browser runs');
    const page = await this.context.newPage();
    await page.goto(`${this.options.address}/dispatch`);
    await new Board(page).list.waitFor({ timeout: 30_000 });
    return page;
  }

  private async actIn(nth: number): Promise<void> {
    while (!this.isOver) {
      const page = this.pages[nth];
      if (!page || page.isClosed()) await wait(200);
      else await this.act(page, this.options.plan.next());
    }
  }

  private async act(page: Page, deed: Deed): Promise<void> {
    const startMs = Date.now();
    const { what, lanes, matches } = deed;
    const record = (recordedMs: number | null) =>
      this.intents.push({ user: this.options.userId, what, lanes, matches, startMs, recordedMs });
    try {
      const isRecorded = await within(15_000, deed.act(new Board(page)));
      record(isRecorded ? Date.now() : null);
    } catch {
      // The control was not there, or its tab died: it may or may not have been recorded.
      record(null);
      await within(3_000, page.keyboard.press('Escape')).catch(() => undefined);
    }
  }

  /** Renderers crash, tabs are closed and opened, and once in a while the whole browser goes. */
  private async misfortune(): Promise<void> {
    const { random } = this.options;
    for (let turn = 1; !this.isOver; turn++) {
      for (let left = random.int(6_000, 12_000); left > 0 && !this.isOver; left -= 200) await wait(200);
      if (this.isOver) return;
      this.deaths += 1;
      if (turn % 3 === 0) await this.again(() => this.reborn());
      else await this.loseTab(random.int(0, this.pages.length - 1));
    }
  }

  private async reborn(): Promise<void> {
    await this.options.device.kill();
    await this.arrive();
  }

  private async loseTab(nth: number): Promise<void> {
    const page = this.pages[nth];
    if (!page || !this.context) return;
    const devtools = await this.context.newCDPSession(page);
    // The answer never comes: the page that should give it is gone.
    devtools.send('Page.crash').catch(() => undefined);
    await wait(500);
    await within(5_000, page.close()).catch(() => undefined);
    await this.again(async () => {
      this.pages[nth] = await this.openTab();
    });
  }

  /** In bad weather opening takes several tries; an address at which a server is just starting refuses at once. */
  private async again(step: () => Promise<void>): Promise<void> {
    const untilMs = Date.now() + patienceMs;
    for (let tries = 1; ; tries++) {
      try {
        return await within(60_000, step());
      } catch (error) {
        // Nobody acts any more: the witness arrives anew, in good weather.
        if (this.isOver) return;
        if (Date.now() > untilMs && tries >= leastTries) throw error;
        await wait(1_000);
      }
    }
  }
}

/** A page that has crashed may never answer; what is asked of it is given up. */
function within<T>(ms: number, asked: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new Error('No answer')), ms).unref());
  return Promise.race([asked, late]);
}
