import { type ListChange, writeList } from '../../db/lists/list-store.ts';
import { openRooms } from '../../db/open-rooms.ts';
import { isFilledBoard } from '../../db/queries/sync.ts';
import type { QuaiDb, SourceState } from '../../db/schema.ts';
import { type Project, Visible } from '../../db/visible.ts';
import { isEqual } from '../../domain/equal.ts';
import type { RoomName } from '../../domain/session/rooms.ts';
import { type Before, isAsRead, readBefore } from '../merge/merge-plan.ts';
import { Mirror } from '../merge/mirror.ts';

/**
 * Makes the missing lists of a room from all stored rows of the center; before a board has filled the center this is
 * left to its first fill. The lists are computed before the transaction that writes them, so that no action waits, and
 * again if anything was written meanwhile.
 */
export async function makeLists(db: QuaiDb, project: Project, center: number, room: RoomName): Promise<void> {
  let isWritten = false;
  while (!isWritten) {
    const before = await db.transaction('r', tablesOf(db), () => readBefore(db, db, center));
    if (!before.sources.some(isFilledBoard)) return;
    const lists = await listsOf(db, project, before, center, room);
    isWritten = await db.transaction('rw', [...tablesOf(db), db.views], async () => {
      const tables = db.bound();
      if (!(await openRooms(tables, center)).includes(room)) return true;
      if (!isStill(before, await readBefore(db, tables, center))) return false;
      await Promise.all(lists.map((list) => writeList(tables, list)));
      return true;
    });
  }
}

const tablesOf = (db: QuaiDb) => [db.sources, db.meta, db.outbox, db.overlay, db.lists, db.bases, db.shownRooms];

async function listsOf(db: QuaiDb, project: Project, before: Before, center: number, room: RoomName) {
  const mirror = await Mirror.load(db, center);
  const made: ListChange[] = [];
  await project(new Visible(center, mirror, before.overlay), new Set(mirror.keys()), {
    kept: Promise.resolve(new Map()),
    take: (change) => void made.push(change),
    mayMake: (of) => of === room,
  });
  return made.filter(({ list }) => !before.lists.has(list));
}

/** Whether nobody has written rows since: polls, answers to actions and reads of records are all numbered. */
const isStill = (before: Before, now: Before) =>
  before.ack === now.ack && isAsRead(before, now) && isEqual(before.sources.map(applied), now.sources.map(applied));

const applied = ({ key, appliedPoll, appliedAtMs }: SourceState) => [key, appliedPoll, appliedAtMs];
