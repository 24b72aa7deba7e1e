import type { Locks } from '../../src/sync/locks.ts';
import type { Life } from './life.ts';

interface Request {
  readonly name: string;
  readonly mode: LockMode;
  readonly life: Life;
  readonly clientId: string;
  readonly grant: () => void;
  readonly steal: () => void;
}

/** The Web Locks of one origin: first come, first served; exclusive and shared; a thief takes all; the dead let go. */
export class FakeLockManager {
  private held: Request[] = [];
  private queue: Request[] = [];

  constructor(private readonly active: () => void) {}

  /** The locks as one tab sees them. */
  of(clientId: string, life: Life): Locks {
    life.onDeath(() => this.forget(life));
    return {
      request: (name, options, callback) => this.request(name, options, callback, clientId, life),
      query: () => life.await(Promise.resolve(this.snapshot())),
    };
  }

  snapshot(): LockManagerSnapshot {
    const info = ({ name, mode, clientId }: Request): LockInfo => ({ name, mode, clientId });
    return { held: this.held.map(info), pending: this.queue.map(info) };
  }

  private request<T>(
    name: string,
    options: LockOptions,
    callback: (lock: Lock | null) => Promise<T> | T,
    clientId: string,
    life: Life,
  ): Promise<T> {
    this.active();
    const mode = options.mode ?? 'exclusive';
    return new Promise((resolve, reject) => {
      const run = (lock: Lock | null, end: () => void) =>
        life.deliver(() => {
          const result = new Promise<T>((done) => done(callback(lock)));
          result.then(resolve, reject).finally(end);
        });
      const request: Request = {
        name,
        mode,
        life,
        clientId,
        grant: () => run({ name, mode }, () => this.release(request)),
        steal: () => life.deliver(() => reject(new DOMException('stolen', 'AbortError'))),
      };
      if (options.steal) return this.take(request);
      if (options.ifAvailable && !this.isFree(request)) return run(null, () => undefined);
      options.signal?.addEventListener('abort', () => {
        if (!this.queue.includes(request)) return;
        this.queue = this.queue.filter((it) => it !== request);
        life.deliver(() => reject(new DOMException('aborted', 'AbortError')));
      });
      this.queue.push(request);
      queueMicrotask(() => this.serve());
    });
  }

  private take(request: Request): void {
    for (const victim of this.held.filter((it) => it.name === request.name)) {
      this.held = this.held.filter((it) => it !== victim);
      victim.steal();
    }
    this.held.push(request);
    request.grant();
  }

  private isFree(request: Request): boolean {
    return (
      !this.queue.some((it) => it.name === request.name) &&
      this.held.every((it) => it.name !== request.name || (it.mode === 'shared' && request.mode === 'shared'))
    );
  }

  private serve(): void {
    for (const request of [...this.queue]) {
      const at = this.queue.indexOf(request);
      const isFirst = !this.queue.slice(0, at).some((it) => it.name === request.name);
      const fits = this.held.every(
        (it) => it.name !== request.name || (it.mode === 'shared' && request.mode === 'shared'),
      );
      if (at < 0 || !isFirst || !fits) continue;
      this.queue.splice(at, 1);
      this.held.push(request);
      this.active();
      request.grant();
    }
  }

  private release(request: Request): void {
    this.active();
    this.held = this.held.filter((it) => it !== request);
    this.serve();
  }

  /** The browser takes away all that a tab holds, without notice; its requests stay queued. */
  strip(life: Life): void {
    this.held = this.held.filter((it) => it.life !== life);
    this.serve();
  }

  private forget(life: Life): void {
    this.queue = this.queue.filter((it) => it.life !== life);
    this.strip(life);
  }
}
