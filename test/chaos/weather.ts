import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../engine/random.ts';
import {
  captivePortal,
  emptied,
  type Fault,
  loseAnswer,
  loseRequest,
  malformedJson,
  serverError,
  swallowAnswer,
  tooManyRequests,
} from '../hands/faults.ts';
import type { Interception } from '../hands/interceptions.ts';
import type { Mode, Network } from '../hands/proxy.ts';

const slow =
  (ms: number): Fault =>
  async (forward) => {
    await wait(ms / 2);
    const answer = await forward();
    await wait(ms / 2);
    return answer;
  };

const sayingNothing = ['', '{}', '[]', 'null', '"ok"', '{"id":999999}'] as const;

/** What may befall one request, and how often. */
function drawFault(random: Random): Fault {
  return random.weighted<Fault>([
    [5, slow(random.int(100, 3_000))],
    [3, loseRequest],
    [5, loseAnswer],
    [1, swallowAnswer],
    [2, malformedJson],
    [2, serverError],
    [2, tooManyRequests(random.int(1, 3))],
    [2, captivePortal],
    [3, emptied(random.pick(sayingNothing) ?? '', random.chance(0.5))],
    [1, tooManyRequests(random.pick([new Date(Date.now() + 2_000).toUTCString(), 'bientôt', '-1']) ?? '')],
  ]) as Fault;
}

const spells: readonly Mode[] = ['blackhole', 'reset', 'refuse', { delayMs: 1_500 }, { truncateAfterBytes: 40 }];

/** Bad weather on a network until stopped: single faults all the time, and spells in which nothing works. */
export class Weather {
  faults = 0;
  private isOver = false;
  private readonly single: Interception;
  private readonly turning: Promise<void>;

  constructor(
    private readonly network: Network,
    private readonly random: Random,
  ) {
    const pass: Fault = (forward) => forward();
    // The console itself has to be loaded: faults are the API's.
    this.single = network.intercept({ path: '/api/' }, (forward, asked) => {
      const isBad = !this.isOver && random.chance(0.25);
      if (isBad) this.faults += 1;
      return (isBad ? drawFault(random) : pass)(forward, asked);
    });
    this.turning = this.turn();
  }

  /** The sun comes out. */
  async clear(): Promise<void> {
    this.isOver = true;
    await this.turning;
    await this.network.switchTo('pass');
    this.single.stop();
  }

  private async turn(): Promise<void> {
    while (!this.isOver) {
      await this.forAWhile(this.random.int(4_000, 9_000));
      if (this.isOver) return;
      this.faults += 1;
      await this.network.switchTo(this.random.pick(spells) ?? 'pass');
      await this.forAWhile(this.random.int(1_000, 5_000));
      await this.network.switchTo('pass');
    }
  }

  private async forAWhile(ms: number): Promise<void> {
    for (let left = ms; left > 0 && !this.isOver; left -= 200) await wait(200);
  }
}
