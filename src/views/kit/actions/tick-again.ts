import { liveQuery } from 'dexie';
import { isOnItsWay } from '../../../db/outbox/states.ts';
import { storedCommand } from '../../../db/queries/actions.ts';
import type { CommandState, QuaiDb } from '../../../db/schema.ts';
import { ticks } from '../../ui/tables/ticks.ts';

/** In doubt it may have been done. */
const refused: ReadonlySet<string> = new Set<CommandState>(['conflict', 'refused', 'expired']);

/** Ticks the orders of an action again, in the dock they are ticked in, should the server refuse it (OUR-092). */
export function tickAgainIfRefused(
  db: QuaiDb,
  commandId: string,
  dockId: number | null,
  taskIds: readonly number[],
): void {
  const asked = liveQuery(() => storedCommand(db, commandId)).subscribe({
    next: (stored) => {
      if (stored && refused.has(stored.state)) ticks.set(dockId, new Set([...ticks.of(dockId), ...taskIds]));
      if (!stored || !isOnItsWay(stored)) asked.unsubscribe();
    },
    // The replica is closed: the page is going.
    error: () => asked.unsubscribe(),
  });
}
