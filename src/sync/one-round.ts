import { isWrittenSince } from '../db/answer.ts';
import { intoOneRound } from '../db/one-round.ts';
import type { ServerRow } from '../db/schema.ts';
import { type Kind, keyOf, type Patch, type Row } from '../domain/rows.ts';
import { ownWords } from '../domain/task/one-round.ts';
import type { RawRows } from '../domain/wire.ts';
import { Ahead } from './ahead.ts';
import { type Change, type Diff, tells } from './diff.ts';
import type { Mirror } from './mirror.ts';

interface Poll {
  readonly parts: readonly RawRows[];
  readonly startAck: number;
}

/** What a poll changes, with what that means for docks and tasks it does not tell: two sources may tell two times. */
export async function inOneRound(mirror: Mirror, found: Diff, { parts, startAck }: Poll): Promise<Diff> {
  const after = new Ahead(mirror, found.changes);
  const idsOf = (kind: Kind) =>
    found.changes.flatMap((change) => (change.kind === kind ? change.puts.map(({ id }) => id) : []));
  const changed = { before: mirror, after, tasks: idsOf('task'), docks: idsOf('dock') };
  const own = ownWords(changed, (task) => tells(parts, 'task', task, (raw) => 'dock' in raw));
  const joins = (dock: number) => !tells(parts, 'dock', dock, (raw) => Array.isArray(raw.tasks));
  const patches = await intoOneRound(changed, after, own, joins);
  const isLeft = ({ kind, id }: Patch) => isWrittenSince(after.stored(keyOf(kind, id)), startAck);
  return { ...found, changes: patches.filter((it) => !isLeft(it)).reduce(put(mirror), found.changes) };
}

const put =
  (mirror: Mirror) =>
  (changes: readonly Change[], { kind, id, set }: Patch): readonly Change[] => {
    const known = changes.find((change) => change.kind === kind) ?? { kind, puts: [], removes: [] };
    const before = known.puts.find((row) => row.id === id) ?? mirror.stored(keyOf(kind, id));
    if (!before) return changes;
    const row: ServerRow = { ...before, row: { ...before.row, ...set } as Row };
    const puts = [...known.puts.filter((it) => it.id !== id), row];
    return [...changes.filter((change) => change.kind !== kind), { ...known, puts }];
  };
