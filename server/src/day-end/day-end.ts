import { asc } from 'drizzle-orm';
import type { Db } from '../db/connection/open.ts';
import { centers } from '../db/schema/center.ts';
import { forgetOldDays } from './forget-days.ts';
import { leaveBoard } from './leave-board.ts';

/** Puts away the days that are over: from the boards, and later from the database. */
export class DayEnd {
  private timer: NodeJS.Timeout | null = null;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly db: Db,
    private readonly clock: () => number,
  ) {}

  /** Once, for all centers. */
  run(): Promise<void> {
    const done = this.running.then(() => this.putAway());
    // The caller gets a failure; the next run starts all the same.
    this.running = done.catch(() => undefined);
    return done;
  }

  start(everyMs: number, onError: (error: unknown) => void): void {
    this.timer ??= setInterval(() => void this.run().catch(onError), everyMs);
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
    await this.running;
  }

  private async putAway(): Promise<void> {
    const known = await this.db.select({ id: centers.id }).from(centers).orderBy(asc(centers.id));
    for (const { id } of known) await leaveBoard(this.db, id, this.clock());
    await forgetOldDays(this.db, this.clock());
  }
}
