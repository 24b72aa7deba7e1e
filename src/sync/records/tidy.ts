import type { Declarations } from '../../db/declarations.ts';
import { readMeta } from '../../db/meta.ts';
import { isUnresolved } from '../../db/outbox/lanes.ts';
import { isOver } from '../../db/queries/records.ts';
import type { QuaiDb, RecordState, Tables } from '../../db/schema.ts';
import type { Project } from '../../db/visible.ts';
import { isCurrentTerm } from '../fence.ts';
import type { Locks } from '../locks.ts';
import { dropRecord, type Showing } from './merge.ts';
import { readOpenRecords } from './record-lock.ts';
import { replaying } from './replaying.ts';

export interface Leading {
  readonly term: number;
  readonly nowMs: number;
}

/** Notes which records are shown, and drops those that nobody has shown for half an hour (R5). */
export async function tidyRecords(db: QuaiDb, project: Project, locks: Locks, leading: Leading): Promise<void> {
  const shown = await readOpenRecords(locks);
  const all = await db.records.toArray();
  const isShown = ({ key }: RecordState) => shown.has(key);
  if (all.some(isShown)) await noteRecordsOpen(db, all.filter(isShown), leading);
  const over = all.filter((it) => !isShown(it) && isOver(it, leading.nowMs));
  for (const record of over) {
    await whileLeading(db, leading, (tables, code) =>
      removeRecord(tables, { project, code }, record.key, leading.nowMs),
    );
  }
}

export const whileLeading = (
  db: QuaiDb,
  { term }: Leading,
  step: (tables: Tables, code: Declarations) => Promise<void>,
): Promise<void> =>
  replaying(db, async (tables, code) => {
    if (isCurrentTerm(await readMeta(tables, 'term'), term)) await step(tables, code);
  });

const noteRecordsOpen = (db: QuaiDb, shown: readonly RecordState[], leading: Leading): Promise<void> =>
  whileLeading(db, leading, async ({ records }) => {
    for (const { key } of shown) {
      const state = await records.get(key);
      // The clock was set back: the last look counts as now.
      if (state) await records.put({ ...state, shownAtMs: leading.nowMs });
    }
  });

/** Within a transaction over all tables. A record that an unsent action holds stays, hidden. */
export async function removeRecord(tables: Tables, showing: Showing, key: string, nowMs: number): Promise<void> {
  const state = await tables.records.get(key);
  if (!state || !isOver(state, nowMs)) return;
  const commands = await tables.outbox.filter(isUnresolved).toArray();
  const isHeld = commands.some(
    (row) => row.center === state.center && state.rows.some((key) => row.lanes.includes(key)),
  );
  if (!isHeld) await dropRecord(tables, showing, state);
}
