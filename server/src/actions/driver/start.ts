import * as z from 'zod/mini';
import { CenterId } from '../../../../src/domain/center/center-id.ts';
import { startDriver as command } from '../../../../src/domain/driver/commands/presence.ts';
import { vehicles } from '../../../../src/domain/driver/vehicle.ts';
import { patch } from '../../../../src/domain/rows.ts';
import { beginPresence } from '../../db/presences/presences.ts';
import { driverAction, elsewhere } from './driver-action.ts';

/** `START`: begins the presence of a driver of this center (DSP-622, API-100). */
export const startDriver = driverAction({
  service: 'start',
  summary: 'START : commence la présence du livreur',
  body: z.object({
    vehicle: z.enum(vehicles),
    center_id: CenterId,
    caller: z.nullish(z.string().check(z.maxLength(40))),
  }),
  command,
  args: ({ body }, who) => ({ ...who, vehicle: body.vehicle }),
  refuses: elsewhere(command.text),
  also: ({ driver, nowMs }) =>
    patch('driver', driver, {
      current_presence_start: new Date(nowMs).toISOString(),
      ...(driver.state === 'plan' ? { is_back: true, eta: null, eta_comparable: null } : {}),
    }),
  enters: ({ driver, body, nowMs }) => [beginPresence(driver, { vehicle: body.vehicle, startMs: nowMs })],
});
