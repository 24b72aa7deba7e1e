import * as z from 'zod/mini';
import { DockId } from '../../../../src/domain/dock/dock.ts';
import { stopDriver as command } from '../../../../src/domain/driver/commands/presence.ts';
import type { Driver } from '../../../../src/domain/driver/driver.ts';
import { type Patch, patch } from '../../../../src/domain/rows.ts';
import type { Task } from '../../../../src/domain/task/task.ts';
import { endPresence } from '../../db/presences/presences.ts';
import { takeOut } from '../leaving.ts';
import type { Rows } from '../reads.ts';
import { actionTexts } from '../text.ts';
import { driverAction } from './driver-action.ts';

/**
 * `STOP`: ends the presence, and gives his orders on the road the requested status (DSP-626 to DSP-629, API-101). A
 * request without a status comes from a user who saw no tasks: a 409 when the driver has some.
 */
export const stopDriver = driverAction({
  service: 'stop',
  summary: 'STOP : termine la présence du livreur',
  body: z.nullish(z.object({ unfinished_new_status: z.nullish(z.enum(['prepared', 'received'])) })),
  reads: (id) => ({ roundsOf: id, listEnd: true }),
  command,
  args: ({ driver, body, rows }, who) => ({
    ...who,
    unfinished: body?.unfinished_new_status ?? null,
    running: runningOf(driver, rows).map((task) => ({
      taskId: task.id,
      orderId: task.linked_order,
      dockId: task.dock ? DockId.parse(task.dock) : null,
    })),
  }),
  refuses: ({ driver, body, rows }) =>
    body?.unfinished_new_status == null && runningOf(driver, rows).length > 0
      ? { verdict: 'conflict', error: actionTexts.hasRunningTasks, driver: driver.id }
      : null,
  also: ({ driver, body, rows, nowMs }) => {
    const running = runningOf(driver, rows);
    const isDelivered = body?.unfinished_new_status === 'received';
    return [
      ...patch('driver', driver, { is_back: false, activity: null, eta: null, eta_comparable: null }),
      ...(isDelivered ? delivered(running, nowMs) : backInList(running, rows)),
    ];
  },
  enters: ({ driver }) => [endPresence(driver)],
});

/** His tasks on the road, in the order of their rounds. */
const runningOf = (driver: Driver, rows: Rows) =>
  rows
    .all('task')
    .filter((task) => task.delivery_man_id === driver.id && task.status === 'shipping')
    .toSorted((one, other) => (one.dock ?? 0) - (other.dock ?? 0) || (one.dock_rank ?? 0) - (other.dock_rank ?? 0));

/** Delivered tasks keep their driver and their dock (DSP-629). */
const delivered = (tasks: readonly Task[], nowMs: number): Patch[] =>
  tasks.flatMap((task) => patch('task', task, { date_received: new Date(nowMs).toISOString(), eta: null }));

/** Ranked after the last task of the list, in their former order (DSP-629). */
const backInList = (tasks: readonly Task[], rows: Rows): Patch[] => [
  ...takeOut(tasks, rows),
  ...tasks.flatMap((task, at) => patch('task', task, { ordering: rows.listEnd + at + 1 })),
];
