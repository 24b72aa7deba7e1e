import * as z from 'zod/mini';
import { CenterId } from '../../center/center-id.ts';
import { type Acceptance, get, guarded, minutes, patchTo, queued } from '../../command.ts';
import { answersFields } from '../../documented-answer.ts';
import { hasBasket, Launchpad, noBasket } from '../../launchpad.ts';
import { patch } from '../../rows.ts';
import { listOf } from '../../wire.ts';
import { centerOfDriver, DriverId } from '../driver.ts';
import { canChangeCenter, canManage, canStartActivity, canStopActivity } from '../presence.ts';
import { launchpadLabels } from '../text.ts';
import { vehicleLabel, vehicles } from '../vehicle.ts';
import { driverCommand, postDriver } from './driver-command.ts';

const who = { driverId: DriverId, driverName: z.string(), center: CenterId };

/** Changes the vehicle of a present driver (DSP-623, DSP-625, API-103). */
export const changeVehicle = driverCommand('driver.vehicle', {
  args: z.object({ ...who, vehicle: z.enum(vehicles) }),
  guard: (_, driver) => canManage(driver),
  holds: ({ vehicle }, driver) => driver.vehicle === vehicle,
  effect: ({ vehicle }, driver) => patch('driver', driver, { vehicle }),
  basis: (_, { vehicle }) => ({ vehicle: vehicle ?? null }),
  request: ({ driverId, vehicle }) => postDriver(driverId, 'vehicle', { vehicle }),
  delivery: queued(minutes(30)),
  title: 'Véhicule de livreur',
  label: ({ driverName, vehicle }) => `${driverName} : ${vehicleLabel(vehicle)}`,
});

/** Gives a driver a basket or takes it away (DSP-555, API-108). */
export const setLaunchpad = driverCommand('driver.launchpad', {
  args: z.object({ ...who, launchpad: Launchpad }),
  guard: () => null,
  holds: ({ launchpad }, driver) => (driver.launchpad ?? noBasket) === launchpad,
  effect: ({ launchpad }, driver) => patch('driver', driver, { launchpad }),
  request: ({ driverId, center, launchpad }) =>
    patchTo(`/drivers/${driverId}/`, { body: { center_id: center, launchpad } }),
  delivery: queued(minutes(30)),
  title: 'Panier de livreur',
  label: (args) => `${args.driverName} : ${launchpadLabels[hasBasket(args) ? 'give' : 'take']}`,
});

/** Sends a driver to another center (DSP-624, API-104). */
export const changeCenter = driverCommand('driver.center', {
  args: z.object({ ...who, to: CenterId, toName: z.string() }),
  guard: (_, driver) => canChangeCenter(driver),
  holds: ({ to }, driver) => centerOfDriver(driver) === to,
  effect: ({ to }, driver) => patch('driver', driver, { current_center_id: to }),
  request: ({ driverId, to }) => postDriver(driverId, 'change_center', { center_id: to }),
  delivery: guarded(minutes(15)),
  title: 'Centre de livreur',
  label: ({ driverName, toName }) => `${driverName} : centre ${toName}`,
});

/** The note of an activity; a blank one starts none (DSP-632). */
export const ActivityNote = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

export const startActivity = driverCommand('driver.startActivity', {
  args: z.object({ ...who, note: ActivityNote }),
  guard: (_, driver) => canStartActivity(driver),
  holds: ({ note }, driver) => driver.activity === note,
  effect: ({ note }, driver) => patch('driver', driver, { activity: note }),
  request: ({ driverId, note }) => postDriver(driverId, 'start_activity', { note }),
  delivery: guarded(minutes(15)),
  title: "Début d'activité",
  label: ({ driverName, note }) => `${driverName} : activité ${note}`,
});

/** Ends the activity. The answer names the docks and tasks it touched, which are read again (DSP-633, API-106). */
export const stopActivity = driverCommand('driver.stopActivity', {
  args: z.object(who),
  guard: (_, driver) => canStopActivity(driver),
  holds: (_, driver) => !driver.activity,
  effect: (_, driver) => patch('driver', driver, { activity: null }),
  request: ({ driverId }) => postDriver(driverId, 'stop_activity'),
  answers: () => answersFields('affected dock ids and shipping task ids', ['dock_ids', 'shipping_task_ids']),
  accept: (body) => ({ rows: [], reload: touchedBy(body) }),
  delivery: guarded(minutes(15)),
  title: "Fin d'activité",
  label: ({ driverName }) => `${driverName} : fin d'activité`,
});

function touchedBy(body: unknown): NonNullable<Acceptance['reload']> {
  const tasks = numbersOf(body, 'shipping_task_ids');
  return [
    ...numbersOf(body, 'dock_ids').map((id) => ({ kind: 'dock' as const, request: get(`/docks/${id}/`) })),
    ...(tasks.length > 0
      ? [{ kind: 'task' as const, request: get('/tasks/shipping/', { query: { ids: tasks.join(',') } }) }]
      : []),
  ];
}

const numbersOf = (body: unknown, key: string) => (listOf(body, key) ?? []).filter((id) => typeof id === 'number');
