import { liveQuery } from 'dexie';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { sameAddressName } from '../../../../db/derived.ts';
import { derivedView } from '../../../../db/queries/derived.ts';
import { isEqual } from '../../../../domain/equal.ts';
import type { SameAddresses } from '../../../../domain/task/neighbours.ts';
import { useSignedIn, useTab } from '../../../app/context.ts';

/** Another task at the address of one. */
export interface Neighbour {
  readonly id: number;
  /** Their slots have an hour in common (DSP-248). */
  readonly isShared: boolean;
}

const nobody: readonly Neighbour[] = [];

/** The neighbours of every task, told one task at a time: a change renders those again whose own have changed. */
export class Neighbours {
  private places = new Map<number, number>();
  private read = new Map<number, readonly Neighbour[]>();
  private all: SameAddresses | undefined;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (changed: () => void) => {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  };

  take(all: SameAddresses | undefined): void {
    const before = this.read;
    this.all = all;
    this.places = new Map([...(all?.ids ?? [])].map((id, nth) => [id, nth]));
    this.read = new Map();
    for (const [id, known] of before) {
      const now = this.look(id);
      if (now !== nobody) this.read.set(id, isEqual(now, known) ? known : now);
    }
    for (const changed of this.listeners) changed();
  }

  of(id: number): readonly Neighbour[] {
    const known = this.read.get(id);
    if (known) return known;
    const found = this.look(id);
    if (found !== nobody) this.read.set(id, found);
    return found;
  }

  private look(id: number): readonly Neighbour[] {
    const nth = this.places.get(id);
    if (nth === undefined || !this.all) return nobody;
    const { ends, others, shared } = this.all;
    const from = nth === 0 ? 0 : (ends[nth - 1] ?? 0);
    return [...others.subarray(from, ends[nth])].map((other, at) => ({ id: other, isShared: shared[from + at] === 1 }));
  }
}

export const NeighboursContext = createContext<Neighbours | null>(null);

/** The neighbours of the center's tasks, for a board. */
export function useNeighbours(): Neighbours {
  const { db } = useSignedIn();
  const { center } = useTab();
  const [neighbours] = useState(() => new Neighbours());
  useEffect(() => {
    const told = liveQuery(() => derivedView<SameAddresses>(db, center, sameAddressName)).subscribe((all) =>
      neighbours.take(all),
    );
    return () => told.unsubscribe();
  }, [db, center, neighbours]);
  return neighbours;
}

/** The other tasks at the address of one. */
export function useNeighboursOf(id: number): readonly Neighbour[] {
  const neighbours = use(NeighboursContext);
  if (!neighbours) throw new Error('Invariant: no dispatch board above');
  return useSyncExternalStore(neighbours.subscribe, () => neighbours.of(id));
}
