import * as z from 'zod/mini';
import { guarded, minutes } from '../../command.ts';
import { patch } from '../../rows.ts';
import { Instant } from '../../schema.ts';
import { TaskId } from '../../task/task.ts';
import { DockId } from '../dock.ts';
import { canEdit } from '../edit.ts';
import { canDefine, canUndefine, isLoaded } from '../lifecycle.ts';
import { dockCode, editRefusals, lifecycleRefusals } from '../text.ts';
import { dockCommand, postDock } from './dock-command.ts';

const refusals = { ...editRefusals, ...lifecycleRefusals };

/** `Mise en chariot`: starts the trolley loading of a dock (DSP-407 to DSP-410, API-076 `define`). */
export const defineDock = dockCommand('dock.define', {
  /** `taskIds` are those on screen: all have to be finalised. */
  args: z.object({ dockId: DockId, taskIds: z.array(TaskId), at: Instant }),
  reads: ({ taskIds }) => ({ task: taskIds }),
  guard: ({ taskIds, at }, dock, rows) =>
    canEdit(dock, rows.get('driver', dock.target_driver), Date.parse(at)) ??
    canDefine(
      dock,
      // Tasks that joined since are checked by the server: only rows of `reads` are sure to be loaded.
      (dock.tasks ?? []).filter((id) => taskIds.includes(id)).map((id) => rows.get('task', id)),
    ),
  anew: (args, dock) => ({ ...args, taskIds: [...(dock.tasks ?? [])] }),
  holds: (_, dock) => !!dock?.defined_at,
  effect: ({ at }, dock) => patch('dock', dock, { defined_at: at, current_status: 'defined', status: 'defined' }),
  request: ({ dockId }) => postDock(dockId, 'define'),
  delivery: guarded(minutes(15)),
  text: {
    title: 'Mise en chariot',
    label: ({ dockId }) => `Mise en chariot de ${dockCode(dockId)}`,
    done: ({ dockId }) => `Tournée ${dockCode(dockId)} mise en chariot`,
    refusals,
  },
});

/** `Undefine`: makes a loaded empty dock free again (DSP-411, API-076 `undefine`). */
export const undefineDock = dockCommand('dock.undefine', {
  args: z.object({ dockId: DockId }),
  guard: (_, dock) => canUndefine(dock),
  holds: (_, dock) => !!dock && !dock.defined_at && !isLoaded(dock),
  effect: (_, dock) =>
    patch('dock', dock, {
      defined_at: null,
      loaded_at: null,
      load_info: null,
      current_status: 'draft',
      status: 'draft',
    }),
  request: ({ dockId }) => postDock(dockId, 'undefine'),
  delivery: guarded(minutes(15)),
  text: {
    title: 'Undefine',
    label: ({ dockId }) => `Undefine ${dockCode(dockId)}`,
    done: ({ dockId }) => `Undefine – Tournée ${dockCode(dockId)}`,
    refusals,
  },
});
