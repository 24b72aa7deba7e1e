import { forgetEtags } from '../../db/answer.ts';
import { readMeta } from '../../db/meta.ts';
import { commandsOf, inOneRound } from '../../db/overlay.ts';
import { LoadedRows } from '../../db/row-set.ts';
import type { QuaiDb, ServerRow, StoredCommand, Tables } from '../../db/schema.ts';
import type { Project } from '../../db/visible.ts';
import { keyOf, type Patch, type Row, type RowKey } from '../../domain/rows.ts';
import { isCurrentTerm } from '../fence.ts';
import { listedIn } from './answer-rows.ts';
import { logWrite, putRows, type Showing, showAnew, storedRows } from './merge.ts';
import { replaying } from './replaying.ts';

/** How long after its answer a settled action waits for a read to cover it, where none may come. */
const foldedAfterMs = 60_000;

export interface Folding {
  readonly term: number;
  readonly nowMs: number;
  /** Whether a tab wants this source, board or record, kept fresh: its reads will cover the action. */
  readonly isDemanded: (source: string) => boolean;
}

const isRipe = ({ state, ackedAtMs = 0 }: StoredCommand, nowMs: number) =>
  state === 'settled' && (nowMs - ackedAtMs >= foldedAfterMs || nowMs < ackedAtMs);

/**
 * Folds settled commands that no read will cover: where no demanded source lists a row, their effect is written into
 * it. Nothing on the screen changes (R3).
 */
export async function foldSettled(db: QuaiDb, project: Project, folding: Folding): Promise<void> {
  const ripe = await db.outbox.filter((row) => isRipe(row, folding.nowMs)).toArray();
  if (ripe.length === 0) return;
  for (const center of new Set(ripe.map((row) => row.center))) {
    await replaying(db, async (tables, code) => {
      if (isCurrentTerm(await readMeta(tables, 'term'), folding.term))
        await foldCenter(tables, { project, code }, center, folding);
    });
  }
}

async function foldCenter(tables: Tables, showing: Showing, center: number, folding: Folding): Promise<void> {
  const commands = await commandsOf(tables, center);
  const settled = commands.filter(({ state }) => state === 'settled');
  const keys = settled.flatMap(({ settledEffect = [] }) => settledEffect.map(({ kind, id }) => keyOf(kind, id)));
  const stored = await storedRows(tables, center, keys);
  const isAwaited = (key: RowKey) =>
    stored.get(key)?.lists.some((list) => folding.isDemanded(listedIn(list, center))) === true;
  const { puts: own, remaining } = folded(settled, stored, isAwaited, folding.nowMs);
  const changes = settled.filter((row) => remaining.get(row.seq)?.length !== row.settledEffect?.length);
  const over = settled.filter((row) => isRipe(row, folding.nowMs) && remaining.get(row.seq)?.length === 0);
  if (changes.length + over.length === 0) return;
  const puts = await withRounds(tables, center, own);
  const isOver = new Set(over.map(({ seq }) => seq));
  await tables.outbox.bulkDelete([...isOver]);
  await tables.outbox.bulkPut(
    changes
      .filter(({ seq }) => !isOver.has(seq))
      .map((row) => ({ ...row, settledEffect: remaining.get(row.seq) ?? [] })),
  );
  await putRows(tables, puts);
  if (puts.size > 0) {
    await logWrite(tables, center, [...puts.keys()]);
    await forgetEtags(tables, center);
  }
  await showAnew(tables, showing, center, new Set(puts.keys()));
}

/** Rows with the effects of ripe commands folded in, and the patches each command keeps. Older commands first. */
function folded(
  settled: readonly StoredCommand[],
  stored: ReadonlyMap<RowKey, ServerRow>,
  isAwaited: (key: RowKey) => boolean,
  nowMs: number,
): { readonly puts: ReadonlyMap<RowKey, ServerRow>; readonly remaining: ReadonlyMap<number, readonly Patch[]> } {
  const puts = new Map<RowKey, ServerRow>();
  const remaining = new Map<number, readonly Patch[]>();
  // An effect settled later on the same row lies over this one, and waits for it.
  const under = new Set<RowKey>();
  for (const command of settled) {
    const patches = (command.settledEffect ?? []).filter(({ kind, id, set }) => {
      const key = keyOf(kind, id);
      if (under.has(key) || !isRipe(command, nowMs) || isAwaited(key)) return true;
      const row = puts.get(key) ?? stored.get(key);
      if (row) puts.set(key, withEffect(row, set, command.ack ?? 0));
      return false;
    });
    for (const { kind, id } of patches) under.add(keyOf(kind, id));
    remaining.set(command.seq, patches);
  }
  return { puts, remaining };
}

/** Adds what these rows imply for docks and tasks, which is shown as well. */
async function withRounds(
  tables: Tables,
  center: number,
  own: ReadonlyMap<RowKey, ServerRow>,
): Promise<ReadonlyMap<RowKey, ServerRow>> {
  const server = new LoadedRows(tables, center);
  await server.load(own.keys());
  const rows = await inOneRound(server, new Map([...own].map(([key, { row }]) => [key, row])));
  const ack = Math.max(...[...own.values()].map((row) => row.ack ?? 0));
  return new Map(
    [...rows].flatMap(([key, row]) => {
      const before = own.get(key) ?? server.stored(key);
      return before ? [[key, { ...before, row, ack: own.get(key)?.ack ?? Math.max(before.ack ?? 0, ack) }]] : [];
    }),
  );
}

const withEffect = (row: ServerRow, set: Partial<Row>, ack: number): ServerRow => ({
  ...row,
  row: { ...row.row, ...set } as Row,
  ack: Math.max(row.ack ?? 0, ack),
});
