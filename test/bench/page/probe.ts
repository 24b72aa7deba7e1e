import { tableRows } from './limits.ts';

/** What a page of the bench offers its runner; all instants are `performance.now()` of the page. */
export interface BenchPage {
  /** Lets the contender ask once for the state and waits until the sentinel shows `name`. */
  poll(name: string): Promise<Painted>;
  /** Changes the bags of the order in a row of the table; ms until the frame that shows it. Of a page with actions only. */
  act(row: number, dry: number): Promise<number>;
  /** Table rows on screen, as text: contenders must agree. */
  shown(): string;
  /** The frame with the first full table, ms since the navigation to this page began. */
  cold(): Promise<number>;
}

export interface Painted {
  /** From the poll's start until the row was in the document. */
  readonly domMs: number;
  /** Until the frame that shows it was handed over. */
  readonly paintMs: number;
}

/** What the page of the derivations offers: each runs once more, ms. */
export interface DerivationsPage {
  inFull(): number;
  /** With one task in a hundred changed since the last. */
  onePercent(): number;
}

declare global {
  interface Window {
    bench?: BenchPage;
    derivations?: DerivationsPage;
    /** Counted by the runner. */
    longTasks: number;
  }
}

export const asked = new URLSearchParams(location.search);
const sentinel = asked.get('sentinel') ?? '';

/** Whether the sentinel's client is `name` and the table is full. */
const isPolled = (root: Element, name: string) =>
  root.querySelector(`#task-${sentinel} .client`)?.textContent === name &&
  root.querySelectorAll('tbody tr').length >= tableRows;

/** Resolves when `isThere`, seen in the microtask after the change. */
function seen(root: Element, isThere: () => boolean): Promise<number> {
  return new Promise((resolve) => {
    const check = () => {
      if (!isThere()) return;
      observer.disconnect();
      resolve(performance.now());
    };
    const observer = new MutationObserver(check);
    observer.observe(root, { subtree: true, childList: true, characterData: true });
    check();
  });
}

/** After the next frame was produced: a message posted in its last callback runs once it is. */
const painted = () =>
  new Promise<number>((resolve) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now());
      port2.postMessage(null);
    }),
  );

export const rootElement = (): HTMLElement => {
  const root = document.getElementById('root');
  if (!root) throw new Error('Invariant: the page has a root');
  return root;
};

/** Changes the bags of an order; resolves once that is on disk, or rejects. */
type Act = (orderId: number, dry: number) => Promise<void>;

const noAction: Act = () => Promise.reject(new Error('This page has no actions'));

async function actOn(root: Element, row: number, dry: number, act: Act): Promise<number> {
  const line = root.querySelector<HTMLElement>(`tbody tr:nth-child(${row + 1})`);
  const startMs = performance.now();
  const inDocument = seen(root, () => line?.querySelector('.bags')?.textContent === String(dry + 1));
  await act(Number(line?.dataset.order), dry);
  await inDocument;
  return (await painted()) - startMs;
}

/** Makes the page known to the runner; `start` begins one poll of the contender. */
export function offer(start: () => void, act: Act = noAction): void {
  const root = rootElement();
  const full = seen(root, () => root.querySelectorAll('tbody tr').length >= tableRows);
  window.bench = {
    poll: async (name) => {
      const startMs = performance.now();
      const inDocument = seen(root, () => isPolled(root, name));
      start();
      const domMs = (await inDocument) - startMs;
      return { domMs, paintMs: (await painted()) - startMs };
    },
    act: (row, dry) => actOn(root, row, dry, act),
    shown: () => root.querySelector('tbody')?.textContent ?? '',
    cold: () => full.then(painted),
  };
}
