/** The part of the Web Locks API the engine uses; injected, so that tests can kill and steal. */
export interface Locks {
  request<T>(name: string, options: LockOptions, callback: (lock: Lock | null) => Promise<T> | T): Promise<T>;
  query(): Promise<LockManagerSnapshot>;
}

/** A lock held until released, or lost to a thief. */
export interface HeldLock {
  release(): void;
  /** Resolves when the lock is no longer ours, for whatever reason. */
  readonly lost: Promise<void>;
}

/**
 * Takes a lock and keeps it; null when it is not free and `ifAvailable` was asked. Rejects when aborted while waiting.
 */
export function hold(locks: Locks, name: string, options: LockOptions = {}): Promise<HeldLock | null> {
  return new Promise((resolve, reject) => {
    let markLost: () => void = () => undefined;
    const lost = new Promise<void>((done) => {
      markLost = done;
    });
    const keep = (lock: Lock | null) => {
      if (lock === null) return resolve(null);
      return new Promise<void>((release) => resolve({ release, lost }));
    };
    // A steal rejects the request of a lock already held; an abort rejects one still waited for.
    locks.request(name, options, keep).finally(markLost).catch(reject);
  });
}
