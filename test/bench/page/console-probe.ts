/** Epoch ms of the key (NaN where no key was pressed here), of the page's change, and of the frame that shows it. */
interface Shown {
  readonly keyMs: number;
  readonly changeMs: number;
  readonly paintMs: number;
}

/** Put into every page of the real console: times what its user sees, without the console knowing. */
export interface ConsoleProbe {
  /** Waits for the next Enter key, then for the frame that shows `text` in the bags of an order. */
  arm(orderName: string, text: string): void;
  /** Null once the order has left the list: nobody will see it there. */
  shown(): Promise<Shown | null>;
  /** Actions in the outbox of the user signed in. */
  outbox(): Promise<number>;
  /** Resolves with the epoch ms at which a new leader began its term. */
  nextTerm(): Promise<number>;
  /** Begins to count frames anew. */
  watchFrames(): void;
  /** Ms from each frame to the next, since they are watched. */
  frames(): readonly number[];
}

declare global {
  interface Window {
    quaiProbe?: ConsoleProbe;
  }
}

const epoch = (ms: number) => performance.timeOrigin + ms;
const startOf = (orderName: string) => `Sacs de la commande ${orderName} :`;

let keyMs = Number.NaN;
addEventListener(
  'keydown',
  ({ key, timeStamp }) => {
    if (key === 'Enter') keyMs = epoch(timeStamp);
  },
  { capture: true },
);

/** False once the order has left the list. */
function whenShown(orderName: string, text: string): Promise<boolean> {
  const lookUp = () => [...document.querySelectorAll(`[aria-label^="${startOf(orderName)}"]`)];
  // Looked up once: in a board of 100,000 elements a look-up at each change would be what is measured.
  let bags = lookUp();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!bags.some((it) => it.isConnected)) bags = lookUp();
      const isThere = bags.some((it) => it.textContent === text);
      if (!isThere && bags.length > 0) return;
      observer.disconnect();
      resolve(isThere);
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

const painted = () =>
  new Promise<number>((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(epoch(performance.now()));
      port2.postMessage(null);
    }),
  );

async function openReplica(): Promise<IDBDatabase> {
  const name = (await indexedDB.databases()).find((it) => it.name?.startsWith('quai-user-'))?.name;
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name ?? '');
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

const resultOf = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function nextTerm(): Promise<number> {
  const db = await openReplica();
  const term = async () =>
    (await resultOf<{ value?: number } | undefined>(db.transaction('meta').objectStore('meta').get('term')))?.value;
  const before = await term();
  while ((await term()) === before) await new Promise((resolve) => setTimeout(resolve, 1));
  db.close();
  return Date.now();
}

let frameMs: number[] = [];
let watching = 0;

/** Every frame until somebody watches anew. */
function watchFrames(): void {
  cancelAnimationFrame(watching);
  frameMs = [];
  let lastMs = Number.NaN;
  const frame = (nowMs: number) => {
    if (!Number.isNaN(lastMs)) frameMs.push(nowMs - lastMs);
    lastMs = nowMs;
    watching = requestAnimationFrame(frame);
  };
  watching = requestAnimationFrame(frame);
}

let awaited: Promise<Shown | null> | null = null;

window.quaiProbe = {
  arm: (orderName, text) => {
    keyMs = Number.NaN;
    awaited = whenShown(orderName, text).then(async (isThere) => {
      if (!isThere) return null;
      const changeMs = epoch(performance.now());
      return { keyMs, changeMs, paintMs: await painted() };
    });
  },
  shown: () => awaited ?? Promise.reject(new Error('Invariant: armed before')),
  outbox: async () => {
    const db = await openReplica();
    const count = await resultOf(db.transaction('outbox').objectStore('outbox').count());
    db.close();
    return count;
  },
  nextTerm,
  watchFrames,
  frames: () => frameMs,
};
