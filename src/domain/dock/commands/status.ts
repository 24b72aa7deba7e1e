import * as z from 'zod/mini';
import { minutes, patchTo, queued } from '../../command.ts';
import { patch } from '../../rows.ts';
import { DockId } from '../dock.ts';
import { canEdit } from '../edit.ts';
import { canInvalidate, canValidate } from '../lifecycle.ts';
import { dockCode, editRefusals, lifecycleRefusals } from '../text.ts';
import { dockCommand } from './dock-command.ts';

const StatusArgs = z.object({ dockId: DockId, status: z.enum(['moving', 'draft']), atMs: z.number() });

/** `Valider la tournée` and `Invalider la tournée` (DSP-403 to DSP-406, API-061). */
export const setDockStatus = dockCommand('dock.status', {
  args: StatusArgs,
  guard: ({ status, atMs }, dock, rows) =>
    canEdit(dock, rows.get('driver', dock.target_driver), atMs) ??
    (status === 'moving' ? canValidate(dock) : canInvalidate(dock)),
  holds: ({ status }, dock) => dock?.current_status === status,
  effect: ({ status }, dock) => patch('dock', dock, { current_status: status, status }),
  request: ({ dockId, status }) => patchTo(`/docks/${dockId}/`, { body: { current_status: status } }),
  delivery: queued(minutes(30)),
  text: {
    title: 'Validation de tournée',
    label: ({ dockId, status }) => `${status === 'moving' ? 'Valider' : 'Invalider'} la tournée ${dockCode(dockId)}`,
    done: ({ dockId, status }) => `Tournée ${dockCode(dockId)} ${status === 'moving' ? 'validée' : 'invalidée'}`,
    refusals: { ...editRefusals, ...lifecycleRefusals },
  },
});
