import * as z from 'zod/mini';
import { minutes, post, queued } from '../../command.ts';
import { answersOne } from '../../documented-answer.ts';
import { DriverId } from '../../driver/driver.ts';
import { refuse } from '../../result.ts';
import { keyOf, patch, type Reader } from '../../rows.ts';
import { sentence } from '../../words/isolate.ts';
import { type Dock, DockId } from '../dock.ts';
import { canEdit } from '../edit.ts';
import { canSwitchDrivers } from '../lifecycle.ts';
import { dockCode, editRefusals, lifecycleRefusals } from '../text.ts';
import { dockCommand } from './dock-command.ts';

const SwitchArgs = z.object({
  dockId: DockId,
  otherId: DockId,
  /** As the user saw them: the driver of each dock, and the answer of the first one's driver (DSP-482). */
  driverId: z.nullable(DriverId),
  otherDriverId: z.nullable(DriverId),
  targetName: z.nullable(z.string()),
  otherTargetName: z.nullable(z.string()),
  accepted: z.nullable(z.boolean()),
  atMs: z.number(),
});

const driverOf = ({ target_driver: driver }: Pick<Dock, 'target_driver'>) => DriverId.safeParse(driver).data ?? null;

const driverNow = (rows: Reader, id: DockId) => {
  const dock = rows.get('dock', id);
  const name = rows.get('driver', dock?.target_driver ?? null)?.name ?? dock?.target_name;
  return name ? sentence`à ${name}` : 'sans livreur';
};

/** `Échanger les livreurs` (DSP-448, DSP-449, API-082). */
export const switchDrivers = dockCommand('dock.switchDrivers', {
  args: SwitchArgs,
  reads: ({ otherId }) => ({ dock: [otherId] }),
  lane: ({ otherId }) => [keyOf('dock', otherId)],
  guard: ({ otherId, driverId, otherDriverId, accepted, atMs }, dock, rows) => {
    const other = rows.get('dock', otherId);
    if (!other) return refuse('gone');
    const refusal =
      canSwitchDrivers(dock, other) ??
      canEdit(dock, rows.get('driver', dock.target_driver), atMs) ??
      canEdit(other, rows.get('driver', other.target_driver), atMs);
    if (refusal) return refusal;
    const isAsSeen =
      (dock.target_driver ?? null) === driverId &&
      (other.target_driver ?? null) === otherDriverId &&
      (dock.accepted_by_driver ?? null) === accepted;
    return isAsSeen ? null : refuse('changedMeanwhile');
  },
  anew: (args, dock, rows) => {
    const other = rows.get('dock', args.otherId);
    if (!other) return refuse('gone');
    return {
      ...args,
      driverId: driverOf(dock),
      otherDriverId: driverOf(other),
      targetName: dock.target_name ?? null,
      otherTargetName: other.target_name ?? null,
      accepted: dock.accepted_by_driver ?? null,
    };
  },
  // With the same driver on both, or none, before and after are the same.
  holds: ({ otherId, driverId, otherDriverId }, dock, rows) =>
    driverId !== otherDriverId &&
    (dock?.target_driver ?? null) === otherDriverId &&
    (rows.get('dock', otherId)?.target_driver ?? null) === driverId,
  basis: ({ otherId }, dock, rows) => {
    const other = rows.get('dock', otherId);
    return other && { driver: dock.target_driver ?? null, other_driver: other.target_driver ?? null };
  },
  // Each of the two rounds is read by a call of its own, and `reread` is one.
  isComparedByServerAlone: true,
  effect: ({ otherId, driverId, otherDriverId, targetName, otherTargetName }, dock, rows) => [
    ...patch('dock', dock, { target_driver: otherDriverId, target_name: otherTargetName }),
    ...patch('dock', rows.get('dock', otherId), { target_driver: driverId, target_name: targetName }),
  ],
  request: ({ dockId, otherId, accepted }) =>
    post('/dispatch/docks/switch_drivers_orders_docks/', {
      body: { from_dock_id: dockId, to_dock_id: otherId, accepted_by_driver_should_be: accepted },
    }),
  answers: ({ dockId, otherId }) => answersOne('dock', dockId, otherId),
  // The call does not name the drivers: done twice it is undone, and no server can notice.
  delivery: queued(minutes(15)),
  text: {
    title: 'Échange de livreurs',
    label: ({ dockId, otherId }) => `Échanger les livreurs de ${dockCode(dockId)} et ${dockCode(otherId)}`,
    done: ({ dockId, otherId }) => `Tournées ${dockCode(dockId)} et ${dockCode(otherId)}`,
    success: 'Les chauffeurs ont bien eu leur tournées échangées.',
    moved: ({ dockId, otherId }, rows) => {
      const [one, other] = [dockId, otherId].map((id) => driverNow(rows, id));
      return sentence`La tournée ${dockCode(dockId)} est à présent ${one ?? ''}, la tournée ${dockCode(otherId)} ${other ?? ''}`;
    },
    refusals: { ...editRefusals, ...lifecycleRefusals },
  },
});
