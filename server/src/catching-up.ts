/** Catches up with what is left to do: now, and again every so often, until it rests. */
export abstract class CatchingUp {
  private timer: NodeJS.Timeout | null = null;

  /** Does what is left. */
  abstract catchUp(): Promise<void>;

  /** Catches up now and every `everyMs`. */
  start(everyMs: number, onError: (error: unknown) => void): void {
    const again = () => void this.catchUp().catch(onError);
    again();
    this.timer ??= setInterval(again, everyMs).unref();
  }

  /** Stops doing so by itself; what a caller asks for is done all the same. */
  rest(): void {
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }
}
