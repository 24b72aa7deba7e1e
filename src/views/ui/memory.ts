/** Small values by name, as in localStorage. */
export interface Memory {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/**
 * A browser may refuse its storage altogether (access alone throws), or be full. The values then live as long as the
 * page: nothing in the console depends on their surviving it.
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
        // Refused: no value is stored either.
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

/** Keys of a user's own data beside his replica, deleted with it: what he typed and what he opened. */
export const usersOwn = {
  drafts: 'quai:drafts',
  openFiles: 'quai:support:open-files',
  recentOrders: 'quai:support:recent-orders',
  decisions: 'quai:decisions',
} as const;

/** Stored by device, for all tabs. */
export const deviceMemory = makeMemory(() => localStorage);

/** Stored for the browser session, by tab. */
export const tabMemory = makeMemory(() => sessionStorage);
