import type { Db } from '../db/connection/open.ts';
import { insertEarlierPresences } from '../db/presences/past-presences.ts';

/** Fills a demo world with the presences of the year before it, some days at a time: its start does not wait for them. */
export class PastLogs {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<boolean> = Promise.resolve(true);

  constructor(
    private readonly db: Db,
    private readonly clock: () => number,
    private readonly seed: number,
  ) {}

  /** Some days more; false once the year is there. */
  step(): Promise<boolean> {
    const done = this.running.then(() => insertEarlierPresences(this.db, this.seed, this.clock()));
    // The caller gets a failure; the next step starts all the same.
    this.running = done.catch(() => true);
    return done;
  }

  /** Until the year is there. */
  start(everyMs: number, onError: (error: unknown) => void): void {
    this.timer ??= setInterval(
      () =>
        void this.step().then((isMore) => {
          if (!isMore) this.rest();
        }, onError),
      everyMs,
    );
  }

  private rest(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }

  async stop(): Promise<void> {
    this.rest();
    await this.running;
  }
}
