import * as z from 'zod/mini';
import { command, get, guarded, minutes, post } from '../../command.ts';
import { DockId, dockIdOf } from '../../dock/dock.ts';
import { dockCode } from '../../dock/text.ts';
import { answersAll, answersChanged } from '../../documented-answer.ts';
import { orderName } from '../../order/name.ts';
import { OrderId } from '../../order/order.ts';
import { refuse } from '../../result.ts';
import { keyOf, type Patch, patch, type Reader } from '../../rows.ts';
import { flatten } from '../../wire.ts';
import { canDrop, type DockSide } from '../drag.ts';
import { ranksAfterDrop, ranksAfterLeaving } from '../ranks.ts';
import { type Task, TaskId } from '../task.ts';
import { dragRefusals } from '../text.ts';

const MoveArgs = z.object({
  taskId: TaskId,
  orderId: OrderId,
  /** The order's public number, which is the task's name on screens. */
  randomId: z.nullish(z.string()),
  /** As the user saw it: the task's dock, null for the to-dispatch list (DSP-487). */
  from: z.nullable(DockId),
  to: z.nullable(DockId),
  /** Its rank there, for undoing the move. */
  rankBefore: z.nullish(z.int()),
  /** Every rank the move changes in the target, the dragged task included; null on the list (DSP-506, DSP-507). */
  ranks: z.array(z.object({ taskId: TaskId, rank: z.nullable(z.int()) })),
  /** The ranks that close the gap in the dock the task leaves: 1..n without gaps (DSP-507). */
  left: z.array(z.object({ taskId: TaskId, rank: z.int() })),
  atMs: z.number(),
});
export type MoveArgs = z.infer<typeof MoveArgs>;

const docksOf = (body: unknown) => ({ rows: Array.isArray(body) ? flatten('dock', 'answer', body) : [] });
const tasksOf = (body: unknown) => ({ rows: Array.isArray(body) ? flatten('task', 'answer', body) : [] });

/**
 * Moves a task to another dock, to another rank in its dock, or back to the list (DSP-502 to DSP-510, API-009,
 * API-003).
 */
export const moveTask = command('task.move', {
  version: 1,
  args: MoveArgs,
  reads: ({ orderId, from, to, ranks, left }) => ({
    task: [...ranks, ...left].map((entry) => entry.taskId),
    order: [orderId],
    dock: [from, to],
  }),
  guard: ({ taskId, orderId, from, to, atMs }, rows) => {
    const task = rows.get('task', taskId);
    const isGone = (dockId: number | null) => dockId !== null && !rows.get('dock', dockId);
    if (!task || isGone(from) || isGone(to)) return refuse('gone');
    if ((task.dock ?? null) !== from) return refuse('movedMeanwhile');
    return canDrop(task, rows.get('order', orderId), sideOf(rows, from), sideOf(rows, to), atMs);
  },
  holds: ({ taskId, to, ranks }, rows) => {
    const task = rows.get('task', taskId);
    const rank = ranks.find((entry) => entry.taskId === taskId)?.rank ?? null;
    // A rank means nothing in the to-dispatch list.
    return !!task && (task.dock ?? null) === to && (to === null || (task.dock_rank ?? null) === rank);
  },
  effect: moveEffect,
  request: moveRequest,
  answers: ({ taskId, from, to }) =>
    from === to
      ? answersChanged('task', [taskId])
      : answersAll(
          'dock',
          [from, to].flatMap((id) => id ?? []),
        ),
  accept: (body, { from, to }) => (from === to ? tasksOf(body) : docksOf(body)),
  reread: ({ ranks }) => get('/dispatch/deliveries/', { query: { ids: ranks.map((entry) => entry.taskId).join(',') } }),
  acceptReread: tasksOf,
  lane: ({ taskId, from, to }) => [
    keyOf('task', taskId),
    ...(from === null ? [] : [keyOf('dock', from)]),
    ...(to === null || to === from ? [] : [keyOf('dock', to)]),
  ],
  anew: (args, rows, nowMs) => {
    const task = rows.get('task', args.taskId);
    if (!task) return refuse('gone');
    const rank = args.ranks.find((entry) => entry.taskId === args.taskId)?.rank ?? null;
    return moveOf(args, task, args.to, rank, rows, nowMs);
  },
  undo: moveBack,
  undoReads: ({ from, to }, rows) => ({
    task: [from, to].flatMap((id) => rows.get('dock', id)?.tasks ?? []),
  }),
  delivery: guarded(minutes(15)),
  text: {
    title: 'Déplacement de commande',
    label: ({ orderId, randomId, to }) =>
      to === null
        ? `Retirer la commande ${orderName({ orderId, randomId })} de sa tournée`
        : `Déplacer la commande ${orderName({ orderId, randomId })} vers ${dockCode(to)}`,
    done: ({ orderId, randomId, to }) =>
      to === null
        ? `Commande ${orderName({ orderId, randomId })} retirée de sa tournée`
        : `Commande ${orderName({ orderId, randomId })} dans la tournée ${dockCode(to)}`,
    refusals: dragRefusals,
  },
});

/** The reverse move, to the former rank; null once the task is elsewhere, or at another rank of its dock. */
function moveBack(args: MoveArgs, rows: Reader, nowMs: number): MoveArgs | null {
  const task = rows.get('task', args.taskId);
  if (!task || !moveTask.holds(args, rows)) return null;
  return moveOf(args, task, args.from, args.rankBefore, rows, nowMs);
}

/** The move of a task from its present place; without a rank it goes last. */
function moveOf(
  { taskId, orderId, randomId }: Pick<MoveArgs, 'taskId' | 'orderId' | 'randomId'>,
  task: Task,
  to: DockId | null,
  wanted: number | null | undefined,
  rows: Reader,
  nowMs: number,
): MoveArgs {
  const from = dockIdOf(task);
  const othersIn = (dock: DockId | null) => inDockOrder(dock, rows).filter(({ id }) => id !== taskId);
  const others = othersIn(to);
  const rank = to === null ? null : Math.min(wanted ?? Number.POSITIVE_INFINITY, others.length + 1);
  return {
    taskId,
    orderId,
    randomId,
    from,
    to,
    rankBefore: task.dock_rank ?? null,
    ranks: rank === null ? [{ taskId, rank }] : ranksAfterDrop(taskId, rank, others),
    left: from === to ? [] : ranksAfterLeaving(othersIn(from)),
    atMs: nowMs,
  };
}

function inDockOrder(dockId: number | null, rows: Reader) {
  const tasks = (rows.get('dock', dockId)?.tasks ?? []).flatMap((id) => rows.get('task', id) ?? []);
  const rankOf = ({ dock_rank: rank }: (typeof tasks)[number]) => rank ?? Number.POSITIVE_INFINITY;
  return tasks.sort((a, b) => rankOf(a) - rankOf(b));
}

/**
 * A change of dock contains what the user saw (DSP-487); a change of rank inside one dock is a plain save (DSP-509).
 */
function moveRequest({ from, to, ranks, left, taskId }: MoveArgs) {
  if (from === to) {
    const body = ranks.map((entry) => ({ id: entry.taskId, dock_rank: entry.rank }));
    return post('/tasks/shipping/simple_bulk/', { query: { dispatch: '1' }, body });
  }
  return post('/dispatch/deliveries/move_task/', {
    body: [
      ...ranks.map((entry) => placed(entry, entry.taskId === taskId ? from : to, to)),
      ...left.map((entry) => placed(entry, from, from)),
    ],
  });
}

const placed = ({ taskId, rank }: MoveArgs['ranks'][number], from: DockId | null, to: DockId | null) => ({
  id: taskId,
  from_dock_id: from,
  dock_target_id: to,
  dock_rank: rank,
});

function sideOf(rows: Reader, dockId: number | null): DockSide | null {
  const dock = rows.get('dock', dockId);
  return dock ? { dock, driver: rows.get('driver', dock.target_driver) } : null;
}

function moveEffect({ taskId, from, to, ranks, left }: MoveArgs, rows: Reader): readonly Patch[] {
  const source = rows.get('dock', from);
  const target = rows.get('dock', to);
  const without = (ids: readonly TaskId[] | null | undefined) => (ids ?? []).filter((id) => id !== taskId);
  // Inside one dock only ranks change: the order of its list has no meaning.
  const docks = [
    ...patch('dock', source, { tasks: without(source?.tasks) }),
    ...patch('dock', target, { tasks: [...without(target?.tasks), taskId] }),
  ];
  return [
    ...(from === to ? [] : docks),
    ...[...ranks, ...left].flatMap((entry) =>
      patch('task', rows.get('task', entry.taskId), {
        dock_rank: entry.rank,
        ...(entry.taskId === taskId ? { dock: to } : {}),
      }),
    ),
  ];
}
