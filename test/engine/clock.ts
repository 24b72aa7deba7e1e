interface Timer {
  readonly atMs: number;
  readonly n: number;
  readonly run: () => void;
}

/** The device's clock, moved by hand. */
export class FakeClock {
  private timers: Timer[] = [];
  private count = 0;

  constructor(private nowMs: number) {}

  readonly now = (): number => this.nowMs;

  readonly setTimer = (run: () => void, ms: number): (() => void) => {
    const timer = { atMs: this.nowMs + Math.max(0, ms), n: this.count++, run };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((it) => it !== timer);
    };
  };

  /** Moves on in one leap, as for a worker that was throttled: what fell due meanwhile runs now, once, in order. */
  leap(ms: number): void {
    this.nowMs += ms;
    const due = this.timers.filter((timer) => timer.atMs <= this.nowMs).sort((a, b) => a.atMs - b.atMs || a.n - b.n);
    for (const timer of due) {
      if (!this.timers.includes(timer)) continue;
      this.timers = this.timers.filter((it) => it !== timer);
      timer.run();
    }
  }
}
