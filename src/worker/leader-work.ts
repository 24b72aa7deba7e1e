import type { Message } from './messages.ts';

/** Something for the leader to do, whichever tab asks. */
export type Asked = Omit<Extract<Message, { readonly type: 'work' }>, 'type'>;

/** What the leader does at one round. */
interface Round {
  /** The network is back: what failed or waits does so no longer. */
  readonly eager: boolean;
  /** Centers somebody asked a poll of. */
  readonly forced: ReadonlySet<number>;
}

/** A round when nobody asks for one. */
const tickMs = 1_000;

/** What was asked of the leader since its last round, and its sleep until the next. */
export class Work {
  private eager = false;
  private forced = new Set<number>();
  private isAsked = false;
  private wake: () => void = () => undefined;

  constructor(private readonly setTimer: (run: () => void, ms: number) => () => void) {}

  ask({ eager, poll }: Asked): void {
    if (eager) this.eager = true;
    if (poll) this.forced.add(poll.center);
    this.isAsked = true;
    this.wake();
  }

  take(): Round {
    const { eager, forced } = this;
    this.eager = false;
    this.forced = new Set();
    this.isAsked = false;
    return { eager, forced };
  }

  /** Until something is asked that no round has taken, the next tick, or the end of leadership. */
  wait(signal: AbortSignal): Promise<void> {
    if (this.isAsked || signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const done = () => {
        cancel();
        signal.removeEventListener('abort', done);
        resolve();
      };
      const cancel = this.setTimer(done, tickMs);
      this.wake = done;
      signal.addEventListener('abort', done, { once: true });
    });
  }
}
