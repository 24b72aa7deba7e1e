import { recordKey } from '../db/queries/records.ts';
import type { QuaiDb } from '../db/schema.ts';
import type { Project } from '../db/visible.ts';
import type { Locks } from '../sync/locks.ts';
import { recordLock } from '../sync/records/record-lock.ts';
import type { TabRecord } from './api.ts';
import type { EngineDeps } from './engine-deps.ts';
import { HeldLocks } from './held-locks.ts';

export interface OpenRecordsDeps extends Pick<EngineDeps, 'records'> {
  readonly db: QuaiDb;
  readonly project: Project;
  readonly locks: Locks;
  readonly now: () => number;
}

/** The records this tab's screen shows: each has a lock for as long as it is shown. */
export class OpenRecords {
  private readonly held: HeldLocks;

  constructor(private readonly deps: OpenRecordsDeps) {
    this.held = new HeldLocks(deps.locks);
  }

  /** Resolves once all of them are on disk, before a read of them is demanded. */
  async show(records: readonly TabRecord[]): Promise<void> {
    const byLock = new Map(records.map((it) => [recordLock(recordKey(it.endpoint, it.center, it.subject)), it]));
    const added = await this.held.only(new Set(byLock.keys()));
    if (added.size === 0) return;
    const { db, project, now } = this.deps;
    const { openRecord } = await this.deps.records();
    for (const [lock, record] of byLock) if (added.has(lock)) await openRecord(db, project, record, now());
  }
}
