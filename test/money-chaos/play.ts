import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { seedUsers } from '../../server/src/world/people/users.ts';
import { makeRandom, type Random } from '../../server/src/world/random.ts';
import { ensureChromium } from '../browser/chromium.ts';
import { Device } from '../chaos/browser.ts';
import { signIn } from '../contract/target.ts';
import { work } from './agent.ts';
import { Clerk } from './clerk.ts';
import { type Proof, prove, type Told } from './proof.ts';
import { leftOf, untrueOn } from './screens.ts';
import { openSite, type Site, type SiteOptions } from './site.ts';
import { clearUp, playWeather } from './weather.ts';

interface Game extends Partial<Pick<SiteOptions, 'consoleDir' | 'databaseUrl' | 'processes'>> {
  readonly seed: number;
  readonly kills: number;
  /** How long the server lives between two kills, ms. */
  readonly livesMs: number;
  /** Who refund, credit and propose by HTTP, and who refund by the console, each in a browser of his own. */
  readonly agents: number;
  readonly browsers?: number;
  readonly orders: number;
  readonly say: (text: string) => void;
}

export interface Played extends Proof {
  readonly sent: number;
  readonly answered: number;
  /** Refunds that were pressed for in a browser, and those of which its screen said what became of them. */
  readonly pressed: number;
  readonly told: number;
  /** Sheets that were opened in browsers. */
  readonly opened: number;
  readonly weathers: number;
}

/** Whose sessions browsers have, each another's. */
const accounts = ['support', 'manager', 'superadmin'] as const;

/**
 * Agents who refund the same orders, providers that decline, stall, lose, double and fail later, and servers that are
 * killed in the middle: at the end all of it is settled by looking up, and both books are compared.
 */
export async function play(game: Game): Promise<Played> {
  const { seed, kills, livesMs, agents, orders, say, browsers = 0 } = game;
  const { consoleDir = null, databaseUrl, processes = 1 } = game;
  const random = makeRandom(seed);
  const folder = await mkdtemp(join(tmpdir(), 'quai-money-'));
  const site = await openSite({ folder, orderCount: orders, consoleDir, databaseUrl, processes });
  const clerks: Clerk[] = [];
  try {
    await site.start();
    const token = await signIn(site.url, 'support');
    const managerToken = await signIn(site.url, 'manager');
    let isOver = false;
    const over = () => isOver;
    let answers = 0;
    const onAnswer = () => {
      answers += 1;
    };
    /** A while, and on a slow machine as long as it takes until some refunds went through. */
    const live = async () => {
      const enough = answers + 3;
      await wait(random.int(livesMs / 2, livesMs));
      while (answers < enough) await wait(50);
    };
    const working = Array.from({ length: agents }, (_, number) => {
      const name = `money-${seed}-${number}`;
      return work({ ...site, token, managerToken, name, random: random.fork(name), isOver: over, onAnswer });
    });
    for (const account of accounts.slice(0, browsers))
      clerks.push(await clerkOf(site, { account, folder, random, isOver: over, onAnswer, say }));
    const clicking = clerks.map((clerk) => clerk.work());
    const weather = playWeather(site.bank, random.fork('weather'), over);
    for (let kill = 1; kill <= kills; kill += 1) {
      await live();
      // One of several, or now and then all of them.
      await site.kill(processes > 1 && kill % 4 !== 0 ? kill % processes : undefined);
      say(`kill ${kill}`);
      if (processes > 1) await wait(random.int(0, 3_000));
      await site.start();
    }
    await live();
    isOver = true;
    const sent = (await Promise.all(working)).flat();
    await Promise.all(clicking);
    const weathers = await weather;
    await site.kill();
    const pressed = clerks.flatMap((clerk) => clerk.pressed);
    const proof = await settleAndProve(site, { sent, pressed }, clerks);
    return {
      ...{ ...proof, weathers, sent: sent.length, answered: sent.filter(({ status }) => status !== null).length },
      opened: clerks.reduce((sum, clerk) => sum + clerk.opened, 0),
      ...{ pressed: pressed.length, told: pressed.filter(({ told }) => told !== null).length },
    };
  } finally {
    await Promise.all(clerks.map((clerk) => clerk.end()));
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface ClerkOf extends Pick<Game, 'say'> {
  readonly account: (typeof accounts)[number];
  readonly folder: string;
  readonly random: Random;
  readonly isOver: () => boolean;
  readonly onAnswer: () => void;
}

async function clerkOf(site: Site, { account, folder, random, isOver, onAnswer, say }: ClerkOf): Promise<Clerk> {
  const value = encodeURIComponent(await signIn(site.url, account));
  const user = seedUsers.find(({ email }) => email.startsWith(`${account}@`));
  if (!user) throw new Error(`Invariant: no account ${account}`);
  return new Clerk({
    ...{ name: `press-${account}`, random: random.fork(account), isOver, onAnswer, userId: user.id },
    ...{ url: site.url, orders: site.orders, device: new Device(ensureChromium(say), join(folder, account)) },
    cookie: { name: 'api_token', value, domain: '127.0.0.1', path: '/', expires: -1, sameSite: 'Lax' },
  });
}

/**
 * All is well again: devices send what they have and look up what they lost. Then hours pass in which nobody does
 * anything: what is open is looked up, and told; and each screen is looked at.
 */
async function settleAndProve(site: Site, told: Omit<Told, 'left'>, clerks: readonly Clerk[]): Promise<Proof> {
  let aheadMs = 0;
  const server = await site.openHere(() => Date.now() + aheadMs);
  try {
    await clearUp(site.bank);
    const [first] = site.orders;
    const left = first ? (await Promise.all(clerks.map((clerk) => leftOf(clerk, first.id)))).flat() : [];
    for (const book of [site.bank.cards, site.bank.edenred]) book.become('succeeded');
    for (const stepMs of [10_000, 30_000, 120_000, 120_000, 3_700_000, 3_700_000]) {
      aheadMs += stepMs;
      await server.payments.refunds.catchUp();
    }
    const proof = await prove(server, site.bank, { ...told, left });
    const untrue = await Promise.all(
      clerks.map(async (clerk) => {
        const faults: string[] = [];
        for (const order of new Set(clerk.pressed.map((it) => it.order)))
          faults.push(...(await untrueOn(clerk, server, order)));
        return faults;
      }),
    );
    return { ...proof, faults: [...proof.faults, ...untrue.flat()] };
  } finally {
    await server.close();
  }
}
