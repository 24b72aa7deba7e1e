import type { RoomName } from '../domain/session/rooms.ts';
import type { QuaiDb, Tables } from './schema.ts';

/** Rooms whose lists are kept for a center (docs/adr/0040). */
export async function openRooms({ shownRooms }: Pick<Tables, 'shownRooms'>, center: number): Promise<RoomName[]> {
  const keys = await shownRooms.where('[center+room]').between([center], [center, []]).primaryKeys();
  return keys.map(([, room]) => room);
}

/** A screen begins to show a room of a center: missing lists are made by the first fill, or at once (`makeLists`). */
export async function noteRoomOpen(db: QuaiDb, center: number, room: RoomName, nowMs: number): Promise<void> {
  await db.shownRooms.put({ center, room, shownAtMs: nowMs });
}

/** Whether every one of these lists of a center is on the device. */
export async function areMade(db: QuaiDb, center: number, lists: readonly string[]): Promise<boolean> {
  const made = await db.lists.bulkGet(lists.map((list) => [center, list] as [number, string]));
  return made.every((it) => it !== undefined);
}
