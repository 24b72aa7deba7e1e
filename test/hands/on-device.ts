/** All that outlives a device's pages, and the names of its locks, as one text; and the actions, which may wait. */
export interface OnDevice {
  readonly text: string;
  readonly actions: readonly { readonly state: string }[];
}

/** Reads it within a page of the console's origin: it leans on nothing but the browser. */
export async function onDevice(): Promise<OnDevice> {
  const ended = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const stores: unknown[] = [];
  const actions: OnDevice['actions'][number][] = [];
  for (const { name } of await indexedDB.databases()) {
    if (!name) continue;
    const db = await ended(indexedDB.open(name));
    for (const store of db.objectStoreNames) {
      const rows = db.transaction(store).objectStore(store);
      const [keys, values] = [await ended(rows.getAllKeys()), await ended(rows.getAll())];
      if (store === 'outbox') actions.push(...values);
      else stores.push(name, store, keys, values);
    }
    db.close();
  }
  const memories = [localStorage, sessionStorage].map((memory) => Object.entries({ ...memory }));
  const { held = [], pending = [] } = await navigator.locks.query();
  const cached: unknown[] = [];
  // Not in every world the tests have.
  for (const name of 'caches' in globalThis ? await caches.keys() : []) {
    const cache = await caches.open(name);
    for (const request of await cache.keys())
      cached.push(name, request.url, await (await cache.match(request))?.text());
  }
  const locks = [...held, ...pending].map(({ name }) => name);
  return { text: JSON.stringify([stores, memories, locks, cached]), actions };
}

/** The values found there, as they are or as an address writes them. */
export const foundIn = (text: string, values: readonly string[]): readonly string[] =>
  values.filter((value) => text.includes(value) || text.includes(encodeURIComponent(value)));
