import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { generateDispatch as command } from '../../../../src/domain/center/commands/dispatch.ts';
import type { Dock } from '../../../../src/domain/dock/dock.ts';
import { type Position, positionOf } from '../../../../src/domain/geo.ts';
import { isDirectCourier, weightKg } from '../../../../src/domain/order/weight.ts';
import { slotEndMs, slotStartMs } from '../../../../src/domain/task/slot.ts';
import type { Task } from '../../../../src/domain/task/task.ts';
import { type Drop, type PlannedRound, planRounds } from '../../routing/plan-rounds.ts';
import { groupBy } from '../../world/group-by.ts';
import { returnMs } from '../../world/road/trip.ts';
import { action } from '../action.ts';
import { refusalOf } from '../conflict.ts';
import { finalisedInList } from '../dock/finalised.ts';
import { draftHere } from '../dock/new-dock.ts';
import { place } from '../placement.ts';
import type { Rows } from '../reads.ts';

/** The orders delivered at one door: those of one canteen go together. */
interface Delivered extends Drop {
  readonly tasks: readonly Task[];
}

/**
 * Groups the finalised orders without a dock into rounds by area, slot, weight and vehicle (DSP-453, API-078): drafts,
 * which a person validates. Orders for couriers or another center, and those without coordinates, are left to a person
 * too.
 */
export const generateDispatch = action({
  method: 'POST',
  path: '/docks/generate_dispatch_auto/',
  summary: 'Regroupe les commandes finalisées à dispatcher en tournées',
  permission: 'flow',
  answers: null,
  input: z.object({ body: z.object({ center: CenterId }) }),
  subject: ({ body }) => ({ kind: 'metas', id: body.center }),
  reads: () => ({ finalised: true, settings: true, newIds: { dock: (rows) => drops(rows).length } }),
  decide: ({ body }, rows, nowMs) => {
    const refusal = command.guard(body, rows);
    if (refusal) return refusalOf(command.text, refusal);
    const from = centerPosition(rows);
    const rounds = from ? planRounds(from, drops(rows), nowMs) : [];
    const made = rounds.map((round) => ({ dock: draftOf(round, rows, nowMs), tasks: tasksOf(round) }));
    return {
      verdict: 'accept',
      made: made.map(({ dock }) => ({ kind: 'dock', row: dock })),
      patches: place(
        made.flatMap(({ dock, tasks }) => tasks.map((task, at) => ({ task, dock: dock.id, rank: at + 1 }))),
        rows,
      ),
      answer: null,
    };
  },
});

const tasksOf = ({ drops: reached }: PlannedRound<Delivered>) => reached.flatMap(({ tasks }) => tasks);

function draftOf(round: PlannedRound<Delivered>, rows: Rows, nowMs: number): Dock {
  const { departureMs, drops: reached, vehicle } = round;
  return draftHere(tasksOf(round), rows, nowMs, {
    departure: new Date(departureMs).toISOString(),
    return_time: new Date(returnMs(departureMs, reached.length)).toISOString(),
    target_vehicle: vehicle,
  });
}

function drops(rows: Rows): readonly Delivered[] {
  const fit = finalisedInList(rows).filter((task) => isForRounds(task, rows));
  const groups = groupBy(fit, (task) => rows.get('order', task.linked_order)?.canteen_id ?? `task ${task.id}`);
  const from = centerPosition(rows);
  return [...groups.values()].flatMap((tasks) => dropOf(tasks, rows, from) ?? []);
}

function centerPosition({ settings }: Rows): Position | null {
  return positionOf(settings?.centers?.find(({ id }) => id === settings.id)?.address, null);
}

function isForRounds(task: Task, rows: Rows): boolean {
  const order = rows.get('order', task.linked_order);
  const isForCourier = !!order && (isDirectCourier(order) || order.tags?.includes('dqp_courier') === true);
  return !isForCourier && !order?.cross_docking;
}

function dropOf(tasks: readonly Task[], rows: Rows, from: Position | null): Delivered | null {
  const [first] = tasks;
  const position = positionOf(first?.address, from);
  if (!first || !position) return null;
  const order = rows.get('order', first.linked_order);
  return {
    tasks,
    position,
    slotStartMs: slotStartMs(first, order),
    slotEndMs: slotEndMs(first, order),
    weightKg: tasks.reduce((sum, task) => sum + (weightKg(rows.get('order', task.linked_order) ?? {}) ?? 0), 0),
  };
}
