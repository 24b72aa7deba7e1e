import { liveQuery } from 'dexie';
import { isOnItsWay } from '../../../../db/outbox/states.ts';
import { storedCommand } from '../../../../db/queries/actions.ts';
import type { QuaiDb } from '../../../../db/schema.ts';
import { flash } from '../../../ui/focus/focus-on.ts';
import { appears } from './appears.ts';
import { bringName } from './links.ts';
import { dockMadeBy } from './made.ts';

/** Time a new card takes to find its height. */
const settlesMs = 4_000;

const meanwhile = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Brings the round an action made into view once the server has named it, with as little scrolling as possible. If the
 * user has pressed, typed or scrolled meanwhile, the page stays where it is: the notice leads there.
 */
export function bringMade(db: QuaiDb, commandId: string): void {
  const over = new AbortController();
  const stop = () => over.abort();
  for (const type of meanwhile) addEventListener(type, stop, { capture: true, passive: true, signal: over.signal });
  const asked = liveQuery(() => storedCommand(db, commandId)).subscribe({
    next: (stored) => {
      const dockId = dockMadeBy(stored);
      if (dockId !== null) void bringRound(dockId, over);
      if (!stored || !isOnItsWay(stored)) asked.unsubscribe();
    },
    error: stop,
  });
  over.signal.addEventListener('abort', () => asked.unsubscribe());
}

async function bringRound(dockId: number, over: AbortController): Promise<void> {
  const { signal } = over;
  const place = await appears(`[data-show="${bringName('dock', dockId)}"]`, signal);
  if (!place || signal.aborted) return;
  const bring = () => place.scrollIntoView({ block: 'nearest' });
  // Its orders, and the blocks above it, find their height a moment later.
  const observer = new ResizeObserver(bring);
  for (const element of [place, document.body]) observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
  setTimeout(() => over.abort(), settlesMs);
  bring();
  flash(place);
}
