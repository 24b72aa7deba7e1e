import type { Browser } from '@playwright/test';
import { type Entry, entry } from '../report.ts';
import { median } from '../stats.ts';
import { type RaceOptions, race } from './race.ts';

/** Peers, and how many times faster ours has to be at 10,000. Replicache is none of them: its terms are a vendor's. */
const peers = {
  rxdb: { page: 'peers/rxdb.html', label: 'RxDB on Dexie, all rows', target: 3.5 },
  rxdbChanges: {
    page: 'peers/rxdb.html',
    asks: { writes: 'changes' },
    label: 'RxDB on Dexie, changed rows',
    target: null,
  },
  query: { page: 'peers/query-persisted.html', label: 'TanStack Query, kept', target: 1.4 },
  tinybase: { page: 'peers/tinybase.html', label: 'TinyBase + IndexedDB', target: 1.8 },
  tanstackDb: { page: 'peers/tanstack-db.html', label: 'TanStack DB, in memory', target: null },
} as const;
type Peer = keyof typeof peers;

const largest = 10_000;

/** B3: poll → DOM beside those that keep what they show on the device too, and beside TanStack DB. */
export async function durablePeers(browser: Browser, options: RaceOptions): Promise<Entry[]> {
  const { size: n } = options;
  const taken = await race(browser, { ours: { page: 'page/ours.html' }, ...peers }, options);
  const ours = median(taken('ours').domMs);
  return (Object.keys(peers) as Peer[]).map((name) => {
    const { label, target } = peers[name];
    const reference = median(taken(name).domMs);
    const held = target && n >= largest ? { target: `${target} × faster`, met: reference >= target * ours } : {};
    return entry('B3', `poll → DOM beside ${label}`, taken('ours').domMs, { n, reference, ...held });
  });
}
