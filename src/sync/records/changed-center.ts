import { sourcesOf } from '../../db/queries/sync.ts';
import type { QuaiDb, RecordState, Tables } from '../../db/schema.ts';
import type { Project } from '../../db/visible.ts';
import type { Kind } from '../../domain/rows.ts';
import { records } from './all.ts';
import { listedIn } from './answer-rows.ts';
import { emptyRecord } from './merge.ts';
import { isHeldInPlace, notePlace } from './places.ts';
import { type Leading, whileLeading } from './shown.ts';

/**
 * A thing that somebody was told of in another center since leaves the one it was looked at in, with what is known of it
 * there: one thing has one row (R1). Those that are asked for say by themselves where they are; an action that holds one
 * keeps it.
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
    await whileLeading(db, leading, async (tables) => {
      const state = await tables.records.get(key);
      const to = state && (await toldElsewhere(tables, kind, state));
      if (!state || to === undefined || (await isHeldInPlace(tables, state))) return;
      await notePlace(tables, kind, subject, to, leading.nowMs);
      await emptyRecord(tables, project, state);
    });
  }
}

/** The center whose row of the thing was told by an answer begun later. */
async function toldElsewhere(tables: Tables, kind: Kind, state: RecordState): Promise<number | undefined> {
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
