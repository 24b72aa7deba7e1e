import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import type { Random } from '../../server/src/world/random.ts';
import type { Device } from '../chaos/browser.ts';
import { Sheet } from '../hands/sheet.ts';
import type { PaidOrder } from './site.ts';

/** A refund that somebody pressed for, and what his screen told him of it. */
export interface Pressed {
  /** What he wrote as its reason, of which there is no other. */
  readonly notes: string;
  readonly order: number;
  readonly cents: number;
  /** Null where his page went before it said anything. */
  told: 'done' | 'refused' | null;
}

interface ClerkDeps {
  readonly device: Device;
  readonly cookie: Parameters<BrowserContext['addCookies']>[0][number];
  /** Whose cookie it is. */
  readonly userId: number;
  readonly url: string;
  readonly name: string;
  readonly random: Random;
  readonly orders: readonly PaidOrder[];
  readonly isOver: () => boolean;
  readonly onAnswer: () => void;
}

/** A sheet, and what is said of a press, come within this, though the server be killed on the way. */
const patienceMs = 60_000;

/** One who refunds by the console, in a browser of his own that dies, reloads and presses twice. */
export class Clerk {
  readonly pressed: Pressed[] = [];
  /** How many sheets came. */
  opened = 0;
  private context: BrowserContext | null = null;
  private tab: Page | null = null;

  constructor(private readonly deps: ClerkDeps) {}

  get userId(): number {
    return this.deps.userId;
  }

  async work(): Promise<void> {
    const { random, orders, isOver, device } = this.deps;
    while (!isOver()) {
      try {
        await this.act(await this.page(), random.pick(orders).id);
      } catch {
        // The server was killed, so that no page or sheet came; or the window closed under his hands.
        await wait(500);
      }
      if (!random.chance(0.08)) continue;
      await device.kill();
      this.context = null;
    }
  }

  /** A tab on the console, in a browser that is started where there is none. */
  async page(): Promise<Page> {
    if (!this.context) {
      this.context = await this.deps.device.start();
      this.context.setDefaultTimeout(patienceMs);
      this.tab = null;
      await this.context.addCookies([this.deps.cookie]);
    }
    this.tab ??= await this.context.newPage();
    return this.tab;
  }

  /** Opens the sheet of an order. */
  async open(page: Page, order: number): Promise<Sheet> {
    await page.goto(`${this.deps.url}/support/order/${order}/`);
    const sheet = new Sheet(page);
    const read = page.locator('article[aria-busy="false"]').first();
    const closes = page.getByRole('button', { name: /^Fermer et ouvrir : / }).first();
    await read.or(closes).first().waitFor();
    // Five calls are open: the oldest is over.
    if (await closes.isVisible()) await closes.click();
    await read.waitFor();
    this.opened += 1;
    return sheet;
  }

  async end(): Promise<void> {
    await this.deps.device.kill();
    this.context = null;
  }

  private async act(page: Page, order: number): Promise<void> {
    const { random, name, onAnswer } = this.deps;
    const sheet = await this.open(page, order);
    const entry = sheet.action('Rembourser');
    // Nothing is left of it.
    if ((await entry.count()) === 0) return;
    await entry.click();
    const { dialog } = sheet;
    const cents = random.int(1, 900);
    const notes = `${name}-${this.pressed.length}`;
    await dialog.getByLabel('Montant (€)').fill(`${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`);
    await dialog.getByRole('combobox', { name: 'Raison', exact: true }).click();
    await page.getByRole('option', { name: 'Autre', exact: true }).click();
    await dialog.getByLabel('Explications').fill(notes);
    const submit = dialog.getByRole('button', { name: /^Rembourser/ });
    // Above the limit of the center it is proposed: agents do that.
    if ((await submit.count()) === 0) return;
    // The money of the order waits, or less is left: it says so, and is not to be pressed.
    const isShut = (await submit.getAttribute('aria-disabled')) === 'true';
    const words = (await submit.textContent()) ?? '';
    if (isShut || !saysCents(words, cents)) return;
    const one: Pressed = { notes, order, cents, told: null };
    this.pressed.push(one);
    await (random.chance(0.3) ? submit.dblclick() : submit.click());
    if (random.chance(0.15)) return void (await page.reload());
    one.told = await toldBy(sheet);
    if (one.told !== null) onAnswer();
  }
}

/** `Rembourser 8,05 € (…)`: what a press will do. */
const saysCents = (words: string, cents: number) =>
  new RegExp(`^Rembourser ${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}\\s€`).test(words);

/** The window closes once the server agreed, or says why it did not; a lost answer is looked up meanwhile. */
async function toldBy({ dialog, article }: Sheet): Promise<Pressed['told']> {
  const untilMs = Date.now() + patienceMs;
  while (Date.now() < untilMs) {
    // Nothing else of the page says so: it may have gone.
    if ((await dialog.count()) === 0 && (await article.isVisible())) return 'done';
    if ((await dialog.getByRole('alert').count()) > 0) return 'refused';
    await wait(100);
  }
  return null;
}
