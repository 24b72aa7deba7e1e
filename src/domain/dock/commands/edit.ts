import * as z from 'zod/mini';
import { namesSet, seenInForm, valuesOf } from '../../basis.ts';
import { CenterId } from '../../center/center-id.ts';
import { minutes, patchTo, queued } from '../../command.ts';
import { DriverId } from '../../driver/driver.ts';
import { Launchpad } from '../../launchpad.ts';
import { refuse } from '../../result.ts';
import { patch } from '../../rows.ts';
import { sentence } from '../../words/isolate.ts';
import { DockId } from '../dock.ts';
import { canEdit } from '../edit.ts';
import { dockCode, editRefusals, lifecycleRefusals } from '../text.ts';
import { dockCommand } from './dock-command.ts';

/** Changes of a dock by a person (DSP-460); a field left out keeps its value. */
export const DockEdit = z.object({
  target_driver: z.optional(z.nullable(DriverId)),
  target_vehicle: z.optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(40)))),
  name: z.optional(z.nullable(z.string().check(z.maxLength(80)))),
  ending_center: z.optional(z.nullable(CenterId)),
  launchpad: z.optional(z.nullable(Launchpad)),
});

const entriesOf = (set: z.infer<typeof DockEdit>) => Object.entries(set).filter(([, value]) => value !== undefined);

/** Driver, vehicle, name, ending center and launchpad of a dock (DSP-460, API-061). */
export const editDock = dockCommand('dock.edit', {
  args: z.object({ dockId: DockId, set: DockEdit, atMs: z.number(), ...seenInForm }),
  reads: ({ set }) => ({ driver: [set.target_driver ?? null] }),
  guard: ({ set, atMs }, dock, rows) => {
    const { target_driver: driver } = set;
    if (typeof driver === 'number' && !rows.get('driver', driver)) return refuse('noDriver');
    return canEdit(dock, rows.get('driver', dock.target_driver), atMs);
  },
  holds: ({ set }, dock) => {
    const row: Readonly<Record<string, unknown>> | undefined = dock;
    return row !== undefined && entriesOf(set).every(([field, value]) => (row[field] ?? null) === value);
  },
  basis: ({ set }, dock) => valuesOf(dock, namesSet(set)),
  effect: ({ set }, dock, rows) =>
    patch('dock', dock, {
      ...Object.fromEntries(entriesOf(set)),
      // The name on screen is still that of the former driver.
      ...(set.target_driver === undefined ? {} : { target_name: rows.get('driver', set.target_driver)?.name ?? null }),
    }),
  request: ({ dockId, set }) => patchTo(`/docks/${dockId}/`, { body: set }),
  delivery: queued(minutes(30)),
  text: {
    title: 'Modification de tournée',
    label: ({ dockId }) => `Modifier ${dockCode(dockId)}`,
    done: ({ dockId }) => `Tournée ${dockCode(dockId)} modifiée`,
    success: 'Sauvegarde effectuée',
    moved: ({ dockId, set }, rows) => {
      const dock = rows.get('dock', dockId);
      if (set.target_driver === undefined || !dock) return null;
      const driver = rows.get('driver', dock.target_driver)?.name ?? dock.target_name;
      return driver
        ? sentence`La tournée ${dockCode(dockId)} a été donnée à ${driver} entre-temps`
        : `La tournée ${dockCode(dockId)} n'a plus de livreur`;
    },
    refusals: { ...editRefusals, ...lifecycleRefusals },
  },
});
