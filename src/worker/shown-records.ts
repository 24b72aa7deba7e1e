import { recordKey } from '../db/queries/records.ts';
import type { QuaiDb } from '../db/schema.ts';
import type { Project } from '../db/visible.ts';
import { type Held, hold, type Locks } from '../sync/locks.ts';
import { shownLock } from '../sync/records/shown-lock.ts';
import type { TabRecord } from './api.ts';
import type { EngineDeps } from './engine-deps.ts';

export interface ShownRecordsDeps extends Pick<EngineDeps, 'records'> {
  readonly db: QuaiDb;
  readonly project: Project;
  readonly locks: Locks;
  readonly now: () => number;
}

/** The records this tab's screen shows: a lock says of each that it is shown, for as long as it is. */
export class ShownRecords {
  private readonly held = new Map<string, Promise<Held | null>>();

  constructor(private readonly deps: ShownRecordsDeps) {}

  /** Resolves once all of them are on disk, before anybody is asked to read them. */
  async show(records: readonly TabRecord[]): Promise<void> {
    const byKey = new Map(records.map((it) => [recordKey(it.endpoint, it.center, it.subject), it]));
    const dropped = [...this.held].filter(([key]) => !byKey.has(key));
    const added = [...byKey].filter(([key]) => !this.held.has(key));
    // Both at once, before anything is awaited: the last call wins.
    for (const [key] of dropped) this.held.delete(key);
    for (const [key] of added) this.held.set(key, hold(this.deps.locks, shownLock(key), { mode: 'shared' }));
    for (const [, lock] of dropped) (await lock)?.release();
    if (added.length === 0) return;
    const { db, project, now } = this.deps;
    const { openRecord } = await this.deps.records();
    for (const [, record] of added) await openRecord(db, project, record, now());
  }
}
