import { readMeta } from '../../db/meta.ts';
import type { QuaiDb, ShownRoom } from '../../db/schema.ts';
import { isCurrentTerm } from '../fence.ts';
import type { Locks } from '../locks.ts';
import { roomLock } from './lock.ts';

/** How long lists are kept of a room that no screen shows: what writes rows writes them too. */
export const unshownMs = 30 * 60_000;

interface Leading {
  readonly term: number;
  readonly nowMs: number;
}

/** Notes which rooms are shown, and takes the lists of those off the device that nobody has shown for half an hour. */
export async function tidyRooms(db: QuaiDb, locks: Locks, { term, nowMs }: Leading): Promise<void> {
  const { held = [] } = await locks.query();
  const names = new Set(held.map(({ name }) => name));
  await db.transaction('rw', [db.shownRooms, db.lists, db.bases, db.views, db.meta], async () => {
    if (!isCurrentTerm(await readMeta(db, 'term'), term)) return;
    for (const shown of await db.shownRooms.toArray()) {
      // A clock set back: the moment of the last look is now all the same.
      const isNow = names.has(roomLock(shown.center, shown.room)) || shown.shownAtMs > nowMs;
      if (isNow) await db.shownRooms.put({ ...shown, shownAtMs: nowMs });
      else if (nowMs - shown.shownAtMs >= unshownMs) await dropLists(db, shown);
    }
  });
}

async function dropLists(db: QuaiDb, { center, room }: ShownRoom): Promise<void> {
  const all = await db.lists.where('[center+list]').between([center], [center, []]).toArray();
  for (const { list } of all.filter((it) => it.room === room)) {
    await db.lists.delete([center, list]);
    await db.bases.delete([center, list]);
    await db.views.where('[center+list+id]').between([center, list], [center, list, []]).delete();
  }
  await db.shownRooms.delete([center, room]);
}
