import { liveQuery } from 'dexie';
import { useEffect, useState } from 'react';
import { storedCommand } from '../../../../db/queries/actions.ts';
import type { StoredCommand } from '../../../../db/schema.ts';
import { useSignedIn } from '../../../app/context.ts';
import { shownName } from './address.ts';
import { appears, flash } from './appears.ts';

/** How long a new card takes to find its height. */
const settlesMs = 1_500;

const meanwhile = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Brings the round an action made before the eyes once the server has named it: gives the function to call with the
 * action's id. The page stays where it is for whoever has pressed, typed or scrolled meanwhile: the notice leads there.
 */
export function useShownMade(): (commandId: string | null) => void {
  const { db } = useSignedIn();
  const [commandId, follow] = useState<string | null>(null);
  useEffect(() => {
    if (commandId === null) return;
    const over = new AbortController();
    const stop = () => over.abort();
    for (const type of meanwhile) addEventListener(type, stop, { capture: true, passive: true, signal: over.signal });
    const asked = liveQuery(() => storedCommand(db, commandId)).subscribe({
      next: (stored) => {
        const dockId = dockMadeBy(stored);
        if (dockId !== null) void bringRound(dockId, over.signal);
        if (stored?.state !== 'queued' && stored?.state !== 'sending') asked.unsubscribe();
      },
      error: stop,
    });
    return () => {
      stop();
      asked.unsubscribe();
    };
  }, [db, commandId]);
  return follow;
}

/** A key is a kind and an id: `dock:7`. */
function dockMadeBy(stored: StoredCommand | undefined): number | null {
  const id = /^dock:(\d+)$/.exec(stored?.reason?.made ?? '')?.[1];
  return id === undefined ? null : Number(id);
}

async function bringRound(dockId: number, signal: AbortSignal): Promise<void> {
  const place = await appears(`[data-show="${shownName('dock', dockId)}"]`, signal);
  if (!place || signal.aborted) return;
  const bring = () => place.scrollIntoView({ block: 'nearest' });
  // Its orders, and what stands above it, find their height a moment later.
  const observer = new ResizeObserver(bring);
  observer.observe(place);
  const stop = () => observer.disconnect();
  signal.addEventListener('abort', stop);
  setTimeout(stop, settlesMs);
  bring();
  flash(place);
}
