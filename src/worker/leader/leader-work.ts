import type { Message } from '../messages.ts';

/** Work for the leader, whichever tab asks for it. */
export type LeaderRequest = Omit<Extract<Message, { readonly type: 'work' }>, 'type'>;

/** The tasks of one round of the leader. */
interface Round {
  /** The network is back: failed polls and waiting sends are tried at once. */
  readonly eager: boolean;
  /** Centers for which somebody asked for a poll. */
  readonly forced: ReadonlySet<number>;
}

/** Time between rounds when nobody asks for one. */
const tickMs = 1_000;

/** Work that was asked of the leader since its last round, and its sleep until the next. */
export class Work {
  private eager = false;
  private forced = new Set<number>();
  private isAsked = false;
  private wake: () => void = () => undefined;

  constructor(private readonly setTimer: (run: () => void, ms: number) => () => void) {}

  ask({ eager, poll }: LeaderRequest): void {
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

  /** Resolves when work is asked for, at the next tick, or at the end of leadership. */
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
