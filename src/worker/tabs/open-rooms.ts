import { areMade, noteRoomOpen } from '../../db/open-rooms.ts';
import { isFilledBoard, sourcesOf } from '../../db/queries/sync.ts';
import type { QuaiDb } from '../../db/schema.ts';
import type { Project } from '../../db/visible.ts';
import type { RoomName } from '../../domain/session/rooms.ts';
import type { Locks } from '../../sync/locks.ts';
import { roomLock } from '../../sync/rooms/lock.ts';
import type { EngineDeps } from '../engine-deps.ts';
import { HeldLocks } from '../leader/held-locks.ts';

export interface OpenRoomsDeps extends Pick<EngineDeps, 'records' | 'lists'> {
  readonly db: QuaiDb;
  readonly project: Project;
  readonly locks: Locks;
  readonly now: () => number;
}

/**
 * The rooms of a center that this tab's screen shows: their lists are on the device for as long as it does, and half an
 * hour longer.
 */
export class OpenRooms {
  private readonly held: HeldLocks;
  /** Names of locks whose lists were there. */
  private readonly made = new Set<string>();

  constructor(private readonly deps: OpenRoomsDeps) {
    this.held = new HeldLocks(deps.locks);
  }

  /** To be called again after a board's answer, which may have brought the missing rows. */
  async show(center: number, rooms: readonly RoomName[]): Promise<void> {
    const withLists = rooms.filter((room) => this.deps.lists.some((list) => list.room === room));
    const byLock = new Map(withLists.map((room) => [roomLock(center, room), room]));
    const added = await this.held.only(new Set(byLock.keys()));
    for (const lock of this.made) if (!byLock.has(lock)) this.made.delete(lock);
    for (const [lock, room] of byLock) {
      if (added.has(lock)) await noteRoomOpen(this.deps.db, center, room, this.deps.now());
      if (!this.made.has(lock) && (await this.make(center, room))) this.made.add(lock);
    }
  }

  /** Those of every room shown lately, in whichever tab. */
  async makeAll(): Promise<void> {
    for (const { center, room } of await this.deps.db.shownRooms.toArray()) await this.make(center, room);
  }

  private async make(center: number, room: RoomName): Promise<boolean> {
    const { db, project, lists, records } = this.deps;
    const names = lists.filter((it) => it.room === room).map(({ list }) => list);
    if (await areMade(db, center, names)) return true;
    if (!(await sourcesOf(db, center)).some(isFilledBoard)) return false;
    await (await records()).makeLists(db, project, center, room);
    return areMade(db, center, names);
  }
}
