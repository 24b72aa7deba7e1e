import { liveQuery } from 'dexie';
import { isInDoubt } from '../../../db/outbox/lanes.ts';
import { isOnItsWay } from '../../../db/outbox/states.ts';
import { storedCommand, wasGivenUp } from '../../../db/queries/actions.ts';
import type { QuaiDb, StoredCommand } from '../../../db/schema.ts';

const isOpen = (stored: StoredCommand) => isOnItsWay(stored) || isInDoubt(stored);

/** The certain end of an action. Null: the server agreed; `gone`: it was given up. */
type End = StoredCommand | null | 'gone';

async function endNow(db: QuaiDb, id: string): Promise<End | 'open'> {
  const stored = await storedCommand(db, id);
  if (!stored) return (await wasGivenUp(db, id)) ? 'gone' : null;
  if (isOpen(stored)) return 'open';
  return stored.state === 'settled' ? null : stored;
}

/** The certain end of an action, once it is known. `unheard`: nobody waits any more. */
export function endOf(db: QuaiDb, id: string, signal: AbortSignal): Promise<End | 'unheard'> {
  return new Promise((resolve, reject) => {
    const subscription = liveQuery(() => endNow(db, id)).subscribe({
      next: (ended) => {
        if (ended !== 'open') end(ended);
      },
      error: reject,
    });
    const end = (ended: End | 'unheard') => {
      subscription.unsubscribe();
      resolve(ended);
    };
    signal.addEventListener('abort', () => end('unheard'), { once: true });
  });
}
