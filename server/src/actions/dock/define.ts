import { defineDock as define, undefineDock as undefine } from '../../../../src/domain/dock/commands/define.ts';
import { patch } from '../../../../src/domain/rows.ts';
import { NoBody } from '../../http/input.ts';
import { dockAction } from './dock-action.ts';

/** Starts the trolley loading (DSP-407, DSP-408, API-076); any other loading starts again. */
export const defineDock = dockAction({
  service: 'define',
  summary: 'Met la tournée en chariot',
  body: NoBody,
  command: define,
  args: ({ dock, nowMs }) => ({ dockId: dock.id, taskIds: [...(dock.tasks ?? [])], at: new Date(nowMs).toISOString() }),
  also: ({ dock }) => patch('dock', dock, { loaded_at: null, load_info: null }),
});

/** Makes a loaded empty dock free again (DSP-411, API-076). */
export const undefineDock = dockAction({
  service: 'undefine',
  summary: 'Libère une tournée chargée et vide',
  body: NoBody,
  command: undefine,
  args: ({ dock }) => ({ dockId: dock.id }),
});
