import { liveQuery } from 'dexie';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { sameAddressName } from '../../../../db/derived.ts';
import { derivedView } from '../../../../db/queries/derived.ts';
import { isEqual } from '../../../../domain/equal.ts';
import { type Neighbour, NeighbourReader, type SameAddresses } from '../../../../domain/task/neighbours.ts';
import { useSignedIn, useTab } from '../../../kit/client/context.ts';

const nobody: readonly Neighbour[] = [];

/** The neighbours of every task. It notifies task by task: a change renders only those whose own changed. */
export class Neighbours {
  private read = new Map<number, readonly Neighbour[]>();
  private reader: NeighbourReader | null = null;
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (changed: () => void) => {
    this.listeners.add(changed);
    return () => void this.listeners.delete(changed);
  };

  take(all: SameAddresses | undefined): void {
    const before = this.read;
    this.reader = all ? new NeighbourReader(all) : null;
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
    const found = this.reader?.of(id) ?? nobody;
    return found.length === 0 ? nobody : found;
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
