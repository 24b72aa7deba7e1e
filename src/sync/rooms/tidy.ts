import { dropOldDetails } from '../../db/old-details.ts';
import type { OpenRoom, QuaiDb, Tables } from '../../db/schema.ts';
import type { Locks } from '../locks.ts';
import { type Leading, whileLeading } from '../records/tidy.ts';
import { roomLock } from './lock.ts';

/** How long the lists of a room are kept once no screen shows it; until then every write of rows updates them. */
export const unshownMs = 30 * 60_000;

/** Drops what nobody has looked at for long: details, and the lists of rooms. Answers come, so all can be read again. */
export async function tidyUnseen(db: QuaiDb, locks: Locks, leading: Leading): Promise<void> {
  await db.transaction('rw', db.details, () => dropOldDetails(db, leading.nowMs));
  await tidyRooms(db, locks, leading);
}

/** Notes which rooms are shown, and drops the lists of those that nobody has shown for half an hour. */
async function tidyRooms(db: QuaiDb, locks: Locks, leading: Leading): Promise<void> {
  const { nowMs } = leading;
  const { held = [] } = await locks.query();
  const names = new Set(held.map(({ name }) => name));
  await whileLeading(db, leading, async (tables) => {
    for (const shown of await tables.shownRooms.toArray()) {
      // Or the clock was set back: the last look counts as now.
      const isNow = names.has(roomLock(shown.center, shown.room)) || shown.shownAtMs > nowMs;
      if (isNow) await tables.shownRooms.put({ ...shown, shownAtMs: nowMs });
      else if (nowMs - shown.shownAtMs >= unshownMs) await dropLists(tables, shown);
    }
  });
}

async function dropLists({ lists, bases, views, shownRooms }: Tables, { center, room }: OpenRoom): Promise<void> {
  const all = await lists.where('[center+list]').between([center], [center, []]).toArray();
  for (const { list } of all.filter((it) => it.room === room)) {
    await lists.delete([center, list]);
    await bases.delete([center, list]);
    await views.where('[center+list+id]').between([center, list], [center, list, []]).delete();
  }
  await shownRooms.delete([center, room]);
}
