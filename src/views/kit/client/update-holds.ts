/** The part of LockManager in use. */
export interface HoldLocks {
  request(name: string, options: { mode: 'shared' }, work: () => Promise<void>): Promise<unknown>;
  query(): Promise<{ readonly held?: readonly { readonly name?: string }[] }>;
}

/** The current typing, in this tab and in others. */
export interface Holds {
  /** `over` runs once the hold is gone. */
  hold(reason: string, over: () => void): () => void;
  reasons(): Promise<string[]>;
  here(): boolean;
}

const lockPrefix = 'update-hold:';

/**
 * A hold is a shared Web Lock: other tabs see it at once, even when its own is frozen, and it dies with its tab.
 * `locks` is absent where the page is not in a secure context; there is no service worker either.
 */
export function createHolds(locks: HoldLocks | undefined): Holds {
  const own = new Map<symbol, string>();

  return {
    hold(reason, over) {
      const hold = Symbol(reason);
      own.set(hold, reason);
      let release: (() => void) | undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      const lock = locks?.request(lockPrefix + reason, { mode: 'shared' }, () => released) ?? released;
      const end = () => {
        own.delete(hold);
        over();
      };
      // Without a lock only this tab knows the hold.
      void lock.catch(() => released).then(end);
      return () => release?.();
    },

    async reasons() {
      const { held = [] } = (await locks?.query()) ?? {};
      const inTabs = held.flatMap(({ name }) => (name?.startsWith(lockPrefix) ? [name.slice(lockPrefix.length)] : []));
      return [...new Set([...own.values(), ...inTabs])];
    },

    here: () => own.size > 0,
  };
}
