import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import {
  ActivityNote,
  changeCenter as center,
  setLaunchpad as launchpad,
  startActivity as start,
  stopActivity as stop,
  changeVehicle as vehicle,
} from '../../../../src/domain/driver/commands/settings.ts';
import { vehicles } from '../../../../src/domain/driver/vehicle.ts';
import { Launchpad } from '../../../../src/domain/launchpad.ts';
import { patch } from '../../../../src/domain/rows.ts';
import { NoBody } from '../../http/input.ts';
import { driverAction, elsewhere } from './driver-action.ts';

/** DSP-625, API-103. */
export const changeVehicle = driverAction({
  service: 'vehicle',
  summary: 'Change le véhicule du livreur',
  body: z.object({ vehicle: z.enum(vehicles) }),
  command: vehicle,
  args: ({ body }, who) => ({ ...who, ...body }),
});

/** DSP-555, API-108. */
export const patchDriver = driverAction({
  summary: 'Modifie le livreur : panier',
  body: z.strictObject({ center_id: CenterId, launchpad: Launchpad }),
  command: launchpad,
  args: ({ body }, who) => ({ ...who, launchpad: body.launchpad }),
  refuses: elsewhere(launchpad.text),
});

/** Moves the driver from the lists of this center to those of the other (DSP-624, API-104). */
export const changeCenter = driverAction({
  service: 'change_center',
  summary: 'Envoie le livreur dans un autre centre',
  body: z.object({ center_id: CenterId }),
  centers: ({ center_id }) => [center_id],
  command: center,
  args: ({ body }, who) => ({ ...who, to: body.center_id, toName: '' }),
  // His place was in the queue he leaves.
  also: ({ driver }) => patch('driver', driver, { queue_position: null }),
  leaves: ({ driver, body }) => ({ driver: driver.id, to: body.center_id }),
});

/** DSP-632, API-105. */
export const startActivity = driverAction({
  service: 'start_activity',
  summary: 'Commence une activité du livreur',
  body: z.object({ note: ActivityNote }),
  command: start,
  args: ({ body }, who) => ({ ...who, ...body }),
});

/** The answer names the rounds that await the driver and their tasks, which are to be read again (DSP-633, API-106). */
export const stopActivity = driverAction({
  service: 'stop_activity',
  summary: "Termine l'activité du livreur",
  body: NoBody,
  reads: (id) => ({ roundsOf: id }),
  command: stop,
  args: (_, who) => who,
  answers: 'Touched',
  answer: ({ rows }) => {
    const docks = rows.all('dock');
    const shipping_task_ids = docks.flatMap((dock) => dock.tasks ?? []);
    return async () => ({ dock_ids: docks.map((dock) => dock.id), shipping_task_ids });
  },
});
