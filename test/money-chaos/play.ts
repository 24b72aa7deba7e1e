import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeRandom } from '../../server/src/world/random.ts';
import { signIn } from '../contract/target.ts';
import { type Sent, work } from './agent.ts';
import { type Proof, prove } from './proof.ts';
import { openSite } from './site.ts';
import { clearUp, playWeather } from './weather.ts';

interface Game {
  readonly seed: number;
  readonly kills: number;
  /** How long the server lives between two kills, ms. */
  readonly livesMs: number;
  readonly agents: number;
  readonly orders: number;
  readonly say: (text: string) => void;
}

export interface Played extends Proof {
  readonly sent: number;
  readonly answered: number;
  readonly weathers: number;
}

/**
 * Agents who refund the same orders, providers that decline, stall, lose, double and fail later, and a server that is
 * killed in the middle: at the end all of it is settled by looking up, and both books are compared.
 */
export async function play({ seed, kills, livesMs, agents, orders, say }: Game): Promise<Played> {
  const random = makeRandom(seed);
  const folder = await mkdtemp(join(tmpdir(), 'quai-money-'));
  const site = await openSite(folder, orders);
  try {
    await site.start();
    const token = await signIn(site.url, 'support');
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
      return work({ ...site, token, name, random: random.fork(name), isOver: over, onAnswer });
    });
    const weather = playWeather(site.bank, random.fork('weather'), over);
    for (let kill = 1; kill <= kills; kill += 1) {
      await live();
      await site.kill();
      say(`kill ${kill}`);
      await site.start();
    }
    await live();
    isOver = true;
    const sent = (await Promise.all(working)).flat();
    const weathers = await weather;
    await site.kill();
    const proof = await settleAndProve(site, sent);
    return { ...proof, sent: sent.length, answered: sent.filter(({ status }) => status !== null).length, weathers };
  } finally {
    await site.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Hours pass in which nobody does anything: what is open is looked up, and told. */
async function settleAndProve(site: Awaited<ReturnType<typeof openSite>>, sent: readonly Sent[]): Promise<Proof> {
  let aheadMs = 0;
  const server = await site.openHere(() => Date.now() + aheadMs);
  try {
    await clearUp(site.bank);
    for (const book of [site.bank.cards, site.bank.edenred]) book.become('succeeded');
    for (const stepMs of [10_000, 30_000, 120_000, 120_000, 3_700_000, 3_700_000]) {
      aheadMs += stepMs;
      await server.payments.refunds.catchUp();
    }
    return await prove(server, site.bank, sent);
  } finally {
    await server.close();
  }
}
