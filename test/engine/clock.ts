interface Timer {
  readonly atMs: number;
  readonly n: number;
  readonly run: () => void;
}

/** The device's clock, moved by hand. */
export class FakeClock {
  private timers: Timer[] = [];
  private exact: Timer[] = [];
  private count = 0;

  constructor(private nowMs: number) {}

  readonly now = (): number => this.nowMs;

  /** A timer of a tab. */
  readonly setTimer = (run: () => void, ms: number): (() => void) => {
    const timer = this.timer(run, ms);
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((it) => it !== timer);
    };
  };

  /** Something that happens outside of the device, at its own time. */
  readonly at = (run: () => void, ms: number): void => {
    this.exact.push(this.timer(run, ms));
  };

  /** Moves on in one leap, as for a worker that was throttled: what fell due meanwhile runs now, once, in order. */
  leap(ms: number): void {
    const endMs = this.nowMs + ms;
    for (let next = first(this.exact, endMs); next; next = first(this.exact, endMs)) {
      const { atMs, run } = next;
      this.exact = this.exact.filter((it) => it !== next);
      this.nowMs = Math.max(this.nowMs, atMs);
      run();
    }
    this.nowMs = endMs;
    const due = this.timers.filter((timer) => timer.atMs <= endMs).sort(inOrder);
    for (const timer of due) {
      if (!this.timers.includes(timer)) continue;
      this.timers = this.timers.filter((it) => it !== timer);
      timer.run();
    }
  }

  private timer(run: () => void, ms: number): Timer {
    return { atMs: this.nowMs + Math.max(0, ms), n: this.count++, run };
  }
}

const inOrder = (a: Timer, b: Timer) => a.atMs - b.atMs || a.n - b.n;
const first = (timers: readonly Timer[], endMs: number) =>
  timers.filter((timer) => timer.atMs <= endMs).sort(inOrder)[0];
