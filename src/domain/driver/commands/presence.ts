import * as z from 'zod/mini';
import { CenterId } from '../../center/center-id.ts';
import { guarded, minutes } from '../../command.ts';
import { DockId } from '../../dock/dock.ts';
import { OrderId } from '../../order/order.ts';
import { deliveryStatus } from '../../order/task-status.ts';
import { keyOf, type Patch, patch, type Reader } from '../../rows.ts';
import { TaskId } from '../../task/task.ts';
import { type Driver, DriverId } from '../driver.ts';
import { canManage, canReturn, canStart, offersPresenceMenu, offersStart } from '../presence.ts';
import { vehicleLabel, vehicles } from '../vehicle.ts';
import { driverCommand, postDriver } from './driver-command.ts';

const who = { driverId: DriverId, driverName: z.string(), center: CenterId };

/** `START`: begins the presence of a driver with a vehicle (DSP-621, DSP-622, API-100). */
export const startDriver = driverCommand('driver.start', {
  args: z.object({ ...who, vehicle: z.enum(vehicles) }),
  guard: (_, driver) => canStart(driver),
  holds: ({ vehicle }, driver) => !offersStart(driver) && driver.vehicle === vehicle,
  effect: ({ vehicle }, driver) =>
    patch('driver', driver, { ...(offersStart(driver) ? { state: startedState(driver) } : {}), vehicle }),
  request: ({ driverId, vehicle, center }) =>
    postDriver(driverId, 'start', { vehicle, center_id: center, caller: 'dispatch' }),
  delivery: guarded(minutes(15)),
  title: 'START livreur',
  label: ({ driverName, vehicle }) => `START ${driverName} (${vehicleLabel(vehicle)})`,
});

/** A driver who drives without a presence goes on driving. */
const startedState = ({ state }: Pick<Driver, 'state'>) => (state === 'run_not_present' ? 'run' : 'wait');

/** A task without a driver goes back to the to-dispatch list (DSP-629, DSP-321). */
const backInList = { delivery_man_id: null, group_uniq_id: null, dock: null, dock_rank: null };

const StopArgs = z.object({
  ...who,
  /** The status for the unfinished orders (DSP-628); null when he has no running task (DSP-626). */
  unfinished: z.nullable(z.enum(['prepared', 'received'])),
  /** His running tasks on screen, each with its order and dock. */
  running: z.array(z.object({ taskId: TaskId, orderId: OrderId, dockId: z.nullable(DockId) })),
});

/** `STOP`: ends the presence of a driver (DSP-626 to DSP-629, API-101). */
export const stopDriver = driverCommand('driver.stop', {
  args: StopArgs,
  reads: ({ running }) => ({
    task: running.map(({ taskId }) => taskId),
    order: running.map(({ orderId }) => orderId),
    dock: running.map(({ dockId }) => dockId),
  }),
  lane: ({ running }) => [
    ...running.flatMap(({ taskId, orderId }) => [keyOf('task', taskId), keyOf('order', orderId)]),
    ...docksOf(running).map((id) => keyOf('dock', id)),
  ],
  guard: (_, driver) => canManage(driver),
  holds: (_, driver) => !offersPresenceMenu(driver),
  effect: ({ unfinished, running }, driver, rows) => [
    ...patch('driver', driver, { state: 'plan', queue_position: null, current_presence_start: null }),
    ...(unfinished === null
      ? []
      : running.flatMap(({ taskId, orderId }) => [
          ...patch('order', rows.get('order', orderId), { status: unfinished }),
          ...patch('task', rows.get('task', taskId), {
            status: deliveryStatus(unfinished),
            // Delivered ones keep their driver and dock (DSP-629).
            ...(unfinished === 'prepared' ? backInList : {}),
          }),
        ])),
    ...(unfinished === 'prepared' ? docksOf(running).flatMap((id) => withoutTasks(id, running, rows)) : []),
  ],
  request: ({ driverId, unfinished }) =>
    postDriver(driverId, 'stop', unfinished === null ? {} : { unfinished_new_status: unfinished }),
  delivery: guarded(minutes(15)),
  title: 'STOP livreur',
  label: ({ driverName }) => `STOP ${driverName}`,
});

type Running = z.infer<typeof StopArgs>['running'];

const docksOf = (running: Running) => [...new Set(running.flatMap(({ dockId }) => dockId ?? []))];

function withoutTasks(dockId: DockId, running: Running, rows: Reader): readonly Patch[] {
  const dock = rows.get('dock', dockId);
  const leaving = new Set(running.map(({ taskId }) => taskId));
  return patch('dock', dock, { tasks: (dock?.tasks ?? []).filter((id) => !leaving.has(id)) });
}

/** `RETURN`: marks the driver as back (DSP-630, DSP-631, API-102). */
export const returnDriver = driverCommand('driver.return', {
  args: z.object(who),
  guard: (_, driver) => canReturn(driver),
  holds: (_, driver) => driver.is_back === true,
  effect: (_, driver) => patch('driver', driver, { is_back: true, state: 'wait' }),
  reachesFarther: true,
  request: ({ driverId }) => postDriver(driverId, 'process_return'),
  delivery: guarded(minutes(15)),
  title: 'RETURN livreur',
  label: ({ driverName }) => `RETURN ${driverName}`,
});
