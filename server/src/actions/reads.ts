import { and, eq, inArray, isNull, max, or, type SQL, sql } from 'drizzle-orm';
import type { Metas } from '../../../src/domain/center/center.ts';
import type { ReadKeys } from '../../../src/domain/command.ts';
import type { Kind, Reader, RowOf } from '../../../src/domain/rows.ts';
import type { Tx } from '../db/connection/open.ts';
import { isAnyOf, isId } from '../db/ids.ts';
import type { MadeKind } from '../db/new-ids.ts';
import { docks, tasks } from '../db/schema/day.ts';

/** Rows that an action names by id, and those the server finds for it. */
export interface Reads extends ReadKeys {
  /** The tasks of these orders. */
  readonly tasksOf?: readonly number[];
  /** A driver's rounds that are not over, and his tasks on the road. */
  readonly roundsOf?: number;
  /** The empty drafts nobody has locked or defined. */
  readonly emptyDrafts?: true;
  /** The drafts and validated rounds nobody has locked or defined. */
  readonly openRounds?: true;
  /** The finalised tasks without a dock. */
  readonly finalised?: true;
  /** The end of the to-dispatch list. */
  readonly listEnd?: true;
  /** The settings of the center. */
  readonly settings?: true;
  /**
   * How many ids are needed for rows that may be created, decided once the other rows are read; unused ones leave gaps.
   */
  readonly newIds?: Readonly<Partial<Record<MadeKind, number | ((rows: Rows) => number)>>>;
}

/** The rows an action decides on. */
export interface Rows extends Reader {
  /** Every row of a kind that was read. */
  all<K extends Kind>(kind: K): readonly RowOf<K>[];
  readonly settings: Metas | undefined;
  /** E-mail address of the user, as in reviews and records. */
  readonly by: string;
  /** Orders of other days, which no board lists: actions on them come from their sheets. */
  readonly offBoard: ReadonlySet<number>;
  /** The last `ordering` of the to-dispatch list. */
  readonly listEnd: number;
  /** The next of the ids `newIds` asked for. */
  newId<K extends MadeKind>(kind: K): RowOf<K>['id'];
}

type Found = Readonly<Record<'task' | 'dock', readonly number[]>>;

/** The ids of rows that an action selects without naming them. Its center is locked: none of them changes meanwhile. */
export async function find(tx: Tx, center: number, reads: Reads): Promise<Found> {
  const { tasksOf = [], roundsOf, emptyDrafts, openRounds, finalised } = reads;
  const ofOrders = tasksOf.length > 0 ? await taskIds(tx, isAnyOf(tasks.linked_order, tasksOf)) : [];
  const onTheRoad = roundsOf === undefined ? [] : await taskIds(tx, isOnTheRoadWith(roundsOf));
  const rounds = roundsOf === undefined ? [] : await dockIds(tx, and(inCenter(center), isRoundOf(roundsOf)));
  const drafts = emptyDrafts ? await dockIds(tx, and(inCenter(center), isEmptyDraft)) : [];
  const open = openRounds ? await dockIds(tx, and(inCenter(center), isOpenRound)) : [];
  const inNoDock = finalised ? await taskIds(tx, and(isId(tasks.center_id, center), isFinalisedInNoDock)) : [];
  return { task: [...ofOrders, ...onTheRoad, ...inNoDock], dock: [...rounds, ...drafts, ...open] };
}

const inCenter = (center: number) => isId(docks.center_id, center);
const isAlive = and(eq(docks.hidden, false), isNull(docks.closed_at), isNull(docks.finished_at));
const isEmptyDraft = and(
  isAlive,
  eq(docks.current_status, 'draft'),
  isNull(docks.defined_at),
  isNull(docks.locked_at),
  sql`not exists (select 1 from ${tasks} where ${tasks.dock} = ${docks.id})`,
);
const isOpenRound = and(
  isAlive,
  inArray(docks.current_status, ['draft', 'moving']),
  isNull(docks.defined_at),
  isNull(docks.locked_at),
);
const isFinalisedInNoDock = and(isNull(tasks.left_rev), isNull(tasks.dock), eq(tasks.status, 'todo'));
const isRoundOf = (driver: number) => and(isAlive, or(isId(docks.driver, driver), isId(docks.target_driver, driver)));
const isOnTheRoadWith = (driver: number) => and(isId(tasks.delivery_man_id, driver), eq(tasks.status, 'shipping'));

async function taskIds(tx: Tx, which: SQL | undefined): Promise<number[]> {
  return (await tx.select({ id: tasks.id }).from(tasks).where(which)).map(({ id }) => id);
}

async function dockIds(tx: Tx, which: SQL | undefined): Promise<number[]> {
  return (await tx.select({ id: docks.id }).from(docks).where(which)).map(({ id }) => id);
}

export async function readListEnd(tx: Tx, center: number): Promise<number> {
  const inList = and(isId(tasks.center_id, center), isNull(tasks.dock));
  const [found] = await tx
    .select({ last: max(tasks.ordering) })
    .from(tasks)
    .where(inList);
  return found?.last ?? 0;
}
