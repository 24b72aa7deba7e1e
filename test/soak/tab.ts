import type { Page } from '@playwright/test';
import { kinds } from '../../src/domain/rows.ts';
import { orderNames, typeBags } from '../bench/console.ts';
import { WorkerSession } from '../browser/worker-session.ts';
import { Board } from '../hands/board.ts';
import { center } from './day.ts';

declare global {
  interface Window {
    /** Ms from the Enter key to the frame that shows what was typed. */
    soakPainted?: Promise<number>;
  }
}

/** What one tab weighs, MB; collected before it is weighed. */
export interface Weight {
  readonly pageMb: number;
  readonly workerMb: number;
}

/** What the device holds of its user. */
export interface Held {
  readonly databaseMb: number;
  /** Rows of the server's by kind and id, as `task:7`. */
  readonly rows: readonly string[];
  /** All other rows: lists, view rows, bookkeeping; the journal is bounded by itself. */
  readonly others: number;
  /** Actions that wait to be sent or confirmed. */
  readonly open: number;
  /** What became of the actions that wait for the user's decision, and why. */
  readonly parked: readonly string[];
}

/** One tab of the console, timed and weighed from outside. */
export class SoakTab {
  readonly board: Board;

  constructor(
    readonly page: Page,
    private readonly userId: number,
  ) {
    this.board = new Board(page);
  }

  /** Asks the leader for a poll as another tab's worker does; ms until it is merged, null where it is not in time. */
  async poll(center: number, withinMs: number): Promise<number | null> {
    return this.page.evaluate(pollAndWait, { user: this.userId, center, withinMs });
  }

  /** Orders to dispatch whose row can be seen: those far away have no controls. */
  orders(): Promise<string[]> {
    return orderNames(this.page);
  }

  /** Types new bag counts; ms from the Enter key to the frame that shows them. */
  async setBags(name: string, dry: number): Promise<number> {
    const text = await typeBags(this.page, name, dry);
    await this.page.evaluate(watchFor, { name, text });
    await this.page.keyboard.press('Enter');
    return this.page.evaluate(() => window.soakPainted ?? Promise.reject(new Error('Invariant: watched for')));
  }

  async weight(): Promise<Weight> {
    const devtools = await this.page.context().newCDPSession(this.page);
    const worker = await WorkerSession.attach(devtools);
    await devtools.send('HeapProfiler.enable');
    await worker.send('HeapProfiler.enable');
    for (let turn = 0; turn < 3; turn++) {
      await devtools.send('HeapProfiler.collectGarbage');
      await worker.send('HeapProfiler.collectGarbage');
    }
    const { usedSize: page } = await devtools.send('Runtime.getHeapUsage');
    const { usedSize } = await worker.send<{ readonly usedSize: number }>('Runtime.getHeapUsage');
    await devtools.detach();
    return { pageMb: page / 1e6, workerMb: usedSize / 1e6 };
  }

  held(): Promise<Held> {
    return this.page.evaluate(readHeld, { user: this.userId, center, kinds });
  }
}

// What follows runs in the page: nothing in it may have a name that the compiler wants to keep.

async function pollAndWait(asked: { user: number; center: number; withinMs: number }): Promise<number | null> {
  const opening = indexedDB.open(`quai-user-${asked.user}`);
  await new Promise((resolve, reject) => {
    opening.onsuccess = resolve;
    opening.onerror = reject;
  });
  const db = opening.result;
  const startMs = performance.now();
  let before = '';
  for (;;) {
    const all = db.transaction('sources').objectStore('sources').getAll();
    await new Promise((resolve, reject) => {
      all.onsuccess = resolve;
      all.onerror = reject;
    });
    const applied = JSON.stringify(all.result.map((it) => [it.key, it.appliedPoll]));
    if (before === '') {
      const channel = new BroadcastChannel(`quai:${asked.user}`);
      channel.postMessage({ type: 'work', poll: { center: asked.center } });
      channel.close();
      before = applied;
    }
    const ms = performance.now() - startMs;
    if (applied !== before || ms > asked.withinMs) {
      db.close();
      return applied !== before ? ms : null;
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** Armed before the key is pressed: keys come by another way than what is evaluated. */
function watchFor({ name, text }: { name: string; text: string }): void {
  const bags = [...document.querySelectorAll(`[aria-label^="Sacs de la commande ${name} :"]`)];
  window.soakPainted = new Promise((resolve, reject) => {
    let keyMs = Number.NaN;
    addEventListener(
      'keydown',
      ({ timeStamp }) => {
        keyMs = timeStamp;
      },
      { capture: true, once: true },
    );
    const late = setTimeout(() => reject(new Error('Not painted')), 10_000);
    new MutationObserver((_, observer) => {
      if (!bags.some((it) => it.textContent === text)) return;
      observer.disconnect();
      clearTimeout(late);
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - keyMs);
        port2.postMessage(null);
      });
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
}

async function readHeld({
  user,
  center,
  kinds,
}: {
  user: number;
  center: number;
  kinds: readonly string[];
}): Promise<Held> {
  const opening = indexedDB.open(`quai-user-${user}`);
  await new Promise((resolve, reject) => {
    opening.onsuccess = resolve;
    opening.onerror = reject;
  });
  const db = opening.result;
  const rows: string[] = [];
  let others = 0;
  for (const name of db.objectStoreNames) {
    const reading = db.transaction(name).objectStore(name).getAllKeys();
    await new Promise((resolve, reject) => {
      reading.onsuccess = resolve;
      reading.onerror = reject;
    });
    if (kinds.includes(name))
      for (const key of reading.result) if (Array.isArray(key) && key[0] === center) rows.push(`${name}:${key[1]}`);
    if (!kinds.includes(name) && name !== 'journal') others += reading.result.length;
  }
  const reading = db.transaction('outbox').objectStore('outbox').getAll();
  await new Promise((resolve, reject) => {
    reading.onsuccess = resolve;
    reading.onerror = reject;
  });
  db.close();
  const isOpen = ['queued', 'sending', 'settled'];
  const open = reading.result.filter((it) => isOpen.includes(it.state));
  const parked = reading.result.filter((it) => !isOpen.includes(it.state));
  const estimate: StorageEstimate & { usageDetails?: { indexedDB?: number } } = await navigator.storage.estimate();
  return {
    databaseMb: (estimate.usageDetails?.indexedDB ?? estimate.usage ?? 0) / 1e6,
    rows,
    others,
    open: open.length,
    parked: parked.map((it) => `${it.state} ${it.reason?.code} ${it.reason?.status ?? ''}`.trim()),
  };
}
