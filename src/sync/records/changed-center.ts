import { sourcesOf } from '../../db/queries/sync.ts';
import type { QuaiDb, RecordState, Tables } from '../../db/schema.ts';
import type { Project } from '../../db/visible.ts';
import type { Kind } from '../../domain/rows.ts';
import { records } from './all.ts';
import { listedIn } from './answer-rows.ts';
import { emptyRecord } from './merge.ts';
import { isHeldInPlace, notePlace } from './places.ts';
import { type Leading, whileLeading } from './tidy.ts';

/**
 * Drops a record, with its rows, whose thing was later listed in another center: one thing has one row (R1). Demanded
 * records find out by themselves where their thing is; a record that an action holds stays.
 */
export async function leaveForElsewhere(
  db: QuaiDb,
  project: Project,
  leading: Leading,
  isDemanded: (source: string) => boolean,
): Promise<void> {
  const left = (await db.records.toArray()).filter(({ key, rows }) => rows.length > 0 && !isDemanded(key));
  for (const { key, endpoint, subject } of left) {
    const kind = records.find(({ name }) => name === endpoint)?.place?.kind;
    if (!kind) continue;
    await whileLeading(db, leading, async (tables, code) => {
      const state = await tables.records.get(key);
      const to = state && (await newerCenterOf(tables, kind, state));
      if (!state || to === undefined || (await isHeldInPlace(tables, state))) return;
      await notePlace(tables, kind, subject, to, leading.nowMs);
      await emptyRecord(tables, { project, code }, state);
    });
  }
}

/** The center that lists the thing by an answer which started later. */
async function newerCenterOf(tables: Tables, kind: Kind, state: RecordState): Promise<number | undefined> {
  const [boards, others] = await Promise.all([tables.sources.toArray(), tables.records.toArray()]);
  const centers = new Set([...boards, ...others].map(({ center }) => center));
  centers.delete(state.center);
  for (const center of centers) {
    const row = await tables.rows(kind).get([center, state.subject]);
    const ofCenter = row ? await sourcesOf(tables, center) : [];
    const starts = ofCenter.flatMap(({ key, appliedStart = 0 }) =>
      row?.lists.some((list) => listedIn(list, center) === key) ? [appliedStart] : [],
    );
    if (row && Math.max(row.start ?? 0, ...starts) > state.appliedStart) return center;
  }
  return undefined;
}
