import { recordKey } from '../../db/queries/records.ts';
import type { QuaiDb } from '../../db/schema.ts';
import type { Project } from '../../db/visible.ts';
import type { Locks } from '../../sync/locks.ts';
import { recordLock } from '../../sync/records/record-lock.ts';
import type { TabRecord } from '../api.ts';
import type { EngineDeps } from '../engine-deps.ts';
import { HeldLocks } from '../leader/held-locks.ts';

export interface OpenRecordsDeps extends Pick<EngineDeps, 'records' | 'setTimer'> {
  readonly db: QuaiDb;
  readonly project: Project;
  readonly locks: Locks;
  readonly now: () => number;
}

/** Where the code of records did not come, it is asked for again after this time. */
const againMs = 5_000;

/** The records this tab's screen shows: each has a lock for as long as it is shown. */
export class OpenRecords {
  private readonly held: HeldLocks;
  private shown: readonly TabRecord[] = [];
  /** Names of locks whose records are on disk. */
  private readonly opened = new Set<string>();

  constructor(private readonly deps: OpenRecordsDeps) {
    this.held = new HeldLocks(deps.locks);
  }

  /** Resolves once all of them are on disk, before a read of them is demanded; where their code does not come, without. */
  async show(records: readonly TabRecord[]): Promise<void> {
    this.shown = records;
    const byLock = new Map(records.map((it) => [recordLock(recordKey(it.endpoint, it.center, it.subject)), it]));
    await this.held.only(new Set(byLock.keys()));
    for (const lock of this.opened) if (!byLock.has(lock)) this.opened.delete(lock);
    const missing = [...byLock].filter(([lock]) => !this.opened.has(lock));
    if (missing.length === 0) return;
    const { db, project, now, setTimer } = this.deps;
    const code = await this.deps.records().catch(() => null);
    if (!code) {
      setTimer(() => {
        if (this.shown === records) void this.show(records);
      }, againMs);
      return;
    }
    for (const [lock, record] of missing) {
      if (this.opened.has(lock)) continue;
      this.opened.add(lock);
      await code.openRecord(db, project, record, now()).catch((error: unknown) => {
        this.opened.delete(lock);
        throw error;
      });
    }
  }
}
