/** Small values by name, as localStorage keeps them. */
export interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/**
 * A browser may refuse its storage altogether (the mere question throws), or have no place left. The values then live as
 * long as the page: nothing of the console hangs on their surviving it.
 */
export function makeMemory(storage: () => Memory): Memory {
  const onPage = new Map<string, string>();
  return {
    getItem: (key) => {
      const value = onPage.get(key);
      if (value !== undefined) return value;
      try {
        return storage().getItem(key);
      } catch {
        // Refused: nothing was kept there either.
        return null;
      }
    },
    setItem: (key, value) => {
      try {
        storage().setItem(key, value);
        onPage.delete(key);
      } catch {
        onPage.set(key, value);
      }
    },
  };
}

/** What is kept of a user beside his replica, and goes with him: what he types, and what he has opened. */
export const usersOwn = {
  drafts: 'quai:drafts',
  openFiles: 'quai:support:open-files',
  recentOrders: 'quai:support:recent-orders',
} as const;

/** Kept on the device, for every tab. */
export const deviceMemory = makeMemory(() => localStorage);

/** Kept for the browser session, each tab its own. */
export const tabMemory = makeMemory(() => sessionStorage);
