/**
 * Whether a tab's code runs. A dead tab's promises never settle. A frozen one's code goes on when it thaws; late
 * arrivals are delivered then, in the order of `shuffle`.
 */
export class Life {
  private state: 'running' | 'frozen' | 'dead' = 'running';
  private waiting: (() => void)[] = [];
  private readonly endings: (() => void)[] = [];

  get isDead(): boolean {
    return this.state === 'dead';
  }

  get isFrozen(): boolean {
    return this.state === 'frozen';
  }

  /** Runs what reaches the tab from outside. */
  deliver(run: () => void): void {
    if (this.state === 'running') run();
    else if (this.state === 'frozen') this.waiting.push(run);
  }

  /** A promise the tab awaits: silent for the dead, late for the frozen. */
  await<T>(promise: PromiseLike<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      promise.then(
        (value) => this.deliver(() => resolve(value)),
        (error: unknown) => this.deliver(() => reject(error)),
      );
    });
  }

  onDeath(run: () => void): void {
    this.endings.push(run);
  }

  freeze(): void {
    if (this.state === 'running') this.state = 'frozen';
  }

  thaw(shuffle: <T>(items: T[]) => T[] = (items) => items): void {
    if (this.state !== 'frozen') return;
    this.state = 'running';
    const waiting = shuffle(this.waiting);
    this.waiting = [];
    for (const run of waiting) run();
  }

  kill(): void {
    if (this.isDead) return;
    this.state = 'dead';
    this.waiting = [];
    for (const end of this.endings) end();
  }
}

/** Never comes. */
export const never = <T>(): Promise<T> => new Promise<T>(() => undefined);
