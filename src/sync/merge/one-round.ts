import { type Departure, isWrittenSince } from '../../db/answer.ts';
import { intoOneRound } from '../../db/one-round.ts';
import { type Kind, keyOf, type Row, type RowKey } from '../../domain/rows.ts';
import { ownWords } from '../../domain/task/one-round.ts';
import type { RawRows } from '../../domain/wire.ts';
import { type Change, type Diff, hasRowInFull } from './diff.ts';
import type { Mirror } from './mirror.ts';
import { Ahead } from './rows-ahead.ts';

interface Poll extends Departure {
  readonly parts: readonly RawRows[];
}

/**
 * The changes of a poll, with what they imply for docks and tasks it does not contain: two sources may show two
 * moments.
 */
export async function inOneRound(mirror: Mirror, found: Diff, { parts, ...left }: Poll): Promise<Diff> {
  const after = new Ahead(mirror, found.changes);
  const idsOf = (kind: Kind) =>
    found.changes.flatMap((change) => (change.kind === kind ? change.puts.map(({ id }) => id) : []));
  const changed = { before: mirror, after, tasks: idsOf('task'), docks: idsOf('dock') };
  const own = ownWords(changed, (task) => hasRowInFull(parts, 'task', task, (raw) => 'dock' in raw));
  const joins = (dock: number) => !hasRowInFull(parts, 'dock', dock, (raw) => Array.isArray(raw.tasks));
  const patches = await intoOneRound(changed, after, own, joins);
  const rows = new Map<RowKey, Change>();
  for (const { kind, id, set } of patches) {
    const key = keyOf(kind, id);
    const before = rows.get(key)?.puts[0] ?? after.stored(key);
    if (!before || isWrittenSince(before, left)) continue;
    rows.set(key, { kind, puts: [{ ...before, row: { ...before.row, ...set } as Row }], removes: [] });
  }
  return { ...found, changes: [...found.changes, ...rows.values()] };
}
