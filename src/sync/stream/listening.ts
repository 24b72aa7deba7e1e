import { type ListenDeps, Listener } from './listener.ts';

/** A browser opens six connections to a server that speaks HTTP/1.1: polls and actions keep four of them. */
const mostStreams = 2;

/** The leader's ears: one stream a center. */
export class Listening {
  private readonly listeners = new Map<number, Listener>();

  constructor(private readonly deps: ListenDeps) {}

  /** Listens to these centers and no others; beyond the first two they are polled by the cycle alone. */
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
