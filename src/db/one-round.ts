import { Layer } from '../domain/replay.ts';
import { type Kind, keyOf, type Patch } from '../domain/rows.ts';
import { type Changed, homesOf, listsAfter, movedBy, ownWords } from '../domain/task/one-round.ts';
import { isRecord, type RawRow, type RawRows } from '../domain/wire.ts';
import { LoadedRows, type ServerRows } from './row-set.ts';
import type { Tables } from './schema.ts';

const keysOf = (kind: Kind, ids: Iterable<number>) => [...ids].map((id) => keyOf(kind, id));

/**
 * Patches that put each changed task into one round only. `own` are patches of tasks that are known to be elsewhere.
 * See `listsAfter`.
 */
export async function intoOneRound(
  changed: Changed,
  server: Pick<ServerRows, 'load' | 'referring'>,
  own: readonly Patch<'task'>[],
  joins: (dock: number, task: number) => boolean,
): Promise<readonly Patch[]> {
  const after = new Layer(changed.after);
  after.apply(own);
  const moved = movedBy({ ...changed, after, tasks: [...changed.tasks, ...own.map(({ id }) => id)] });
  if (moved.size === 0) return own;
  const [holders] = await Promise.all([
    server.referring('docksOfTask', [...moved]),
    server.load(keysOf('task', moved)),
  ]);
  const docks = [...changed.docks, ...holders, ...homesOf(moved, after)];
  await server.load(keysOf('dock', docks));
  return [...own, ...listsAfter(moved, after, docks, joins)];
}

/** List name for rows that an answer does not contain but implies. */
export const meantList = 'meant';

/** The rows of an action's answer, followed by the docks and tasks they imply. */
export async function answerInOneRound(tables: Tables, center: number, parts: readonly RawRows[]): Promise<RawRows[]> {
  const told = (kind: Kind, field: string) =>
    parts.flatMap((part) => (part.kind === kind ? part.rows.filter(isRecord).filter((raw) => field in raw) : []));
  const [tasks, docks] = [told('task', 'dock').map(idOf), told('dock', 'tasks').map(idOf)];
  if (tasks.length + docks.length === 0) return [...parts];
  const server = new LoadedRows(tables, center);
  // Includes partial rows: the fields they leave out stay as they were.
  const rounds = parts.filter(({ kind }) => kind === 'task' || kind === 'dock');
  await server.load(rounds.flatMap(({ kind, rows }) => keysOf(kind, rows.filter(isRecord).map(idOf))));
  const after = new Layer(server);
  for (const { kind, rows } of rounds)
    for (const raw of rows.filter(isRecord)) after.tell({ kind, id: idOf(raw), set: raw } as Patch);
  await server.load(docks.flatMap((id) => [server, after].flatMap((rows) => keysOf('task', listOf(rows, id)))));
  const changed = { before: server, after, tasks, docks };
  const own = ownWords(changed, (task) => tasks.includes(task));
  const patches = await intoOneRound(changed, server, own, (dock) => !docks.includes(dock));
  return [...parts, ...patches.map(({ kind, id, set }) => ({ kind, list: meantList, rows: [{ id, ...set }] }))];
}

const idOf = ({ id }: RawRow) => Number(id);
const listOf = (rows: LoadedRows | Layer, dock: number) => rows.get('dock', dock)?.tasks ?? [];
