import { type ListenDeps, Listener } from './listener.ts';

/** A browser opens six connections to an HTTP/1.1 server: polls and actions need four of them. */
const mostStreams = 2;

/** The leader's event streams: one per center. */
export class Listening {
  private readonly listeners = new Map<number, Listener>();

  constructor(private readonly deps: ListenDeps) {}

  /** Opens streams for these centers and no others; all but the first two are polled by period alone. */
  follow(centers: ReadonlySet<number>): void {
    for (const [center, listener] of this.listeners) {
      if (centers.has(center)) continue;
      listener.stop();
      this.listeners.delete(center);
    }
    for (const center of centers) {
      if (this.listeners.size >= mostStreams) return;
      if (!this.listeners.has(center)) this.listeners.set(center, new Listener(this.deps, center));
    }
  }

  /** The network is back. */
  retry(): void {
    for (const listener of this.listeners.values()) listener.retry();
  }
}
