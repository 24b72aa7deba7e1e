import { isOver, recordKey } from '../../db/queries/records.ts';
import type { QuaiDb } from '../../db/schema.ts';
import type { Project } from '../../db/visible.ts';
import type { RecordDemand } from '../polling/demand.ts';
import { freshRecord } from './polls.ts';
import { replaying } from './replaying.ts';
import { removeRecord } from './tidy.ts';

export interface RecordToOpen extends RecordDemand {
  readonly aside?: string | undefined;
}

/**
 * A screen begins to show a record. The value its call needs beside the ids is stored before a read can be demanded. A
 * record whose time was over is dropped first, so that nothing old is shown.
 */
export async function openRecord(db: QuaiDb, project: Project, record: RecordToOpen, nowMs: number): Promise<void> {
  const key = recordKey(record.endpoint, record.center, record.subject);
  const before = await db.records.get(key);
  if (before && !isOver(before, nowMs) && before.aside === record.aside) {
    await db.records.update(key, { shownAtMs: nowMs });
    return;
  }
  await replaying(db, async (tables, code) => {
    await removeRecord(tables, { project, code }, key, nowMs);
    const left = await tables.records.get(key);
    const aside = record.aside ?? left?.aside;
    const fresh = freshRecord(record, nowMs, aside);
    await tables.records.put(left ? { ...left, ...(aside === undefined ? {} : { aside }), shownAtMs: nowMs } : fresh);
  });
}
