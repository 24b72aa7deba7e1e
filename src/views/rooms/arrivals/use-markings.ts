import { useMemo, useSyncExternalStore } from 'react';
import type { Marking, Markings } from '../../../domain/arrival/marking.ts';
import { isEqual } from '../../../domain/equal.ts';
import { isRecord } from '../../../domain/wire.ts';
import { useSignedIn } from '../../kit/client/context.ts';
import { deviceMemory } from '../../ui/memory.ts';

/** Marks are a day's work: nobody means those of the evening before any more. */
const keptForMs = 12 * 3_600_000;

const listeners = new Set<() => void>();

function listen(changed: () => void): () => void {
  listeners.add(changed);
  // Another tab of this device marked something.
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

const isMarking = (value: unknown): value is Marking =>
  isRecord(value) &&
  (value.isReceived === null || typeof value.isReceived === 'boolean') &&
  typeof value.area === 'string' &&
  (value.batch === null || typeof value.batch === 'string') &&
  (value.crates === undefined || (Array.isArray(value.crates) && value.crates.every((it) => typeof it === 'string')));

function read(stored: string | null): Markings {
  try {
    const kept: unknown = JSON.parse(stored || '{}');
    if (!isRecord(kept) || typeof kept.atMs !== 'number' || !isRecord(kept.marks)) return {};
    if (Date.now() - kept.atMs > keptForMs) return {};
    return Object.fromEntries(
      Object.entries(kept.marks).filter((entry): entry is [string, Marking] => isMarking(entry[1])),
    );
  } catch {
    // Text not written here: as if nothing had been marked.
    return {};
  }
}

const keyOf = (user: string, center: number) => `quai:arrivals:${user}@${center}`;

/** The same without showing any; `user` owns the replica. */
export function markingsOf(user: string, center: number) {
  const key = keyOf(user, center);
  const now = () => read(deviceMemory.getItem(key));
  return {
    read: now,
    change: (next: (now: Markings) => Markings) => {
      const before = now();
      const marks = next(before);
      if (isEqual(marks, before)) return;
      deviceMemory.setItem(key, JSON.stringify({ atMs: Date.now(), marks }));
      for (const changed of listeners) changed();
    },
  };
}

/**
 * The marks of a center's arrivals, by order: kept on the device for whoever made them, so that they outlive a reload,
 * a tab and a lost network (PRP-283, PRP-285).
 */
export function useMarkings(center: number) {
  const { db } = useSignedIn();
  const stored = useSyncExternalStore(listen, () => deviceMemory.getItem(keyOf(db.name, center)));
  const markings = useMemo(() => read(stored), [stored]);
  return { markings, change: markingsOf(db.name, center).change };
}
